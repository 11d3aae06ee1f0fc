import type { WidgetElements } from '@hoa/core/widgets/widget-elements';

/** The tags of the widgets, which the page that makes them shows as any other site does. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends WidgetElements {}
  }
}
