import { afterAll, beforeAll, beforeEach, describe, it } from '@jest/globals';
import { join } from 'node:path';
import { type DeployedUniswap, deployUniswap } from '../../../apps/chains/testing/uniswap';
import { openFirefox } from '../../support/engines/firefox';
import { type ScreenReader, startOrca } from '../../support/readers/orca';
import { ReadAloud } from '../../support/readers/read-aloud';
import { expectStored } from '../../support/stored-text';
import { useEngine } from '../browser/engine-stage';
import { type Lab, mainWallet, startLab } from '../browser/lab';
import { uniswapSources } from '../browser/swap-form';
import { ADDRESS } from '../browser/visitor';

const BEFORE = 'a[href="#before"]';

const RECEIVER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

let lab: Lab;
let uniswap: DeployedUniswap;
let orca: ScreenReader;
let aloud: ReadAloud;
const stage = useEngine(async () => {
  orca = await startOrca();
  return openFirefox({ screen: orca.env });
});
beforeAll(async () => {
  lab = await startLab();
  uniswap = await deployUniswap(lab.ethereum.url);
}, 120_000);
afterAll(async () => {
  await orca?.stop();
  await lab?.stop();
});
beforeEach(async () => {
  await lab.ethereum.control.setBalance(ADDRESS, 10_000n * 10n ** 18n);
  aloud = new ReadAloud(stage.engine, orca);
});

const visit = (request: Parameters<Lab['url']>[1]): Promise<void> =>
  stage.visit(lab, 'one-widget', request);

/** Connects by the pointer: what is heard of a connection is in a journey of its own. */
async function connected(request: Parameters<Lab['url']>[1]): Promise<void> {
  await visit(request);
  const { visitor } = stage;
  await visitor.connect();
  await visitor.dialog.waitFor({ state: 'detached' });
  await visitor.accountButton.filter({ hasText: /\d ETH/ }).waitFor();
}

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
    await connected({ wallets: [mainWallet] });
    const { visitor } = stage;
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

  it('a sign-in that the site requires', async () => {
    await visit({ wallets: [mainWallet], requiresSignIn: true });
    const { visitor } = stage;
    await aloud.begin(BEFORE);
    await aloud.tabTo(/^Connect wallet/);
    await aloud.arrive('Return', () => visitor.wallet('Main Test Wallet').waitFor());
    await aloud.tabTo(/^Main Test Wallet/);
    await aloud.goOn('Return', () => visitor.button(/^Sign in$/).waitFor());
    await aloud.tabTo(/^Sign in$/);
    await aloud.arrive('Return', () => visitor.dialog.waitFor({ state: 'detached' }));
    expectSpoken('sign-in');
  });

  it('a payment that the wallet declines, and that is sent then', async () => {
    await connected({ wallets: [mainWallet] });
    const { visitor } = stage;
    await aloud.begin(BEFORE);
    await aloud.tabTo(/0xf39F/);
    await aloud.arrive('Return', () => visitor.dialog.getByText(/^Balance/).waitFor());
    await aloud.tabTo(/^Send$/);
    await aloud.goOn('Return', () => visitor.heading('Send').waitFor());
    await aloud.tabTo(/^Amount in /);
    await aloud.type(['0', 'period', '5']);
    await visitor.dialog.getByRole('textbox', { name: /^Address, name/ }).fill(RECEIVER);
    await aloud.tabTo(/^Review$/);
    await aloud.goOn('Return', () => visitor.heading(/^Send [\d.,]/).waitFor());
    await visitor.answers('reject');
    await aloud.tabTo(/^Send$/);
    await aloud.goOn('Return', () => visitor.button('Try again').waitFor());
    await aloud.tabTo(/^Try again$/);
    await aloud.goOn('Return', () => visitor.dialog.getByText('Confirmed').waitFor());
    expectSpoken('send');
  });

  it('an allowance, and the swap behind it', async () => {
    await connected({
      wallets: [mainWallet],
      options: { sources: uniswapSources(1, uniswap) },
    });
    const { visitor } = stage;
    await aloud.begin(BEFORE);
    await visitor.page.evaluate(
      ([from, to]) =>
        window.cleatPage?.widgets[0]?.open({
          view: 'Swap',
          args: { fromToken: from ?? '', toToken: to ?? '', amount: '10' },
        }),
      [uniswap.usdt, uniswap.usd],
    );
    await visitor.dialog.getByRole('button', { name: /^Slippage/ }).waitFor();
    await aloud.rest();
    await aloud.tabTo(/^Review swap$/);
    await aloud.goOn('Return', () => visitor.heading(/^Approve /).waitFor());
    await aloud.tabTo(/^Approve TOK$/);
    await aloud.goOn('Return', () => visitor.heading(/^Swap [\d.,]/).waitFor());
    await aloud.tabTo(/^Swap$/);
    await aloud.goOn('Return', () => visitor.heading(/^Swapped /).waitFor());
    expectSpoken('swap');
  });
});
