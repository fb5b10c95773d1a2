import type { Step } from '../../../readings/reading';
import type { Warning } from '../../../texts/english';
import { requestValues } from '../../../texts/request-values';
import { allOf, isUnlimited, tokenAmount } from '../token';
import {
  addressOf,
  fact,
  type Fields,
  isSameAddress,
  type KnownData,
  listOf,
  numberOf,
  type ReadKnown,
  untilFact,
} from './known-reader';

/** Uniswap's contract that spends every token. It is at this address on every network. */
const PERMIT2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3';

/** EIP-2612. */
const permit: ReadKnown = async (data) => {
  const { contract, message, own } = data;
  if (!isSameAddress(message['owner'], own)) return undefined;
  return grants(data, [
    {
      token: contract,
      amount: numberOf(message['value']),
      until: untilFact(numberOf(message['deadline'])),
    },
  ]);
};

/** The permit of DAI: it allows everything, or nothing, and where its end is 0 it has none. */
const permitOfDai: ReadKnown = async (data) => {
  const { contract, message, own } = data;
  if (!isSameAddress(message['holder'], own)) return undefined;
  const expiry = numberOf(message['expiry']);
  if (message['allowed'] !== true) {
    const facts = [fact('spender', addressOf(message['spender'])), fact('token', contract)];
    return { steps: [{ title: 'disallow', facts }], warnings: [] };
  }
  return grants(data, [
    {
      token: contract,
      until: expiry === 0n ? fact('expires', requestValues.forever) : untilFact(expiry),
    },
  ]);
};

/** An allowance at Permit2, which stays. */
const permit2: ReadKnown = async (data) => {
  const { details } = data.message;
  const list = Array.isArray(details) ? listOf(details) : [details as Fields];
  return ofPermit2(
    data,
    list.map(({ amount, expiration, token }) => ({
      token: addressOf(token),
      amount: numberOf(amount),
      until:
        numberOf(expiration) === 0n
          ? fact('expires', requestValues.sameBlock)
          : untilFact(numberOf(expiration)),
    })),
  );
};

/** A transfer that Permit2 makes once, for the spender. */
const transfer2: ReadKnown = async (data) => ofPermit2(data, transfersIn(data.message));

/** What the spender may move once, by the message of a transfer at Permit2. */
export function transfersIn({ deadline, permitted }: Fields): readonly Grant[] {
  const list = Array.isArray(permitted) ? listOf(permitted) : [permitted as Fields];
  return list.map(({ amount, token }) => ({
    token: addressOf(token),
    amount: numberOf(amount),
    until: untilFact(numberOf(deadline)),
  }));
}

export const isPermit2 = (contract: string): boolean => isSameAddress(contract, PERMIT2);

async function ofPermit2(data: KnownData, given: readonly Grant[]): ReturnType<ReadKnown> {
  return isPermit2(data.contract) ? grants(data, given) : undefined;
}

interface Grant {
  readonly token: string;

  /** Absent where the allowance has no bound. */
  readonly amount?: bigint;
  readonly until: ReturnType<typeof fact>;
}

/** What another account may spend from now on. A contract that does not say how it counts is not known as a token. */
export async function grants(
  { message, token: ask }: KnownData,
  given: readonly Grant[],
): ReturnType<ReadKnown> {
  if (given.length === 0) return undefined;
  const steps: Step[] = [];
  const warnings: Warning[] = [];
  for (const { amount, token: address, until } of given) {
    const token = await ask(address);
    if (token.decimals === undefined) return undefined;
    const isAll = amount === undefined || isUnlimited(amount, token);
    if (isAll) warnings.push('unlimited');
    steps.push({
      title: 'permit',
      facts: [
        fact('amount', isAll ? allOf(token) : tokenAmount(token, amount)),
        fact('spender', addressOf(message['spender'])),
        fact('token', address),
        until,
      ],
    });
  }
  return { steps, warnings };
}

const DETAILS = 'PermitDetails(address token,uint160 amount,uint48 expiration,uint48 nonce)';
const PERMITTED = 'TokenPermissions(address token,uint256 amount)';

/** The permits, which are allowances without a transaction, by their types. */
export const permits: Readonly<Record<string, ReadKnown>> = {
  'Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)': permit,
  'Permit(address holder,address spender,uint256 nonce,uint256 expiry,bool allowed)': permitOfDai,
  [`PermitSingle(PermitDetails details,address spender,uint256 sigDeadline)${DETAILS}`]: permit2,
  [`PermitBatch(PermitDetails[] details,address spender,uint256 sigDeadline)${DETAILS}`]: permit2,
  [`PermitTransferFrom(TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline)${PERMITTED}`]:
    transfer2,
  [`PermitBatchTransferFrom(TokenPermissions[] permitted,address spender,uint256 nonce,uint256 deadline)${PERMITTED}`]:
    transfer2,
};
