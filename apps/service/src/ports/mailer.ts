import type { Language } from '../../../../domain/language/language';
import type { DeviceName } from '../domain/device-name';
import type { WalletNews } from '../domain/wallet-news';

/** A one-time code on its way to a visitor. */
export interface CodeMail {
  readonly to: string;
  readonly code: string;

  /** The site that the visitor signs in to. */
  readonly site: string;
  readonly sentAtMs: number;

  /** Of the page that asks for it; the operator's where it names none. */
  readonly language?: Language | undefined;

  /** What it is for: a login unless it says so. */
  readonly purpose?: 'emailFrom' | 'emailTo';

  /** The new address of the account, of which the first letter is shown. */
  readonly newAddress?: string;
}

/** A mail with the page on which the visitor approves a new browser. */
export interface DeviceMail {
  readonly to: string;
  readonly site: string;
  readonly sentAtMs: number;
  readonly page: string;

  /** As of a code. */
  readonly language?: Language | undefined;
}

/** A mail that only says what has happened. */
export interface NoticeMail {
  readonly to: string;
  readonly site: string;
  readonly sentAtMs: number;
  readonly newAddress: string;

  /** As of a code. */
  readonly language?: Language | undefined;
}

/** A mail that says that a new device has logged in. */
export interface NewDeviceMail {
  readonly to: string;
  readonly site: string;
  readonly sentAtMs: number;

  /** What the device says of itself. */
  readonly name: DeviceName;

  /** The one that its reader's login was last used in; the operator's where it is not known. */
  readonly language?: Language | undefined;
}

/** A mail that says what has become of the wallets of an account. */
export type WalletMail = WalletNews & {
  readonly to: string;
  readonly sentAtMs: number;

  /** As of a new device. */
  readonly language?: Language | undefined;
};

/** A mail that says which login was added to an account, or removed from it. */
export interface LoginMail {
  readonly to: string;
  readonly site: string;
  readonly sentAtMs: number;
  readonly change: 'added' | 'removed';

  /** The login in words for people. A name of a provider's visitor is no part of it: it could say anything. */
  readonly login: string;

  /** As of a new device. */
  readonly language?: Language | undefined;
}

export interface Mailer {
  /** @throws where the mail server does not take the mail. */
  send(mail: CodeMail): Promise<void>;

  /** Asks whether a new browser may log in. @throws as `send` does. */
  askForDevice(mail: DeviceMail): Promise<void>;

  /** Says at the old address that the account has a new one. @throws as `send` does. */
  notify(mail: NoticeMail): Promise<void>;

  /** Says that another login leads to the account, or one no more. @throws as `send` does. */
  notifyLogin(mail: LoginMail): Promise<void>;

  /** Says that a new device has logged in. @throws as `send` does. */
  notifyDevice(mail: NewDeviceMail): Promise<void>;

  /** Says what has become of the wallets of an account. @throws as `send` does. */
  notifyWallet(mail: WalletMail): Promise<void>;
}
