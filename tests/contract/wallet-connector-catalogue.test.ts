import { of } from 'rxjs';
import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import { Eip155WalletCatalogue } from '../../infrastructure/chains/eip155/eip155-wallet-catalogue';
import { SystemClock } from '../../infrastructure/clock/system-clock';
import { JoinedWalletCatalogue } from '../../infrastructure/chains/joined-wallet-catalogue';
import { SolanaWalletCatalogue } from '../../infrastructure/chains/solana/solana-wallet-catalogue';
import { FakeWalletCatalogue } from '../../infrastructure/fake/fake-wallet-catalogue';
import { FakeWalletConnector } from '../../infrastructure/fake/fake-wallet-connector';
import { ManualClock } from '../../infrastructure/fake/manual-clock';
import { RecordingLogger } from '../../infrastructure/fake/recording-logger';
import { createSolanaTestWallet } from '../../infrastructure/fake/solana-test-wallet';
import { createTestWallet } from '../../infrastructure/fake/test-wallet';
import { describeWalletConnectorCatalogue } from './wallet-connector-catalogue.contract';

describeWalletConnectorCatalogue('FakeWalletCatalogue', () => {
  const catalogue = new FakeWalletCatalogue(connectorOf('test.first', 'First'));
  return { catalogue, announce: (rdns, name) => catalogue.add(connectorOf(rdns, name)) };
});

describeWalletConnectorCatalogue('Eip155WalletCatalogue', () => {
  const page = new EventTarget();
  const announce = (rdns: string, name: string): void => {
    const wallet = createTestWallet({
      rdns,
      name,
      chains: [{ chainId: 1, rpcUrl: 'http://node.test' }],
    });
    wallet.announce(page);
  };
  announce('test.first', 'First');
  const catalogue = new Eip155WalletCatalogue({
    clock: new SystemClock(),
    config: { page, external: [], images: {}, enableAnnounced: true, enableInjected: true },
  });
  return { catalogue, announce };
});

describeWalletConnectorCatalogue('SolanaWalletCatalogue', () => {
  const page = new EventTarget();
  const announce = (_rdns: string, name: string): void => {
    createSolanaTestWallet({ name }).register(page);
  };
  announce('test.first', 'First');
  const catalogue = new SolanaWalletCatalogue({
    clock: new SystemClock(),
    networks: () => [],
    config: { page, images: {} },
  });
  return { catalogue, announce, idOf: (_rdns, name) => `wallet-standard:${name}` };
});

describeWalletConnectorCatalogue('JoinedWalletCatalogue', () => {
  const evm = new FakeWalletCatalogue(connectorOf('test.first', 'First'));
  const solana = new FakeWalletCatalogue();
  const catalogue = new JoinedWalletCatalogue({
    clock: new ManualClock(),
    families: { eip155: () => evm, solana: () => solana },
    logger: new RecordingLogger(),
    namespaces$: of<readonly ChainNamespace[]>(['solana', 'eip155']),
  });
  const announce = (rdns: string, name: string): void => {
    const family = name === 'Second' ? evm : solana;
    family.add(connectorOf(rdns, name, family === evm ? 'eip155' : 'solana'));
  };
  return { catalogue, announce };
});

function connectorOf(
  id: string,
  name: string,
  chain: ChainNamespace = 'eip155',
): FakeWalletConnector {
  return new FakeWalletConnector({ id, name, type: 'ANNOUNCED', namespace: chain });
}
