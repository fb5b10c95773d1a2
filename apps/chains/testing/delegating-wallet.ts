import { createPublicClient, createWalletClient, type Hex, http } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { mainnet } from 'viem/chains';
import { type AskedPermission, grantedBy, revocationOf } from '../../demo/wallet/delegation';
import { createTestWallet } from '../../../infrastructure/fake/test-wallet';
import { PUBLIC_TEST_KEYS } from '../../../infrastructure/fake/test-wallet-options';
import { receiptOf } from '../../../tests/support/receipt-of';
import { type Execution, redeemPermission } from '../demo/redeem-permission';
import { deployDelegation } from './delegation-contracts';
import { deployingAccount } from './deploying-account';

const [ownerKey, spenderKey] = PUBLIC_TEST_KEYS as readonly [Hex, Hex];

/**
 * A wallet that grants permissions of ERC-7715 with MetaMask's own contracts: each is a delegation with caveats, which the
 * chain enforces. Its account delegates to them by EIP-7702.
 */
export async function delegatingWallet(url: string) {
  const owner = privateKeyToAccount(ownerKey);
  const transport = http(url);
  const reader = createPublicClient({ chain: mainnet, transport, pollingInterval: 20 });
  const writer = createWalletClient({ account: owner, chain: mainnet, transport });
  const contracts = await deployDelegation(deployingAccount(url));
  const authorization = await writer.signAuthorization({
    contractAddress: contracts.code,
    executor: 'self',
  });
  const set = await writer.sendTransaction({
    authorizationList: [authorization],
    to: owner.address,
  });
  await receiptOf(reader, set);

  const granted = new Map<Hex, object>();
  async function grant(asked: AskedPermission): Promise<object> {
    const nowSeconds = Number((await reader.getBlock()).timestamp);
    const answer = await grantedBy(owner, asked, { contracts, nowSeconds });
    granted.set(answer.context, answer);
    return answer;
  }
  async function revoke(context: Hex): Promise<object> {
    const call = { to: contracts.manager, data: revocationOf(context) };
    await receiptOf(reader, await writer.sendTransaction(call));
    granted.delete(context);
    return {};
  }

  const chains = { chainIds: ['0x1'], ruleTypes: ['expiry'] };
  const { provider } = createTestWallet({
    chains: [{ chainId: 1, rpcUrl: url }],
    methods: {
      wallet_getSupportedExecutionPermissions: {
        answer: () => ({ 'native-token-periodic': chains, 'erc20-token-periodic': chains }),
      },
      wallet_requestExecutionPermissions: {
        isAsked: true,
        answer: (params) => Promise.all((params as readonly AskedPermission[]).map(grant)),
      },
      wallet_getGrantedExecutionPermissions: { answer: () => [...granted.values()] },
      wallet_revokeExecutionPermission: {
        isAsked: true,
        answer: ([asked]) =>
          revoke((asked as { readonly permissionContext: Hex }).permissionContext),
      },
    },
  });
  const { manager } = contracts;
  return {
    provider,
    spender: privateKeyToAccount(spenderKey).address,

    /** Has the spender use a permission. Throws where the contracts refuse it. */
    redeem: (context: Hex, execution: Execution) =>
      redeemPermission({ url, chainId: 1, manager, key: spenderKey }, context, execution),
  };
}
