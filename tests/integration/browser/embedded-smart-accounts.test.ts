import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import {
  leaveBackup,
  openWallet,
  pressButton,
} from '../../../apps/wallet-frame/tests/press-button.mjs';
import { erc20Abi, type Hex, parseUnits } from 'viem';
import { arbitrum } from '../../../domain/network/built-in-networks';
import { createSignInServer } from '../../../infrastructure/sign-in-server';
import { answerSignIn } from '../../support/answer-sign-in';
import { SiteVisit } from '../../support/sign-in-site';
import { deployEnforcers } from '../../../apps/chains/testing/balance-enforcers';
import { type DeployedUniswap, deployUniswap } from '../../../apps/chains/testing/uniswap';
import { eventually } from '../../support/eventually';
import { addressOf, EmbeddedWorld, frameOf } from './embedded-world';
import { SwapForm, SwapWitness, uniswapSources } from './swap-form';
import type { Visitor } from './visitor';

const GIVEN = parseUnits('5', 18);
const NOT_SET_UP =
  'You’re on your smart account. It’s set up with your first transaction. It can already receive.';

let world: EmbeddedWorld;

/** On the chain whose smart accounts have the address of the key, and on the one where they are contracts. */
let onCode: DeployedUniswap;
let onContract: DeployedUniswap;

beforeAll(async () => {
  world = await EmbeddedWorld.start(undefined, { hasSponsor: true, hasContractAccounts: true });
  const { lab } = world;
  [onCode, onContract] = await Promise.all([
    deployUniswap(lab.ethereum.url),
    deployUniswap(lab.arbitrum.url),
  ]);
  await Promise.all([lab.ethereum, lab.arbitrum].map(({ url }) => deployEnforcers(url)));
});
afterAll(() => world?.stop());

/** What the visitor reads in the wallet's own window, as one line. */
async function approval(window: Page): Promise<string> {
  const main = window.locator('main.approval');
  await main.waitFor();
  return (await main.innerText()).replaceAll(/\s+/g, ' ');
}

/** Approves there, after the box where the wallet cannot say what a call does. */
async function approve(window: Page): Promise<void> {
  await window.getByRole('checkbox').check();
  await pressButton(window.getByRole('button', { name: 'Approve' }));
}

const codeAt = (address: string): Promise<unknown> =>
  world.lab.arbitrum.control.call('eth_getCode', address, 'latest');

