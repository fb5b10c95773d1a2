import { readFileSync } from 'node:fs';
import { root as repository } from '../../scripts/command.mjs';

/** One rule of a style sheet outside of any media query. */
interface Rule {
  readonly selector: string;
  readonly values: ReadonlyMap<string, string>;
}

/** The colours that style sheets of the presenter compute to, for an element that jsdom cannot compute them for. */
export class CssColors {
  readonly #rules: readonly Rule[];

  constructor(...files: readonly string[]) {
    this.#rules = files.flatMap((file) =>
      rulesOf(readFileSync(`${repository}presentation-react/${file}`, 'utf8')),
    );
  }

  /** The value of a property in the rule with exactly this selector. */
  declared(selector: string, property: string): string {
    const values = this.#rules
      .filter((rule) => rule.selector === selector)
      .flatMap(({ values }) => values.get(property) ?? []);
    const value = values.at(-1);
    if (value === undefined) throw new Error(`${selector} has no ${property}`);
    return value;
  }

  /** The channels of `color` on `element`, from 0 to 1; `own` are properties that come before all others. */
  compute(
    element: HTMLElement,
    color: string,
    own: Readonly<Record<string, string>> = {},
  ): readonly number[] {
    return channelsOf(this.#substituted(element, color, own));
  }

  #substituted(element: HTMLElement, text: string, own: Readonly<Record<string, string>>): string {
    const innermost = /var\((--[\w-]+)(?:, ([^()]*))?\)/.exec(text);
    if (!innermost) return text;
    const [whole, name = '', fallback] = innermost;
    const value = own[name] ?? this.#property(element, name) ?? fallback;
    if (value === undefined) throw new Error(`${name} is not set`);
    return this.#substituted(element, text.replace(whole, value), own);
  }

  #property(element: HTMLElement, name: string): string | undefined {
    const inline = element.style.getPropertyValue(name);
    if (inline) return inline;
    const strength = ({ selector }: Rule): number => selector.match(/[.[]/g)?.length ?? 0;
    return this.#rules
      .filter(({ selector, values }) => values.has(name) && element.matches(selector))
      .sort((one, other) => strength(one) - strength(other))
      .at(-1)
      ?.values.get(name);
  }
}

function rulesOf(css: string): readonly Rule[] {
  const plain = css
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/@[^{};]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  return [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector: selector.trim(),
    values: new Map(
      body.split(';').flatMap((line): readonly (readonly [string, string])[] => {
        const [, name, value] = /^\s*([\w-]+):\s*([^]+)$/.exec(line) ?? [];
        return name !== undefined && value !== undefined ? [[name, value.trim()]] : [];
      }),
    ),
  }));
}

function channelsOf(color: string): readonly number[] {
  const [, name, inner] = /^([a-z-]+)\(([^]*)\)$/.exec(color) ?? [];
  if (name === 'rgb') return (inner ?? '').split(' ').map((channel) => Number(channel) / 255);
  if (name === 'color-mix') {
    const [space, first = '', second = ''] = partsOf(inner ?? '', ',');
    if (space !== 'in srgb') throw new Error(`Cannot mix ${space}`);
    const [one = '', share = '50%'] = partsOf(first, ' ');
    const other = channelsOf(second);
    const weight = parseFloat(share) / 100;
    return channelsOf(one).map(
      (channel, index) => channel * weight + (other[index] ?? 0) * (1 - weight),
    );
  }
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(color)?.[1];
  if (digits === undefined) throw new Error(`Cannot read ${color}`);
  const size = digits.length / 3;
  return [0, 1, 2].map((index) => {
    const channel = digits.slice(index * size, (index + 1) * size);
    return parseInt(size === 1 ? channel + channel : channel, 16) / 255;
  });
}

/** `text` at every `separator` outside of parentheses. */
function partsOf(text: string, separator: string): readonly string[] {
  let depth = 0;
  const parts = [''];
  for (const character of text) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === separator && depth === 0) parts.push('');
    else parts.push(`${parts.pop()}${character}`);
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}
