import type { LanguagePack } from '../../presentation-react/index';
import { languagePacks } from './language-packs';
import { pseudoLanguage } from './pseudo-language';

/** The languages that a story can be shown in, beside English. */
export const storyLanguages: readonly LanguagePack[] = [pseudoLanguage, ...languagePacks];
