import type { WidgetAttributes, WidgetLook, WidgetTag } from './widgets.ts';

/** What may stand on the tag of a widget in JSX, without knowing which framework reads it. */
interface WidgetProps extends WidgetAttributes, Omit<WidgetLook, 'room'> {
  id?: string;
  className?: string;
  style?: Readonly<Record<string, string | number>>;
  hidden?: boolean;
  key?: string | number | null;
  /** Any kind of reference to the element. */
  ref?: ((element: never) => void) | { current: unknown } | null;
}

/**
 * The tags as elements of JSX, for React:
 *
 *     declare module 'react' {
 *       namespace JSX {
 *         interface IntrinsicElements extends WidgetElements {}
 *       }
 *     }
 */
export type WidgetElements = Record<WidgetTag, WidgetProps>;
