import { inflateRawSync } from 'node:zlib';

const END_OF_DIRECTORY = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const ENTRY_BYTES = 46;
const LOCAL_HEADER_BYTES = 30;
const DEFLATED = 8;

/** The files of a ZIP archive as texts, by their path (PKWARE APPNOTE, 4.3). */
export function readZip(archive: Buffer): Map<string, string> {
  const end = archive.lastIndexOf(END_OF_DIRECTORY);
  const files = new Map<string, string>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const method = archive.readUInt16LE(at + 10);
    const size = archive.readUInt32LE(at + 20);
    const [name, extra, comment] = [28, 30, 32].map((place) => archive.readUInt16LE(at + place));
    const path = archive.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + (name ?? 0));
    const local = archive.readUInt32LE(at + 42);
    const begin =
      local +
      LOCAL_HEADER_BYTES +
      archive.readUInt16LE(local + 26) +
      archive.readUInt16LE(local + 28);
    const bytes = archive.subarray(begin, begin + size);
    files.set(path, (method === DEFLATED ? inflateRawSync(bytes) : bytes).toString('utf8'));
    at += ENTRY_BYTES + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return files;
}
