/** A frame of another site that is out of view draws nothing: so long in milliseconds it is waited for. */
const NO_FRAME_MS = 200;

/**
 * Calls back when the next frame has been drawn, or when none comes.
 *
 * @returns what calls it off
 */
export function afterFrame(callback: () => void): () => void {
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(callback);
  });
  let timer = setTimeout(() => {
    cancelAnimationFrame(frame);
    callback();
  }, NO_FRAME_MS);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
