import type { WalletSharing } from '../wallet/wallet-sharing';
import type { BitcoinAddress, BitcoinKey, BitcoinNetworkName } from './bitcoin-keys';
import type { BitcoinTestNetwork } from './bitcoin-test-wallet-options';

export interface BitcoinAccountsDeps {
  readonly seeds: readonly Uint8Array[];
  readonly sharing: WalletSharing;

  /** The network that the wallet is on. */
  readonly network: () => BitcoinTestNetwork;
}

/**
 * The keys of a Bitcoin test wallet, by their addresses on its network. The elliptic curve is downloaded when
 * it is needed.
 */
export class BitcoinAccounts {
  readonly #deps: BitcoinAccountsDeps;
  readonly #byNetwork = new Map<BitcoinNetworkName, Promise<readonly BitcoinAddress[]>>();
  #keys: Promise<readonly BitcoinKey[]> | undefined;

  constructor(deps: BitcoinAccountsDeps) {
    this.#deps = deps;
  }

  /** The addresses of all keys: for each seed the one for payments, then the one for ordinals. */
  async addresses(): Promise<readonly string[]> {
    return (await this.#places()).map(({ address }) => address);
  }

  /** Every key. */
  all(): Promise<readonly BitcoinKey[]> {
    this.#keys ??= import('./bitcoin-keys').then(({ bitcoinKeysOf }) =>
      bitcoinKeysOf(this.#deps.seeds),
    );
    return this.#keys;
  }

  /** The ids of the keys of `addresses`. Leaves out an address without a key. */
  async idsOf(addresses: readonly string[]): Promise<readonly string[]> {
    const own = await this.addresses();
    const keys = await this.all();
    return addresses.flatMap((address) => keys[own.indexOf(address)]?.id ?? []);
  }

  /** The keys whose addresses the site may see, the one in use first. */
  async shared(): Promise<readonly BitcoinKey[]> {
    const keys = await this.all();
    return this.#deps.sharing.visible.flatMap((id) => keys.find((key) => key.id === id) ?? []);
  }

  /** The key behind `address`, where the site may see it. */
  async sharedAt(address: string): Promise<BitcoinKey | undefined> {
    const [id] = await this.idsOf([address]);
    return (await this.shared()).find((key) => key.id === id);
  }

  /** The accounts that the wallet shares with the site. */
  async told(): Promise<object> {
    const { name } = this.#deps.network();
    const places = await this.#places();
    const keys = await this.all();
    const addresses = (await this.shared()).map((key) => {
      const { address, addressType, publicKey } = places[keys.indexOf(key)] ?? {};
      return { address, addressType, publicKey, purpose: key.purpose, walletType: 'software' };
    });
    return { walletType: 'software', addresses, network: { bitcoin: { name } } };
  }

  /** The addresses of the keys on the wallet's network, in their order. Derived once for each network. */
  #places(): Promise<readonly BitcoinAddress[]> {
    const { name } = this.#deps.network();
    const places = this.#byNetwork.get(name) ?? this.#placesOn(name);
    this.#byNetwork.set(name, places);
    return places;
  }

  async #placesOn(name: BitcoinNetworkName): Promise<readonly BitcoinAddress[]> {
    const { bitcoinAddressOf } = await import('./bitcoin-keys');
    return (await this.all()).map((key) => bitcoinAddressOf(key, name));
  }
}
