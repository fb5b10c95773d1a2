import {
  concatHex,
  decodeAbiParameters,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  numberToHex,
  padHex,
  parseAbi,
} from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';

/** Where MetaMask's contracts for permissions are on a chain. */
export interface DelegationContracts {
  /** Keeps the permissions, and is where they are used (ERC-7710). */
  readonly manager: Hex;

  /** The code of an account that grants them, by EIP-7702. */
  readonly code: Hex;

  /** What each limits: the native currency by period, a token by period, and time. */
  readonly ofNative: Hex;
  readonly ofErc20: Hex;
  readonly ofTime: Hex;
}

/** A permission as a site asks a wallet for it (ERC-7715): so much in each period, until an end. */
export interface AskedPermission {
  readonly chainId: Hex;

  /** Who may spend. */
  readonly to: Hex;
  readonly permission: {
    readonly type: string;
    readonly data: {
      readonly periodAmount: Hex;
      readonly periodDuration: number;
      readonly startTime?: number;
      readonly tokenAddress?: Hex;
    };
  };
  readonly rules?: readonly { readonly data: { readonly timestamp: number } }[];
}

const delegations = {
  type: 'tuple[]',
  components: [
    { name: 'delegate', type: 'address' },
    { name: 'delegator', type: 'address' },
    { name: 'authority', type: 'bytes32' },
    {
      name: 'caveats',
      type: 'tuple[]',
      components: [
        { name: 'enforcer', type: 'address' },
        { name: 'terms', type: 'bytes' },
        { name: 'args', type: 'bytes' },
      ],
    },
    { name: 'salt', type: 'uint256' },
    { name: 'signature', type: 'bytes' },
  ],
} as const;

const signedTypes = {
  Delegation: [
    { name: 'delegate', type: 'address' },
    { name: 'delegator', type: 'address' },
    { name: 'authority', type: 'bytes32' },
    { name: 'caveats', type: 'Caveat[]' },
    { name: 'salt', type: 'uint256' },
  ],
  Caveat: [
    { name: 'enforcer', type: 'address' },
    { name: 'terms', type: 'bytes' },
  ],
} as const;

const disableAbi = parseAbi([
  'struct Caveat { address enforcer; bytes terms; bytes args; }',
  'struct Delegation { address delegate; address delegator; bytes32 authority; Caveat[] caveats; uint256 salt; bytes signature; }',
  'function disableDelegation(Delegation delegation)',
]);

const ROOT_AUTHORITY: Hex = `0x${'f'.repeat(64)}`;

/**
 * The wallet's answer to a site that asks for a permission: a delegation that `owner` signs, with caveats that the chain
 * enforces.
 *
 * @param nowSeconds When it begins, where the site names no beginning.
 */
export async function grantedBy(
  owner: PrivateKeyAccount,
  asked: AskedPermission,
  {
    contracts,
    nowSeconds,
  }: { readonly contracts: DelegationContracts; readonly nowSeconds: number },
) {
  const { chainId, permission, rules, to } = asked;
  const data = { ...permission.data, startTime: permission.data.startTime ?? nowSeconds };
  const { manager, ofErc20, ofNative, ofTime } = contracts;
  const end = numberToHex(rules?.[0]?.data.timestamp ?? 0, { size: 16 });
  const message = {
    delegate: to,
    delegator: owner.address,
    authority: ROOT_AUTHORITY,
    caveats: [
      { enforcer: data.tokenAddress ? ofErc20 : ofNative, terms: termsOf(data), args: '0x' },
      { enforcer: ofTime, terms: concatHex([padHex('0x0', { size: 16 }), end]), args: '0x' },
    ],
    // Each is another delegation, so that one can be revoked alone.
    salt: BigInt(numberToHex(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0)),
  } as const;
  const signature = await owner.signTypedData({
    domain: {
      name: 'DelegationManager',
      version: '1',
      chainId: Number(chainId),
      verifyingContract: manager,
    },
    types: signedTypes,
    primaryType: 'Delegation',
    message,
  });
  return {
    ...asked,
    permission: { ...permission, data },
    context: encodeAbiParameters([delegations], [[{ ...message, signature }]]),
    dependencies: [],
    delegationManager: manager,
  };
}

/** The call of the manager that revokes the permission `context`. */
export function revocationOf(context: Hex): Hex {
  const [[delegation]] = decodeAbiParameters([delegations], context);
  if (!delegation) throw new TypeError('There is no delegation');
  return encodeFunctionData({ abi: disableAbi, args: [delegation] });
}

function termsOf({
  periodAmount,
  periodDuration,
  startTime = 0,
  tokenAddress,
}: AskedPermission['permission']['data']): Hex {
  const words = [BigInt(periodAmount), BigInt(periodDuration), BigInt(startTime)].map((each) =>
    numberToHex(each, { size: 32 }),
  );
  return concatHex([...(tokenAddress ? [tokenAddress] : []), ...words]);
}
