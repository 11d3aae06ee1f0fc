/**
 * /widget-frame.js, which a page of the portal takes when it is shown as a widget, and no other
 * page: until somebody uses the widget there is nothing of the application in its frame.
 */

import type { ColorScheme } from '../embed/host-scheme';
import { postToHost } from '../features/frame/frame-messages';
import { CONTENT_ID, reportHeight } from '../features/frame/report-height';
import { LIVE_EVENT } from './early-events';
import { PAGE_EVENT } from './page-shown';

/** What only somebody does who is about to use the widget. */
const USES = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input'] as const;

/** Pages that belong together: a link from one to another stays in the frame. */
const FAMILIES: readonly (readonly string[])[] = [['guides', 'tools', 'letters']];

const folderOf = (pathname: string) => pathname.split('/')[1] ?? '';

/** Whether a link leads to more of what the widget shows. */
export function staysInside(from: string, to: string): boolean {
  const [here, there] = [folderOf(from), folderOf(to)];
  return here === there || FAMILIES.some((all) => all.includes(here) && all.includes(there));
}

/** A link that leads away from what the widget is about opens beside the host page. */
function openBeside({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const { origin, pathname } = window.location;
  if (link === null || link.hasAttribute('download')) return;
  if (link.origin === origin && staysInside(pathname, link.pathname)) return;
  link.target = '_blank';
  link.relList.add('noopener');
}

/** What a component does with a click on a link, it would do in the frame. */
function leaveToBrowser(event: Event): void {
  const { target } = event;
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (link?.getAttribute('target') === '_blank') event.stopPropagation();
}

/** Takes the color scheme of the host page, and holds it, whatever the application finds stored. */
function followHost(): void {
  const { dataset } = document.documentElement;
  const show = () => {
    const { widget } = dataset;
    if (widget && dataset.mantineColorScheme !== widget) dataset.mantineColorScheme = widget;
  };
  new MutationObserver(show).observe(document.documentElement, { attributes: true });
  window.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (source !== window.parent || typeof data !== 'object' || data === null) return;
    const schemes: readonly unknown[] = ['light', 'dark'] satisfies ColorScheme[];
    if (!('colorScheme' in data) || !schemes.includes(data.colorScheme)) return;
    dataset.widget = String(data.colorScheme);
  });
}

/**
 * Calls the main part of the page by its title: the page around the frame has a main part as well,
 * and may have other widgets.
 */
function nameMain(): void {
  const name = () => document.getElementById('main')?.setAttribute('aria-label', document.title);
  name();
  const observer = new MutationObserver(name);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
}

/** Says which page is shown: the host page has a link to it. */
function announce(): void {
  const { pathname, search } = window.location;
  postToHost({ type: 'pageEntered', path: pathname + search });
}

/** Says the height until the application is there, which goes on with it. */
function report(): void {
  const content = document.getElementById(CONTENT_ID);
  if (content === null) return;
  document.addEventListener(LIVE_EVENT, reportHeight(content), { once: true });
}

/**
 * Does for a widget what the application does for a page: says its height, follows the color scheme
 * of the host and opens links beside it.
 *
 * @returns when somebody begins to use the widget, which is when the application is wanted
 */
export function serveWidget(): Promise<void> {
  followHost();
  const begin = () => {
    announce();
    report();
    nameMain();
  };
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', begin, { once: true });
  } else begin();
  document.addEventListener(PAGE_EVENT, announce);
  for (const type of ['pointerover', 'pointerdown', 'focusin']) {
    document.addEventListener(type, openBeside, { capture: true, passive: true });
  }
  // Before any other listener: that of the window comes first.
  for (const type of ['click', 'auxclick']) {
    window.addEventListener(type, leaveToBrowser, { capture: true });
  }
  return new Promise((resolve) => {
    for (const type of USES) {
      document.addEventListener(type, () => resolve(), {
        capture: true,
        once: true,
        passive: true,
      });
    }
  });
}
