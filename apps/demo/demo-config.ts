import { arbitrum, ethereum, type WidgetOptionsInput } from 'cleat';
import type { TestChain } from 'cleat/testing';

/** A chain of this machine, as the server of the demo names it. */
interface LocalChain {
  readonly chainId: number;
  readonly url: string;
}

const networks = [ethereum, arbitrum];

/** The chains that run for this demo. */
export async function loadChains(): Promise<readonly TestChain[]> {
  const response = await fetch('/config.json');
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
  const { evm }: { readonly evm: readonly LocalChain[] } = await response.json();
  return evm.map(({ chainId, url }) => ({ chainId, rpcUrl: url, name: nameOf(chainId) }));
}

/** What every widget of this demo is made with: our networks, on the chains of this machine. */
export function widgetOptions(chains: readonly TestChain[]): WidgetOptionsInput {
  return {
    metadata: {
      name: 'Cleat demo',
      description: 'A page to try Cleat on',
      url: location.origin,
      icons: [],
    },
    networks,
    customRpcUrls: Object.fromEntries(
      chains.map(({ chainId, rpcUrl }) => [`eip155:${chainId}`, [rpcUrl]]),
    ),
  };
}

function nameOf(chainId: number): string {
  return networks.find(({ id }) => id === chainId)?.name ?? `Chain ${chainId}`;
}
