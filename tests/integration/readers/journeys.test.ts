import { afterAll, beforeAll, beforeEach, describe, it } from '@jest/globals';
import { type DeployedUniswap, deployUniswap } from '../../../apps/chains/testing/uniswap';
import { type Lab, mainWallet, startLab } from '../browser/lab';
import { uniswapSources } from '../browser/swap-form';
import { ADDRESS } from '../browser/visitor';
import { BEFORE, useReader } from './reader-stage';

const RECEIVER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

let lab: Lab;
let uniswap: DeployedUniswap;
const reader = useReader();
beforeAll(async () => {
  lab = await startLab();
  uniswap = await deployUniswap(lab.ethereum.url);
}, 120_000);
afterAll(() => lab?.stop());
beforeEach(() => lab.ethereum.control.setBalance(ADDRESS, 10_000n * 10n ** 18n));

const visit = (request: Parameters<Lab['url']>[1]): Promise<void> =>
  reader.stage.visit(lab, 'one-widget', request);

/** Connects by the pointer: what is heard of a connection is in a journey of its own. */
async function connected(request: Parameters<Lab['url']>[1]): Promise<void> {
  await visit(request);
  const { visitor } = reader.stage;
  await visitor.connect();
  await visitor.dialog.waitFor({ state: 'detached' });
  await settled();
}

/** The last change of the button: its balance. */
const settled = (): Promise<void> =>
  reader.stage.visitor.accountButton.filter({ hasText: /\d ETH/ }).waitFor();

/** The fee is asked of the node once the view is there. */
const hasFee = (): Promise<void> =>
  reader.stage.visitor.dialog.getByText(/^about [\d.,]+ ETH/).waitFor();

/** A transaction is in a block, and the message that says so at the foot of the page has passed. */
async function isConfirmed(): Promise<void> {
  const { page } = reader.stage.visitor;
  await page.locator('.outcome[data-outcome="succeeded"]').waitFor();
  await page
    .locator('.snackbar[data-open="false"][data-variant="success"]')
    .waitFor({ state: 'attached' });
}

describe('Orca with Firefox reads', () => {
  it('a connection', async () => {
    await visit({ wallets: [mainWallet] });
    const {
      aloud,
      stage: { visitor },
    } = reader;
    await aloud.begin(BEFORE);
    await aloud.tabTo(/^Connect wallet/);
    await aloud.goOn('Return', () => visitor.wallet('Main Test Wallet').waitFor());
    await aloud.tabTo(/^Main Test Wallet/);
    // "Opening Main Test Wallet" is heard where the wallet takes its time.
    await aloud.arrive('Return', async () => {
      await visitor.dialog.waitFor({ state: 'detached' });
      await settled();
    });
    reader.expectSpoken('connect');
  });

  it('the account', async () => {
    await connected({ wallets: [mainWallet] });
    const {
      aloud,
      stage: { visitor },
    } = reader;
    await aloud.begin(BEFORE);
    await aloud.tabTo(/0xf39F/);
    await aloud.goOn('Return', () => visitor.dialog.getByText(/^Balance 10,000/).waitFor());
    await aloud.tabTo(/^Copy address/);
    await aloud.press('Return', () => visitor.page.getByText('Address copied').first().waitFor());
    await aloud.tabTo(/^Network/);
    await aloud.goOn('Return', () => visitor.heading('Choose a network').waitFor());
    await aloud.tabTo(/^Arbitrum/);
    await aloud.press('Return', () => visitor.heading('Account').waitFor());
    reader.expectSpoken('account');
  });

  it('a sign-in that the site requires', async () => {
    await visit({ wallets: [mainWallet], requiresSignIn: true });
    const {
      aloud,
      stage: { visitor },
    } = reader;
    await aloud.begin(BEFORE);
    await aloud.tabTo(/^Connect wallet/);
    await aloud.arrive('Return', () => visitor.wallet('Main Test Wallet').waitFor());
    await aloud.tabTo(/^Main Test Wallet/);
    await aloud.goOn('Return', () => visitor.button(/^Sign in$/).waitFor());
    await aloud.tabTo(/^Sign in$/);
    await aloud.arrive('Return', async () => {
      await visitor.dialog.waitFor({ state: 'detached' });
      await settled();
    });
    reader.expectSpoken('sign-in');
  });

  it('a payment that the wallet declines, and that is sent then', async () => {
    await connected({ wallets: [mainWallet] });
    const {
      aloud,
      stage: { visitor },
    } = reader;
    await aloud.begin(BEFORE);
    await aloud.tabTo(/0xf39F/);
    await aloud.arrive('Return', () => visitor.dialog.getByText(/^Balance/).waitFor());
    await aloud.tabTo(/^Send$/);
    await aloud.goOn('Return', () => visitor.heading('Send').waitFor());
    await aloud.tabTo(/^Amount in /);
    await aloud.type(['0', 'period', '5']);
    await aloud.tabTo(/^Address, name/);
    const field = visitor.dialog.getByRole('textbox', { name: /^Address, name/ });
    await aloud.enter('the address', async () => {
      await field.fill(RECEIVER);
      await visitor.button('Clear the receiver').waitFor();
      await hasFee();
    });
    await aloud.tabTo(/^Review$/);
    await aloud.goOn('Return', async () => {
      await visitor.heading(/^Send [\d.,]/).waitFor();
      await hasFee();
    });
    await visitor.answers('reject');
    await aloud.tabTo(/^Send$/);
    await aloud.told('Return', /You declined/, () => visitor.button('Try again').waitFor());
    await aloud.where();
    await aloud.goOn('Return', async () => {
      await visitor.heading(/^Sent [\d.,]/).waitFor();
      await isConfirmed();
    });
    reader.expectSpoken('send');
  });

  it('an allowance, and the swap behind it', async () => {
    await connected({
      wallets: [mainWallet],
      options: { sources: uniswapSources(1, uniswap) },
    });
    const {
      aloud,
      stage: { visitor },
    } = reader;
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
    await aloud.goOn('Return', async () => {
      await visitor.heading(/^Approve /).waitFor();
      await hasFee();
    });
    await aloud.tabTo(/^Approve TOK$/);
    await aloud.goOn('Return', async () => {
      await visitor.heading(/^Swap [\d.,]/).waitFor();
      await hasFee();
    });
    await aloud.tabTo(/^Swap$/);
    await aloud.goOn('Return', async () => {
      await visitor.heading(/^Swapped /).waitFor();
      await isConfirmed();
    });
    reader.expectSpoken('swap');
  });
});
