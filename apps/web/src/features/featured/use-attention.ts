import { type FocusEvent, type PointerEvent, useState } from 'react';

/**
 * Whether a mouse rests on something or the keyboard is in it. Focus that a click left behind is
 * no attention: the reader has moved on.
 */
export function useAttention() {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  return {
    hasAttention: isHovered || isFocused,
    hoverListeners: {
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType !== 'touch'),
      onPointerLeave: () => setHovered(false),
    },
    focusListeners: {
      onFocus: (event: FocusEvent) => setFocused(event.target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}
