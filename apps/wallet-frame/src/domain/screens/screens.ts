import type { Reading } from '../readings/reading';
import type { ShownChange } from './change';
import type { OfferedSocial } from '../../../../../domain/login/social-provider';
import type { Problem } from '../texts/problem';
import type { SlotKind } from '../vault/slot';
import type { Note } from './note';
import { Waits } from './waits';
import type { ShownDevice, WaitingDevice } from './shown-device';

/** The visitor's answer to an offer. */
export type SafetyChoice = 'passkey' | 'phrase' | 'later';

/** What the visitor does in the wallet's own window. */
export type WindowTask =
  'approve' | 'change' | 'keys' | 'login' | 'name' | 'request' | 'social' | 'words';

/** What a code is for: a login, one that is added, or the change of the address, of which the old and the new one get a code. */
export type CodePurpose = 'changeNew' | 'changeOld' | 'join' | 'login';

/** This browser works for the mail, or the visitor presses a button that a mail leads to. */
export type BeforeCode = 'press' | 'work';

/** What the page shows. The functions are the visitor's presses. */
export type Screen =
  | { readonly kind: 'nothing' }
  | {
      readonly kind: 'code';
      readonly purpose: CodePurpose;
      readonly site: string;
      readonly email: string;
      readonly resendAtMs: number;

      /** When the code ends, where that is known. */
      readonly expiresAtMs?: number;

      /** What comes before there is a code. */
      readonly before?: BeforeCode;
      readonly problem?: Problem;
      readonly isBusy: boolean;
      readonly submit: (code: string) => void;

      /** Absent where no other code can be sent. */
      readonly resend?: () => void;
      readonly leave: () => void;
    }
  | {
      readonly kind: 'safety';

      /** Whether the browser opens the window in which words are drawn. */
      readonly hasWords: boolean;
      readonly problem?: Problem;
      readonly isBusy: boolean;
      readonly choose: (choice: SafetyChoice) => void;
    }
  | {
      readonly kind: 'approval';
      readonly site: string;
      readonly account: string;
      readonly network: string;
      readonly reading: Reading;

      /** How many requests wait behind it. */
      readonly waiting: number;
      readonly problem?: Problem;
      readonly isBusy: boolean;
      readonly approve: () => void;
      readonly decline: () => void;

      /** Goes on in the wallet's own window. Absent there. */
      readonly elsewhere?: (() => void) | undefined;
    }
  | {
      readonly kind: 'window';
      readonly task: WindowTask;
      readonly site: string;
      readonly problem?: Problem;
      readonly isBusy: boolean;

      /** Opens the wallet's own window, from a press. Absent where the browser opens none. */
      readonly open?: () => void;
      readonly leave: () => void;
    }
  | ({
      /** What is changed or ended once the visitor has confirmed it. */
      readonly kind: 'change';
      readonly site: string;
      readonly confirm: () => void;
      readonly leave: () => void;

      /** Goes on in the wallet's own window. Absent there. */
      readonly elsewhere?: () => void;
    } & ShownChange)
  | {
      /** A login in the site's own tab: before it leaves for the provider, and when it is back. */
      readonly kind: 'confirmLogin';
      readonly step: 'finish' | 'leave';
      readonly site: string;
      readonly provider?: string;
      readonly problem?: Problem;
      readonly isBusy: boolean;
      readonly confirm: () => void;
      readonly leave: () => void;
    }
  | { readonly kind: 'note'; readonly note: Note }
  | {
      readonly kind: 'device';
      readonly site: string;
      readonly problem?: Problem;
      readonly isBusy: boolean;
      readonly approve: () => void;
    }
  | {
      readonly kind: 'words';
      readonly purpose?: 'kit';
      readonly words: string;
      readonly done: () => void;
    }
  | {
      readonly kind: 'keys';
      readonly slots: readonly ShownSlot[];
      readonly problem?: Problem;
      readonly isBusy: boolean;
      readonly addPasskey?: () => void;
      readonly addWords?: () => void;
      readonly end?: (id: string) => void;

      /** Opens the wallet's own window, from a press. */
      readonly takeAway?: () => void;
      readonly retry?: () => void;
      readonly close: () => void;
    }
  | {
      readonly kind: 'logins';
      readonly logins: readonly ShownLogin[];

      /** What can be added, besides an e-mail address. */
      readonly offered: readonly OfferedSocial[];
      readonly problem?: Problem;
      readonly isBusy: boolean;

      /** What the visitor does elsewhere at the moment, and how to end that. */
      readonly waiting?: { readonly for: LoginWait; readonly cancel: () => void };
      readonly addEmail?: (email: string) => void;
      readonly addSocial?: (provider: string) => void;

      /** Gets an account back by the kit of its wallet. */
      readonly useKit?: () => void;
      readonly remove?: (id: string) => void;

      /** Shows where the visitor is signed in. */
      readonly showDevices?: () => void;
      readonly retry?: () => void;
      readonly close: () => void;
    }
  | { readonly kind: 'letIn'; readonly leave: () => void }
  | {
      readonly kind: 'signedOut';
      readonly site: string;
      readonly email: string;
      readonly problem?: Problem;
      readonly isBusy: boolean;

      /** Absent where the site has to begin the login. */
      readonly signIn?: () => void;
      readonly leave: () => void;
    }
  | {
      readonly kind: 'devices';
      readonly devices: readonly ShownDevice[];
      readonly waiting: readonly WaitingDevice[];
      readonly problem?: Problem;
      readonly isBusy: boolean;
      readonly end?: (id: string) => void;
      readonly endOthers?: () => void;
      readonly allow?: (id: string) => void;
      readonly retry?: () => void;
      readonly close: () => void;
    }
  | {
      readonly kind: 'phone';

      /** What Farcaster's app opens on the visitor's phone. Absent while it is being made. */
      readonly link?: string;
      readonly leave: () => void;
    }
  | {
      readonly kind: 'export';
      readonly problem?: Problem;
      readonly isBusy: boolean;

      /** The wallet's own words. */
      readonly reveal: () => Promise<string>;
      readonly fail: (error: unknown) => void;
      readonly makeKit: () => void;
      readonly done: () => void;
    }
  | {
      readonly kind: 'kit';

      /** Whether the visitor's login may lead to another account afterwards. */
      readonly mayLead: boolean;
      readonly problem?: Problem;
      readonly isBusy: boolean;
      readonly open: (file: File, words: string) => void;
      readonly leave: () => void;
    }
  | {
      readonly kind: 'unlock';
      readonly hasPasskey: boolean;
      readonly hasPhrase: boolean;

      /** When a new wallet may take the place of this one, where a browser has asked for one. */
      readonly renewedAtMs?: number;
      readonly problem?: Problem;
      readonly isBusy: boolean;
      readonly openByPasskey: () => void;
      readonly openByWords: (words: string) => void;

      /** By an offline kit. */
      readonly openByKit: () => void;

      /** None of the slots is there any more. */
      readonly lost: () => void;
      readonly leave: () => void;
    }
  | {
      /** A new wallet in the place of one that opens in no way any more. */
      readonly kind: 'renewal';
      readonly step: RenewalStep;

      /** When it may begin, when it was asked for, or when it goes. */
      readonly atMs?: number;
      readonly problem?: Problem;
      readonly isBusy: boolean;
      readonly confirm?: () => void;

      /** What the visitor can do besides with a wallet that was set aside. */
      readonly other?: () => void;
      readonly leave: () => void;
    };

