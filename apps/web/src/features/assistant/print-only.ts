/** Prints one part of the page: styles/print-only.css hides what is neither in nor around it. */
export function printOnly(part: HTMLElement): void {
  const root = document.documentElement;
  part.dataset.printPart = '';
  root.dataset.printOnly = '';
  const restore = () => {
    delete part.dataset.printPart;
    delete root.dataset.printOnly;
  };
  window.addEventListener('afterprint', restore, { once: true });
  window.print();
}
