/** What the key of a wallet signs for. The frame's worker has the same names (`apps/wallet-frame/src/domain/wallet-key`). */
export const actNames = [
  /** The first slot is kept, and the key is the wallet's from then on. */
  'wallet.begin',
  /** The wallet is in use: attempts to begin another one in its place end. */
  'wallet.stay',
  /** A wallet that was set aside gets its place back, goes in 30 days, or stays after all. */
  'wallet.restore',
  'wallet.discard',
  'wallet.keep',
  'slot.keep',
  /** The slot was opened from the stored text with the released key share. */
  'slot.open',
  'slot.revoke',
  'login.add',
  'login.remove',
  /** The login of a session leads to this wallet from now on. */
  'login.lead',
  /** It leads to this wallet no more. */
  'login.leave',
  'email.change',
  'sessions.end',
] as const;

/** One act, and what it is about: each field in its place. */
export interface WalletAct {
  readonly act: (typeof actNames)[number];
  readonly subject: readonly string[];
}

/** What a signature is bound to, besides the act. */
export interface ActBounds {
  /** The origin of the wallet's frame, as the browser and the operator know it. */
  readonly service: string;
  readonly account: string;
  readonly nonce: string;
  readonly until: number;
}

/** The text that the key signs. It is JSON of a list, so no field can be read as a part of another. */
export function actText(
  { act, subject }: WalletAct,
  { account, nonce, service, until }: ActBounds,
): string {
  return JSON.stringify(['cleat-wallet-key', 1, service, account, act, subject, nonce, until]);
}
