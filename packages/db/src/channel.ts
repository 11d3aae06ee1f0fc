/** Receives what any session of the database announces on a channel. */
export interface ChannelListener {
  onMessage(payload: string): void;
  /** Listening began (again) after a time without: anything may have been announced meanwhile. */
  onGap(): void;
  /** The connection was lost or could not be made; it is tried again without end. */
  onError(error: Error): void;
}

/** What ends the listening. */
export interface Subscription {
  close(): Promise<void>;
}

/** On which every change of the library is announced, by triggers (migration 003). */
export const LIBRARY_CHANNEL = 'library_changed';

/** A change of the library. */
export interface LibraryChange {
  /** The topic under which something changed; null where it was the categories or the version. */
  topicId: number | null;
}

/** Reads what the triggers announce. */
export function readLibraryChange(payload: string): LibraryChange {
  const [, topicId] = /^topic:(\d+)$/.exec(payload) ?? [];
  return { topicId: topicId === undefined ? null : Number(topicId) };
}
