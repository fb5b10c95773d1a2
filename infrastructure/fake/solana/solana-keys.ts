import { decodeBase58, encodeBase58 } from '../../../domain/address/base58';

/** The seeds of the first test accounts. They are public: never keep money on them. */
export const PUBLIC_SOLANA_SEEDS: readonly Uint8Array[] = [1, 2, 3].map((digit) =>
  new Uint8Array(32).fill(digit),
);

/** ed25519 keys from seeds of 32 bytes. The curve is downloaded at its first use. */
export class SolanaKeys {
  readonly #seeds: readonly Uint8Array[];
  #loading: Promise<ReadonlyMap<string, Uint8Array>> | undefined;

  constructor(seeds: readonly Uint8Array[]) {
    this.#seeds = seeds;
  }

  /** The addresses of all keys. */
  async addresses(): Promise<readonly string[]> {
    return [...(await this.#byAddress()).keys()];
  }

  /** @throws `RangeError` where there is no key for `address`. */
  async sign(address: string, message: Uint8Array): Promise<Uint8Array> {
    const seed = (await this.#byAddress()).get(address);
    if (!seed) throw new RangeError(`No key for ${address}`);
    const { ed25519 } = await import('./ed25519');
    return ed25519.sign(message, seed);
  }

  #byAddress(): Promise<ReadonlyMap<string, Uint8Array>> {
    this.#loading ??= this.#derive();
    return this.#loading;
  }

  async #derive(): Promise<ReadonlyMap<string, Uint8Array>> {
    const { ed25519 } = await import('./ed25519');
    const pairs = this.#seeds.map((seed) => [encodeBase58(ed25519.getPublicKey(seed)), seed]);
    return new Map(pairs as [string, Uint8Array][]);
  }
}

/** The public key in `address`. */
export function publicKeyOf(address: string): Uint8Array {
  return decodeBase58(address) ?? new Uint8Array();
}
