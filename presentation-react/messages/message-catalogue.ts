import type { ShellMessages } from './shell-en';
import type { EntryMessages } from './en';
import type { PairingMessages } from './pairing-en';
import type { WalletsMessages } from './wallets-en';

/** Every string that the modal itself and its first views say, and the language they are in. */
export type MessageCatalogue = EntryMessages & ShellMessages;

/** What a site says in its own words; the rest stays as it is. */
export type MessageOverrides = Partial<MessageCatalogue & PairingMessages & WalletsMessages>;

const rightToLeftLanguage = /^(ar|arc|ckb|dv|fa|he|ks|ps|sd|ug|ur|yi)\b|-(arab|hebr)\b/i;

/** Which way a language is written. */
export function directionOf(lang: string): 'ltr' | 'rtl' {
  return rightToLeftLanguage.test(lang) ? 'rtl' : 'ltr';
}
