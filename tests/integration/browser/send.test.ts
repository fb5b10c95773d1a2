import { afterAll, describe, expect, it } from '@jest/globals';
import { stopChains } from '../../../apps/chains/start-chains.mjs';
import type { Page } from 'playwright-core';
import { type ChainNamespace, chainNamespaces } from '../../../domain/caip/chain-namespace';
import { eventually as eventuallyWithin } from '../../support/eventually';
import { type OtherNodes, startOtherNodes, urlsOf } from './other-nodes';
import { confirm, fillIn, fund, openAccountOn } from './payment-steps';
import { payments } from './payments';
import { Camera } from './read-code';
import { useStage } from './stage';
import type { Visitor } from './visitor';
import { witnessesOf } from './witness';

let nodes: OtherNodes;
const stage = useStage(async () => {
  nodes = await startOtherNodes();
  return urlsOf(nodes);
});
afterAll(() => stopChains(nodes));

/** Four nodes and a browser may have two cores to share. */
const eventually = (check: () => Promise<void>): Promise<void> => eventuallyWithin(check, 30_000);

const RECEIVER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

const camera = new Camera();
let visitor: Visitor;

describe.each(chainNamespaces)('a visitor with a wallet on %s', (namespace) => {
  const { amount, receiver, units } = payments[namespace];

  it('[R3.17] receives: the address, the code and the link say the same', async () => {
    await arrive(namespace);
    await visitor.button('Receive').click();
    await visitor.heading('Receive').waitFor();

    const address = await addressOn(namespace);
    await visitor.dialog.getByText(/^Use this address on .+ only/).waitFor();
    const code = visitor.dialog.getByRole('img', { name: /^QR code/ });
    await code.waitFor();
    expect(await camera.read(code)).toContain(address);
    await visitor.button('Copy address').click();
    await visitor.page.getByText('Address copied').first().waitFor();
    expect(await visitor.page.evaluate(() => navigator.clipboard.readText())).toBe(address);

    const ask = visitor.button('Ask for an amount');
    if ((await ask.count()) === 0) return;
    await ask.click();
    await visitor.dialog.getByRole('textbox').fill(amount);
    await visitor.button('Copy payment link').click();
    await visitor.page.getByText('Link copied').first().waitFor();
    const link = await visitor.page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(new RegExp(`(?:amount=${amount}|value=${units})$`));
    // In a low window the card scrolls.
    await code.evaluate((picture) => picture.scrollIntoView({ block: 'center' }));
    await eventually(async () => expect(await camera.read(code)).toBe(link));
  });

  it('[R7.11] sends exactly what the review shows, after declining once', async () => {
    // Esplora's answer while it has not seen a transaction yet.
    visitor = await arrive(namespace);
    visitor.expectMishap(/status of 404/);
    const { balanceOf } = witnessesOf({ ...nodes, eip155: stage.lab.ethereum })[namespace];
    const held = await balanceOf(receiver);

    await fillIn(visitor, receiver, amount);
    await visitor.button('Review').click();
    await visitor.heading(/^Send [\d.,]/).waitFor();
    const shown = await visitor.dialog.locator('.terms').innerText();
    expect(shown.replaceAll(/\s/g, '')).toContain(receiver);
    await visitor.dialog.getByText(`${amount} `).first().waitFor();
    expect(shown).toContain(await networkOn(namespace));

    await answer(namespace, 'reject');
    await confirm(visitor, 'Send');
    await visitor.dialog.getByText('You declined. Try again?').waitFor();
    expect((await balanceOf(receiver)) - held).toBe(0n);

    await confirm(visitor, 'Try again');
    await visitor.heading(`Sent ${amount} `).waitFor();
    if (namespace === 'bip122') await nodes.bip122.control.mine();
    await visitor.page.getByText('Transaction confirmed').first().waitFor();
    await visitor.dialog.getByText('Confirmed', { exact: true }).waitFor();
    expect((await balanceOf(receiver)) - held).toBe(units);
    await visitor.button('Done').click();
    await visitor.heading('Account').waitFor();
  });
});

