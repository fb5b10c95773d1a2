import { readAbi } from '../../call/abi-reader';
import { argumentTypes } from '../../call/abi-types';
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

type Command = (values: Arguments, ledger: RouterLedger, facts: ExchangeFacts) => void;

/** As an amount, this stands for all that the router holds. */
const CONTRACT_BALANCE = 1n << 255n;

function exchange(
  endsOf: (path: Arguments[number] | undefined) => readonly [string, string] | undefined,
): Command {
  return ([receiver, amount, least, path, isPaidByUser], ledger, facts) => {
    const ends = endsOf(path);
    const units = unitsIn(amount);
    if (!ends || units === 0n) return ledger.fail('unreadable');
    // By Permit2: it may stand in for an allowance of any amount, so only the amount in the call counts.
    if (unitsIn(isPaidByUser) !== 0n) {
      if (facts.from === undefined) ledger.fail('amount');
      ledger.take(ends[0], units);
    } else {
      ledger.spend(ends[0], units === CONTRACT_BALANCE ? undefined : units);
    }
    ledger.pay(ends[1], unitsIn(least), payeeOf(textIn(receiver), facts));
  };
}

function assetOf(token: Arguments[number] | undefined): string | undefined {
  const contract = textIn(token);
  return BigInt(contract) === 0n ? undefined : contract;
}

/**
 * The commands that exchange an exact amount and pay it out. Not among them: exchanges for an exact amount (0x01, 0x09),
 * permits (0x03, 0x0a, 0x0d), payments of a part or to others (0x05, 0x06), v4 (0x10), plans in plans (0x21).
 */
const commands: ReadonlyMap<number, readonly [string, Command]> = new Map([
  // V3_SWAP_EXACT_IN
  [0x00, ['(address,uint256,uint256,bytes,bool)', exchange((path) => endsOfPath(textIn(path)))]],
  // PERMIT2_TRANSFER_FROM
  [
    0x02,
    [
      '(address,address,uint256)',
      ([token, receiver, units], ledger, facts) => {
        if (facts.from === undefined) ledger.fail('amount');
        if (payeeOf(textIn(receiver), facts) !== 'router') ledger.fail('receiver');
        ledger.pull(textIn(token), unitsIn(units));
      },
    ],
  ],
  // SWEEP
  [
    0x04,
    [
      '(address,address,uint256)',
      ([token, receiver, least], ledger, facts) => {
        const asset = assetOf(token);
        const to = payeeOf(textIn(receiver), facts);
        if (to !== 'account') return ledger.fail('receiver');
        // What is left of the native currency that came along goes back.
        if (asset === undefined && facts.to !== undefined && unitsIn(least) === 0n) {
          if (ledger.nativeLeft > 0n) ledger.fail('amount');
          return;
        }
        ledger.spend(asset);
        ledger.pay(asset, unitsIn(least), to);
      },
    ],
  ],
  // V2_SWAP_EXACT_IN
  [
    0x08,
    ['(address,uint256,uint256,address[],bool)', exchange((path) => endsOfTokens(listIn(path)))],
  ],
  // WRAP_ETH
  [
    0x0b,
    [
      '(address,uint256)',
      ([receiver, amount], ledger, facts) => {
        if (payeeOf(textIn(receiver), facts) !== 'router') ledger.fail('receiver');
        if (facts.from !== undefined) ledger.fail('amount');
        const units = unitsIn(amount);
        ledger.pull(facts.wrappedNative, units === CONTRACT_BALANCE ? ledger.nativeLeft : units);
      },
    ],
  ],
  // UNWRAP_WETH
  [
    0x0c,
    [
      '(address,uint256)',
      ([receiver, least], ledger, facts) => {
        ledger.spend(facts.wrappedNative);
        ledger.pay(undefined, unitsIn(least), payeeOf(textIn(receiver), facts));
      },
    ],
  ],
  // BALANCE_CHECK_ERC20
  [0x0e, ['(address,address,uint256)', () => undefined]],
]);

function run(plan: Arguments, facts: ExchangeFacts): ReturnType<RouterReader> {
  const all = [...textIn(plan[0]).slice(2).matchAll(/../g)];
  const inputs = listIn(plan[1]);
  if (all.length === 0 || all.length !== inputs.length) return 'unreadable';
  const ledger = new RouterLedger(facts);
  for (const [index, [byte]] of all.entries()) {
    // The upper bit, which lets a command fail, makes it an unknown one.
    const [types, command] = commands.get(Number.parseInt(byte, 16)) ?? [];
    if (types === undefined || !command) return 'function';
    const values = readAbi(textIn(inputs[index]).slice(2), argumentTypes(types));
    if (!values) return 'unreadable';
    command(values, ledger, facts);
  }
  return ledger.reading();
}

/** Uniswap's Universal Router: a list of commands, each with its own input. */
export const universalRouter: readonly (readonly [string, RouterReader])[] = [
  'execute(bytes,bytes[])',
  'execute(bytes,bytes[],uint256)',
].map((signature) => {
  const [selector, read] = readerOf(signature, (values) => values);
  return [
    selector,
    (digits, facts) => {
      const plan = read(digits);
      return plan === 'unreadable' ? plan : run(plan, facts);
    },
  ];
});
