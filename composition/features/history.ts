import { HistoryFeature, type Replacer } from '../../application/history/history-feature';
import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import type { ChainReplacements } from '../../ports/chain-replacements';
import { RpcClients } from '../../ports/rpc-client';
import { TransactionSource } from '../../ports/transaction-source';
import { historySource } from '../sources/history';
import type { FeatureParts } from './shared';

/** How a transaction that waits is replaced on each namespace, where it can be. */
const replacementsOn: {
  readonly [N in ChainNamespace]: ((parts: FeatureParts) => Promise<ChainReplacements>) | undefined;
} = {
  bip122: undefined,
  eip155: async ({ ports }) => {
    const { Eip155Replacements } =
      await import('../../infrastructure/chains/eip155/eip155-replacements');
    return new Eip155Replacements({ rpcClients: ports.get(RpcClients) });
  },
  polkadot: undefined,
  solana: undefined,
};

/** The activity of the account in use. */
export function history(parts: FeatureParts): HistoryFeature {
  const { activeAccount, holdings, notices, options, pictures, ports, scope } = parts;
  const transactionSource = ports.find(TransactionSource) ?? historySource(options, ports);
  return new HistoryFeature({
    activeAccount,
    holdings,
    notices,
    pictures,
    replacer: replacerOf(parts),
    scope,
    transactionSource,
  });
}

function replacerOf(parts: FeatureParts): Replacer {
  return {
    serves: (namespace) => replacementsOn[namespace] !== undefined,
    load: async (store) => {
      const [{ ReplaceTransaction }, replacements] = await Promise.all([
        import('../../application/history/replace-transaction'),
        replacementsFor(parts),
      ]);
      const { activeAccount, adapters, approvals, holdings, networks, notices, scope } = parts;
      return new ReplaceTransaction({
        activeAccount,
        adapters,
        approvals,
        history: store,
        holdings,
        networks,
        notices,
        replacements,
        scope,
      });
    },
  };
}

async function replacementsFor(parts: FeatureParts): Promise<ChainReplacements> {
  const { namespace } = parts.activeAccount.require();
  const load = replacementsOn[namespace];
  if (!load) throw new TypeError('Transactions are not replaced on this namespace');
  return load(parts);
}
