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
  const TOLD_MS = 250;
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
      // Attributes alone: to ask for computed styles would cost a page as much as the press does. What
      // they look like is for the journeys to say.
      const look = () =>
        [
          ...around.getAttributeNames().map((name) => `${name}=${around.getAttribute(name)}`),
          // A list of choices is pressed within its label.
          around.querySelector('[data-pressed]') === null,
          document.documentElement.dataset.mantineColorScheme,
          document.querySelector('.opening-note, [role="alert"], dialog[open]') === null,
        ].join();
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
