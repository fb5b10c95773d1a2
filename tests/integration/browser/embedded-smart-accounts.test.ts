import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { arbitrum } from '../../../domain/network/built-in-networks';
import { createSignInServer } from '../../../infrastructure/sign-in-server';
import { answerSignIn } from '../../support/answer-sign-in';
import { SiteVisit } from '../../support/sign-in-site';
import { addressOf, EmbeddedWorld, eventually, frameOf } from './embedded-world';

jest.setTimeout(60_000);

let world: EmbeddedWorld;

beforeAll(async () => {
  world = await EmbeddedWorld.start(undefined, { hasSponsor: true, hasContractAccounts: true });
}, 120_000);
afterAll(() => world?.stop());

describe('the smart account of a visitor who has logged in by e-mail', () => {
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
    await frameOf(page).getByRole('button', { name: 'Later' }).click();

    const signIn = dialog.getByRole('button', { name: 'Sign In', exact: true });
    await signIn.click();
    await dialog.getByText('Your smart account cannot sign messages').waitFor();
    expect(await addressOf(page)).toBeUndefined();
    await visitor.button('Switch to your EOA').click();
    await signIn.click();
    await frameOf(page).getByRole('button', { name: 'Approve' }).click();
    await eventually(async () => expect(await addressOf(page)).toMatch(/^0x/));
    const own = await addressOf(page);
    expect(await site.accounts()).toEqual([own]);

    await page.reload();
    await visitor.openAccount();
    expect(await addressOf(page)).toBe(own);
    await visitor.button('Switch to your Smart Account').click();
    await signIn.click();
    await dialog.getByText('Your smart account cannot sign messages').waitFor();
    await visitor.button('Switch to your EOA').click();
    await eventually(async () => expect(await addressOf(page)).toBe(own));
    await context.close();
  });
});
