import type { WidgetAttributes, WidgetLook, WidgetTag } from './widgets.ts';

/** What any element takes in JSX, without knowing which framework reads it. */
interface ElementProps {
  id?: string;
  className?: string;
  style?: Readonly<Record<string, string | number>>;
  hidden?: boolean;
  slot?: string;
  /** What is shown where no script runs. */
  children?: unknown;
}

/** What the tag of a widget takes beside it. */
interface WidgetProps extends WidgetAttributes, Omit<WidgetLook, 'room'> {
  key?: string | number | null;
  /** Any kind of reference to the element. */
  ref?: ((element: never) => void) | { current: unknown } | null;
}

/**
 * The tags as elements of JSX. With what React's own elements take, events among it:
 *
 *     declare module 'react' {
 *       namespace JSX {
 *         interface IntrinsicElements extends WidgetElements<HTMLAttributes<HTMLElement>> {}
 *       }
 *     }
 */
export type WidgetElements<Props = ElementProps> = Record<WidgetTag, WidgetProps & Props>;
