import { FRAME_HEIGHT_EXTRA_PX } from '@hoa/core/constants';
import { SITE_NAME } from '@hoa/core/site';
import { WIDGET_FRAME_NAME } from '@hoa/core/widgets/widget-frame-name';
import {
  attributeFault,
  WIDGETS,
  type WidgetAttribute,
  type WidgetAttributes,
  type WidgetTag,
} from '@hoa/core/widgets/widgets';
import type { FrameMessage } from '../features/frame/frame-messages';
import { createFrame, hearFrame, showTop } from './embed-frame';
import { type ColorScheme, followScheme } from './host-scheme';

/** Attributes that every widget reads, beside its own. */
const COMMON_ATTRIBUTES = ['label', 'theme', 'portal'] as const;

/** Pixels below the content that stay free: it may grow a little before its page says so. */
const SLACK_PX = 24;

/** Longest time in milliseconds that a widget waits for the pictures of its host. */
const HOST_TIMEOUT_MS = 3_000;

/** The look of every widget, as an object: the policy of a host page may forbid style elements. */
const STYLE_SHEET = new CSSStyleSheet();
STYLE_SHEET.replaceSync(`
:host { display: block; min-width: 0 }
:host([hidden]) { display: none }
div { box-sizing: border-box; overflow: hidden; border: 1px solid #e5ded3; border-radius: 12px; background: #faf7f2 }
[data-scheme=dark] { border-color: #2b3638; background: #12191a }
a { display: inline-block; padding: 0.5em 0.25em; color: inherit; font-size: 0.875em }
`);

/** Pixels that a widget takes at first which is small at rest, with its host in view below it. */
const FIRST_HEIGHTS: Partial<Record<WidgetTag, number>> = { 'hoa-ask': 450 };

/** Calls back when the host page has what it is read for: its own text and pictures come first. */
function whenHostIsReady(signal: AbortSignal, callback: () => void): void {
  let isDone = false;
  const go = () => {
    if (!isDone && !signal.aborted) callback();
    isDone = true;
  };
  if (document.readyState === 'complete') go();
  else {
    addEventListener('load', go, { signal });
    setTimeout(go, HOST_TIMEOUT_MS);
  }
}

/**
 * The element of a tag: a frame with a page of the portal, and a link to that page below it. Where
 * no script runs, or no page is named, the browser shows what stands inside the tag.
 *
 * @param portal the origin of the script, empty where it is not known; a tag may name another as
 * its `portal`
 */
