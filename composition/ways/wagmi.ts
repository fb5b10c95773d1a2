import type { Widget } from '../../application/widget/widget';
import type { AddressOn } from '../../domain/account/account';
import { formatCaipNetworkId } from '../../domain/caip/caip-network-id';
import {
  type EvmConnection,
  evmConnectionIn,
  followEvmConnection,
  isSameAccounts,
} from './evm-connection';
import { type EvmProvider, evmProvider } from './evm-provider';
import {
  disconnected,
  hasCode,
  orRejected,
  ProviderError,
  REJECTED,
  UNKNOWN_CHAIN,
} from './provider-errors';

export type { EvmProvider };

type Address = AddressOn<'eip155'>;

/** What wagmi gives to its connectors, as far as this one needs it. */
export interface WagmiSetting<Chain extends { readonly id: number }> {
  readonly chains: readonly Chain[];
  readonly emitter: WagmiEmitter;
}

/** wagmi's emitter of one connector. */
export interface WagmiEmitter {
  emit(event: 'change', data: Partial<EvmConnection>): void;
  emit(event: 'connect', data: EvmConnection): void;
  emit(event: 'disconnect'): void;
}

/** The accounts that a connector resolves with: with their capabilities where wagmi asks for them. */
type AccountsWith<WithCapabilities extends boolean> = WithCapabilities extends true
  ? readonly { address: Address; capabilities: Record<string, unknown> }[]
  : readonly Address[];

/** A connector of wagmi 2 and 3 over a widget. An alias, because wagmi's type has an index signature. */
export type CleatConnector<Chain extends { readonly id: number }> = {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  setup(): Promise<void>;
  connect<WithCapabilities extends boolean = false>(parameters?: {
    chainId?: number | undefined;
    isReconnecting?: boolean | undefined;
    withCapabilities?: WithCapabilities | boolean | undefined;
  }): Promise<{ accounts: AccountsWith<WithCapabilities>; chainId: number }>;
  disconnect(): Promise<void>;
  getAccounts(): Promise<readonly Address[]>;
  getChainId(): Promise<number>;
  getProvider(): Promise<EvmProvider>;
  isAuthorized(): Promise<boolean>;
  switchChain(parameters: {
    addEthereumChainParameter?: object | undefined;
    chainId: number;
  }): Promise<Chain>;
  onAccountsChanged(accounts: string[]): void;
  onChainChanged(chainId: string): void;
  onDisconnect(): void;
};

/**
 * A connector with which all of wagmi's hooks work on the wallet that `widget` connects, in both directions: what
 * the visitor does in the widget reaches wagmi, and wagmi's `connect` opens the widget. For wagmi 2 and 3.
 *
 * `connect` rejects with 4001 (EIP-1193) when the visitor closes the modal. A network that wagmi knows and the widget
 * does not is switched to with the wallet alone.
 *
 * @example
 * ```ts
 * const widget = createWidget({ networks: [ethereum, arbitrum] });
 * const config = createConfig({ chains: [mainnet, arbitrum], connectors: [cleat(widget)], transports });
 * ```
 */
export function cleat(
  widget: Widget,
): <Chain extends { readonly id: number }>(setting: WagmiSetting<Chain>) => CleatConnector<Chain> {
  const provider = evmProvider(widget);
  return ({ chains, emitter }) => ({
    id: 'cleat',
    name: 'Cleat',
    type: 'cleat',
    async setup() {
      followEvmConnection(widget, (now, before) => {
        if (!now) return emitter.emit('disconnect');
        if (!before) return emitter.emit('connect', now);
        emitter.emit('change', {
          ...(!isSameAccounts(now, before) && { accounts: now.accounts }),
          ...(now.chainId !== before.chainId && { chainId: now.chainId }),
        });
      });
    },
    async connect({ chainId, isReconnecting, withCapabilities } = {}) {
      if (isReconnecting) await widget.ready;
      else await orRejected(widget.openAndConnect('eip155'));
      if (chainId !== undefined && chainId !== connectionOf(widget).chainId) {
        await switchTo(widget, provider, { chainId }).catch((error: unknown) => {
          if (hasCode(error, REJECTED)) throw error;
        });
      }
      const { accounts, chainId: reached } = connectionOf(widget);
      const given = withCapabilities
        ? accounts.map((address) => ({ address, capabilities: {} }))
        : accounts;
      return { accounts: given as never, chainId: reached };
    },
    disconnect: () => widget.disconnect('eip155'),
    getAccounts: async () => connectionOf(widget).accounts,
    getChainId: async () => connectionOf(widget).chainId,
    getProvider: async () => provider,
    async isAuthorized() {
      await widget.ready;
      return evmConnectionIn(widget) !== undefined;
    },
    async switchChain(wanted) {
      const chain = chains.find(({ id }) => id === wanted.chainId);
      if (!chain) {
        throw new ProviderError('ChainNotConfiguredError', UNKNOWN_CHAIN, 'Chain not configured.');
      }
      await switchTo(widget, provider, wanted);
      return chain;
    },
    // The state of the widget says all of it.
    onAccountsChanged() {},
    onChainChanged() {},
    onDisconnect() {},
  });
}

interface Wanted {
  readonly chainId: number;
  readonly addEthereumChainParameter?: object | undefined;
}

/** Switches the wallet with the widget where it has the network, else with the wallet alone. */
async function switchTo(
  widget: Widget,
  provider: EvmProvider,
  { addEthereumChainParameter, chainId }: Wanted,
): Promise<void> {
  const caipNetworkId = formatCaipNetworkId({ namespace: 'eip155', chainReference: `${chainId}` });
  if (widget.state.networks.some((network) => network.caipNetworkId === caipNetworkId)) {
    return orRejected(widget.switchNetwork(caipNetworkId));
  }
  const id = `0x${chainId.toString(16)}`;
  try {
    await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: id }] });
  } catch (error) {
    if (!hasCode(error, UNKNOWN_CHAIN) || !addEthereumChainParameter) throw error;
    const params = [{ ...addEthereumChainParameter, chainId: id }];
    await provider.request({ method: 'wallet_addEthereumChain', params });
  }
}

function connectionOf(widget: Widget): EvmConnection {
  const connection = evmConnectionIn(widget);
  if (connection) return connection;
  throw disconnected();
}