describe('a visitor who sends ether', () => {
  it('has nothing to confirm after the wallet has changed the chain or the account', async () => {
    await reviewed();
    await visitor.inWallet('switchChain', [42161]);
    await expectVoided();

    await visitor.inWallet('switchChain', [1]);
    await reviewAgain();
    const [, second] = await visitor.page.evaluate(
      () => window.cleatPage?.wallets['test.cleat.main']?.addresses() ?? [],
    );
    await visitor.inWallet('setAccounts', [[second ?? '']]);
    await expectVoided();

    expect(await transactionsAsked()).toBe(0);
  });

  it('asks the wallet once by a double press, and closes with Escape while it is asked', async () => {
    await reviewed();
    await visitor.answers('hang');
    await visitor.button(/^Send$/).dblclick();
    await visitor.dialog.getByText('Confirm in Main Test Wallet').waitFor();
    await visitor.page.keyboard.press('Escape');
    await visitor.dialog.waitFor({ state: 'detached' });

    await visitor.inWallet('settle', ['approve']);
    await visitor.page.getByText('Transaction confirmed').first().waitFor();
    expect(await transactionsAsked()).toBe(1);
  });

  it('finds nothing to confirm after a reload, nor in another tab', async () => {
    await reviewed();
    const other = await visitor.page.context().newPage();
    await other.goto(visitor.page.url());
    await visitor.page.reload();
    for (const page of [visitor.page, other]) {
      await page.waitForFunction(() => window.cleatPage !== undefined);
      expect(await confirmedIn(page)).toBe('SEND_NOT_REVIEWED');
    }
    expect(await transactionsAsked()).toBe(0);
    await other.close();
  });

  it('leaves nothing behind where the site disposes the widget meanwhile', async () => {
    await reviewed();
    await visitor.answers('hang');
    await confirm(visitor, 'Send');
    await visitor.dialog.getByText('Confirm in Main Test Wallet').waitFor();

    await visitor.page.evaluate(() => window.cleatPage?.widgets[0]?.dispose());

    await visitor.dialog.waitFor({ state: 'detached' });
  });

  it('pastes a payment link, and scans one with the camera', async () => {
    await arrive('eip155');
    await visitor.button(/^Send$/).click();
    await visitor.heading('Send').waitFor();
    const link = `ethereum:${RECEIVER}@1?value=2500000000000000`;
    await visitor.page.evaluate((text) => navigator.clipboard.writeText(text), link);
    await visitor.button('Paste').click();
    await expectFilledIn('0.0025');

    await visitor.button('Clear the receiver').click();
    await visitor.dialog.getByRole('textbox', { name: 'Amount in ETH' }).fill('');
    stage.lab.requested.splice(0);
    await showToCamera(visitor.page, `ethereum:${RECEIVER}@1?value=7500000000000000`);
    await visitor.button('Scan').click();
    await expectFilledIn('0.0075');
    // The picture was read on this device, and the camera is off again.
    expect(
      await visitor.page.evaluate(() => window.cameraTracks?.map((one) => one.readyState)),
    ).toEqual(['ended']);
  });

  it('opens with arguments of the site, which gets the hash of what the visitor sends', async () => {
    await arrive('eip155');
    await visitor.page.evaluate((to) => {
      window.sent = window.cleatPage?.widgets[0]?.open({
        view: 'WalletSend',
        args: { assetAddress: '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee', amount: '0.5', to },
      });
    }, RECEIVER);
    await visitor.heading('Send').waitFor();
    await expectFilledIn('0.5');

    await visitor.button('Review').click();
    await visitor.heading(/^Send [\d.,]/).waitFor();
    await confirm(visitor, 'Send');
    const { hash } = (await visitor.page.evaluate(() => window.sent)) ?? {};
    expect(await stage.lab.ethereum.control.call('eth_getTransactionByHash', hash)).toMatchObject({
      value: `0x${(5n * 10n ** 17n).toString(16)}`,
    });
  });
});

