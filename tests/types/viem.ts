import { createWidget, ethereum, type Eip1193Provider } from 'cleatkit';
import { ql1 } from 'cleatkit/networks';
import { useAccount, useProvider } from 'cleatkit/react';
import { expectTypeOf } from 'expect-type';
import {
  type Address,
  type Chain,
  createPublicClient,
  createWalletClient,
  custom,
  http,
} from 'viem';
import { mainnet, optimism } from 'viem/chains';

const widget = createWidget({
  // Networks of either package, mixed.
  networks: [ethereum, mainnet, optimism],
  defaultNetwork: optimism,
  // A provider of viem's, as a wallet of the site.
  connectors: [
    { id: 'viem', name: 'viem', provider: createPublicClient({ transport: http() }) },
    { id: 'later', name: 'Later', provider: async () => custom({ request: async () => 1 })({}) },
  ],
});

/** The EVM networks of the package are chains of viem. */
export const chains: readonly Chain[] = [ethereum, ql1];
expectTypeOf(ethereum).toExtend<Chain>();
expectTypeOf(ethereum.id).toEqualTypeOf<1>();

/** An EVM account and its provider make a client of viem without a cast. */
export function Client(): unknown {
  const { address } = useAccount('eip155');
  const provider = useProvider();
  expectTypeOf(address).toEqualTypeOf<Address | undefined>();
  if (!address || !provider) return null;
  expectTypeOf(provider).toEqualTypeOf<Eip1193Provider>();
  return createWalletClient({ account: address, chain: ethereum, transport: custom(provider) });
}

expectTypeOf(widget.state.connections.eip155.account?.address).toEqualTypeOf<Address | undefined>();
expectTypeOf(widget.state.connections.eip155.account?.allAddresses).toEqualTypeOf<
  readonly Address[] | undefined
>();
expectTypeOf(widget.state.connections.eip155.network?.id).toEqualTypeOf<number | undefined>();
