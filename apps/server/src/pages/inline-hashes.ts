import { createHash } from 'node:crypto';
import type { InlineHashes } from '../http/security-headers.ts';

const INLINE_ELEMENT = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
/** Data that no browser runs, to which the policy does not apply. */
const IS_DATA = /\btype="application\/(?:ld\+)?json"/;
const HAS_SOURCE = /\bsrc="/;

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * Hashes of the scripts and styles that a document holds inline.
 *
 * @param html a document with nobody's text in it: whatever it holds is allowed on every page
 */
export function inlineHashes(html: string): InlineHashes {
  const elements = [...html.matchAll(INLINE_ELEMENT)]
    .map(([, name, attributes = '', text = '']) => ({ name, attributes, text }))
    .filter(({ attributes }) => !IS_DATA.test(attributes) && !HAS_SOURCE.test(attributes));
  const hashesOf = (wanted: string) => [
    ...new Set(elements.filter(({ name }) => name === wanted).map(({ text }) => hashOf(text))),
  ];
  return { scripts: hashesOf('script'), styles: hashesOf('style') };
}
