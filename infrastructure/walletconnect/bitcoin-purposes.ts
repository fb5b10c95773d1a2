import { usualPurpose } from '../../domain/account/account-purposes';
import type { AccountPurpose, GrantedAccount } from '../../domain/account/granted-account';
import { checkBitcoinAddress } from '../../domain/address/bitcoin-address';
import { entriesOf, textOf } from '../../domain/outside/untrusted-record';

/** The names that wallets have for the purposes of an address. */
const intentions: Readonly<Record<string, AccountPurpose>> = {
  payment: 'payment',
  ordinal: 'ordinals',
  ordinals: 'ordinals',
};

/** The most entries that are read of one event, and the most addresses that are remembered. */
const ENTRIES_MAX = 100;
const ADDRESSES_MAX = 1000;

/** The purposes of a Bitcoin wallet's addresses. */
export class BitcoinPurposes {
  readonly #told = new Map<string, AccountPurpose>();

  /** Applies the event `bip122_addressesChanged`. Ignores anything but a list of addresses. */
  learn(entries: unknown): void {
    for (const entry of entriesOf(entries, ENTRIES_MAX) ?? []) {
      const intention = textOf(entry, 'intention') ?? '';
      const purpose = Object.hasOwn(intentions, intention) ? intentions[intention] : undefined;
      const check = checkBitcoinAddress(textOf(entry, 'address') ?? '');
      if (check.ok && purpose && this.#told.size < ADDRESSES_MAX)
        this.#told.set(check.address, purpose);
    }
  }

  /** Each of `addresses` with the purpose that the wallet reported, else with the usual one of its kind. */
  of(addresses: readonly string[]): readonly GrantedAccount[] {
    return addresses.map((address) => ({
      address,
      purpose: this.#told.get(address) ?? usualPurpose(address),
    }));
  }
}
