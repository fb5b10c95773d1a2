import { addressOfDigits, create2Address } from '../../address/create2-address';
import { selectorIn } from '../../call/selector';
import { listIn, readerOf, textIn, unitsIn } from './arguments';
import type { ExchangeFacts, RouterReader, RouterReading, RouterFault } from './exchange-facts';
import { isNativeName } from './native-name';

const [executeSelector, readExecute] = readerOf(
  'execute((address,address,uint256),bytes[],bytes32)',
  ([slippage]) => listIn(slippage),
);

const SELECTOR_END = 10;

/**
 * `execute` of 0x's Settler. Whatever its actions are, at the end it compares what it holds of the returned token with the
 * least, and pays all of it to the receiver.
 */
function readSettler(
  data: string,
  operator: string,
  { account, to }: ExchangeFacts,
): RouterReading | RouterFault {
  if (selectorIn(data) !== executeSelector) return 'function';
  const values = readExecute(data.slice(SELECTOR_END));
  if (values === 'unreadable') return values;
  const [receiver, returned, least] = values;
  const token = textIn(returned);
  // Without a token, Settler compares nothing.
  const isShown = to === undefined ? isNativeName(token) && BigInt(token) !== 0n : token === to;
  if (!isShown) return 'amount';
  return textIn(receiver) === account ? { least: unitsIn(least), operator } : 'receiver';
}

const [execSelector, readExec] = readerOf(
  'exec(address,address,uint256,address,bytes)',
  (values) => values,
);

/** `exec` of 0x's AllowanceHolder, which lends its caller's allowance to Settler while it calls that. */
export const allowanceHolder: readonly (readonly [string, RouterReader])[] = [
  [
    execSelector,
    (digits, facts) => {
      const values = readExec(digits);
      if (values === 'unreadable') return values;
      const [operator, token, lent, target, data] = values;
      const isShown =
        facts.from === undefined
          ? unitsIn(lent) === 0n || isNativeName(textIn(token))
          : textIn(token) === facts.from && unitsIn(lent) === facts.units;
      if (!isShown) return 'amount';
      if (unitsIn(lent) !== 0n && textIn(operator) !== textIn(target)) return 'receiver';
      return readSettler(textIn(data), textIn(target), facts);
    },
  ],
];

const holders: ReadonlySet<string> = new Set([
  '0x0000000000001ff3684f28c67538d4d072c22734',
  // On chains without transient storage.
  '0x0000000000005e88410ccdfade4a5efae4b49562',
]);

/** Whether this is 0x's AllowanceHolder, which has one of these addresses on every chain. */
export function isAllowanceHolder(address: string): boolean {
  return holders.has(address.toLowerCase());
}

/** What 0x's Settler is called for directly: it takes the native currency, and has no allowance of any account. */
export function readNativeSettler(data: string, facts: ExchangeFacts): RouterReading | RouterFault {
  return facts.from === undefined ? readSettler(data.toLowerCase(), facts.router, facts) : 'amount';
}

/** Where 0x deploys every Settler from, on every chain. It is the registry of them, too. */
export const SETTLER_REGISTRY = '0x00000000000004533Fe15556B1E086BB1A72cEae';

/** The kind of Settler that the visitor's own transaction calls. */
export const SETTLER_FEATURE = 2n;

const SHIM_HASH = '3bf3f97f0be1e2c00023033eefeb4fc062ac552ff36778b17060d90b6764902f';

/**
 * The address of the Settler that 0x has deployed as its `nonce`-th on `chainId`, which follows from the deployer's by
 * CREATE3. So no node can name a contract that 0x has not deployed.
 */
export function settlerAddress(chainId: bigint, nonce: bigint): `0x${string}` {
  const salt = word((SETTLER_FEATURE << 128n) | (chainId << 64n) | nonce);
  const shim = create2Address(SETTLER_REGISTRY, salt, SHIM_HASH);
  return `0x${addressOfDigits(`d694${shim}01`)}`;
}

function word(value: bigint): string {
  return value.toString(16).padStart(64, '0');
}
