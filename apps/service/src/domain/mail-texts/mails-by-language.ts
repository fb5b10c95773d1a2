import type { Language } from '../../../../../domain/language/language';
import { texts as ar } from './languages/ar';
import { texts as de } from './languages/de';
import { texts as en } from './languages/en';
import { texts as es } from './languages/es';
import { texts as fa } from './languages/fa';
import { texts as fr } from './languages/fr';
import { texts as hi } from './languages/hi';
import { texts as id } from './languages/id';
import { texts as it } from './languages/it';
import { texts as ja } from './languages/ja';
import { texts as ko } from './languages/ko';
import { texts as ms } from './languages/ms';
import { texts as nl } from './languages/nl';
import { texts as pl } from './languages/pl';
import { texts as ptBR } from './languages/pt-br';
import { texts as ru } from './languages/ru';
import { texts as th } from './languages/th';
import { texts as tr } from './languages/tr';
import { texts as uk } from './languages/uk';
import { texts as vi } from './languages/vi';
import { texts as zhCN } from './languages/zh-cn';
import { texts as zhTW } from './languages/zh-tw';
import type { MailTexts } from './mail-texts';

/** The texts of mails, by their language. Written by `npm run languages`. */
export const mailTexts: Readonly<Record<Language, MailTexts>> = {
  ar,
  de,
  en,
  es,
  fa,
  fr,
  hi,
  id,
  it,
  ja,
  ko,
  ms,
  nl,
  pl,
  'pt-BR': ptBR,
  ru,
  th,
  tr,
  uk,
  vi,
  'zh-CN': zhCN,
  'zh-TW': zhTW,
};
