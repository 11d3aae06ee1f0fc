/** The binding by which a page says how many milliseconds after a press something was to be seen. */
export const SEEN_BINDING = 'pressSeen';

/**
 * Run in a page before anything else: from a finger coming down to the first frame in which what was
 * pressed, or the page as a whole, looks different. Looks once in each frame, so that it is late
 * rather than early.
 *
 * @param binding the name of a function that is given the milliseconds
 */
export function watchPress(binding: string): void {
  const PRESSABLE = 'a[href], button, summary, label, select, [role="button"], [role="option"]';
  const say: unknown = Reflect.get(window, binding);
  // A dialog of the browser would stop everything else, the measuring with it.
  window.print = () => {};
  document.addEventListener('portal:live', () => Object.assign(window, { isLive: true }));
  window.addEventListener(
    'pointerdown',
    (down) => {
      const target = down.target instanceof Element ? down.target : null;
      const around = target?.closest('label') ?? target?.closest(PRESSABLE);
      if (!around || typeof say !== 'function') return;
      const isLive = 'isLive' in window;
      const look = () => {
        const { opacity, backgroundColor, outlineStyle, color, transform, borderTopColor } =
          getComputedStyle(around);
        const { mantineColorScheme } = document.documentElement.dataset;
        return [
          ...[opacity, backgroundColor, outlineStyle, color, transform, borderTopColor],
          ...around.getAttributeNames().map((name) => around.getAttribute(name)),
          ...[mantineColorScheme, document.querySelector('h1')?.textContent],
          document.querySelectorAll('.opening-note, [role="alert"], dialog[open]').length,
          document.querySelectorAll('[aria-busy="true"], details[open]').length,
        ].join();
      };
      const before = look();
      const frame = () => {
        if (look() === before) {
          requestAnimationFrame(frame);
          return;
        }
        // The task after the frame: what was changed is on the screen.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => say(performance.now() - down.timeStamp, isLive);
        port2.postMessage(null);
      };
      requestAnimationFrame(frame);
    },
    { capture: true },
  );
}
