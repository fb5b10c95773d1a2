import type { Account } from '../../../domain/account/account';
import { formatCaipAddress } from '../../../domain/caip/caip-address';
import { type Connector, connectorOn } from '../../../domain/connection/connector';
import { joinedConnectors } from '../../../domain/connection/multi-chain-connector';
import { arbitrum, ethereum } from '../../../domain/network/built-in-networks';
import { bitcoin, polkadot, solana } from '../../../domain/network/more-networks';
import type { Network } from '../../../domain/network/network';
import { ether, FakeWidget, walletRow } from '../fake-widget';
import { hold } from './tokens';

const dotAddresses = [
  '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
  '14E5nqKAp3oAJcmzgZhUD2RcptBeUBScxKHgJKU4HPNcKVf3',
] as const;
export const solAddress = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv';

/** One wallet on Ethereum and Solana, and one on Polkadot. */
const connectors: readonly Connector[] = joinedConnectors(
  [
    connectorOn('eip155', {
      id: 'app.two',
      name: 'Two',
      type: 'ANNOUNCED',
      info: { rdns: 'app.two' },
    }),
    connectorOn('solana', { id: 'Two', name: 'Two for Solana', type: 'ANNOUNCED' }),
    connectorOn('polkadot', { id: 'dots', name: 'Dots', type: 'ANNOUNCED' }),
  ],
  [['app.two', 'Two']],
);

/** A widget on all four namespaces, without a connection. */
export function quietChains(): FakeWidget {
  const networks = [ethereum, arbitrum, solana, bitcoin, polkadot];
  const widget = new FakeWidget({ networks });
  const { connections } = widget.state;
  widget.set({
    connectors,
    connectorRows: connectors.map(({ id, name }) => walletRow(id, { name })),
    connections: {
      ...connections,
      solana: { ...connections.solana, network: { ...solana, isSupported: true } },
      bip122: { ...connections.bip122, network: { ...bitcoin, isSupported: true } },
      polkadot: { ...connections.polkadot, network: { ...polkadot, isSupported: true } },
    },
  });
  return widget;
}

/** The same, connected on three of the namespaces; the wallet on Polkadot has two accounts. */
export function manyChains(): FakeWidget {
  const widget = quietChains();
  widget.setAccount({ connectorId: 'app.two', balance: ether(2_500_000_000_000_000_000n) });
  connect(widget, solana, { connectorId: 'Two', address: solAddress, allAddresses: [solAddress] });
  connect(widget, polkadot, {
    connectorId: 'dots',
    address: dotAddresses[0],
    allAddresses: dotAddresses,
    isChosenHere: true,
    accounts: [
      { address: dotAddresses[0], label: 'Savings' },
      { address: dotAddresses[1], label: 'Everyday', purpose: 'payment' },
    ],
  });
  return hold(widget);
}

/** The same with Polkadot in use, where the visitor chooses the account in the widget. */
export function onPolkadot(): FakeWidget {
  const widget = manyChains();
  widget.set({ namespace: 'polkadot' });
  return hold(widget);
}

function connect(
  widget: FakeWidget,
  network: Network,
  part: Pick<Account, 'address' | 'allAddresses' | 'connectorId'> & Partial<Account>,
): void {
  const { connections } = widget.state;
  const { chainNamespace: namespace, id, nativeCurrency } = network;
  const { decimals, symbol } = nativeCurrency;
  const { address } = part;
  const account: Account = {
    namespace,
    caipAddress: formatCaipAddress({ namespace, chainReference: String(id), address }),
    balance: { status: 'loaded', units: 1_234n * 10n ** BigInt(decimals - 2), decimals, symbol },
    ...part,
  };
  const connection = { ...connections[namespace], status: 'connected' as const, account };
  widget.set({ connections: { ...connections, [namespace]: connection } });
}
