import { expect } from 'vitest';

/** Width and height as the header of a PNG says them. */
export function pngSize(png: Buffer): [number, number] {
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}
