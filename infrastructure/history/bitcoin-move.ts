import type { FungibleMove } from './history-part';

/** An amount at an address; the address is empty where the script has none. */
interface Coin {
  readonly address: string;
  readonly units: bigint;
}

/** What one transaction spends and makes, in satoshi. */
export interface MovedCoins {
  readonly spent: readonly Coin[];
  readonly made: readonly Coin[];
  readonly fee: bigint;
}

/** What a transaction did to an account. */
export interface BitcoinMove {
  readonly from: string;
  readonly to: string;
  readonly move: FungibleMove;
}

/** Segwit addresses may be spelled in capitals. */
const segwit = /^(?:bc|tb|bcrt)1/i;

/**
 * What moved from or to `account`: what it paid others without the fee and the change, or what it received.
 * `undefined` for a transaction of others.
 */
export function movedCoins(
  coins: MovedCoins | undefined,
  account: string,
): BitcoinMove | undefined {
  if (!coins) return undefined;
  const { fee, made, spent } = coins;
  const isOwn = ({ address }: Coin): boolean => spelled(address) === spelled(account);
  const [paid, got] = [sumOf(spent.filter(isOwn)), sumOf(made.filter(isOwn))];
  if (!spent.some(isOwn)) {
    const from = spent[0]?.address ?? '';
    const move = { kind: 'fungible', direction: 'in', units: got, other: from } as const;
    return made.some(isOwn) ? { from, to: account, move } : undefined;
  }
  const other = made.find((coin) => !isOwn(coin) && coin.address !== '')?.address;
  const isAlone = spent.every(isOwn);
  if (isAlone && made.every((coin) => isOwn(coin) || coin.units === 0n)) {
    const move = { kind: 'fungible', direction: 'self', units: got, other: account } as const;
    return { from: account, to: account, move };
  }
  const net = got - paid + (isAlone ? fee : 0n);
  const direction = net > 0n ? 'in' : 'out';
  const units = net > 0n ? net : -net;
  const [from, to] = [account, other ?? ''];
  return { from, to, move: { kind: 'fungible', direction, units, other: to } };
}

function sumOf(coins: readonly Coin[]): bigint {
  return coins.reduce((sum, { units }) => sum + units, 0n);
}

function spelled(address: string): string {
  return segwit.test(address) ? address.toLowerCase() : address;
}
