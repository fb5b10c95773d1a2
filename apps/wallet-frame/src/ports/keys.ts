import type { Accounts } from '../domain/accounts/accounts';
import type { LoginLead, OfferedKit } from '../domain/vault/kit';
import type { PassedShare } from '../domain/vault/passed-share';
import type { KitSlot } from '../domain/vault/slot';
import type { NewPasskey, UnlockMethod } from '../domain/vault/unlock-method';
import type { PageAct } from '../domain/wallet-key/page-act';
import type { ActProof } from '../domain/wallet-key/wallet-act';
import type { WalletSlots } from './vault';

/** Whose keys they are, and what they may be asked for. */
export interface KeySettings {
  readonly service: string;
  readonly user: string;
  readonly session: string;

  /** Whether the worker may tell the wallet's own words. */
  readonly mayExport?: boolean;

  /** Whether the worker makes new words. */
  readonly makesWords?: boolean;
}

/**
 * The visitor's keys, which no page has. Without a method it is the one of this browser that opens the wallet.
 *
 * @throws {@link KeyRefusal} from each of them.
 */
export interface Keys {
  begin(): Promise<Accounts>;
  accounts(method?: UnlockMethod): Promise<Accounts>;

  /** The hash by which the request is known. */
  prepare(request: object): Promise<string>;
  sign(digest: string): Promise<string | readonly string[]>;
  decline(digest: string): Promise<void>;
  addDevice(method: UnlockMethod): Promise<void>;

  /** The page has the passkey's secret no more afterwards. */
  addPasskey(passkey: NewPasskey): Promise<void>;

  /** The key for which another window seals the key share of new words. */
  awaitPhrase(): Promise<string>;

  /** Takes the key share of new words. */
  addPhrase(phrase: unknown): Promise<void>;

  /** New words, and their key share for the worker that made the key `to`. In the wallet's own window alone. */
  newPhrase(to: string): Promise<PassedShare & { readonly words: string }>;
  makeKit(): Promise<{ readonly kit: KitSlot; readonly words: string }>;
  list(): Promise<WalletSlots>;
  revoke(id: string): Promise<void>;

  /** What leads the login of this session to the wallet of a kit. */
  leadLogin(kit: OfferedKit, login: string): Promise<LoginLead>;

  /** The signature of the wallet's own key, which the service demands for what a login alone cannot do. */
  signAct(act: PageAct): Promise<ActProof>;

  /** Asks for a new wallet, because every way in is lost. */
  askForNew(): Promise<{ readonly readyAtMs: number }>;

  /** Ends attempts to begin a new wallet: this browser opens the wallet. */
  stay(): Promise<void>;

  /** Gives the wallet that `method` opens its place back, where it was set aside. */
  restore(method?: UnlockMethod): Promise<void>;

  /** Has the wallet that `method` opens, which was set aside, go in 30 days. */
  discard(method?: UnlockMethod): Promise<{ readonly goesAtMs: number }>;

  /** Has it stay after all. */
  keepAside(method?: UnlockMethod): Promise<void>;
  isOnDevice(): Promise<boolean>;

  /** The id of this browser's own slot. */
  ownSlot(): Promise<string | undefined>;

  /** The wallet's own words. */
  reveal(): Promise<string>;

  /** Makes this browser forget the wallet, where the wallet opens in another way. */
  leave(): Promise<void>;

  /** The next handle of the session. */
  renew(session: string): void;

  /** Nothing is answered after it. */
  end(): void;
}

/** Where keys are opened, each in a worker of its own. */
export interface KeyWorkers {
  /** A visitor is about to log in. */
  prepare(): void;

  /** @param onSessionOver Hears that the service knows the session no more. */
  open(settings: KeySettings, onSessionOver?: () => void): Keys;
}
