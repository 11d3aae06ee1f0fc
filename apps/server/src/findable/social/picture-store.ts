/** Bytes of pictures kept: the whole library of 127 takes 10.4 MB. */
const MAX_BYTES = 16 * 1024 * 1024;

/** Draws the picture that a key stands for. */
export type DrawPicture = () => Promise<Buffer>;

/**
 * Pictures in memory, the ones asked for longest ago dropped first. Each is drawn once however
 * many ask at the same time, and one after the other, so that drawing never takes the machine
 * from the pages.
 */
export class PictureStore {
  readonly #maxBytes: number;
  readonly #pictures = new Map<string, Buffer>();
  readonly #underWay = new Map<string, Promise<Buffer>>();
  #bytes = 0;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(maxBytes = MAX_BYTES) {
    this.#maxBytes = maxBytes;
  }

  /** The picture under a key, drawn now unless it is kept. A failed drawing is not kept. */
  get(key: string, draw: DrawPicture): Promise<Buffer> {
    const kept = this.#pictures.get(key);
    if (kept !== undefined) {
      this.#pictures.delete(key);
      this.#pictures.set(key, kept);
      return Promise.resolve(kept);
    }
    const drawing = this.#underWay.get(key) ?? this.#draw(key, draw);
    this.#underWay.set(key, drawing);
    return drawing;
  }

  async #draw(key: string, draw: DrawPicture): Promise<Buffer> {
    const turn = this.#queue.then(draw);
    this.#queue = turn.catch(() => {});
    try {
      const picture = await turn;
      this.#keep(key, picture);
      return picture;
    } finally {
      this.#underWay.delete(key);
    }
  }

  #keep(key: string, picture: Buffer): void {
    this.#pictures.set(key, picture);
    this.#bytes += picture.length;
    for (const [oldest, { length }] of this.#pictures) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#pictures.delete(oldest);
      this.#bytes -= length;
    }
  }
}
