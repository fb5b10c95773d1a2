import { requestValues } from '../../../texts/request-values';
import { AbiWords } from '../abi-words';
import { orderStep } from './order-step';
import {
  addressOf,
  amountText,
  fact,
  type Fields,
  isSameAddress,
  type KnownData,
  numberOf,
  type ReadKnown,
  untilFact,
} from './known-reader';
import { grants, isPermit2, transfersIn } from './permits';

/** The exchange proxy of 0x. Other networks have another contract there, or none. */
const PROXY = '0xDef1C0ded9bec7F1a1670819833240f027b25EfF';
const PROXIES = new Map([
  [1n, PROXY],
  [56n, PROXY],
  [137n, PROXY],
  [8453n, PROXY],
  [42_161n, PROXY],
  [42_220n, PROXY],
  [43_114n, PROXY],
  [10n, '0xDEF1ABE32c034e558Cdd535791643C58a13aCC10'],
  [250n, '0xDEF189DeAEF76E379df891899eb5A00a94cBC250'],
]);

/** Where 0x says which contract settles its swaps: the current one of a kind, and the one before. */
const REGISTRY = '0x00000000000004533Fe15556B1E086BB1A72cEae';
const OWNER_OF = '0x6352211e';
const PREVIOUS = '0xe2603dc2';
const SIGNED_SWAPS = '3'.padStart(64, '0');

/** What an order gives and brings back. The visitor is the one who makes it, or the one for whom it was made. */
const order =
  (expiryOf: (message: Fields) => bigint): ReadKnown =>
  async ({ chainId, contract, domain, message, own, token }) => {
    const isProxy = PROXIES.get(chainId) === contract && domain['name'] === 'ZeroEx';
    const isMaker = isSameAddress(message['maker'], own);
    if (!isProxy || (!isMaker && !isSameAddress(message['taker'], own))) return undefined;
    const side = async (name: 'maker' | 'taker'): Promise<string | undefined> =>
      amountText(
        await token(addressOf(message[`${name}Token`])),
        numberOf(message[`${name}Amount`]),
      );
    const fee = message['takerTokenFeeAmount'];
    // The fee of an order is paid by the one who takes it.
    if (!isMaker && fee !== undefined && numberOf(fee) > 0n) return undefined;
    const [given, back] = isMaker ? (['maker', 'taker'] as const) : (['taker', 'maker'] as const);
    const [leaves, arrives] = [await side(given), await side(back)];
    if (leaves === undefined || arrives === undefined) return undefined;
    return orderStep(
      [fact('leaves', leaves), fact('arrives', arrives), untilFact(expiryOf(message))],
      { isForNothing: numberOf(message[`${back}Amount`]) === 0n },
    );
  };

const withExpiry = order(({ expiry }) => numberOf(expiry));

/** An order whose end stands before its number. */
const withNonce = order(({ expiryAndNonce }) => numberOf(expiryAndNonce) >> 192n);

/** A swap that another account sends: the contract of 0x gives back the least amount, or nothing happens. */
const signedSwap: ReadKnown = async (data) => {
  const { contract, message, own, token } = data;
  const { buyToken, minAmountOut, recipient } = message['slippageAndActions'] as Fields;
  if (!isPermit2(contract) || !isSameAddress(recipient, own)) return undefined;
  if (!(await isSettler(addressOf(message['spender']), data))) return undefined;
  const least = numberOf(minAmountOut);
  const [allowed, back] = await Promise.all([
    grants(data, transfersIn(message)),
    token(addressOf(buyToken)).then((one) => amountText(one, least)),
  ]);
  if (!allowed || back === undefined) return undefined;
  const step = orderStep([fact('arrives', requestValues.atLeast(back))], {
    isForNothing: least === 0n,
  });
  return {
    steps: [...allowed.steps, ...(step?.steps ?? [])],
    warnings: [...allowed.warnings, ...(step?.warnings ?? [])],
  };
};

async function isSettler(spender: string, { node }: KnownData): Promise<boolean> {
  const asked = await Promise.all(
    [OWNER_OF, PREVIOUS].map((selector) =>
      node('eth_call', [{ to: REGISTRY, data: `${selector}${SIGNED_SWAPS}` }, 'latest']).then(
        (answer) => new AbiWords(String(answer).slice(2)).address(0),
        () => undefined,
      ),
    ),
  );
  return asked.includes(spender);
}

const HEAD = 'address makerToken,address takerToken,uint128 makerAmount,uint128 takerAmount,';

export const zeroEx: Readonly<Record<string, ReadKnown>> = {
  [`LimitOrder(${HEAD}uint128 takerTokenFeeAmount,address maker,address taker,address sender,address feeRecipient,bytes32 pool,uint64 expiry,uint256 salt)`]:
    withExpiry,
  [`RfqOrder(${HEAD}address maker,address taker,address txOrigin,bytes32 pool,uint64 expiry,uint256 salt)`]:
    withExpiry,
  [`OtcOrder(${HEAD}address maker,address taker,address txOrigin,uint256 expiryAndNonce)`]:
    withNonce,
  [[
    'PermitWitnessTransferFrom(TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline,',
    'SlippageAndActions slippageAndActions)SlippageAndActions(address recipient,address buyToken,',
    'uint256 minAmountOut,bytes[] actions)TokenPermissions(address token,uint256 amount)',
  ].join('')]: signedSwap,
};