/**
 * `ask`: before the visitor asks for a new wallet. `wait`: it has to wait. `ready`: it can begin. `stopped`: another browser had
 * asked, and this one opens the wallet. `aside`: the wallet that this browser opens was set aside. `discard`: before the visitor
 * has that one go. `going`: it goes.
 */
export type RenewalStep = 'ask' | 'wait' | 'ready' | 'stopped' | 'aside' | 'discard' | 'going';

/** A slot that opens the wallet. */
export interface ShownSlot {
  readonly id: string;
  readonly kind: SlotKind;
  readonly createdAtMs: number;
  readonly isHere: boolean;
  readonly canEnd: boolean;
}

/** Where the visitor is while a login is added. */
export type LoginWait = 'mailbox' | 'window';

/** A login that leads to the account. */
export interface ShownLogin {
  readonly id: string;

  /** `email`, or the provider by the name that sites know. */
  readonly provider: string;
  readonly title: string;

  /** A masked address, or the name at the provider. */
  readonly label: string;
  readonly createdAtMs: number;

  /** Whether the visitor is logged in by it. */
  readonly isHere: boolean;
  readonly canRemove: boolean;
}

/** The one thing that the page shows at a time. */
export class Screens {
  readonly #listeners = new Set<() => void>();
  #current: Screen = { kind: 'nothing' };
  /** Said on any screen. */
  readonly waits = new Waits();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getSnapshot = (): Screen => this.#current;

  show(screen: Screen): void {
    this.#current = screen;
    for (const listener of this.#listeners) listener();
  }

  clear(): void {
    this.show({ kind: 'nothing' });
  }
}
