import type { TokenList } from '../token/token-list';
import { aBoolean, aListOf, anObject, anUrl, type Check, oneOf, type Shape } from './check';
import type { Sources } from './sources';

const uniswap = 'uniswap';

/** Accepts the address of a service, and leaves out the slash at its end. */
export const anOwnService: Check<string> = (value, option) =>
  anUrl(value, option).replace(/\/+$/, '');
const someObject = anObject as Check<never>;
const someServices = aListOf(anOwnService);

/**
 * What each part of the option `sources` is at first sight, which every page checks. `parseSources` checks what is in the
 * objects.
 */
export const sourceChecks: Shape<Sources> = {
  swaps: (value, option) =>
    typeof value === 'string' ? oneOf([uniswap])(value, option) : someObject(value, option),
  unreadSwaps: aBoolean,
  jupiter: someObject,
  prices: (value, option) => (value === uniswap ? uniswap : anUrl(value, option)),
  rates: someObject,
  uniswap: someObject,
  ens: aBoolean,
  sns: aBoolean,
  people: someObject,
  ensGateways: someServices,
  nfts: oneOf(['logs', 'indexers']),
  ipfsGateways: someServices,
  indexers: someObject,
  onramp: someObject,
  names: someObject,
  // What a list says is read like an answer of a service: see `TokenLists`.
  tokenLists: aListOf((value, option) =>
    typeof value === 'string' ? anUrl(value, option) : (anObject(value, option) as TokenList),
  ),
};
