import { ar } from 'cleatkit/languages/ar';
import { de } from 'cleatkit/languages/de';
import type { LanguagePack } from 'cleatkit/react';
import type { LanguageName } from './languages';

/** The languages of the widget. English is the one that it has without a pack. */
export const languagePacks: Readonly<Record<LanguageName, LanguagePack | undefined>> = {
  english: undefined,
  german: de,
  arabic: ar,
};
