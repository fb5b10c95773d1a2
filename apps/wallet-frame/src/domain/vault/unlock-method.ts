import type { OfferedKit } from './kit';
import type { PasskeySlot } from './slot';

/** A way to unlock the entropy. */
export type UnlockMethod =
  | { readonly kind: 'device' }
  | { readonly kind: 'passkey'; readonly id: string; readonly prf: Uint8Array }
  | { readonly kind: 'phrase'; readonly id: string; readonly words: string }
  | ({ readonly kind: 'kit' } & OfferedKit);

/** A passkey that is to open the wallet. Its PRF output is wiped. */
export interface NewPasskey extends Pick<PasskeySlot, 'credential' | 'salt'> {
  readonly prf: Uint8Array;
}
