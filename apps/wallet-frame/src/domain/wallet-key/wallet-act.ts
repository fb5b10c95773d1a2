/** The acts of a wallet's key that the page of the frame may ask for, and their fields in order. */
export const pageActs = {
  'login.add': ['provider', 'login'],
  'login.remove': ['id'],
  'email.change': ['from', 'to'],
  'sessions.end': ['id'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type PageActName = keyof typeof pageActs;

/** The acts that the worker signs with what it does itself. */
type WorkerActName =
  | 'login.lead'
  | 'login.leave'
  | 'slot.keep'
  | 'slot.open'
  | 'slot.revoke'
  | 'wallet.begin'
  | 'wallet.discard'
  | 'wallet.keep'
  | 'wallet.restore'
  | 'wallet.stay';

/**
 * What the key of a wallet signs for. `wallet.begin` makes the key the wallet's; `slot.open` says that the slot was opened from
 * the stored text with the released key share; `login.lead` that the login of a session leads to this wallet from now on, and
 * `login.leave` that it leads here no more.
 */
export interface WalletAct {
  readonly act: PageActName | WorkerActName;
  readonly subject: readonly string[];
}

/** What a service gave for one act: good once, and for a minute. */
export interface ActNonce {
  readonly nonce: string;
  readonly until: number;
}

/** The signature of an act, as a service takes it. */
export interface ActProof {
  readonly nonce: string;
  readonly signature: string;
}

/** What a signature is bound to, besides the act. */
export interface ActBounds extends ActNonce {
  /** The origin of the wallet, as the browser names it: no service can say another. */
  readonly service: string;
  readonly account: string;
}

/** The text that the key signs. The service makes the same (`apps/service/src/domain/wallet-act.ts`). */
export function actText(
  { act, subject }: WalletAct,
  { account, nonce, service, until }: ActBounds,
): string {
  return JSON.stringify(['cleat-wallet-key', 1, service, account, act, subject, nonce, until]);
}
