import type { Page } from 'playwright-core';

/**
 * What of the widget has less than 3:1 to what is around it (criterion 1.4.11): icons, the rings of what has the focus, and the edges of
 * fields that nothing but their edge shows. A box that the browser draws itself does not count, nor does what is off.
 */
export function nonTextContrast(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    type Rgba = readonly [red: number, green: number, blue: number, alpha: number];
    const LEAST = 3;
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('there is no canvas');
    const rgba = (color: string): Rgba => {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return [red, green, blue, alpha / 255];
    };
    const mixed = (upper: Rgba, lower: Rgba): Rgba => {
      const at = (index: 0 | 1 | 2): number =>
        upper[index] * upper[3] + lower[index] * (1 - upper[3]);
      return [at(0), at(1), at(2), 1];
    };
    const around = (one: Element): Element | null => {
      const root = one.getRootNode();
      return one.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
    };
    const behind = (element: Element | null): Rgba => {
      const fills: Rgba[] = [];
      for (let one = element; one && fills.at(-1)?.[3] !== 1; one = around(one))
        fills.push(rgba(getComputedStyle(one).backgroundColor));
      return fills.reduceRight<Rgba>((under, fill) => mixed(fill, under), [255, 255, 255, 1]);
    };
    const light = ([red, green, blue]: Rgba): number => {
      const linear = (value: number): number =>
        value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    };
    const ratio = (color: string, on: Rgba): number => {
      const [dark = 0, bright = 0] = [light(mixed(rgba(color), on)), light(on)].sort(
        (one, other) => one - other,
      );
      return (bright + 0.05) / (dark + 0.05);
    };
    const edgeOf = (box: Element): number => {
      const { backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(box);
      const outside = behind(around(box));
      const border = parseFloat(borderTopWidth) > 0 ? ratio(borderTopColor, outside) : 1;
      return Math.max(border, ratio(backgroundColor, outside));
    };
    const isSeen = (one: Element): boolean =>
      one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !one.closest(':disabled, [aria-disabled="true"], .visually-hidden');
    const isNative = ({ type }: HTMLInputElement): boolean =>
      ['checkbox', 'file', 'radio'].includes(type);
    /** A field is seen by its text, its placeholder or its edge. */
    const shownBy = (field: HTMLInputElement): number => {
      const on = behind(field);
      const placeholder = getComputedStyle(field, '::placeholder').color;
      if (field.value) return ratio(getComputedStyle(field).color, on);
      if (field.placeholder) return ratio(placeholder, on);
      const places = [...(field.parentElement?.children ?? [])].filter((one) => one !== field);
      return Math.max(edgeOf(field), ...places.map(edgeOf));
    };

    const found: string[] = [];
    const note = (what: string, one: Element, contrast: number): void => {
      if (contrast >= LEAST) return;
      const control = one.closest('a, button, label')?.textContent ?? '';
      found.push(`${what} ${contrast.toFixed(2)}: ${one.outerHTML.slice(0, 80)} ${control}`);
    };
    const roots = [...document.querySelectorAll('[data-cleat]')].flatMap(
      ({ shadowRoot }) => shadowRoot ?? [],
    );
    for (const root of roots) {
      for (const icon of [...root.querySelectorAll('svg.icon')].filter(isSeen))
        note('icon', icon, ratio(getComputedStyle(icon).color, behind(around(icon))));
      const fields = [...root.querySelectorAll<HTMLInputElement>('input, textarea')];
      for (const field of fields.filter((one) => isSeen(one) && !isNative(one)))
        note('field', field, shownBy(field));
      const controls = root.querySelectorAll<HTMLElement>('button, a[href], input, textarea');
      for (const control of [...controls].filter(isSeen)) {
        control.focus();
        const { outlineColor, outlineStyle } = getComputedStyle(control);
        if (outlineStyle !== 'none')
          note('ring', control, ratio(outlineColor, behind(around(control))));
      }
    }
    return found;
  });
}
