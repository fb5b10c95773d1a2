import { Eip155WalletCatalogue } from '../../infrastructure/chains/eip155/eip155-wallet-catalogue';
import { SystemClock } from '../../infrastructure/clock/system-clock';
import { FakeWalletCatalogue } from '../../infrastructure/fake/fake-wallet-catalogue';
import { FakeWalletConnector } from '../../infrastructure/fake/fake-wallet-connector';
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

function connectorOf(id: string, name: string): FakeWalletConnector {
  return new FakeWalletConnector({ id, name, type: 'ANNOUNCED', chain: 'eip155' });
}
