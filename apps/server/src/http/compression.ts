import { constants } from 'node:zlib';
import type { FastifyCompressOptions } from '@fastify/compress';

/**
 * How responses made for one request are compressed; those in memory are compressed once. Each
 * piece of a stream is flushed as soon as it is there, or a streamed answer would arrive all at
 * once. Other encodings than these two need another flush and have no advantage here.
 */
export const COMPRESSION: FastifyCompressOptions = {
  global: true,
  encodings: ['br', 'gzip'],
  brotliOptions: {
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
  },
  zlibOptions: { flush: constants.Z_SYNC_FLUSH },
};
