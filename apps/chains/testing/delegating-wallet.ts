import { createRequire } from 'node:module';
import {
  type Abi,
  concatHex,
  createPublicClient,
  createWalletClient,
  decodeAbiParameters,
  encodeAbiParameters,
  encodePacked,
  type Hex,
  http,
  numberToHex,
  padHex,
  zeroHash,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { mainnet } from 'viem/chains';
import { createTestWallet } from '../../../infrastructure/fake/test-wallet';
import { PUBLIC_TEST_KEYS } from '../../../infrastructure/fake/test-wallet-options';
import type { Eip1193Provider } from '../../../ports/eip1193-provider';
import { type Contract, deployingAccount } from './deploying-account';
import { receiptOf } from '../../../tests/support/receipt-of';

interface Data {
  readonly periodAmount: Hex;
  readonly periodDuration: number;
  readonly startTime?: number;
  readonly tokenAddress?: Hex;
}

interface Asked {
  readonly chainId: Hex;
  readonly to: Hex;
  readonly permission: { readonly type: string; readonly data: Data };
  readonly rules?: readonly { readonly data: { readonly timestamp: number } }[];
}

/** One call that a spender makes in the name of the account. */
interface Execution {
  readonly target: Hex;
  readonly value?: bigint;
  readonly data?: Hex;
}

const delegation = {
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

const ROOT_AUTHORITY: Hex = `0x${'f'.repeat(64)}`;
const spender = privateKeyToAccount(PUBLIC_TEST_KEYS[1] as Hex);

/**
 * A wallet that grants permissions of ERC-7715 with MetaMask's own contracts: each is a delegation with caveats, which the
 * chain enforces. Its account delegates to them by EIP-7702.
 */
export async function delegatingWallet(url: string) {
  const owner = privateKeyToAccount(PUBLIC_TEST_KEYS[0] as Hex);
  const { deploy, write } = deployingAccount(url);
  const transport = http(url);
  const reader = createPublicClient({ chain: mainnet, transport, pollingInterval: 20 });
  const writer = createWalletClient({ account: owner, chain: mainnet, transport });
  const artifact = artifactsIn(createRequire(import.meta.url));

  const manager = await deploy(artifact('DelegationManager'), owner.address);
  const account = await deploy(
    artifact('EIP7702StatelessDeleGator'),
    manager.address,
    '0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108',
  );
  const [ofNative, ofErc20, ofTime] = [
    await deploy(artifact('NativeTokenPeriodTransferEnforcer')),
    await deploy(artifact('ERC20PeriodTransferEnforcer')),
    await deploy(artifact('TimestampEnforcer')),
  ];
  const authorization = await writer.signAuthorization({
    contractAddress: account.address,
    executor: 'self',
  });
  const set = await writer.sendTransaction({
    authorizationList: [authorization],
    to: owner.address,
  });
  await receiptOf(reader, set);

  const { provider: own } = createTestWallet({ chains: [{ chainId: 1, rpcUrl: url }] });
  const granted = new Map<Hex, object>();

  async function grant(asked: Asked): Promise<object> {
    const { permission, rules, to } = asked;
    const startTime = permission.data.startTime ?? Number((await reader.getBlock()).timestamp);
    const data = { ...permission.data, startTime };
    const caveats = [
      {
        enforcer: (data.tokenAddress ? ofErc20 : ofNative).address,
        terms: termsOf(data),
        args: '0x',
      },
      {
        enforcer: ofTime.address,
        terms: concatHex([
          padHex('0x0', { size: 16 }),
          numberToHex(rules?.[0]?.data.timestamp ?? 0, { size: 16 }),
        ]),
        args: '0x',
      },
    ] as const;
    const message = {
      delegate: to,
      delegator: owner.address,
      authority: ROOT_AUTHORITY,
      caveats,
      salt: BigInt(granted.size + 1),
    };
    const signature = await owner.signTypedData({
      domain: {
        name: 'DelegationManager',
        version: '1',
        chainId: 1,
        verifyingContract: manager.address,
      },
      types: signedTypes,
      primaryType: 'Delegation',
      message,
    });
    const context = encodeAbiParameters([delegation], [[{ ...message, signature }]]);
    const answer = {
      ...asked,
      permission: { ...permission, data },
      context,
      dependencies: [],
      delegationManager: manager.address,
    };
    granted.set(context, answer);
    return answer;
  }

  async function revoke(context: Hex): Promise<object> {
    const [[signed]] = decodeAbiParameters([delegation], context);
    await write(manager, 'disableDelegation', [signed]);
    granted.delete(context);
    return {};
  }

  const chains = { chainIds: ['0x1'], ruleTypes: ['expiry'] };
  const methods: Readonly<Record<string, (params: unknown) => unknown>> = {
    wallet_getSupportedExecutionPermissions: () => ({
      'native-token-periodic': chains,
      'erc20-token-periodic': chains,
    }),
    wallet_requestExecutionPermissions: (params) =>
      Promise.all((params as readonly Asked[]).map(grant)),
    wallet_getGrantedExecutionPermissions: () => [...granted.values()],
    wallet_revokeExecutionPermission: (params) =>
      revoke((params as { readonly permissionContext: Hex }).permissionContext),
  };
  const provider: Eip1193Provider = {
    ...own,
    request: async (asked) => (methods[asked.method] ?? (() => own.request(asked)))(asked.params),
    on: (...args) => own.on?.(...args),
    removeListener: (...args) => own.removeListener?.(...args),
  };
  return {
    provider,
    spender: spender.address,

    /** Has the spender use a permission. Throws where the contracts refuse it. */
    redeem: (context: Hex, execution: Execution) => redeem(url, manager, context, execution),
  };
}

async function redeem(
  url: string,
  manager: Contract,
  context: Hex,
  { data = '0x', target, value = 0n }: Execution,
): Promise<void> {
  const transport = http(url);
  const reader = createPublicClient({ chain: mainnet, transport, pollingInterval: 20 });
  const writer = createWalletClient({ account: spender, chain: mainnet, transport });
  const call = encodePacked(['address', 'uint256', 'bytes'], [target, value, data]);
  const args = [[context], [zeroHash], [call]];
  const { request } = await reader.simulateContract({
    ...manager,
    functionName: 'redeemDelegations',
    args,
    account: spender,
  });
  await receiptOf(reader, await writer.writeContract(request));
}

function termsOf({ periodAmount, periodDuration, startTime = 0, tokenAddress }: Data): Hex {
  const words = [BigInt(periodAmount), BigInt(periodDuration), BigInt(startTime)].map((each) =>
    numberToHex(each, { size: 32 }),
  );
  return concatHex([...(tokenAddress ? [tokenAddress] : []), ...words]);
}

/** The contracts of MetaMask's package, by name. */
function artifactsIn(load: NodeJS.Require) {
  const abis = load('@metamask/delegation-abis') as Readonly<Record<string, Abi>>;
  const codes = load('@metamask/delegation-abis/bytecode') as Readonly<Record<string, Hex>>;
  return (name: string): { readonly abi: Abi; readonly bytecode: Hex } => {
    const bytecode = codes[name];
    if (!bytecode) throw new TypeError(`There is no contract ${name}`);
    return { abi: abis[name] ?? [], bytecode };
  };
}
