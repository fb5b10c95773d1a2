import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import type { WidgetOptions } from '../../domain/options/widget-options';
import type { PortContainer } from '../../infrastructure/di/port-container';
import type { ChainNames } from '../../ports/chain-names';
import { RpcClients } from '../../ports/rpc-client';
import { parsedSources } from './parsed-sources';

interface NamesParts {
  readonly options: WidgetOptions;
  readonly ports: PortContainer;
}

/** The names on chains whose adapter has none, where the site wants them. */
export async function siteChainNames({
  options,
  ports,
}: NamesParts): Promise<Readonly<Partial<Record<ChainNamespace, ChainNames>>>> {
  const { people, sns = false } = parsedSources({ options, ports });
  const rpcClients = ports.get(RpcClients);
  const [solana, polkadot] = await Promise.all([
    sns && import('../../infrastructure/chains/solana/sns/sns-names'),
    people && import('../../infrastructure/chains/polkadot/people-names'),
  ]);
  return {
    ...(solana && { solana: new solana.SnsNames({ rpcClients }) }),
    ...(polkadot &&
      people && { polkadot: new polkadot.PeopleNames({ chains: people, rpcClients }) }),
  };
}
