import { WIDGET_FRAME_NAME } from '@hoa/core/widgets/widget-frame-name';

/** What /widget-frame.js does, which only a widget takes (vite.embed.config.ts). */
type WidgetFrame = typeof import('./widget-frame');
const WIDGET_FRAME = '/widget-frame.js';

/**
 * In the frame of a widget: marks the document before anything of it is painted, so that style
 * sheets leave out header and footer and the first frame has the colors of the host.
 *
 * @returns when somebody begins to use the widget; undefined for a page that is none
 */
export function enterWidget(): Promise<void> | undefined {
  const [name, scheme = ''] = window.name.split(' ');
  if (window.parent === window || name !== WIDGET_FRAME_NAME) return undefined;
  const { dataset } = document.documentElement;
  dataset.widget = scheme;
  if (scheme !== '') dataset.mantineColorScheme = scheme;
  return import(/* @vite-ignore */ WIDGET_FRAME).then(
    ({ serveWidget }: WidgetFrame) => serveWidget(),
    // Then the application does it all.
    () => {},
  );
}
