/** The attribute of the script element in which the server names the modules of the page. */
const MODULES = 'data-modules';

/** Fetches side by side what would be discovered one after the other. */
export function preloadModules(): void {
  const modules = document.querySelector(`script[${MODULES}]`)?.getAttribute(MODULES) ?? '';
  for (const href of modules.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}
