import type { PasskeySlot } from '../domain/vault/slot';
import type { NewPasskey } from '../domain/vault/unlock-method';

/** What names the passkey of a slot. */
export type PasskeyOfSlot = Pick<PasskeySlot, 'credential' | 'salt'>;

/** A passkey that the visitor has used: the slot that it is of, and its PRF output. */
export interface UsedPasskey<Own> {
  readonly slot: Own;
  readonly prf: Uint8Array;
}

/** The passkeys of the wallet's host, which the visitor makes and uses. */
export interface Passkeys {
  /**
   * Makes a passkey, from the press of a button. `name` is how the visitor's device names it.
   *
   * @throws {@link KeyError} `refused` where the device has passkeys without PRF, and the browser's own error where the
   *   visitor declines.
   */
  create(name: string): Promise<NewPasskey>;

  /** Has the visitor use the passkey of one of `slots`, the oldest first. @throws as {@link Passkeys.create} does. */
  use<Own extends PasskeyOfSlot>(slots: readonly Own[]): Promise<UsedPasskey<Own>>;
}
