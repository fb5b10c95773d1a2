import { selectorIn } from '../../call/selector';
import { selfPermitData } from '../swap-permit';
import {
  type Arguments,
  endsOfPath,
  endsOfTokens,
  listIn,
  readerOf,
  textIn,
  unitsIn,
} from './arguments';
import type { ExchangeFacts, RouterReader } from './exchange-facts';
import { payeeOf, RouterLedger } from './router-ledger';

/** One step: what it does to the ledger. */
type Step = (ledger: RouterLedger, facts: ExchangeFacts) => void;

/** An exchange by pools. Of nothing, it is one of what the router holds. */
function exchange(
  ends: readonly [string, string] | undefined,
  receiver: string,
  units: bigint,
  least: bigint,
): Step {
  return (ledger, facts) => {
    if (!ends) return ledger.fail('unreadable');
    if (units === 0n) ledger.spend(ends[0]);
    else ledger.take(ends[0], units);
    ledger.pay(ends[1], least, payeeOf(receiver, facts));
  };
}

/** Pays out all that the router holds of `token`. This function knows no short names of receivers. */
function payOut(token: string | undefined, least: bigint, receiver?: string): Step {
  return (ledger, { account, wrappedNative }) => {
    ledger.spend(token === undefined ? wrappedNative : token);
    const isOwn = receiver === undefined || receiver === account;
    ledger.pay(token, least, isOwn ? 'account' : undefined);
  };
}

const steps = new Map([
  readerOf(
    'exactInputSingle((address,address,uint24,address,uint256,uint256,uint160))',
    ([tuple]): Step => {
      const [given, returned, , receiver, units, least, limit] = listIn(tuple);
      // Up to a price limit, only a part of what is given is exchanged.
      if (unitsIn(limit) !== 0n) return (ledger) => ledger.fail('function');
      const ends = [textIn(given), textIn(returned)] as const;
      return exchange(ends, textIn(receiver), unitsIn(units), unitsIn(least));
    },
  ),
  readerOf('exactInput((bytes,address,uint256,uint256))', ([tuple]): Step => {
    const [path, receiver, units, least] = listIn(tuple);
    return exchange(endsOfPath(textIn(path)), textIn(receiver), unitsIn(units), unitsIn(least));
  }),
  readerOf(
    'swapExactTokensForTokens(uint256,uint256,address[],address)',
    ([units, least, path, receiver]): Step =>
      exchange(endsOfTokens(listIn(path)), textIn(receiver), unitsIn(units), unitsIn(least)),
  ),
  readerOf('pull(address,uint256)', ([token, units]): Step => {
    return (ledger) => ledger.pull(textIn(token), unitsIn(units));
  }),
  readerOf('wrapETH(uint256)', ([units]): Step => {
    return (ledger, { from, wrappedNative }) => {
      if (from !== undefined) ledger.fail('amount');
      ledger.pull(wrappedNative, unitsIn(units));
    };
  }),
  readerOf('unwrapWETH9(uint256,address)', ([least, receiver]): Step =>
    payOut(undefined, unitsIn(least), textIn(receiver)),
  ),
  readerOf('unwrapWETH9(uint256)', ([least]): Step => payOut(undefined, unitsIn(least))),
  readerOf('sweepToken(address,uint256,address)', ([token, least, receiver]): Step =>
    payOut(textIn(token), unitsIn(least), textIn(receiver)),
  ),
  readerOf('sweepToken(address,uint256)', ([token, least]): Step =>
    payOut(textIn(token), unitsIn(least)),
  ),
  // What is left of the native currency goes back to the caller, once it has been used.
  readerOf('refundETH()', (): Step => {
    return (ledger) => {
      if (ledger.nativeLeft > 0n) ledger.fail('amount');
    };
  }),
]);

const SELECTOR_END = 10;

function run(all: Arguments, facts: ExchangeFacts): ReturnType<RouterReader> {
  const ledger = new RouterLedger(facts);
  for (const value of all) {
    const data = textIn(value);
    if (isOwnPermit(data, facts)) continue;
    const read = steps.get(selectorIn(data) ?? '');
    const step = read ? read(data.slice(SELECTOR_END)) : 'function';
    if (typeof step === 'string') return step;
    step(ledger, facts);
  }
  return ledger.reading();
}

/** Whether a step hands the token exactly the permit that the visitor has signed for this exchange. */
function isOwnPermit(data: string, { permit, router }: ExchangeFacts): boolean {
  return permit?.spender.toLowerCase() === router && data === selfPermitData(permit);
}

/** The functions whose argument is a list of steps. */
const lists = [
  readerOf('multicall(bytes[])', ([all]) => listIn(all)),
  readerOf('multicall(uint256,bytes[])', ([, all]) => listIn(all)),
  readerOf('multicall(bytes32,bytes[])', ([, all]) => listIn(all)),
];

/** `SwapRouter02` of Uniswap: a list of steps, or one of them alone. */
export const swapRouter02: readonly (readonly [string, RouterReader])[] = [
  ...lists.map(([selector, read]): readonly [string, RouterReader] => [
    selector,
    (digits, facts) => {
      const all = read(digits);
      return all === 'unreadable' ? all : run(all, facts);
    },
  ]),
  ...[...steps.keys()].map((selector): readonly [string, RouterReader] => [
    selector,
    (digits, facts) => run([`0x${selector}${digits}`], facts),
  ]),
];
