import type { TestWallet, TestWalletOptions } from 'cleatkit/testing';
import type { AskedPermission, DelegationContracts } from './delegation';
import { grantedLimits } from './granted-limits';

type Methods = NonNullable<TestWalletOptions['methods']>;

const UNAUTHORIZED = 4100;

/**
 * The methods of ERC-7715 of a test wallet on EVM chains: so much ETH in each period, which contracts on the chain keep. With the first
 * limit its account delegates to MetaMask's code (EIP-7702). The contracts are the same on each of its chains.
 */
export function grantingMethods(
  walletOf: () => TestWallet,
  contracts: DelegationContracts,
): Methods {
  const granting = (asked: AskedPermission) => {
    const { chains, sharedAccounts } = walletOf().state;
    const chain = chains.find(({ chainId }) => chainId === Number(asked.chainId));
    const [address] = sharedAccounts;
    if (!chain || address === undefined) {
      throw Object.assign(new Error('Not for this account'), { code: UNAUTHORIZED });
    }
    return { address, chain, contracts };
  };
  return {
    wallet_getSupportedExecutionPermissions: {
      answer: () => ({
        'native-token-periodic': {
          chainIds: walletOf().state.chains.map(({ chainId }) => `0x${chainId.toString(16)}`),
          ruleTypes: ['expiry'],
        },
      }),
    },
    wallet_requestExecutionPermissions: {
      isAsked: true,
      answer: async (params) => {
        const { grantLimit } = await import('./grant-limit');
        const answers = [];
        for (const asked of params as readonly AskedPermission[]) {
          answers.push(await grantLimit(asked, granting(asked)));
        }
        const { answers: before } = grantedLimits.getSnapshot();
        grantedLimits.change({ answers: [...before, ...answers] });
        return answers;
      },
    },
    wallet_getGrantedExecutionPermissions: {
      answer: () => grantedLimits.getSnapshot().answers,
    },
    wallet_revokeExecutionPermission: {
      isAsked: true,
      answer: async ([asked]) => {
        const { permissionContext: context } = asked as { readonly permissionContext: string };
        const { answers } = grantedLimits.getSnapshot();
        const granted = answers.find((each) => each.context === context);
        const { revokeLimit } = await import('./grant-limit');
        if (granted) await revokeLimit(granted.context, granting(granted));
        grantedLimits.change({ answers: answers.filter((each) => each !== granted) });
        return {};
      },
    },
  };
}
