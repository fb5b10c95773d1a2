import { type Arguments, readerOf, unitsIn } from './arguments';
import type { ExchangeFacts, RouterFault, RouterReader, RouterReading } from './exchange-facts';
import { isUniswapPool } from './uniswap-pools';

/** The parts of a word that names a pool, as router v6 packs them (`ProtocolLib`, `_unoswapV2`, `_unoswapV3`). */
const ADDRESS = (1n << 160n) - 1n;
const NUMERATOR = 0xffffffffn << 160n;
const ZERO_FOR_ONE = 1n << 247n;
const NOT_WRAPPED = 1n << 251n;
const UNWRAPPED = 1n << 252n;
const PROTOCOL_OFFSET = 253n;
const ADDRESS_DIGITS = 40;

/** The arguments that all of these functions have. */
interface OnePool {
  readonly receiver: bigint | undefined;
  readonly given: { readonly token: bigint; readonly units: bigint } | undefined;
  readonly least: bigint;
  readonly pool: bigint;
}

const functions: readonly (readonly [string, (values: Arguments) => OnePool])[] = [
  ['unoswap(uint256,uint256,uint256,uint256)', (values) => partsOf([undefined, ...values])],
  ['unoswapTo(uint256,uint256,uint256,uint256,uint256)', (values) => partsOf(values)],
  [
    'ethUnoswap(uint256,uint256)',
    ([least, pool]) => partsOf([undefined, undefined, undefined, least, pool]),
  ],
  [
    'ethUnoswapTo(uint256,uint256,uint256)',
    ([receiver, least, pool]) => partsOf([receiver, undefined, undefined, least, pool]),
  ],
];

function partsOf([receiver, token, units, least, pool]: readonly (
  Arguments[number] | undefined
)[]): OnePool {
  return {
    receiver: receiver === undefined ? undefined : unitsIn(receiver),
    given: token === undefined ? undefined : { token: unitsIn(token), units: unitsIn(units) },
    least: unitsIn(least),
    pool: unitsIn(pool),
  };
}

/**
 * The functions of 1inch's router v6 that exchange in one pool. They say neither which token comes back nor, in v3, which is
 * taken, and believe the pool's own word for how much. So the pool has to be one of Uniswap's for the two tokens on show,
 * which its address proves. Of more pools than one, and of Curve's, no address proves the tokens on the way.
 */
export const oneInchPool: readonly (readonly [string, RouterReader])[] = functions.map(
  ([signature, partsIn]) => {
    const [selector, read] = readerOf(signature, partsIn);
    return [
      selector,
      (digits, facts) => {
        const parts = read(digits);
        return parts === 'unreadable' ? parts : readingOf(parts, facts);
      },
    ];
  },
);

function readingOf(
  { given, least, pool, receiver }: OnePool,
  { account, from, to, units, wrappedNative }: ExchangeFacts,
): RouterReading | RouterFault {
  const isGiven =
    given === undefined
      ? from === undefined
      : from !== undefined && given.token === BigInt(from) && given.units === units;
  const [taken, returned] = [from ?? wrappedNative, to ?? wrappedNative];
  if (!isGiven || taken === undefined || returned === undefined) return 'amount';
  const version = versionOf(pool, from === undefined);
  if (version === undefined) return 'function';
  const isUnwrapped = (pool & UNWRAPPED) !== 0n;
  const isForward = (pool & ZERO_FOR_ONE) !== 0n;
  const isShown =
    isUnwrapped === (to === undefined) &&
    isForward === BigInt(taken) < BigInt(returned) &&
    isUniswapPool(version, addressIn(pool), taken, returned);
  if (!isShown) return 'amount';
  const isOwn = receiver === undefined || receiver === BigInt(account);
  return isOwn ? { least } : 'receiver';
}

/** The version of Uniswap by whose rules the pool is used; `undefined` where the word says anything else as well. */
function versionOf(pool: bigint, isNative: boolean): 2 | 3 | undefined {
  const protocol = pool >> PROTOCOL_OFFSET;
  if (protocol > 1n) return undefined;
  const isV2 = protocol === 0n;
  const known =
    ADDRESS |
    ZERO_FOR_ONE |
    UNWRAPPED |
    (isV2 ? NUMERATOR : 1n << PROTOCOL_OFFSET) |
    // Without the native currency, nothing is wrapped.
    (isNative ? 0n : NOT_WRAPPED);
  if ((pool & ~known) !== 0n) return undefined;
  return isV2 ? 2 : 3;
}

function addressIn(pool: bigint): string {
  return `0x${(pool & ADDRESS).toString(16).padStart(ADDRESS_DIGITS, '0')}`;
}
