import 'react';

declare module 'react' {
  interface CSSProperties {
    /** The hue of a card, set to one of the portal's category hues. */
    '--hue'?: string | undefined;
    /** The pale ground that goes with the hue. */
    '--tint'?: string | undefined;
    /** Height of what a frame hides below the part that the visitor sees. */
    '--hidden-below'?: string;
    /** How long the carousel's progress bar takes to fill. */
    '--rotation'?: string;
  }
}
