import { startChains } from '../../../apps/chains/start-chains.mjs';
import { startBitcoin } from '../../../apps/chains/testing/bitcoin';
import { startPolkadot } from '../../../apps/chains/testing/polkadot';
import { startSolana } from '../../../apps/chains/testing/solana';
import type { Nodes } from './witness';

/** The chains of the namespaces beside `eip155`. */
export type OtherNodes = Omit<Nodes, 'eip155'>;

export function startOtherNodes(): Promise<OtherNodes> {
  return startChains<OtherNodes>({
    solana: startSolana,
    bip122: startBitcoin,
    polkadot: startPolkadot,
  });
}

export const urlsOf = (nodes: OtherNodes): readonly string[] =>
  Object.values(nodes).map(({ url }) => url);
