import type { Account } from '../../domain/account/account';
import { formatCaipAddress } from '../../domain/caip/caip-address';
import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import type { Connector } from '../../domain/connection/connector';
import { joinedConnectors } from '../../domain/connection/multi-chain-connector';
import { FakeWidget, walletRow } from './fake-widget';
import { networkOn, testNetworks } from './test-networks';

const addresses: Readonly<Record<'solana' | 'polkadot', readonly [string, ...string[]]>> = {
  solana: ['7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'],
  polkadot: [
    '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
    '14E5nqKAp3oAJcmzgZhUD2RcptBeUBScxKHgJKU4HPNcKVf3',
  ],
};

/** One wallet on Ethereum and Solana, and one on Polkadot. */
const connectors: readonly Connector[] = joinedConnectors([
  { id: 'app.two', name: 'Two', type: 'ANNOUNCED', chain: 'eip155', info: { rdns: 'app.two' } },
  { id: 'Two', name: 'Two', type: 'ANNOUNCED', chain: 'solana' },
  { id: 'dots', name: 'Dots', type: 'ANNOUNCED', chain: 'polkadot' },
]);

/** A widget on all four namespaces: connected on three of them, of which Polkadot's wallet has two accounts. */
export function manyChains(): FakeWidget {
  const widget = new FakeWidget({ networks: testNetworks });
  widget.set({
    connectors,
    connectorRows: connectors.map(({ id, name }) => walletRow(id, { name })),
  });
  widget.setAccount({ connectorId: 'app.two' });
  connect(widget, 'solana', { connectorId: 'Two' });
  connect(widget, 'polkadot', {
    connectorId: 'dots',
    isChosenHere: true,
    accounts: [
      { address: addresses.polkadot[0], label: 'Savings' },
      { address: addresses.polkadot[1] ?? '', label: 'Everyday', purpose: 'payment' },
    ],
  });
  return widget;
}

function connect(
  widget: FakeWidget,
  namespace: Extract<ChainNamespace, 'solana' | 'polkadot'>,
  part: Pick<Account, 'connectorId'> & Partial<Account>,
): void {
  const { connections } = widget.state;
  const allAddresses = addresses[namespace];
  const [address] = allAddresses;
  const account: Account = {
    namespace,
    caipAddress: formatCaipAddress({ namespace, chainReference: '1', address }),
    address,
    allAddresses,
    balance: { status: 'loaded', units: 1_234_000_000n, decimals: 9, symbol: 'SOL' },
    ...part,
  };
  const network = { ...networkOn(namespace, 0), isSupported: true };
  const connection = { ...connections[namespace], status: 'connected' as const, account, network };
  widget.set({ connections: { ...connections, [namespace]: connection } });
}
