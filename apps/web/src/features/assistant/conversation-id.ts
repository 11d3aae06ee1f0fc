const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const LENGTH = 20;

function randomAlphanumeric(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  return Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

let conversationId: string | undefined;

/** Ties follow-up questions together: made at the first question, the same until the page is left. */
export function getConversationId(): string {
  conversationId ??= randomAlphanumeric();
  return conversationId;
}
