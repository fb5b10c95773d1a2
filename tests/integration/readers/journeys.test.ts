import { afterAll, beforeAll, beforeEach, describe, it } from '@jest/globals';
import { join } from 'node:path';
import { openFirefox } from '../../support/engines/firefox';
import { type ScreenReader, startOrca } from '../../support/readers/orca';
import { ReadAloud } from '../../support/readers/read-aloud';
import { expectStored } from '../../support/stored-text';
import { useEngine } from '../browser/engine-stage';
import { type Lab, mainWallet, startLab } from '../browser/lab';

const BEFORE = 'a[href="#before"]';

let lab: Lab;
let orca: ScreenReader;
let aloud: ReadAloud;
const stage = useEngine(async () => {
  orca = await startOrca();
  return openFirefox({ screen: orca.env });
});
beforeAll(async () => {
  lab = await startLab();
}, 120_000);
afterAll(async () => {
  await orca?.stop();
  await lab?.stop();
});
beforeEach(() => {
  aloud = new ReadAloud(stage.engine, orca);
});

const visit = (request: Parameters<Lab['url']>[1]): Promise<void> =>
  stage.visit(lab, 'one-widget', request);

function expectSpoken(journey: string): void {
  expectStored(join(import.meta.dirname ?? '', 'spoken', `${journey}.txt`), aloud.text);
}

describe('Orca with Firefox reads', () => {
  it('a connection', async () => {
    await visit({ wallets: [mainWallet] });
    const { visitor } = stage;
    await aloud.begin(BEFORE);
    await aloud.tabTo(/^Connect wallet/);
    await aloud.goOn('Return', () => visitor.wallet('Main Test Wallet').waitFor());
    await aloud.tabTo(/^Main Test Wallet/);
    // "Opening Main Test Wallet" is heard where the wallet takes its time.
    await aloud.arrive('Return', async () => {
      await visitor.accountButton.waitFor();
      await visitor.dialog.waitFor({ state: 'detached' });
    });
    expectSpoken('connect');
  });

  it('the account', async () => {
    await visit({ wallets: [mainWallet] });
    const { visitor } = stage;
    await visitor.connect();
    await visitor.dialog.waitFor({ state: 'detached' });
    await visitor.accountButton.filter({ hasText: '10,000' }).waitFor();
    await aloud.begin(BEFORE);
    await aloud.tabTo(/0xf39F/);
    await aloud.goOn('Return', () => visitor.dialog.getByText(/^Balance 10,000/).waitFor());
    await aloud.tabTo(/^Copy address/);
    await aloud.press('Return', () => visitor.page.getByText('Address copied').first().waitFor());
    await aloud.tabTo(/^Network/);
    await aloud.goOn('Return', () => visitor.heading('Choose a network').waitFor());
    await aloud.tabTo(/^Arbitrum/);
    await aloud.press('Return', () => visitor.heading('Account').waitFor());
    expectSpoken('account');
  });
});
