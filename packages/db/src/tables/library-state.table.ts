/** What the stored library was loaded from. */
export interface LibraryStateTable {
  key: 'content-version';
  value: string;
}
