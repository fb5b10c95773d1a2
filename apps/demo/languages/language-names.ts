import type { Language } from '../../../domain/language/language';

/** The name of a language in English, and in itself. */
export interface LanguageName {
  readonly english: string;
  readonly own: string;
}

/** The names of {@link Language}. */
export const languageNames: Readonly<Record<Language, LanguageName>> = {
  ar: { english: 'Arabic', own: 'العربية' },
  de: { english: 'German', own: 'Deutsch' },
  en: { english: 'English', own: 'English' },
  es: { english: 'Spanish', own: 'Español' },
  fa: { english: 'Persian', own: 'فارسی' },
  fr: { english: 'French', own: 'Français' },
  hi: { english: 'Hindi', own: 'हिन्दी' },
  id: { english: 'Indonesian', own: 'Bahasa Indonesia' },
  it: { english: 'Italian', own: 'Italiano' },
  ja: { english: 'Japanese', own: '日本語' },
  ko: { english: 'Korean', own: '한국어' },
  ms: { english: 'Malay', own: 'Bahasa Melayu' },
  nl: { english: 'Dutch', own: 'Nederlands' },
  pl: { english: 'Polish', own: 'Polski' },
  'pt-BR': { english: 'Portuguese (Brazil)', own: 'Português (Brasil)' },
  ru: { english: 'Russian', own: 'Русский' },
  th: { english: 'Thai', own: 'ไทย' },
  tr: { english: 'Turkish', own: 'Türkçe' },
  uk: { english: 'Ukrainian', own: 'Українська' },
  vi: { english: 'Vietnamese', own: 'Tiếng Việt' },
  'zh-CN': { english: 'Chinese (simplified)', own: '简体中文' },
  'zh-TW': { english: 'Chinese (traditional)', own: '繁體中文' },
};
