import type { AskNode } from '../../src/domain/plans/ask-node';
import type { Plan } from '../../src/domain/readings/reading';
import { accounts, type Node, planFor } from './plan-world';

export const own = accounts.evm.address;
export const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
export const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
export const WETH = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';
export const PERMIT2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3';

/** Types by their names, each with its fields as `name:type`. */
type Types = Readonly<Record<string, readonly string[]>>;

export const types = {
  Permit: [
    'owner:address',
    'spender:address',
    'value:uint256',
    'nonce:uint256',
    'deadline:uint256',
  ],
  DaiPermit: [
    'holder:address',
    'spender:address',
    'nonce:uint256',
    'expiry:uint256',
    'allowed:bool',
  ],
  PermitDetails: ['token:address', 'amount:uint160', 'expiration:uint48', 'nonce:uint48'],
  PermitSingle: ['details:PermitDetails', 'spender:address', 'sigDeadline:uint256'],
  PermitBatch: ['details:PermitDetails[]', 'spender:address', 'sigDeadline:uint256'],
  TokenPermissions: ['token:address', 'amount:uint256'],
  PermitTransferFrom: [
    'permitted:TokenPermissions',
    'spender:address',
    'nonce:uint256',
    'deadline:uint256',
  ],
  PermitWitnessTransferFrom: [
    'permitted:TokenPermissions',
    'spender:address',
    'nonce:uint256',
    'deadline:uint256',
    'slippageAndActions:SlippageAndActions',
  ],
  SlippageAndActions: [
    'recipient:address',
    'buyToken:address',
    'minAmountOut:uint256',
    'actions:bytes[]',
  ],
  TransferWithAuthorization: [
    'from:address',
    'to:address',
    'value:uint256',
    'validAfter:uint256',
    'validBefore:uint256',
    'nonce:bytes32',
  ],
  CancelAuthorization: ['authorizer:address', 'nonce:bytes32'],
  OfferItem: [
    'itemType:uint8',
    'token:address',
    'identifierOrCriteria:uint256',
    'startAmount:uint256',
    'endAmount:uint256',
  ],
  ConsiderationItem: [
    'itemType:uint8',
    'token:address',
    'identifierOrCriteria:uint256',
    'startAmount:uint256',
    'endAmount:uint256',
    'recipient:address',
  ],
  OrderComponents: [
    'offerer:address',
    'zone:address',
    'offer:OfferItem[]',
    'consideration:ConsiderationItem[]',
    'orderType:uint8',
    'startTime:uint256',
    'endTime:uint256',
    'zoneHash:bytes32',
    'salt:uint256',
    'conduitKey:bytes32',
    'counter:uint256',
  ],
  OtcOrder: [
    'makerToken:address',
    'takerToken:address',
    'makerAmount:uint128',
    'takerAmount:uint128',
    'maker:address',
    'taker:address',
    'txOrigin:address',
    'expiryAndNonce:uint256',
  ],
  LimitOrder: [
    'makerToken:address',
    'takerToken:address',
    'makerAmount:uint128',
    'takerAmount:uint128',
    'takerTokenFeeAmount:uint128',
    'maker:address',
    'taker:address',
    'sender:address',
    'feeRecipient:address',
    'pool:bytes32',
    'expiry:uint64',
    'salt:uint256',
  ],
  SafeTx: [
    'to:address',
    'value:uint256',
    'data:bytes',
    'operation:uint8',
    'safeTxGas:uint256',
    'baseGas:uint256',
    'gasPrice:uint256',
    'gasToken:address',
    'refundReceiver:address',
    'nonce:uint256',
  ],
} as const satisfies Types;

/** The parts of typed data that a test names. */
export interface Asked {
  readonly domain?: object;
  readonly primaryType: string;
  readonly message: object;

  /** In the place of those above. */
  readonly types?: Types;
}

/** Typed data with the types that the primary one names. */
export function typedData({ domain, message, primaryType, types: given = types }: Asked) {
  const used = new Set<string>();
  const visit = (name: string): void => {
    const fields = given[name];
    if (!fields || used.has(name)) return;
    used.add(name);
    fields.forEach((field) => visit((field.split(':')[1] ?? '').replace(/\[\]$/, '')));
  };
  visit(primaryType);
  const fieldsOf = (name: string) =>
    (given[name] ?? []).map((field) => ({
      name: field.split(':')[0],
      type: field.split(':')[1],
    }));
  return {
    domain: { name: 'Test', version: '1', chainId: 1, verifyingContract: USDC, ...domain },
    types: Object.fromEntries([...used].map((name) => [name, fieldsOf(name)])),
    primaryType,
    message,
  };
}

const word = (value: bigint): string => `0x${value.toString(16).padStart(64, '0')}`;

/** A node whose tokens have decimals, and a supply of a billion. */
export function tokensWith(
  decimals: Readonly<Record<string, number>> = { [USDC]: 6, [WETH]: 18 },
  more: Readonly<Record<string, string>> = {},
): Node {
  const known = new Map(Object.entries(decimals).map(([at, count]) => [at.toLowerCase(), count]));
  return {
    eth_call: ([{ data, to }]: readonly [{ readonly data: string; readonly to: string }]) => {
      const given = more[`${to.toLowerCase()} ${data}`];
      if (given !== undefined) return given;
      const count = known.get(to.toLowerCase());
      if (count === undefined) throw new Error('reverted');
      if (data === '0x313ce567') return word(BigInt(count));
      if (data === '0x18160ddd') return word(10n ** BigInt(count + 9));
      throw new Error('reverted');
    },
  };
}

/** The approval of typed data on Ethereum. */
export function signing(
  asked: Asked,
  node: AskNode | Node = tokensWith(),
  plan: typeof planFor = planFor,
  chain = 'eip155:1',
): Promise<Plan> {
  return plan(chain, 'eth_signTypedData_v4', [own, JSON.stringify(typedData(asked))], node);
}
