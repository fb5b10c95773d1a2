import type { SpokenTexts } from '../messages/language-pack';
import type { PartName } from './parts';

/** The texts of some parts of a language. */
export class DownloadedTexts implements SpokenTexts {
  readonly lang: string;

  /** The parts of which these are the texts. */
  readonly parts: readonly PartName[];
  readonly texts: object;
  readonly #translations = new WeakMap<object, object>();

  constructor(lang: string, parts: readonly PartName[], texts: object) {
    this.lang = lang;
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
    const translation = translated(english, this.texts);
    this.#translations.set(english, translation);
    return translation;
  }
}

/** `english` with the texts of `texts` in their places. */
function translated<Texts extends object>(english: Texts, texts: object): Texts {
  const names = Object.keys(english).filter((name) => Object.hasOwn(texts, name));
  const entries = names.map((name) => {
    const [from, to]: unknown[] = [Reflect.get(english, name), Reflect.get(texts, name)];
    return [name, isGroup(from) && isGroup(to) ? { ...to, ...translated(from, to) } : to];
  });
  return { ...english, ...Object.fromEntries(entries) };
}

/** Whether several texts stand under one name. */
function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
