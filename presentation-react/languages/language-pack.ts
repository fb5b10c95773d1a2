import type { EntryMessages } from '../messages/en';
import type { LanguagePack } from '../messages/language-pack';
import type { CatalogueName } from '../messages/message-catalogue';
import { DownloadedTexts } from './downloaded-texts';
import { partOf, type PartName, partsBeside, type PartTexts } from './parts';

/** What a language is made of. */
export interface LanguageFiles extends Pick<LanguagePack, 'isReviewed' | 'lang'> {
  /** All of them: they stand in the page, where nothing marks one that is in English. */
  readonly buttons: Omit<EntryMessages, 'lang'>;
  readonly parts: {
    readonly [Part in PartName]: () => Promise<{ readonly texts: PartTexts<Part> }>;
  };
}

/** The language that is in these files. */
export function languagePack({ lang, isReviewed, buttons, parts }: LanguageFiles): LanguagePack {
  const about = { lang, isReviewed };
  return {
    ...about,
    buttons: new DownloadedTexts(about, [], buttons),
    async load(names, before) {
      const wanted = partsFor(names);
      if (before instanceof DownloadedTexts && before.has(lang, wanted)) return before;
      const loaded = await Promise.all(wanted.map((part) => parts[part]()));
      const texts = Object.assign({}, buttons, ...loaded.map((part) => part.texts));
      return new DownloadedTexts(about, wanted, texts);
    },
  };
}

function partsFor(names: ReadonlySet<CatalogueName>): readonly PartName[] {
  const table: { readonly [Name in CatalogueName]?: PartName } = partOf;
  const own = [...names].flatMap((name) => table[name] ?? []);
  return [...new Set(own.flatMap((part) => [part, partsBeside[part] ?? part]))];
}
