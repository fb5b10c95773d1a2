import type { LanguageTexts } from '../../domain/texts/language-texts';
import { first } from './first';
import { requests } from './requests';
import { views } from './views';
import { wallet } from './wallet';

/** Persian, written from the right. Counts have its own digits; amounts have those that other wallets show. */
export const texts: LanguageTexts = { first, ...views, ...requests, ...wallet };
