/** The binding by which a page says how many milliseconds after a press something was to be seen. */
export const SEEN_BINDING = 'pressSeen';

/**
 * Run in a page before anything else: from a finger coming down to the frame on the screen in which
 * what was pressed, or the page as a whole, looks different. When a frame came to the screen is what
 * the browser says of the events before it (the Event Timing API, in steps of 8 ms); where it says
 * nothing, the task after the frame stands for it, which is late rather than early.
 *
 * @param binding the name of a function that is given the milliseconds
 */
export function watchPress(binding: string): void {
  const PRESSABLE = 'a[href], button, summary, label, select, [role="button"], [role="option"]';
  /** Until when the browser may still tell of an event, in milliseconds. */
  const TOLD_MS = 1_000;
  const say: unknown = Reflect.get(window, binding);
  // A dialog of the browser would stop everything else, the measuring with it.
  window.print = () => {};
  document.addEventListener('portal:live', () => Object.assign(window, { isLive: true }));
  /** When the frame after each event came to the screen. */
  const shownAt: number[] = [];
  const everyEvent = { type: 'event', durationThreshold: 16, buffered: true };
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) shownAt.push(startTime + duration);
  }).observe(everyEvent);

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
        const drawnAt = performance.now();
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          const afterFrame = performance.now();
          const tell = () => {
            const told = shownAt.filter((at) => at >= drawnAt && at <= afterFrame);
            say(Math.min(afterFrame, ...told) - down.timeStamp, isLive);
          };
          // A page that is left can tell no more; what it knows has to do.
          addEventListener('pagehide', tell, { once: true });
          setTimeout(tell, TOLD_MS);
        };
        port2.postMessage(null);
      };
      requestAnimationFrame(frame);
    },
    { capture: true },
  );
}
