import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Smaller bodies gain less than the header costs. */
const COMPRESSED_MIN_BYTES = 512;

/** For the visitor who waits: a 60 KB page in about 1.5 ms (quality 4 is as slow and larger). */
const QUICK_QUALITY = 5;
/** Done once behind the scenes: an eighth smaller, in about 50 ms of another thread. */
const BEST_QUALITY = 11;

/** How a body is compressed: quickly for the first visitor, or once as small as it gets. */
export type Form = 'br-quick' | 'br' | 'gzip';

function brotli(body: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return brotliAsync(body, { params });
}

/** Compresses a body off the main thread. */
export function compressBody(form: Form, body: Buffer): Promise<Buffer> {
  if (form === 'gzip') return gzipAsync(body, { level: constants.Z_BEST_COMPRESSION });
  return brotli(body, form === 'br' ? BEST_QUALITY : QUICK_QUALITY);
}

const COMPRESSIBLE =
  /^(?:text\/|application\/(?:json|javascript|xml|[\w.-]+\+(?:json|xml))|image\/svg)/;

/** Whether bodies of a media type become smaller: fonts and pictures are compressed already. */
export function isCompressible(type: string, bytes: number): boolean {
  return bytes >= COMPRESSED_MIN_BYTES && COMPRESSIBLE.test(type);
}
