import { afterAll, beforeAll, beforeEach, describe, it } from '@jest/globals';
import { type FaultServer, startFaultServer } from '../../../apps/chains/testing/fault-server';
import { ethereum } from '../../../domain/network/built-in-networks';
import { type Lab, mainWallet, startLab } from '../browser/lab';
import { ADDRESS } from '../browser/visitor';
import { BEFORE, useReader } from './reader-stage';

let mute: FaultServer;
let lab: Lab;
const reader = useReader();
beforeAll(async () => {
  mute = await startFaultServer();
  mute.set({ hang: true });
  lab = await startLab(async () => [mute.url]);
}, 120_000);
afterAll(() => Promise.all([lab?.stop(), mute?.stop()]));
beforeEach(() => lab.ethereum.control.setBalance(ADDRESS, 10_000n * 10n ** 18n));

const visit = (request: Parameters<Lab['url']>[1] = {}): Promise<void> =>
  reader.stage.visit(lab, 'one-widget', { wallets: [mainWallet], ...request });

describe('Orca with Firefox reads', () => {
  it('a connection that the wallet declines', async () => {
    await visit();
    const {
      aloud,
      stage: { visitor },
    } = reader;
    await aloud.begin(BEFORE);
    await aloud.tabTo(/^Connect wallet/);
    await aloud.arrive('Return', () => visitor.wallet('Main Test Wallet').waitFor());
    await aloud.tabTo(/^Main Test Wallet/);
    await visitor.answers('reject');
    await aloud.told('Return', /declined/i, () => visitor.button('Try again').waitFor());
    await aloud.where();
    await aloud.readOn();
    await aloud.tabTo(/^Try again$/);
    reader.expectSpoken('declined');
  });

  it('a receiver that is no address', async () => {
    await visit();
    const {
      aloud,
      stage: { visitor },
    } = reader;
    await visitor.connect();
    await visitor.dialog.waitFor({ state: 'detached' });
    await visitor.accountButton.filter({ hasText: /\d ETH/ }).waitFor();
    await aloud.begin(BEFORE);
    await visitor.page.evaluate(() => window.cleatPage?.widgets[0]?.open({ view: 'WalletSend' }));
    await visitor.heading('Send').waitFor();
    await visitor.dialog.getByText(/^about [\d.,]+ ETH/).waitFor();
    await aloud.rest();
    await aloud.tabTo(/^Amount in /);
    await aloud.type(['1']);
    await aloud.tabTo(/^Address, name/);
    await aloud.type(['0', 'x', '1', '2']);
    await aloud.tabTo(/^Clear the receiver/);
    await aloud.readOn();
    reader.expectSpoken('wrong-address');
  });

  it('a node that does not answer', async () => {
    const rpcUrls = { default: { http: [mute.url] } };
    await visit({ options: { networks: [{ ...ethereum, rpcUrls }] } });
    const {
      aloud,
      stage: { visitor },
    } = reader;
    await visitor.connect();
    await visitor.dialog.waitFor({ state: 'detached' });
    await aloud.begin(BEFORE);
    await aloud.tabTo(/0xf39F/);
    await aloud.told('Return', /Balance unavailable/, () =>
      visitor.dialog.getByText('Balance unavailable').first().waitFor({ timeout: 60_000 }),
    );
    await aloud.where();
    await aloud.readOn();
    reader.expectSpoken('mute-node');
  });
});
