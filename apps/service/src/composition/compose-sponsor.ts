import { operationOutcome } from '../adapters/evm/operation-outcome';
import { OutsidePaymaster } from '../adapters/evm/outside-paymaster';
import { evmSponsorKey } from '../adapters/evm/evm-sponsor-key';
import { SingletonPaymaster } from '../adapters/evm/singleton-paymaster';
import type { Feature } from '../adapters/http/create-app';
import { addSponsorRoutes } from '../adapters/http/sponsor-routes';
import { solanaSponsorKey } from '../adapters/solana/solana-sponsor-key';
import { transactionOutcome } from '../adapters/solana/transaction-outcome';
import { jsonRpcNode } from '../adapters/providers/json-rpc-node';
import type { SponsorNetworkConfig } from '../config/sponsor-config';
import type { ChainNode } from '../ports/chain-node';
import type { ChainOutcomes } from '../ports/chain-outcomes';
import type { OperationPayer } from '../ports/operation-payer';
import { LoginWork } from '../use-cases/limits/login-work';
import { SponsorWork } from '../use-cases/limits/sponsor-work';
import { WorkBeyond } from '../use-cases/limits/work-beyond';
import { OperationPolicy } from '../use-cases/sponsor/operation-policy';
import {
  type TransactionNetwork,
  SponsoredTransactions,
} from '../use-cases/sponsor/sponsored-transactions';
import {
  type OperationNetwork,
  SponsoredOperations,
} from '../use-cases/sponsor/sponsored-operations';
import { Sponsorships } from '../use-cases/sponsor/sponsorships';
import type { Visitors } from './compose-visitors';
import type { ServiceBase } from './service-base';

/** What pays for visitors. `undefined` where the operator pays on no network. */
export function composeSponsor(base: ServiceBase, { prove }: Visitors): Feature | undefined {
  const { clients, config, events, gate, limits, logger, metrics, now, sites, store, sweeper } =
    base;
  const { secret, sponsors } = config;
  if (!sponsors) return undefined;
  const nodes = new Map(
    sponsors.map(({ network, rpcUrl }) => [network, jsonRpcNode(clients.of('rpc'), rpcUrl)]),
  );
  const sponsorships = sweeper.addLast(
    new Sponsorships({ events, store, outcomes: outcomesAt(sponsors, nodes), logger, now }),
  );
  const paymasters = clients.of('paymaster');
  const operationNetworks = new Map<string, OperationNetwork>();
  const transactionNetworks = new Map<string, TransactionNetwork>();
  for (const { by, network } of sponsors) {
    const node = nodes.get(network) as ChainNode;
    if (by.kind === 'feePayer') {
      transactionNetworks.set(network, { key: solanaSponsorKey(by.seed), node });
      continue;
    }
    const chainId = BigInt(network.slice('eip155:'.length));
    const payer = payerOf(by, chainId, (url) => jsonRpcNode(paymasters, url));
    operationNetworks.set(network, { chainId, payer, policy: new OperationPolicy(node) });
  }
  const rules = store.sponsorRules;
  const networks = operationNetworks;
  const operations = new SponsoredOperations({ networks, rules, sites, sponsorships, now });
  const transactions = new SponsoredTransactions({
    networks: transactionNetworks,
    rules,
    sites,
    sponsorships,
  });
  const beyond = new WorkBeyond({ limits, metrics, work: new LoginWork({ limits, secret, now }) });
  const work = new SponsorWork({ beyond, now });
  return {
    routes: (app) => addSponsorRoutes(app, { gate, operations, prove, transactions, work }),
  };
}

function payerOf(
  by: Exclude<SponsorNetworkConfig['by'], { readonly kind: 'feePayer' }>,
  chainId: bigint,
  at: (url: string) => ChainNode,
): OperationPayer {
  if (by.kind === 'outside') return new OutsidePaymaster(at(by.url), chainId);
  const { address, key, listedBundlers } = by;
  return new SingletonPaymaster({ address, chainId, listedBundlers }, evmSponsorKey(key));
}

function outcomesAt(
  sponsors: readonly SponsorNetworkConfig[],
  nodes: ReadonlyMap<string, ChainNode>,
): ChainOutcomes {
  const payers = sponsors.filter(({ by }) => by.kind === 'feePayer');
  const ofTransactions = new Set(payers.map(({ network }) => network));
  return {
    of: async (held) => {
      const node = nodes.get(held.network);
      // The operator has taken the network out: what is held stays until it is back.
      if (!node) return { kind: 'open' };
      const outcomeOf = ofTransactions.has(held.network) ? transactionOutcome : operationOutcome;
      return outcomeOf(node, held);
    },
  };
}
