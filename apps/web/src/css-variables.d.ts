import 'react';

declare module 'react' {
  interface CSSProperties {
    /** The hue of a card, set to one of the portal's category hues. */
    '--hue'?: string | undefined;
    /** The pale ground that goes with the hue. */
    '--tint'?: string | undefined;
    /** Where the part that the visitor sees ends, from the top of the document. */
    '--visible-end'?: string;
    /** How long the carousel's progress bar takes to fill. */
    '--rotation'?: string;
  }
}
