import { escapeHtml } from '@hoa/core/text/escape-html';

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 has no way to write these
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A plain text as XML text or as a quoted attribute value, without what XML 1.0 cannot hold. */
export function xmlText(text: string): string {
  return escapeHtml(text.toWellFormed().replace(UNWRITABLE, ''));
}
