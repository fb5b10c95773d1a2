import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import '../walletconnect/published-sdk';
import { stopChains } from '../../../apps/chains/start-chains.mjs';
import { type Relay, startRelay } from '../../../apps/chains/testing/relay';
import { type DeployedUniswap, deployUniswap } from '../../../apps/chains/testing/uniswap';
import { phoneKeys } from '../../../apps/demo/phone/phone-keys';
import { PhoneWallet } from '../../../apps/demo/phone/phone-wallet';
import { chainNamespaces } from '../../../domain/caip/chain-namespace';
import { engines } from '../../support/engines/engines';
import { eventually as eventuallyWithin } from '../../support/eventually';
import { axeFindings } from '../browser/axe';
import { useEngine } from '../browser/engine-stage';
import { type Lab, mainWallet, otherWallet, startLab } from '../browser/lab';
import { type OtherNodes, startOtherNodes, urlsOf } from '../browser/other-nodes';
import { confirm, fillIn, fund, openAccountOn } from '../browser/payment-steps';
import { codeOf } from '../browser/pairing-stage';
import { payments } from '../browser/payments';
import { SwapForm, SwapWitness, uniswapSources } from '../browser/swap-form';
import { ADDRESS } from '../browser/visitor';
import { witnessesOf } from '../browser/witness';

/** The nodes and a browser may have two cores to share. */
const eventually = (check: () => Promise<void>): Promise<void> => eventuallyWithin(check, 30_000);

let nodes: OtherNodes;
let lab: Lab;
let relay: Relay;
let uniswap: DeployedUniswap;
beforeAll(async () => {
  nodes = await startOtherNodes();
  relay = await startRelay();
  lab = await startLab(async () => [...urlsOf(nodes), relay.url]);
  uniswap = await deployUniswap(lab.ethereum.url);
}, 120_000);
afterAll(async () => {
  await lab?.stop();
  await relay?.stop();
  await stopChains(nodes);
});

