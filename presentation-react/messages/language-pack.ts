import type { CatalogueName } from './message-catalogue';

/** The texts of a language that are downloaded. */
export interface SpokenTexts {
  /** Whether a native speaker has read the texts about approvals, warnings and recovery; absent where that is not known. */
  readonly isReviewed?: boolean;

  /** The texts of `english` in the language. Those that the language lacks are the English ones. */
  over<Texts extends object>(english: Texts): Texts;

  /** Hears of the element in which the texts stand: what is English there is marked so. */
  standIn?(place: HTMLElement): void;
}

/** A language of the widget, as `cleatkit/languages/<tag>` has it. Its texts are downloaded with the views that show them. */
export interface LanguagePack {
  /** The BCP 47 tag. */
  readonly lang: string;

  /** Whether a native speaker has read the texts about approvals, warnings and recovery. */
  readonly isReviewed: boolean;

  /** The texts of the buttons. */
  readonly buttons: SpokenTexts;

  /**
   * Downloads the texts of the views with these catalogues. Returns `before` where it has them.
   *
   * @throws what the browser throws where a file cannot be downloaded.
   */
  load(names: ReadonlySet<CatalogueName>, before?: SpokenTexts): Promise<SpokenTexts>;
}
