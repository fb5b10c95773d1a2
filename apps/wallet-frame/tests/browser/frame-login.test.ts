import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { BrowserContext } from 'playwright-core';
import { verifyMessage } from 'viem';
import { openWallet, pressButton } from '../press-button.mjs';
import { eventually } from '../../../../tests/support/eventually';
import {
  armed,
  attackFrom,
  heardBy,
  openFrom,
  surround,
} from '../../../../tests/support/hostile-windows';
import { type FrameWorld, isBrowserThere, startFrameWorld, type Visit } from './frame-world';

jest.setTimeout(60_000);

const networks = [
  { id: 'eip155:1', name: 'Ethereum', symbol: 'ETH', decimals: 18, rpcUrl: 'http://127.0.0.1:1' },
];
const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp';
const BITCOIN = 'bip122:000000000019d6689c085ae165831e93';
const POLKADOT = 'polkadot:91b171bb158e2d3848fa23a9f1c25182';
const isRequired = process.env['CI'] === 'true';

describe('a login in the frame', () => {
  if (!isBrowserThere && !isRequired) {
    it.todo('runs where a Chromium is installed');
    return;
  }

  let world: FrameWorld;
  let context: BrowserContext;
  let visit: Visit;
  let accounts: readonly string[];

  beforeAll(async () => {
    world = await startFrameWorld(networks, { NAMES_PARENT: 'site.eth' });
    context = await world.newContext();
    visit = await world.visit(context);
  });
  afterAll(() => world.close());

  async function addressesOf(place: Visit): Promise<readonly string[]> {
    const found: string[] = [];
    for (const chainId of ['eip155:1', SOLANA, BITCOIN, POLKADOT]) {
      const { address } = await place.ask<{ readonly address: string }>('GET_USER', { chainId });
      found.push(address);
    }
    return found;
  }

  it('[R7.16] has accounts on four kinds of networks after a code that the site never sees', async () => {
    expect(await visit.ask('IS_CONNECTED')).toEqual({ isConnected: false });
    expect(await visit.ask('CONNECT_EMAIL', { email: 'ada@example.test' })).toEqual({
      action: 'VERIFY_OTP',
    });
    expect(visit.page.workers()).toHaveLength(1); // While the mail is on its way.
    const started: string[] = [];
    visit.page.on('worker', (worker) => started.push(worker.url()));
    await visit.begin('CONNECT_OTP');
    const field = visit.frame.getByLabel('One-time code');
    await field.fill(world.mailbox.code === '000000' ? '111111' : '000000');
    await visit.frame.getByText('Wrong code. 4 tries are left.').waitFor();
    expect(await field.inputValue()).toBe('');

    await field.fill(world.mailbox.code);
    await visit.frame.getByText('only this browser can open your wallet').waitFor();
    await visit.frame.getByRole('button', { name: 'Not now' }).click();
    await eventually(async () => {
      expect(await visit.page.locator('iframe').isVisible()).toBe(false);
    });

    accounts = await addressesOf(visit);
    expect(started).toEqual([]);
    expect(accounts).toEqual([
      expect.stringMatching(/^0x[0-9a-fA-F]{40}$/),
      expect.stringMatching(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/),
      expect.stringMatching(/^bc1q[0-9a-z]{38}$/),
      expect.stringMatching(/^1[1-9A-HJ-NP-Za-km-z]{46,47}$/),
    ]);
    expect(await visit.tokens()).toEqual([expect.stringMatching(/^[\w-]{22}$/)]);
    const heard = JSON.stringify(await visit.page.evaluate('messages'));
    expect(heard).not.toContain(world.mailbox.code);
  });

  it('[R7.16] is the same after a reload and in another tab, under a new handle', async () => {
    const [token = ''] = await visit.tokens();
    await visit.page.close();
    const other = await world.visit(context);
    visit = await world.visit(context);

    expect(await other.ask('IS_CONNECTED', { token })).toEqual({ isConnected: true });
    expect(await visit.ask('IS_CONNECTED')).toEqual({ isConnected: true });
    expect(await addressesOf(visit)).toEqual(accounts);
    expect(await addressesOf(other)).toEqual(accounts);
    expect([...(await visit.tokens()), ...(await other.tokens())]).not.toContain(token);
    await other.page.close();
  });

  it('[R6.1] gives the site a ticket to name its account, and none for another account', async () => {
    const [address = ''] = accounts;
    const name = 'ada-1.site.eth';
    const ticket = async (asked: string, button: string): Promise<unknown> => {
      const answer = visit.ask('GET_NAME_TICKET', { address, name: asked });
      const window = await openWallet(visit.frame);
      await window.getByRole('heading', { name: 'Register this name?' }).waitFor();
      const shown = await window.locator('main').innerText();
      for (const seen of [asked, address, new URL(visit.page.url()).origin, 'a•••@example.test']) {
        expect(shown).toContain(seen);
      }
      await pressButton(window.getByRole('button', { name: button }));
      return answer;
    };
    const own = await ticket(name, 'Register the name');
    expect(own).toEqual({ ticket: expect.stringMatching(/^[\w-]{22}$/) });
    expect(await ticket(name, 'Register the name')).not.toEqual(own);
    expect(await ticket(name, 'Cancel')).toMatchObject({
      error: { context: { frameMessage: 'User rejected the request.' } },
    });
    expect(await ticket('ada-1.other.eth', 'Register the name')).toMatchObject({
      error: { code: 'FRAME_FAILED' },
    });

    const outside = `0x${'1'.repeat(40)}`;
    expect(await visit.ask('GET_NAME_TICKET', { address: outside, name })).toMatchObject({
      error: { context: { frameMessage: 'The account is not of this wallet' } },
    });
    for (const wrong of [{ address }, { name }, { address, name: `${name}\u202E` }]) {
      expect(await visit.ask('GET_NAME_TICKET', wrong)).toMatchObject({
        error: { code: 'FRAME_FAILED' },
      });
    }
  });

  it('[R7.16] [R9.14] is moved by no message of seven windows, nor is an approval that waits', async () => {
    const address = accounts[0] as `0x${string}`;
    const before = visit.page.url();
    const at = (name: string): string =>
      new URL('/hostile', before.replace('//site.', `//${name}.`)).href;
    const opener = await context.newPage();
    const page = await openFrom(opener, at('evil'), before);
    const place = await world.visitIn(page);
    const mishaps: string[] = [];
    page.on('pageerror', (error) => mishaps.push(error.message));
    expect(await place.ask('IS_CONNECTED')).toEqual({ isConnected: true });
    const user = await place.ask('GET_USER', { chainId: 'eip155:1' });
    const foreign = [opener, ...(await surround(page, { evil: at('evil'), own: at('site') }))];
    await page.addScriptTag({ url: '/hostile.js', type: 'module' });
    await armed(page);
    const stateOf = (): Promise<unknown> =>
      page.evaluate(
        '[messages.length, tokens.length, heard.filter(({ type }) => type !== "PONG").length]',
      );

    const { host, origin } = new URL(page.url());
    const message = `${host} wants you to sign in with your Ethereum account:\n${address}\n\nOnly this\n\nURI: ${origin}\nVersion: 1\nChain ID: 1\nNonce: 12345678\nIssued At: 2026-01-01T00:00:00Z`;
    await place.begin('RPC_REQUEST', {
      method: 'personal_sign',
      params: [`0x${Buffer.from(message).toString('hex')}`, address],
      chainId: 'eip155:1',
    });
    await place.frame.getByText('Only this').waitFor();
    const shown = await place.frame.locator('main').innerText();
    const state = await stateOf();
    expect(await attackFrom([page, ...foreign])).toBeGreaterThan(240);

    expect(await stateOf()).toEqual(state);
    expect(await heardBy([page, ...foreign])).toEqual([]);
    expect(await place.frame.locator('main').innerText()).toBe(shown);
    expect(await page.locator('iframe').first().isVisible()).toBe(true);
    expect(await place.ask('GET_CHAIN_ID')).toEqual({ chainId: 'eip155:1' });
    expect(await place.ask('GET_USER')).toEqual(user);
    const approve = place.frame.getByRole('button', { name: 'Approve' });
    await eventually(async () => {
      // A press on a button that is not armed at that moment does nothing.
      await pressButton(approve, 2_000).catch(() => undefined);
      await page.waitForFunction('messages.at(-1).result', undefined, { timeout: 2_000 });
    }, 20_000);
    const signature = await page.evaluate<`0x${string}`>('messages.at(-1).result');
    expect(await verifyMessage({ address, message, signature })).toBe(true);
    expect(mishaps).toEqual([]);
    for (const each of [page, opener]) await each.close();
  });

  it('[R7.16] is nothing for another site, whatever handle that has', async () => {
    const [token = ''] = await visit.tokens();
    const other = await world.visit(context, 'other');
    expect(await other.ask('IS_CONNECTED', { token })).toEqual({ isConnected: false });
    expect(await other.ask('GET_USER')).toMatchObject({ error: { code: 'FRAME_FAILED' } });
    const named = { address: accounts[0] ?? '', name: 'ada-1.site.eth' };
    expect(await other.ask('GET_NAME_TICKET', named)).toMatchObject({
      error: { context: { frameMessage: 'No account is connected' } },
    });
    await other.page.close();
  });

  it('[R7.16] has the same address after each right code, also from the site', async () => {
    const times: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      await visit.ask('SIGN_OUT');
      world.later(31_000); // The wait for the next code.
      await visit.ask('CONNECT_EMAIL', { email: 'ada@example.test' });
      const wrong = world.mailbox.code === '000000' ? '111111' : '000000';
      expect(await visit.ask('CONNECT_OTP', { otp: wrong })).toMatchObject({
        error: { context: { frameMessage: 'Wrong code. 4 tries are left.' } },
      });
      const before = Date.now();
      expect(await visit.ask('CONNECT_OTP', { otp: world.mailbox.code })).toEqual({});
      const user = await visit.ask('GET_USER', { chainId: 'eip155:1' });
      times.push(Date.now() - before);
      expect(user).toMatchObject({ address: accounts[0], email: 'ada@example.test' });
    }
    const other = await world.visit(context, 'other');
    await other.ask('CONNECT_EMAIL', { email: 'eve@example.test' });
    expect(await other.ask('CONNECT_OTP', { otp: world.mailbox.code })).toMatchObject({
      error: { context: { frameMessage: 'The code is typed into the wallet alone' } },
    });
    await other.page.close();
    process.stderr.write(`From a right code to the address: ${times.join(', ')} ms\n`);
  });

  it('[R7.16] works in a worker for a code of a mailbox that was sent many', async () => {
    const email = 'busy@example.test';
    const places: Visit[] = [];
    for (let n = 0; n < 4; n += 1) {
      places.push(await world.visit(await world.newContext()));
      expect(await places[n]?.ask('CONNECT_EMAIL', { email })).toEqual({ action: 'VERIFY_OTP' });
    }
    const last = places[3];
    await last?.begin('CONNECT_OTP');
    const before = Date.now();
    await last?.frame.getByLabel('One-time code').waitFor();
    process.stderr.write(`From the answer to the mail: ${Date.now() - before} ms\n`);
    expect(world.mailbox.mails.filter(({ to }) => to === email)).toHaveLength(4);
    await last?.frame.getByLabel('One-time code').fill(world.mailbox.code);
    await last?.frame.getByText('only this browser can open your wallet').waitFor();
    for (const { page } of places) await page.context().close();
  });

  it('[R7.16] gets another address by two codes, which the visitor has confirmed here', async () => {
    const answers = async (): Promise<Readonly<Record<string, unknown>>> => {
      await visit.page.waitForFunction(`messages.length > ${heard}`);
      return visit.page.evaluate('messages.at(-1)');
    };
    let heard = await visit.page.evaluate<number>('messages.length');
    await visit.begin('UPDATE_EMAIL', { email: 'thief@example.test' });
    const window = await openWallet(visit.frame);
    await window.getByText('thief@example.test').waitFor();
    await window.getByRole('button', { name: 'Cancel' }).click();
    expect(await answers()).toMatchObject({ error: { code: 'FRAME_FAILED' } });

    heard += 1;
    const mails = world.mailbox.mails.length;
    await visit.begin('UPDATE_EMAIL', { email: 'countess@example.test' });
    const again = await openWallet(visit.frame);
    await pressButton(again.getByRole('button', { name: 'Send the code' }));
    expect(await answers()).toEqual({ action: 'VERIFY_PRIMARY_OTP' });
    const wrong = world.mailbox.code === '000000' ? '111111' : '000000';
    expect(await visit.ask('UPDATE_EMAIL_PRIMARY_OTP', { otp: wrong })).toMatchObject({
      error: { context: { frameMessage: 'Wrong code. 4 tries are left.' } },
    });
    expect(await visit.ask('UPDATE_EMAIL_PRIMARY_OTP', { otp: world.mailbox.code })).toEqual({});
    expect(await visit.ask('UPDATE_EMAIL_SECONDARY_OTP', { otp: world.mailbox.code })).toEqual({
      newEmail: 'countess@example.test',
    });
    expect(world.mailbox.mails.slice(mails).map(({ to }) => to)).toEqual([
      'ada@example.test',
      'countess@example.test',
      'ada@example.test',
    ]);
    expect(await visit.ask('GET_USER', { chainId: 'eip155:1' })).toMatchObject({
      address: accounts[0],
      email: 'countess@example.test',
    });
  });

  it('[R7.16] ends within three seconds', async () => {
    const before = Date.now();
    expect(await visit.ask('SIGN_OUT')).toEqual({});
    expect(Date.now() - before).toBeLessThan(3000);
    expect(await visit.ask('GET_USER')).toMatchObject({ error: { code: 'FRAME_FAILED' } });
    expect(await visit.ask('IS_CONNECTED')).toEqual({ isConnected: false });
  });
});
