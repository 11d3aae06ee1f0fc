/** Milliseconds after which a page that is not drawn, as in a hidden tab, goes on all the same. */
const NOT_DRAWN_MS = 300;

/** Calls back once, after the browser has drawn the page for the first time. */
export function afterFirstFrame(callback: () => void): void {
  let isCalled = false;
  const callOnce = () => {
    if (isCalled) return;
    isCalled = true;
    callback();
  };
  setTimeout(callOnce, NOT_DRAWN_MS);
  // The frame itself comes after the callback, and before the next task.
  requestAnimationFrame(() => setTimeout(callOnce));
}
