import { type Arguments, endsOfTokens, listIn, readerOf, textIn, unitsIn } from './arguments';
import type { ExchangeFacts, RouterReader } from './exchange-facts';

const SUFFIX = 'SupportingFeeOnTransferTokens';

/** The functions that give an exact amount, with the places of their arguments; the native currency has none. */
const functions = [
  ['swapExactTokensForTokens', '(uint256,uint256,address[],address,uint256)'],
  ['swapExactTokensForETH', '(uint256,uint256,address[],address,uint256)'],
  ['swapExactETHForTokens', '(uint256,address[],address,uint256)'],
] as const;

/** Uniswap's router of v2, and those of its copies: one exchange in a call. It measures what the receiver gets. */
export const uniswapV2Router: readonly (readonly [string, RouterReader])[] = functions.flatMap(
  ([name, types]) =>
    [name, `${name}${SUFFIX}`].map((full): readonly [string, RouterReader] => {
      const [selector, read] = readerOf(`${full}${types}`, (values) => values);
      return [
        selector,
        (digits, facts) => {
          const values = read(digits);
          return values === 'unreadable' ? values : readingOf(name, values, facts);
        },
      ];
    }),
);

function readingOf(
  name: (typeof functions)[number][0],
  values: Arguments,
  { account, from, to, units }: ExchangeFacts,
): ReturnType<RouterReader> {
  const isFromNative = name === 'swapExactETHForTokens';
  const [given, least, path, receiver] = isFromNative ? [undefined, ...values] : values;
  const ends = endsOfTokens(listIn(path));
  if (!ends) return 'unreadable';
  // The router itself requires the wrapped currency at an end that is the native one.
  const isFrom = isFromNative ? from === undefined : from === ends[0] && unitsIn(given) === units;
  const isTo = name === 'swapExactTokensForETH' ? to === undefined : to === ends[1];
  if (!isFrom || !isTo) return 'amount';
  return textIn(receiver) === account ? { least: unitsIn(least) } : 'receiver';
}
