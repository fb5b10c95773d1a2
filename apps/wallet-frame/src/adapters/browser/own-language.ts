import {
  directionOf,
  type Language,
  languageFor,
  languageOf,
} from '../../../../../domain/language/language';
import { isArmedKind } from '../../domain/screens/armed-kinds';
import type { Screens } from '../../domain/screens/screens';
import { onSpoken, speak, spokenLanguage } from '../../domain/texts/spoken';

/** How long a language stays, however often the site names others. */
const REST_MS = 250;

export interface LanguageDeps {
  readonly root: HTMLElement;

  /** Downloads the texts of a language. */
  readonly load?: (language: Exclude<Language, 'en'>) => Promise<object>;

  /** What the page shows. While a button on show is armed by what the visitor sees, no word of it changes. */
  readonly screens: Pick<Screens, 'getSnapshot' | 'subscribe'>;

  /** The language where no site names one by the first screen: that of the visitor's browser. */
  readonly otherwise?: () => Language;
}

/**
 * Speaks English, and returns what takes the language that a site names: one of the list, and nothing else of what it says. A
 * language is spoken as a whole, once its file is there; where that does not come, English is. Ends once it is spoken, or another one is wanted.
 */
export function startLanguage({
  load = loadLanguage,
  otherwise = browsersLanguage,
  root,
  screens,
}: LanguageDeps): (tag: unknown) => Promise<void> {
  let wanted: Language | undefined;
  let last = Promise.resolve();
  let ready: (() => void) | undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let end = (): void => undefined;
  const isHeld = (): boolean => isArmedKind(screens.getSnapshot().kind);
  const say = (): void => {
    if (!ready || resting !== undefined || isHeld()) return;
    const next = ready;
    ready = undefined;
    next();
    end();
    resting = setTimeout(() => {
      resting = undefined;
      say();
    }, REST_MS);
  };
  const want = (language: Language): Promise<void> => {
    if (language !== wanted) {
      wanted = language;
      last = speakIn(language);
    }
    return last;
  };
  const speakIn = async (language: Language): Promise<void> => {
    const texts = language === 'en' ? undefined : await load(language).catch(() => undefined);
    if (wanted !== language) return;
    // What did not come is asked for again when the site names it again.
    if (language !== 'en' && !texts) wanted = undefined;
    end();
    const spoken = new Promise<void>((resolve) => (end = resolve));
    ready = () => (texts ? speak(language, texts) : speak('en'));
    say();
    await spoken;
  };
  const follow = (): void => {
    if (wanted === undefined && screens.getSnapshot().kind !== 'nothing') void want(otherwise());
    say();
  };
  onSpoken(() => {
    root.lang = spokenLanguage();
    root.dir = directionOf(spokenLanguage());
  });
  screens.subscribe(follow);
  follow();
  return (tag) => (tag === undefined ? Promise.resolve() : want(languageFor(tag) ?? 'en'));
}

/** The language of the visitor's browser. English where none of its languages is ours. */
function browsersLanguage(): Language {
  return languageOf(navigator.languages);
}

/** The texts of a language, which is a file of its own. */
async function loadLanguage(language: Exclude<Language, 'en'>): Promise<object> {
  const { languageFiles } = await import('./language-files');
  return (await languageFiles[language]()).texts;
}
