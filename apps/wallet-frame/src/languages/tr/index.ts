import type { LanguageTexts } from '../../domain/texts/language-texts';
import { first } from './first';
import { requests } from './requests';
import { views } from './views';
import { wallet } from './wallet';

/** Turkish. */
export const texts: LanguageTexts = { first, ...views, ...requests, ...wallet };
