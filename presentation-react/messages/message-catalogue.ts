import type { AccountMessages } from './account-en';
import type { ActivityMessages } from './activity-en';
import type { AmountMessages } from './amount-en';
import type { AuthMessages } from './auth-en';
import type { ContactsMessages } from './contacts-en';
import type { EntryMessages } from './en';
import type { HoldingsMessages } from './holdings-en';
import type { LegalMessages } from './legal-en';
import type { NftsMessages } from './nfts-en';
import type { ExchangeMessages } from './exchange-en';
import type { NamesMessages } from './names-en';
import type { NetworksMessages } from './networks-en';
import type { NewcomerMessages } from './newcomer-en';
import type { OnrampMessages } from './onramp-en';
import type { PairingMessages } from './pairing-en';
import type { PermissionsMessages } from './permissions-en';
import type { ProfileMessages } from './profile-en';
import type { ReceiveMessages } from './receive-en';
import type { ReviewMessages } from './review-en';
import type { SendMessages } from './send-en';
import type { ShellMessages } from './shell-en';
import type { SignInMessages } from './sign-in-en';
import type { SmartAccountMessages } from './smart-account-en';
import type { SocialMessages } from './social-en';
import type { SwapMessages } from './swap-en';
import type { TokensMessages } from './tokens-en';
import type { TransactionMessages } from './transaction-en';
import type { WalletsMessages } from './wallets-en';

/**
 * Every catalogue of texts, by name. A view names the one that is downloaded with it; a part that several views share
 * has one too.
 */
export interface Catalogues {
  readonly entry: EntryMessages;
  readonly exchange: ExchangeMessages;
  readonly shell: ShellMessages;
  readonly account: AccountMessages;
  readonly legal: LegalMessages;
  readonly holdings: HoldingsMessages;
  readonly names: NamesMessages;
  readonly nfts: NftsMessages;
  readonly networks: NetworksMessages;
  readonly newcomer: NewcomerMessages;
  readonly pairing: PairingMessages;
  readonly activity: ActivityMessages;
  readonly auth: AuthMessages;
  readonly amount: AmountMessages;
  readonly contacts: ContactsMessages;
  readonly onramp: OnrampMessages;
  readonly permissions: PermissionsMessages;
  readonly profile: ProfileMessages;
  readonly receive: ReceiveMessages;
  readonly review: ReviewMessages;
  readonly send: SendMessages;
  readonly signIn: SignInMessages;
  readonly smartAccount: SmartAccountMessages;
  readonly social: SocialMessages;
  readonly swap: SwapMessages;
  readonly tokens: TokensMessages;
  readonly transaction: TransactionMessages;
  readonly wallets: WalletsMessages;
}

/** The name of a catalogue. */
export type CatalogueName = keyof Catalogues;

/** Every text of the modal itself and its first views, and their language. */
export type MessageCatalogue = Catalogues['entry'] & Catalogues['shell'];

/** Every text of every catalogue. */
export type AllMessages = Intersection<Catalogues[CatalogueName]>;

/** The texts that a site replaces with its own; the others stay unchanged. */
export type MessageOverrides = Partial<AllMessages>;

type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

const rightToLeftLanguage = /^(ar|arc|ckb|dv|fa|he|ks|ps|sd|ug|ur|yi)\b|-(arab|hebr)\b/i;

/** The direction in which a language is written. */
export function directionOf(lang: string): 'ltr' | 'rtl' {
  return rightToLeftLanguage.test(lang) ? 'rtl' : 'ltr';
}
