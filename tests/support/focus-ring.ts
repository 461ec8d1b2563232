import type {Page} from '@playwright/test';

/**
 * The faults of the focus indicator on the focused element. It may be missing, thinner than 2 CSS pixels, or with less than 3:1 contrast to
 * its background (WCAG 2.4.13). It may be below another element (2.4.11), or cut off by the window or a box that hides its overflow.
 *
 * @returns `undefined` when no element of the page has the focus
 */
export async function findRingFaults(page: Page): Promise<string[] | undefined> {
  return page.evaluate(() => {
    type Colour = readonly [red: number, green: number, blue: number, alpha: number];
    const focused = document.activeElement;
    if (!focused || focused === document.body) {
      return undefined;
    }

    const context = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
    const read = (text: string): Colour => {
      if (!context) {
        throw new Error('no canvas');
      }
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = text;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
      return [red, green, blue, alpha / 255];
    };
    const over = ([r, g, b, a]: Colour, below: Colour): Colour => [
      r * a + below[0] * (1 - a),
      g * a + below[1] * (1 - a),
      b * a + below[2] * (1 - a),
      1,
    ];
    const backgroundOf = (element: Element | null): Colour =>
      element
        ? over(read(getComputedStyle(element).backgroundColor), backgroundOf(element.parentElement))
        : [255, 255, 255, 1];
    const luminance = (colour: Colour): number => {
      const [red = 0, green = 0, blue = 0] = colour
        .slice(0, 3)
        .map((value) => value / 255)
        .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const hasRing = (element: Element) => {
      const {outlineStyle, outlineWidth} = getComputedStyle(element);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    };

    // The text of an editor and the field of a search let the box around them show the ring.
    const ring = [focused, focused.parentElement, focused.parentElement?.parentElement].find(
      (element) => element && hasRing(element),
    );
    if (!ring) {
      return ['no ring'];
    }
    const faults: string[] = [];
    const style = getComputedStyle(ring);
    const offset = parseFloat(style.outlineOffset);
    const ground = backgroundOf(offset < 0 ? ring : ring.parentElement);
    const [light = 0, dark = 0] = [over(read(style.outlineColor), ground), ground]
      .map(luminance)
      .sort((first, second) => second - first);
    const contrast = (light + 0.05) / (dark + 0.05);
    if (contrast < 3) {
      faults.push(`contrast ${contrast.toFixed(2)}`);
    }

    const reach = offset + parseFloat(style.outlineWidth);
    const rects = [...ring.getClientRects()];
    const box = {
      left: Math.min(...rects.map(({left}) => left)) - reach,
      top: Math.min(...rects.map(({top}) => top)) - reach,
      right: Math.max(...rects.map(({right}) => right)) + reach,
      bottom: Math.max(...rects.map(({bottom}) => bottom)) + reach,
    };
    const isInside = (outer: Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>) =>
      box.left >= outer.left - 0.5 &&
      box.top >= outer.top - 0.5 &&
      box.right <= outer.right + 0.5 &&
      box.bottom <= outer.bottom + 0.5;
    const isTall = box.bottom - box.top > innerHeight / 2; // too high to be seen whole
    for (
      let parent = ring.parentElement;
      parent && parent !== document.body;
      parent = parent.parentElement
    ) {
      const {overflowX, overflowY, position} = getComputedStyle(parent);
      const hides = overflowX !== 'visible' || overflowY !== 'visible';
      if (hides && !isTall && !isInside(parent.getBoundingClientRect())) {
        faults.push(`cut off by ${parent.tagName} ${parent.className}`);
        break;
      }
      if (position === 'fixed') {
        break;
      }
    }
    if (!isTall && !isInside(new DOMRect(0, 0, innerWidth, innerHeight))) {
      faults.push('cut off by the window');
    }

    const shown = focused.getClientRects()[0] ?? new DOMRect();
    const onTop = document.elementFromPoint(
      (shown.left + shown.right) / 2,
      Math.max((shown.top + shown.bottom) / 2, 0),
    );
    if (!isTall && !focused.contains(onTop) && !onTop?.contains(focused)) {
      faults.push(`below ${onTop?.tagName ?? 'nothing'} ${onTop?.className ?? ''}`);
    }
    return faults;
  });
}
