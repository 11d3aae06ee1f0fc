const FACTOR = 8;
const ATTEMPTS = 12;

function timeMs(work: () => void): number {
  const startedAt = Date.now();
  work();
  return Date.now() - startedAt;
}

/**
 * How much longer a long text takes than as much text in eight parts: about 1 where time is
 * linear, 8 where it is quadratic. The least of several attempts, since a busy machine slows one
 * side or the other at random.
 *
 * @param pieces repeated to the length wanted
 */
export function timeRatio(work: (text: string) => void, piece: string, chars = 400_000): number {
  const long = piece.repeat(Math.ceil(chars / piece.length));
  const part = piece.repeat(Math.ceil(chars / FACTOR / piece.length));
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < ATTEMPTS && least > 1.5; attempt++) {
    const parts = timeMs(() => {
      for (let i = 0; i < FACTOR; i++) work(part);
    });
    // Below a few milliseconds the clock tells nothing.
    least = Math.min(least, timeMs(() => work(long)) / Math.max(parts, 5));
  }
  return least;
}
