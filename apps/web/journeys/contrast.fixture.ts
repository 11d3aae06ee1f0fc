import type { Locator } from '@playwright/test';

interface Colored {
  /** The CSS property of the color. */
  of: string;
  pseudo?: string;
}

/**
 * The contrast of a color of an element with what it stands on, the first background behind it: 1
 * to 21, by https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio.
 */
export function contrast(element: Locator, { of, pseudo }: Colored): Promise<number> {
  return element.evaluate(
    (target, { property, pseudoElement }) => {
      const canvas = document
        .createElement('canvas')
        .getContext('2d', { willReadFrequently: true });
      if (canvas === null) throw new Error('This browser draws nothing.');
      const paint = (...colors: string[]): number => {
        for (const color of colors) {
          canvas.fillStyle = color;
          canvas.fillRect(0, 0, 1, 1);
        }
        const channels = [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)].map((channel) => {
          const share = channel / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        const [red = 0, green = 0, blue = 0] = channels;
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const isSeen = (color: string) => !/^(transparent|rgba\(.*, 0\))$/.test(color);
      // A border stands on what is behind the element.
      let behind: Element | null = property.startsWith('border') ? target.parentElement : target;
      while (behind !== null && !isSeen(getComputedStyle(behind).backgroundColor)) {
        behind = behind.parentElement;
      }
      const ground = behind === null ? 'white' : getComputedStyle(behind).backgroundColor;
      const color = getComputedStyle(target, pseudoElement).getPropertyValue(property);
      const [light, dark] = [paint(ground), paint(ground, color)].sort((one, two) => two - one);
      return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
    },
    { property: of, pseudoElement: pseudo },
  );
}
