import { LRUCache } from 'lru-cache';

/** Bytes of pictures kept: the whole library of 127 takes 10.4 MB. */
const BYTES_MAX = 16 * 1024 * 1024;

/** Draws the picture that a key stands for. */
export type DrawPicture = () => Promise<Buffer>;

/**
 * Pictures in memory, the ones asked for longest ago dropped first. Each is drawn once however
 * many ask at the same time, and one after the other, so that drawing never takes the machine
 * from the pages.
 */
export class PictureStore {
  readonly #pictures: LRUCache<string, Buffer, DrawPicture>;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(maxBytes = BYTES_MAX) {
    this.#pictures = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ length }) => length,
      fetchMethod: (_key, _stale, { context: draw }) => this.#inTurn(draw),
      // A picture under way is sent also when there is no room to keep it.
      ignoreFetchAbort: true,
    });
  }

  /** The picture under a key, drawn now unless it is kept. A failed drawing is not kept. */
  get(key: string, draw: DrawPicture): Promise<Buffer> {
    return this.#pictures.forceFetch(key, { context: draw });
  }

  #inTurn(draw: DrawPicture): Promise<Buffer> {
    const turn = this.#queue.then(draw);
    this.#queue = turn.catch(() => {});
    return turn;
  }
}
