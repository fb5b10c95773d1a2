import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { actText, type ActBounds, type WalletAct } from '../../src/domain/wallet-act';

/** The key of a wallet, as the frame's worker has it: by node's own cryptography. */
export class WalletKey {
  /** In base64url. */
  readonly publicKey: string;
  readonly #privateKey: KeyObject;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    this.publicKey = publicKey.export({ format: 'jwk' }).x ?? '';
    this.#privateKey = privateKey;
  }

  sign(act: WalletAct, bounds: ActBounds): string {
    return this.signText(actText(act, bounds));
  }

  signText(text: string): string {
    return sign(null, Buffer.from(text), this.#privateKey).toString('base64url');
  }
}
