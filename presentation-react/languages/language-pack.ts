import type { EntryMessages } from '../messages/en';
import type { LanguagePack } from '../messages/language-pack';
import type { CatalogueName } from '../messages/message-catalogue';
import { DownloadedTexts } from './downloaded-texts';
import { partOf, type PartName, partsBeside, type PartTexts, type Some } from './parts';

/** What a language is made of. */
export interface LanguageFiles extends Pick<LanguagePack, 'isReviewed' | 'lang'> {
  readonly buttons: Some<Omit<EntryMessages, 'lang'>>;
  readonly parts: {
    readonly [Part in PartName]: () => Promise<{ readonly texts: PartTexts<Part> }>;
  };
}

/** The language that is in these files. */
export function languagePack({ lang, isReviewed, buttons, parts }: LanguageFiles): LanguagePack {
  return {
    lang,
    isReviewed,
    buttons: new DownloadedTexts(lang, [], buttons),
    async load(names, before) {
      const wanted = partsFor(names);
      if (before instanceof DownloadedTexts && before.has(lang, wanted)) return before;
      const loaded = await Promise.all(wanted.map((part) => parts[part]()));
      const texts = Object.assign({}, buttons, ...loaded.map((part) => part.texts));
      return new DownloadedTexts(lang, wanted, texts);
    },
  };
}

function partsFor(names: ReadonlySet<CatalogueName>): readonly PartName[] {
  const table: { readonly [Name in CatalogueName]?: PartName } = partOf;
  const own = [...names].flatMap((name) => table[name] ?? []);
  return [...new Set(own.flatMap((part) => [part, partsBeside[part] ?? part]))];
}
