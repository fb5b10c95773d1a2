import { isSameAddress } from '../address/is-address';
import type { ChainNamespace } from '../caip/chain-namespace';

/** How many characters a look-alike shares at both ends, at least: three at one and four at the other. */
const FEW = 3;
const MORE = 4;

/** Characters that all addresses of a kind begin with, and that people do not compare. */
const commonBeginning = /^(?:0x|(?:bc|tb|bcrt)1[qp])/;

/**
 * Whether a person could take `one` for `other`, as address poisoning intends: another address that begins
 * with the same three characters and ends with the same four, or the other way round, or with more. Ignores
 * letter case, and the characters that all addresses begin with.
 */
export function looksAlike(one: string, other: string, namespace: ChainNamespace): boolean {
  const [ends, others] = [endsOf(one), endsOf(other)];
  return ends.some((end) => others.includes(end)) && !isSameAddress(one, other, namespace);
}

/** The parts of an address that a person compares. Two addresses that share one of them look alike. */
export function endsOf(address: string): readonly [string, string] {
  const text = address.toLowerCase().replace(commonBeginning, '');
  return [
    `${text.slice(0, FEW)}…${text.slice(-MORE)}`,
    `${text.slice(0, MORE)}…${text.slice(-FEW)}`,
  ];
}