describe('the smart account of a visitor who has logged in by e-mail', () => {
  it('[R6.2] gives an allowance and swaps with one approval, which the visitor may decline', async () => {
    const { ethereum } = world.lab;
    const { send, usd, usdt } = onCode;
    const visitor = await world.visit('one-widget', {
      options: { sources: uniswapSources(1, onCode) },
    });
    await world.logIn(visitor, 'swa@example.org');
    const own = (await addressOf(visitor.page)) as Hex;
    await ethereum.control.setBalance(own, 10n ** 20n);
    await send(usd, erc20Abi, 'transfer', [own, 2n * GIVEN]);
    const witness = new SwapWitness(ethereum, onCode);
    const form = new SwapForm(visitor, ethereum);
    await form.open({ fromToken: 'UNI-V2' });
    await form.pick('to', usdt);
    await form.type('5');
    await form.review();
    await visitor.dialog.getByText(/^Your wallet approves exactly 5 UNI-V2/).waitFor();
    const received = await form.receivedUnits();

    await form.press('Approve and swap');
    const first = await openWallet(frameOf(visitor.page));
    expect(await approval(first)).toMatch(/^\d steps: .*allow spending.*Allow batch transactions/);
    await first.getByRole('button', { name: 'Decline' }).click();
    await visitor.dialog.getByText('You declined. Try again?').waitFor();
    expect(await witness.balanceOf(usd, own)).toBe(2n * GIVEN);
    expect(await witness.allowance(usd, own)).toBe(0n);

    await form.press('Try again');
    const second = await openWallet(frameOf(visitor.page));
    expect(await approval(second)).toMatch(
      /^\d steps: .*allow spending.*5 UNI-V2.*Expected result.*−5 UNI-V2.*Call a contract.*All together.*Allow batch transactions/,
    );
    await ethereum.control.stopMining();
    await approve(second);
    await visitor.heading(/^Swapping /).waitFor();
    await visitor.page.reload();
    await visitor.accountButton.waitFor();
    await ethereum.control.startMining();
    await ethereum.control.mine();

    await visitor.page.getByText('Transaction confirmed').first().waitFor();
    expect(await witness.balanceOf(usdt, own)).toBe(received);
    expect(await witness.balanceOf(usd, own)).toBe(GIVEN);
    expect(await witness.allowance(usd, own)).toBe(0n);
    await visitor.openAccount();
    await visitor.button('Profile').click();
    await visitor.dialog.getByText(/^You’re on your smart account\.(?! It’s)/).waitFor();
    await visitor.page.context().close();
  });

  it('[R6.2] of a network without EIP-7702 is deployed by its first bundle, which the operator pays', async () => {
    const { lab } = world;
    const { send, usd, usdt } = onContract;
    const visitor = await world.visit('one-widget', {
      options: { sources: uniswapSources(42161, onContract) },
    });
    const { page } = visitor;
    await world.logIn(visitor, 'con@example.org');
    const key = await addressOf(page);
    await page.evaluate(() => window.cleatPage?.widgets[0]?.switchNetwork('eip155:42161'));
    await eventually(async () => expect(await addressOf(page)).not.toBe(key));
    const contract = (await addressOf(page)) as Hex;
    expect(await codeAt(contract)).toBe('0x');
    await send(usd, erc20Abi, 'transfer', [contract, GIVEN]);
    await visitor.openAccount();
    await visitor.button('Profile').click();
    await visitor.dialog.getByText(NOT_SET_UP).waitFor();
    expect(await signs(visitor, contract)).toEqual({
      code: 4200,
      message: 'The smart account of this network cannot sign messages. Switch to your EOA.',
    });

    const form = new SwapForm(visitor, lab.arbitrum);
    await form.open({ fromToken: 'UNI-V2' });
    await form.pick('to', usdt);
    await form.type('5');
    await form.review();
    await visitor.dialog.getByText(/^Your wallet approves exactly 5 UNI-V2/).waitFor();
    const received = await form.receivedUnits();
    await form.press('Approve and swap');
    const approving = await openWallet(frameOf(page));
    expect(await approval(approving)).toMatch(
      /^\d steps: .*allow spending.*Call a contract.*All together.*Set up your account.*Sponsored: you pay no network fee/,
    );
    await approve(approving);

    await visitor.page.getByText('Transaction confirmed').first().waitFor();
    const witness = new SwapWitness(lab.arbitrum, onContract);
    expect(await witness.balanceOf(usdt, contract)).toBe(received);
    expect(await witness.allowance(usd, contract)).toBe(0n);
    expect(await codeAt(contract)).not.toBe('0x');
    expect(await lab.arbitrum.control.call('eth_getBalance', contract, 'latest')).toBe('0x0');
    await visitor.button('Done').click();
    await visitor.button('Profile').click();
    await visitor.dialog.getByText(/^You’re on your smart account\.(?! It’s)/).waitFor();

    await page.reload();
    await visitor.openAccount();
    await visitor.button('Profile').click();
    await visitor.dialog.getByText(/^You’re on your smart account\.(?! It’s)/).waitFor();
    await page.context().close();
  });

  it('[R4.26] that cannot sign leads to the account of the key, where the site requires a sign-in', async () => {
    const http = [world.lab.arbitrum.url];
    const request = {
      options: { networks: [{ ...arbitrum, rpcUrls: { default: { http } } }] },
      requiresSignIn: true,
    };
    const { host, origin } = new URL(world.url('one-widget', request));
    const site = new SiteVisit(createSignInServer({ domain: host }), origin);
    const context = await world.newContext();
    await context.route(`${origin}/auth/*`, (route) => answerSignIn(route, site));
    const visitor = await world.visit('one-widget', request, context);
    const { dialog, page } = visitor;
    await world.begin(visitor, 'sig@example.org');
    await frameOf(page)
      .locator('#code')
      .fill(await world.codeFor('sig@example.org'));
    await leaveBackup(frameOf(page));

    const signIn = dialog.getByRole('button', { name: 'Sign in', exact: true });
    await signIn.click();
    await dialog.getByText('Your smart account cannot sign messages').waitFor();
    expect(await addressOf(page)).toBeUndefined();
    await visitor.button('Use your basic account').click();
    await signIn.click();
    await pressButton(frameOf(page).getByRole('button', { name: 'Approve' }));
    await eventually(async () => expect(await addressOf(page)).toMatch(/^0x/));
    const own = await addressOf(page);
    expect(await site.accounts()).toEqual([own]);

    await page.reload();
    await visitor.openAccount();
    expect(await addressOf(page)).toBe(own);
    await visitor.button('Profile').click();
    await visitor.button('Use your smart account').click();
    await signIn.click();
    await dialog.getByText('Your smart account cannot sign messages').waitFor();
    await visitor.button('Use your basic account').click();
    await eventually(async () => expect(await addressOf(page)).toBe(own));
    await context.close();
  });
});

/** What becomes of a dapp's request for a signature. */
function signs({ page }: Visitor, account: string): Promise<unknown> {
  return page.evaluate(async (address) => {
    const provider = window.cleatPage?.widgets[0]?.provider();
    const asked = { method: 'personal_sign', params: ['0x48656c6c6f', address] as const };
    return provider?.request(asked).then(
      () => 'signed',
      ({ code, message }: { readonly code: number; readonly message: string }) => ({
        code,
        message,
      }),
    );
  }, account);
}