declare global {
  interface Window {
    cameraTracks?: readonly MediaStreamTrack[];
    sent?: Promise<{ readonly hash: string }> | undefined;
  }
}

async function arrive(namespace: ChainNamespace): Promise<Visitor> {
  const { solana, bip122, polkadot } = nodes;
  const others = { solana: solana.network, bip122: bip122.network, polkadot: polkadot.network };
  visitor = await stage.visit('namespaces', { others });
  await fund(visitor, nodes, namespace);
  await openAccountOn(visitor, namespace);
  return visitor;
}

/** Scripts the next answer of the wallet in use. */
function answer(namespace: ChainNamespace, next: 'reject'): Promise<void> {
  if (namespace === 'eip155') return visitor.answers(next);
  return visitor.page.evaluate(
    ([each, given]) => void window.cleatPage?.others?.[each].next(given),
    [namespace, next] as const,
  );
}

async function reviewed(): Promise<void> {
  await arrive('eip155');
  await fillIn(visitor, RECEIVER, '0.25');
  await visitor.button('Review').click();
  await visitor.heading(/^Send [\d.,]/).waitFor();
}

/** From the form, whose token belonged to the former account. */
async function reviewAgain(): Promise<void> {
  await visitor.button('Edit').click();
  await visitor.heading('Send').waitFor();
  await visitor.button('Review').click();
  await visitor.heading(/^Send [\d.,]/).waitFor();
}

async function expectVoided(): Promise<void> {
  await visitor.dialog.getByText(/^The account or the network has changed/).waitFor();
  expect(await visitor.dialog.getByRole('button', { name: 'Send', exact: true }).count()).toBe(0);
}

async function expectFilledIn(amount: string): Promise<void> {
  await eventually(async () => {
    expect(await visitor.dialog.getByRole('textbox', { name: /^Amount in / }).inputValue()).toBe(
      amount,
    );
    expect(await visitor.dialog.getByRole('textbox', { name: /^Address, name/ }).inputValue()).toBe(
      RECEIVER,
    );
  });
  await visitor.button('Review').waitFor();
}

function transactionsAsked(): Promise<number> {
  return visitor.page.evaluate(() => {
    const requests = window.cleatPage?.wallets['test.cleat.main']?.requests ?? [];
    return requests.filter(({ method }) => method === 'eth_sendTransaction').length;
  });
}

/** The code of the error with which a page without a review confirms. */
function confirmedIn(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const send = await window.cleatPage?.widgets[0]?.feature('send');
    return (
      send?.confirm().then(
        () => 'sent',
        (error: { readonly code: string }) => error.code,
      ) ?? 'no widget'
    );
  });
}

function networkOn(namespace: ChainNamespace): Promise<string> {
  return visitor.page.evaluate(
    (each) => window.cleatPage?.widgets[0]?.state.connections[each].network?.name ?? '?',
    namespace,
  );
}

function addressOn(namespace: ChainNamespace): Promise<string> {
  return visitor.page.evaluate(
    (each) => window.cleatPage?.widgets[0]?.state.connections[each].account?.address ?? '',
    namespace,
  );
}

/** From now on the camera of `page` sees a QR code of `text`. */
async function showToCamera(page: Page, text: string): Promise<void> {
  const { encode } = await import('uqr');
  const { data } = encode(text, { border: 4 });
  await page.evaluate((rows) => {
    const canvas = document.createElement('canvas');
    const [size, scale] = [rows.length, 8];
    canvas.width = size * scale;
    canvas.height = size * scale;
    const context = canvas.getContext('2d');
    const draw = (): void => {
      if (!context) return;
      context.fillStyle = '#fff';
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.fillStyle = '#000';
      rows.forEach((row, y) =>
        row.forEach((isDark, x) => isDark && context.fillRect(x * scale, y * scale, scale, scale)),
      );
    };
    draw();
    // A still picture makes no frames.
    setInterval(draw, 50);
    navigator.mediaDevices.getUserMedia = async () => {
      const stream = canvas.captureStream(20);
      window.cameraTracks = stream.getTracks();
      return stream;
    };
  }, data);
}
