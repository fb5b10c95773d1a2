import { connectorOn } from '../../domain/connection/connector';
import { solana, solanaDevnet } from '../../domain/network/more-networks';
import { AppGrants } from '../../infrastructure/chains/solana/mobile/app-grants';
import { makeMobileWallet } from '../../infrastructure/chains/solana/mobile/make-mobile-wallet';
import { SolanaConnector } from '../../infrastructure/chains/solana/solana-connector';
import { SolanaWalletCatalogue } from '../../infrastructure/chains/solana/solana-wallet-catalogue';
import { FakeHostPage } from '../../infrastructure/fake/fake-host-page';
import { createSolanaTestWallet } from '../../infrastructure/fake/solana-test-wallet';
import type { KeyValueStorage } from '../../ports/key-value-storage';
import { HastyClock } from '../support/hasty-clock';
import { inProcessProtocol } from '../support/phone-app/in-process-protocol';
import { phonePage } from '../support/phone-app/phone-page';
import { type AppAnswer, PhoneApp } from '../support/phone-app/phone-app';
import { SharedStorage } from '../support/tab-storage';
import { describeWalletConnector, type PeerAnswer } from './wallet-connector.contract';
import { describeWalletConnectorCatalogue } from './wallet-connector-catalogue.contract';

const [ALICE, BOB] = [
  'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9',
  '9hSR6S7WPtxmTojgo6GG3k4yDPecgJY292j7xrsUGWBu',
] as const;
const networks = [solana, solanaDevnet] as const;
const clock = new HastyClock();

function walletOver(app: PhoneApp, storage: KeyValueStorage) {
  return makeMobileWallet(
    inProcessProtocol(app).protocol,
    {},
    {
      clock,
      config: { siteName: 'Test' },
      hostPage: new FakeHostPage('mobile'),
      networks: () => networks,
      page: phonePage(),
      storage,
    },
  );
}

/** The connector over an app in this process; another tab of the origin stands for what the page learns by itself. */
describeWalletConnector(
  'mobileWalletAdapter',
  () => {
    const app = new PhoneApp();
    app.chains = ['solana:mainnet', 'solana:devnet'];
    const storage = new SharedStorage();
    const { id, wallet } = walletOver(app, storage.tab());
    const otherTab = new AppGrants({ storage: storage.tab() });
    const shared = (accounts: readonly string[], chains = app.chains ?? []): void => {
      const listed = accounts.map((address) => ({ address, chains }));
      otherTab.write({ accounts: listed, chain: 'solana:mainnet', features: [] });
    };
    const answers: Readonly<Record<PeerAnswer, AppAnswer>> = {
      approve: 'approve',
      decline: 'decline',
      hang: 'hang',
      alreadyAsked: { error: { code: -32_002, message: 'Already asked' } },
    };
    return {
      connector: new SolanaConnector({
        clock,
        details: connectorOn('solana', { id, name: 'Solana wallet app', type: 'EXTERNAL' }),
        networks: () => networks,
        wallet,
      }),
      answer: (answer: PeerAnswer) => void app.next(answers[answer]),
      settle: (answer) => app.settle(answer),
      share: () => shared([ALICE]),
      changeAccounts: (addresses) => shared(addresses),
      changeChain: () => {
        throw new Error('the site chooses the network');
      },
      leave: () => otherTab.erase(),
      answerSwitch: (answer) => {
        if (answer === 'cannot') shared([ALICE], ['solana:mainnet']);
      },
    };
  },
  {
    alice: ALICE,
    bob: BOB,
    networks,
    networkIsChosenBy: 'site',
    alreadyAskedCode: -32_002,
  },
);

describeWalletConnectorCatalogue('SolanaWalletCatalogue with a wallet that the site adds', () => {
  const page = new EventTarget();
  const announce = (_rdns: string, name: string): void => {
    createSolanaTestWallet({ name }).register(page);
  };
  const { wallet } = createSolanaTestWallet({ name: 'First' });
  const catalogue = new SolanaWalletCatalogue({
    clock,
    config: { page, images: {} },
    networks: () => networks,
    added: [{ id: 'test.first', wallet }],
  });
  const idOf = (rdns: string, name: string): string =>
    rdns === 'test.first' ? rdns : `wallet-standard:${name}`;
  return { catalogue, announce, idOf };
});
