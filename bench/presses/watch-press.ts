/** The binding by which a page says how many milliseconds after a press something was to be seen. */
export const SEEN_BINDING = 'pressSeen';

/**
 * Run in a page before anything else: from a finger coming down to the frame on the screen in which
 * what was pressed, or the page as a whole, looks different. When a frame came to the screen is what
 * the browser says of the events before it (the Event Timing API, in steps of 8 ms); where it says
 * nothing, the task after the frame stands for it, which is late rather than early. What changes is
 * observed and not looked for: on a slow phone a look through the page takes as long as its answer.
 *
 * @param binding the name of a function that is given the milliseconds
 */
export function watchPress(binding: string): void {
  const PRESSABLE = 'a[href], button, summary, label, select, [role="button"], [role="option"]';
  const SCHEME = 'data-mantine-color-scheme';
  /** Until when the browser may still tell of an event, in milliseconds. */
  const TOLD_MS = 250;
  const say: unknown = Reflect.get(window, binding);
  // A dialog of the browser would stop everything else, the measuring with it.
  window.print = () => {};
  /** Whether a change can be seen: of what was pressed, of the color scheme, or a sign put up. */
  const isSeen = (change: MutationRecord, around: Element) => {
    const { type, target, addedNodes, attributeName } = change;
    const isSign = (node: Node) =>
      node instanceof Element && node.matches('.opening-note, [role="alert"], dialog[open]');
    if (type === 'childList') return [...addedNodes].some(isSign);
    return attributeName === SCHEME || around.contains(target) || isSign(target);
  };
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
      const inFrame = () => {
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
      const observer = new MutationObserver((changes) => {
        if (!changes.some((change) => isSeen(change, around))) return;
        observer.disconnect();
        requestAnimationFrame(inFrame);
      });
      observer.observe(document, { attributes: true, childList: true, subtree: true });
    },
    { capture: true },
  );
}