export function widgetElement(tag: WidgetTag, portal: string): CustomElementConstructor {
  const { title, reads, path } = WIDGETS[tag];
  const ownAttributes: readonly WidgetAttribute[] = reads;

  return class extends HTMLElement {
    static observedAttributes = [...ownAttributes, ...COMMON_ATTRIBUTES];

    readonly #root = this.attachShadow({ mode: 'open' });
    readonly #holder = document.createElement('div');
    readonly #link = document.createElement('a');
    #frame: HTMLIFrameElement | undefined;
    /** Ends what listens for this element. */
    #life: AbortController | undefined;
    /** Ends what listens for its frame. */
    #frameLife: AbortController | undefined;
    #isHostReady = false;
    #hostScheme: ColorScheme = 'light';

    constructor() {
      super();
      this.#root.adoptedStyleSheets = [STYLE_SHEET];
      this.#holder.part.add('frame');
      this.#link.part.add('link');
      this.#link.target = '_blank';
      this.#link.rel = 'noopener';
      this.#link.textContent = `Open on the ${SITE_NAME}`;
    }

    connectedCallback(): void {
      this.#life = new AbortController();
      const { signal } = this.#life;
      this.#takeRoom();
      followScheme(
        this,
        (scheme) => {
          this.#hostScheme = scheme;
          this.#showScheme();
        },
        signal,
      );
      whenHostIsReady(signal, () => {
        this.#isHostReady = true;
        this.#showPage();
      });
    }

    disconnectedCallback(): void {
      this.#life?.abort();
      this.#dropFrame();
      this.#isHostReady = false;
    }

    attributeChangedCallback(name: string): void {
      if (!this.#isHostReady) return;
      if (name === 'theme') this.#showScheme();
      else if (name === 'label') this.#nameFrame();
      else this.#showPage();
    }

    /** Makes the place of the frame as tall as its host left room for: nothing below it moves. */
    #takeRoom(): void {
      // Alone: what the holder showed before its host moved it is no room that the host keeps.
      this.#root.replaceChildren(this.#link);
      const room = this.offsetHeight - this.#link.offsetHeight;
      const isKept = room > SLACK_PX;
      const height = isKept ? room : (FIRST_HEIGHTS[tag] ?? innerHeight);
      // Nor does the link move, where the host keeps more room than there is to show.
      this.#holder.style.minHeight = isKept ? `${room}px` : '';
      this.#holder.style.height = `${height}px`;
      this.#root.prepend(this.#holder);
    }

    /** The page that the attributes name, undefined where they name none, and their faults. */
    #readAttributes() {
      const attributes: WidgetAttributes = {};
      for (const name of ownAttributes) attributes[name] = this.getAttribute(name) ?? undefined;
      const faults = ownAttributes.map((name) => attributeFault(name, attributes[name]));
      const named = path(attributes);
      const origin = this.getAttribute('portal') || portal;
      let page: URL | undefined;
      try {
        if (named !== undefined) page = new URL(named, origin);
      } catch {
        faults.push(`portal="${origin}" is no address such as https://portal.example.org`);
      }
      return { page, faults };
    }

    #nameFrame(): void {
      if (this.#frame !== undefined) this.#frame.title = this.getAttribute('label') ?? title;
    }

    #showScheme(): void {
      const theme = this.getAttribute('theme');
      const colorScheme = theme === 'light' || theme === 'dark' ? theme : this.#hostScheme;
      this.#holder.dataset.scheme = colorScheme;
      if (this.#frame === undefined) return;
      this.#frame.name = `${WIDGET_FRAME_NAME} ${colorScheme}`;
      this.#frame.contentWindow?.postMessage({ type: 'setColorScheme', colorScheme }, '*');
    }

    #dropFrame(): void {
      this.#frameLife?.abort();
      this.#frame?.remove();
      this.#frame = undefined;
    }

    /** Shows the page that is named, or else what stands inside the tag. */
    #showPage(): void {
      const { page, faults } = this.#readAttributes();
      if (page !== undefined && this.#frame?.src === page.href) return;
      for (const fault of faults) if (fault) reportError(new Error(`<${tag}>: ${fault}`));
      this.#dropFrame();
      if (page === undefined) {
        this.#root.replaceChildren(document.createElement('slot'));
        return;
      }
      this.#link.href = page.href;
      this.#root.replaceChildren(this.#holder, this.#link);
      this.#frameLife = new AbortController();
      const { signal } = this.#frameLife;
      // A new frame: another address in the same one would be a step in the history of the host.
      this.#frame = createFrame(page, title, '100%');
      this.#nameFrame();
      this.#showScheme();
      // What changed while the page was on its way.
      this.#frame.addEventListener('load', () => this.#showScheme(), { signal });
      this.#followMessages(this.#frame, page.origin, signal);
      this.#holder.append(this.#frame);
    }

    #followMessages(frame: HTMLIFrameElement, origin: string, signal: AbortSignal): void {
      let hasHeight = false;
      let hasPage = false;
      const onMessage = (message: FrameMessage) => {
        if (message.type === 'pageEntered') {
          this.#link.href = origin + message.path;
          // The first page is where the host put it; the reader went to any other.
          if (hasPage) showTop(this);
          hasPage = true;
        }
        if (message.type !== 'setHeight') return;
        // Most of the margin that a whole page asks for is left out.
        this.#holder.style.height = `${message.height - FRAME_HEIGHT_EXTRA_PX + SLACK_PX}px`;
        if (!hasHeight) this.dispatchEvent(new Event('hoa-ready', { bubbles: true }));
        hasHeight = true;
      };
      hearFrame(frame, origin, onMessage, signal);
    }
  };
}
