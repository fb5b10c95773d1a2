import {
  arbitrum,
  type CaipNetworkId,
  type ChainNamespace,
  createWidget,
  ethereum,
  type Network,
} from 'cleatkit';
import { bitcoin, polkadot, solana } from 'cleatkit/networks';
import type { useNetwork } from 'cleatkit/react';
import { expectTypeOf } from 'expect-type';

expectTypeOf<ChainNamespace>().toEqualTypeOf<'eip155' | 'solana' | 'polkadot' | 'bip122'>();

expectTypeOf(ethereum.caipNetworkId).toEqualTypeOf<'eip155:1'>();
expectTypeOf(arbitrum.id).toEqualTypeOf<42161>();
expectTypeOf(ethereum.chainNamespace).toEqualTypeOf<'eip155'>();
expectTypeOf(solana.id).toEqualTypeOf<'5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'>();
expectTypeOf(bitcoin.chainNamespace).toEqualTypeOf<'bip122'>();
expectTypeOf([ethereum, solana, polkadot]).toExtend<readonly Network[]>();

const widget = createWidget({ networks: [ethereum, solana] });
const id: CaipNetworkId = 'eip155:10';
await widget.switchNetwork(id);
await widget.switchNetwork(solana.caipNetworkId);

type SwitchNetwork = typeof widget.switchNetwork;
expectTypeOf<'nonsense'>().not.toExtend<Parameters<SwitchNetwork>[0]>();
expectTypeOf<1>().not.toExtend<Parameters<SwitchNetwork>[0]>();
expectTypeOf<ReturnType<typeof useNetwork>['switchNetwork']>().toEqualTypeOf<SwitchNetwork>();

/** The state can be compared with ids in their usual form. */
export const isOnOptimism = widget.state.connections.eip155.network?.caipNetworkId === 'eip155:10';

expectTypeOf(widget.state.connections.solana.namespace).toEqualTypeOf<'solana'>();
expectTypeOf(widget.state.connections.solana.network?.id).toEqualTypeOf<string | undefined>();
expectTypeOf(widget.state.connections.solana.account?.address).toEqualTypeOf<string | undefined>();
