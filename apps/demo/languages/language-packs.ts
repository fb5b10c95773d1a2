import { ar } from 'cleatkit/languages/ar';
import { de } from 'cleatkit/languages/de';
import { es } from 'cleatkit/languages/es';
import { fr } from 'cleatkit/languages/fr';
import { ja } from 'cleatkit/languages/ja';
import { ptBR } from 'cleatkit/languages/pt-BR';
import { zhCN } from 'cleatkit/languages/zh-CN';
import type { LanguagePack } from 'cleatkit/react';
import type { LanguageName } from './languages';

/** The languages of the widget. English is the one that it has without a pack. */
export const languagePacks: Readonly<Record<LanguageName, LanguagePack | undefined>> = {
  english: undefined,
  german: de,
  arabic: ar,
  spanish: es,
  french: fr,
  portuguese: ptBR,
  chinese: zhCN,
  japanese: ja,
};
