import { startBitcoin } from '../../../apps/chains/testing/bitcoin';
import { startPolkadot } from '../../../apps/chains/testing/polkadot';
import { startSolana } from '../../../apps/chains/testing/solana';
import type { Nodes } from './witness';

/** The chains of the namespaces beside `eip155`. */
export type OtherNodes = Omit<Nodes, 'eip155'>;

export async function startOtherNodes(): Promise<OtherNodes> {
  const [solana, bip122, polkadot] = await Promise.all([
    startSolana(),
    startBitcoin(),
    startPolkadot(),
  ]);
  return { solana, bip122, polkadot };
}

export const urlsOf = (nodes: OtherNodes): readonly string[] =>
  Object.values(nodes).map(({ url }) => url);

/** Stops those that were started. */
export async function stopAll(nodes: OtherNodes | undefined): Promise<void> {
  await Promise.all(Object.values(nodes ?? {}).map(({ stop }) => stop()));
}
