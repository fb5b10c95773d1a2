import type { Plan } from '../readings/reading';
import { HostRefusal } from '../refusals/host-refusal';
import { type Namespace, namespaceOf } from '../networks/networks';
import { rpcCodes } from '../../../../../domain/rpc/rpc-code';
import type { RpcRequest } from './rpc-request';
import { drawnReading } from './drawn-reading';
import type { PlanContext } from './plan-context';

/** What reads the requests of each kind of network. Each is downloaded at its first use. */
const planners: Readonly<
  Record<Namespace, () => Promise<(request: RpcRequest, context: PlanContext) => Promise<Plan>>>
> = {
  eip155: async () => (await import('./evm/evm-plan')).evmPlan,
  solana: async () => (await import('./solana/solana-plan')).solanaPlan,
  bip122: async () => (await import('./bitcoin/bitcoin-plan')).bitcoinPlan,
  polkadot: async () => (await import('./polkadot/polkadot-plan')).polkadotPlan,
};

/**
 * Reads a request completely, before anything of it is shown.
 *
 * @throws {@link HostRefusal} where it is refused.
 */
export async function planOf(request: RpcRequest, context: PlanContext): Promise<Plan> {
  const namespace = namespaceOf(request.chain);
  if (!namespace) {
    throw new HostRefusal('The network is not known to this wallet', rpcCodes.chainDisconnected);
  }
  const planFor = await planners[namespace]();
  const plan = await planFor(request, context);
  return { ...plan, reading: drawnReading(plan.reading) };
}
