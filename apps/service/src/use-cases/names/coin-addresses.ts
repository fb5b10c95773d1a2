import type { RegisteredName } from './registered-names';

/** SLIP-44's number of Ether, under which names keep the address of Ethereum itself. */
export const ETHER = 60n;

/** The bit that marks the coin types of EVM chains; alone it is the coin type of all of them (ENSIP-11, ENSIP-19). */
export const EVM_BIT = 0x8000_0000n;

const ETHEREUM = EVM_BIT | 1n;
const MAX_EVM = 0xffff_ffffn;

/**
 * The address of a name under a coin type. A key is the same account on every EVM chain; a contract is an account of its own
 * chain only, because elsewhere its address may be another's.
 */
export function addressUnder(name: RegisteredName, coinType: bigint): string | undefined {
  const chain = coinType === ETHER ? ETHEREUM : coinType;
  if (chain < EVM_BIT || chain > MAX_EVM) return undefined;
  return name.signer === 'key' || chain === BigInt(name.coinType) ? name.address : undefined;
}

/** The addresses of a name, by coin type. */
export function addressesOf(name: RegisteredName): Readonly<Record<string, string>> {
  const coinTypes = new Set([ETHER, EVM_BIT, BigInt(name.coinType)]);
  return Object.fromEntries(
    [...coinTypes].flatMap((coinType) => {
      const address = addressUnder(name, coinType);
      return address === undefined ? [] : [[String(coinType), address]];
    }),
  );
}
