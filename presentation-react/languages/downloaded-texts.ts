import type { LanguagePack, SpokenTexts } from '../messages/language-pack';
import { markEnglish } from './mark-english';
import type { PartName } from './parts';
import { sameEverywhere } from './same-everywhere';

/** The texts of some parts of a language. */
export class DownloadedTexts implements SpokenTexts {
  readonly lang: string;
  readonly isReviewed: boolean;

  /** The parts of which these are the texts. */
  readonly parts: readonly PartName[];
  readonly texts: object;
  readonly #translations = new WeakMap<object, object>();

  /** What was said in English because the language lacks it. */
  readonly #english = new Set<string>();
  readonly #places = new Set<HTMLElement>();

  constructor(
    { lang, isReviewed }: Pick<LanguagePack, 'isReviewed' | 'lang'>,
    parts: readonly PartName[],
    texts: object,
  ) {
    this.lang = lang;
    this.isReviewed = isReviewed;
    this.parts = parts;
    this.texts = { ...texts, lang };
  }

  /** Whether these are the texts of all of `parts` in the language `lang`. */
  has(lang: string, parts: readonly PartName[]): boolean {
    return lang === this.lang && parts.every((part) => this.parts.includes(part));
  }

  over<Texts extends object>(english: Texts): Texts {
    const known = this.#translations.get(english);
    if (known) return known as Texts;
    let isWhole = true;
    const translation = translated(english, this.texts, (text) => {
      isWhole = false;
      return this.#inEnglish(text);
    });
    this.#translations.set(english, translation);
    if (!isWhole) for (const place of this.#places) markEnglish(place, this.#english);
    return translation;
  }

  standIn(place: HTMLElement): void {
    // Japanese has no spaces: a line ends where a phrase does, in browsers that know.
    if (this.lang === 'ja') place.style.wordBreak = 'auto-phrase';
    this.#places.add(place);
    if (this.#english.size > 0) markEnglish(place, this.#english);
  }

  /** Keeps what an English text says, now or with its values. */
  #inEnglish(text: unknown): unknown {
    if (typeof text === 'string') this.#english.add(text);
    if (Array.isArray(text)) return text.map((one) => this.#inEnglish(one));
    if (isGroup(text)) {
      return Object.fromEntries(
        Object.entries(text).map(([name, one]) => [name, this.#inEnglish(one)]),
      );
    }
    if (typeof text !== 'function') return text;
    return (...values: readonly unknown[]) =>
      this.#inEnglish(Reflect.apply(text, undefined, values));
  }
}

/** `english` with the texts of `texts` in their places. `lacking`: what stands in the place of one that is not there. */
function translated<Texts extends object>(
  english: Texts,
  texts: object,
  lacking: (text: unknown) => unknown,
): Texts {
  const entries = Object.entries(english).map(([name, from]) => {
    if (!Object.hasOwn(texts, name)) {
      return [name, sameEverywhere.includes(name) ? from : lacking(from)];
    }
    const to: unknown = Reflect.get(texts, name);
    return [name, isGroup(from) && isGroup(to) ? { ...to, ...translated(from, to, lacking) } : to];
  });
  return { ...english, ...Object.fromEntries(entries) };
}

/** Whether several texts stand under one name. */
function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
