import { listIn, readerOf, textIn, unitsIn } from './arguments';
import type { RouterReader } from './exchange-facts';
import { isNativeName } from './native-name';

const [selector, read] = readerOf(
  'swap(address,(address,address,address,address,uint256,uint256,uint256),bytes)',
  ([, description]) => listIn(description),
);

/**
 * `swap` of 1inch's router v6. The executor, which gets what is given, is any contract: the router itself holds what comes
 * back, and compares it with the least. `clipperSwap` is refused: it compares nothing.
 */
export const oneInchRouter: readonly (readonly [string, RouterReader])[] = [
  [
    selector,
    (digits, { account, from, to, units }) => {
      const values = read(digits);
      if (values === 'unreadable') return values;
      const [given, returned, , receiver, amount, least, flags] = values;
      // A part of it, more of the native currency, or another allowance (Permit2).
      if (unitsIn(flags) !== 0n) return 'function';
      const isToken = (name: string, token: string | undefined): boolean =>
        token === undefined ? isNativeName(name) : name === token;
      const isShown =
        isToken(textIn(given), from) && isToken(textIn(returned), to) && unitsIn(amount) === units;
      if (!isShown) return 'amount';
      const isOwn = unitsIn(receiver) === 0n || textIn(receiver) === account;
      return isOwn ? { least: unitsIn(least) } : 'receiver';
    },
  ],
];