describe.each(engines)('a visitor in $name', ({ isThere, open }) => {
  if (!isThere) {
    it.todo('runs where the browser is installed');
    return;
  }

  const stage = useEngine(open);

  it('switches the network, in the wallet and here', async () => {
    await stage.visit(lab, 'one-widget', { wallets: [mainWallet] });
    const { visitor } = stage;
    await visitor.connect();
    await visitor.networkButton.click();
    await visitor.dialog.getByRole('button', { name: /Arbitrum One/ }).click();
    await visitor.networkButton.filter({ hasText: 'Arbitrum One' }).waitFor();
    expect(
      await visitor.page.evaluate(
        () => window.cleatPage?.wallets['test.cleat.main']?.state.chainId,
      ),
    ).toBe(42161);
  });

  it('covers the whole window of a page that scrolls, under a scrollbar that takes space', async () => {
    await stage.visit(lab, 'one-widget', { wallets: [mainWallet] });
    const { engine, visitor } = stage;
    await visitor.page.evaluate(() => {
      document.body.style.minHeight = '300vh';
    });
    const wide = await engine.evaluate('site', 'document.documentElement.clientWidth');
    await visitor.openModal();
    const backdrop = visitor.dialog.locator('.backdrop');
    expect(await backdrop.evaluate((one) => one.getBoundingClientRect().width)).toBe(
      await engine.evaluate('site', 'innerWidth'),
    );
    const main = 'document.querySelector("main").getBoundingClientRect().right';
    expect(await engine.evaluate('site', main)).toBeLessThanOrEqual(Number(wide));
  });

  it('disconnects, and stays disconnected after a reload', async () => {
    await stage.visit(lab, 'one-widget', { wallets: [mainWallet] });
    const { visitor } = stage;
    await visitor.connect();
    await visitor.openAccount();
    await visitor.button('Disconnect').click();
    await visitor.connectButton.waitFor();
    await visitor.page.reload();
    await visitor.connectButton.waitFor();
  });

  it('goes through the list by keys alone, and comes back to the button', async () => {
    await stage.visit(lab, 'one-widget', { wallets: [mainWallet] });
    const { visitor } = stage;
    await visitor.connectButton.press('Enter');
    await visitor.heading('Connect wallet').waitFor();
    await visitor.tabTo(/^Main Test Wallet/);
    await visitor.page.keyboard.press('Escape');
    await visitor.dialog.waitFor({ state: 'detached' });
    expect(await visitor.focused()).toBe('Connect wallet');

    await visitor.page.keyboard.press('Enter');
    await visitor.heading('Connect wallet').waitFor();
    await visitor.tabTo(/^Main Test Wallet/);
    await visitor.page.keyboard.press('Enter');
    await visitor.accountButton.waitFor();
  });

  it('meets nothing that axe finds, in the list and in the account', async () => {
    await stage.visit(lab, 'one-widget', { wallets: [mainWallet, otherWallet] });
    const { visitor } = stage;
    await visitor.openModal();
    expect(await axeFindings(visitor)).toEqual([]);
    await visitor.wallet('Main Test Wallet').click();
    await visitor.accountButton.waitFor();
    await visitor.openAccount();
    expect(await axeFindings(visitor)).toEqual([]);
  });

  it.each(chainNamespaces)(
    '[R7.11] connects on %s, and sends what the review shows',
    async (namespace) => {
      const { amount, receiver, units } = payments[namespace];
      const { solana, bip122, polkadot } = nodes;
      const others = { solana: solana.network, bip122: bip122.network, polkadot: polkadot.network };
      await stage.visit(lab, 'namespaces', { others });
      const { visitor } = stage;
      await fund(visitor, nodes, namespace);
      await openAccountOn(visitor, namespace);
      const { balanceOf } = witnessesOf({ ...nodes, eip155: lab.ethereum })[namespace];
      const held = await balanceOf(receiver);

      await fillIn(visitor, receiver, amount);
      await visitor.button('Review').click();
      await visitor.heading(/^Send [\d.,]/).waitFor();
      const shown = await visitor.dialog.locator('.terms').innerText();
      expect(shown.replaceAll(/\s/g, '')).toContain(receiver);
      await confirm(visitor, 'Send');
      await visitor.heading(`Sent ${amount} `).waitFor();
      if (namespace === 'bip122') await nodes.bip122.control.mine();
      await visitor.dialog.getByText('Confirmed', { exact: true }).waitFor();

      await eventually(async () => expect((await balanceOf(receiver)) - held).toBe(units));
    },
  );

  it('signs in by the wallet', async () => {
    await stage.visit(lab, 'one-widget', { wallets: [mainWallet] });
    const { page } = stage.visitor;
    await stage.visitor.connect();
    expect(await page.evaluate(() => window.cleatPage?.signIn?.())).toBe('signedIn');
    expect(await page.evaluate(() => window.cleatPage?.signIns?.length)).toBe(1);
  });

  it('swaps at Uniswap, and gets what the review shows', async () => {
    await stage.visit(lab, 'one-widget', { options: { sources: uniswapSources(1, uniswap) } });
    const { visitor } = stage;
    await visitor.connect();
    const form = new SwapForm(visitor, lab.ethereum);
    await form.open({ fromToken: 'ETH', amount: '0.5' });
    await form.pick('to', uniswap.usd);
    const witness = new SwapWitness(lab.ethereum, uniswap);
    const held = await witness.balanceOf(uniswap.usd, ADDRESS);

    await form.review();
    const received = await form.receivedUnits();
    await form.press('Swap');

    await visitor.heading(/^Swapp(?:ing|ed) /).waitFor();
    await eventually(async () =>
      expect((await witness.balanceOf(uniswap.usd, ADDRESS)) - held).toBe(received),
    );
  });

  it('pairs with a phone by the code, and is connected again after a reload', async () => {
    const phone = await PhoneWallet.start({
      relayUrl: relay.url,
      keys: phoneKeys(),
      chains: () => ['eip155:1', 'eip155:42161'],
      ask: async () => true,
    });
    await stage.visit(lab, 'one-widget', { wallets: [], options: { relayUrl: relay.url } });
    const { visitor } = stage;
    await visitor.openModal();
    await visitor.wallet('WalletConnect').click();
    await visitor.dialog.getByRole('img', { name: /^QR code/ }).waitFor();
    await phone.pair(await codeOf(visitor));
    await visitor.accountButton.waitFor();
    await visitor.dialog.waitFor({ state: 'detached' });

    await visitor.page.reload();
    await visitor.accountButton.waitFor();
    await phone.stop();
  });
});
