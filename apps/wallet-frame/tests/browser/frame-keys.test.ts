import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrowserContext, Frame, Page } from 'playwright-core';
import { verifyMessage } from 'viem';
import { axeFindings } from '../../../gallery/axe.mjs';
import { approveInWindow, pressButton } from '../press-button.mjs';
import { eventually } from '../../../../tests/support/eventually';
import { secretsIn } from '../secret-forms';
import { type FrameWorld, isBrowserThere, startFrameWorld, type Visit } from './frame-world';
import { readNewWords } from './new-words';

jest.setTimeout(150_000);

const PATIENCE_MS = 15_000;

/** Stretching the words of a kit takes seconds on a busy machine. */
const KIT_MS = 60_000;
const EMAIL = 'ada@example.test';

/** Longer than the looks stay after a change, and colours move. */
const LOOKS_MS = 500;
const isRequired = process.env['CI'] === 'true';

describe('the ways that open a wallet', () => {
  if (!isBrowserThere && !isRequired) {
    it.todo('runs where a Chromium is installed');
    return;
  }

  const folder = mkdtempSync(join(tmpdir(), 'cleat-kit-'));
  const kitPath = join(folder, 'wallet-kit.html');
  const findings: string[] = [];
  let world: FrameWorld;
  let context: BrowserContext;
  let visit: Visit;
  let phrase = '';
  let kitWords = '';
  let walletWords = '';
  let address: `0x${string}` = '0x';
  let signature: `0x${string}` = '0x';

  beforeAll(async () => {
    world = await startFrameWorld();
    context = await world.newContext();
    visit = await world.visit(context);
    await world.logIn(visit, EMAIL);
    const user = await visit.ask<{
      readonly address: `0x${string}`;
      readonly hasSecondWay?: boolean;
    }>('GET_USER', { chainId: 'eip155:1' });
    ({ address } = user);
    expect(user.hasSecondWay).toBe(false);
  });
  afterAll(async () => {
    await world.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Looks at the view in light and in dark. */
  async function look(place: Frame | Page, page: Page): Promise<void> {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.waitForTimeout(LOOKS_MS);
      findings.push(...(await axeFindings(place as Page)));
    }
  }

  const slotsThere = async (ways: readonly string[]): Promise<void> =>
    eventually(async () => {
      const rows = await visit.frame.locator('.rows .name').allInnerTexts();
      expect(rows.map((row) => row.split('\n')[0])).toEqual(ways);
    }, PATIENCE_MS);

  /** Adds words, which the visitor reads in the wallet's own window. */
  async function addWords(): Promise<string> {
    const { frame } = visit;
    await frame.getByRole('button', { name: 'Write down twelve words' }).click();
    return readNewWords(visit, context);
  }

  it('[R7.16] sign, before any other is there', async () => {
    const { frame } = visit;
    const params = [`0x${Buffer.from('Hello').toString('hex')}`, address];
    const asked = { method: 'personal_sign', params, chainId: 'eip155:1' };
    const answer = visit.ask<{ readonly result: `0x${string}` }>('RPC_REQUEST', asked);
    await approveInWindow(frame);
    ({ result: signature } = await answer);
    expect(await verifyMessage({ address, message: 'Hello', signature })).toBe(true);
    await visit.begin('SHOW_KEYS');
  });

  it('[R7.16] are listed, and the only one does not end', async () => {
    const { frame, page } = visit;
    await slotsThere(['This browser']);
    await frame.getByText('Only one way opens your wallet.').waitFor();
    expect(await frame.getByRole('button', { name: /^End/ }).count()).toBe(0);
    await look(frame, page);
  });

  it('[R7.16] are added, and end by a second press', async () => {
    const { frame, page } = visit;
    await addWords();
    await slotsThere(['This browser', 'Recovery words']);
    const opening = page.waitForEvent('popup'); // The press opens the window too.
    await frame.getByRole('button', { name: 'End: Recovery words' }).click();
    const window = await opening;
    await window.getByText('It will no longer open the wallet.').waitFor();
    expect(await window.locator('main').innerText()).toMatch(
      /Site\s+http:\/\/site.localhost:\d+\s+Wallet\s+a•••@example.test\s+Way to open\s+Recovery words/,
    );
    await look(window, window);
    await pressButton(window.getByRole('button', { name: 'End it' }));
    await slotsThere(['This browser']);

    phrase = await addWords();
    await slotsThere(['This browser', 'Recovery words']);
  });

  it('[R7.16] lead to the wallet’s own words: in a window, after a new code, while a button is held', async () => {
    const { frame } = visit;
    world.later(31_000); // The wait for the next code.
    const before = world.mailbox.code;
    await frame.getByRole('button', { name: 'Show the wallet’s words' }).click();
    const open = frame.getByRole('button', { name: 'Open the wallet’s window' });
    await open.waitFor();
    const [window] = await Promise.all([context.waitForEvent('page'), open.click()]);
    await window.getByLabel('One-time code').waitFor();
    expect(world.mailbox.code).not.toBe(before);
    await window.getByLabel('One-time code').fill(world.mailbox.code);
    await window.getByLabel('Recovery words').fill(phrase);
    await window.getByRole('button', { name: 'Open the wallet' }).click();

    const hold = window.getByRole('button', { name: 'Hold to show the words' });
    await hold.waitFor({ timeout: PATIENCE_MS });
    await look(window, window);
    const words = window.locator('ol li');
    expect(await words.count()).toBe(0);
    await hold.hover();
    await window.mouse.down();
    await words.first().waitFor();
    walletWords = (await words.allInnerTexts()).join(' ');
    await window.mouse.up();
    expect(walletWords.split(' ')).toHaveLength(24);
    await words.first().waitFor({ state: 'detached' });
    await hold.click(); // A press alone shows nothing.
    expect(await words.count()).toBe(0);

    const downloading = window.waitForEvent('download');
    await window.getByRole('button', { name: 'Make an offline kit' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('wallet-kit.html');
    await download.saveAs(kitPath);
    await window.getByRole('button', { name: 'Show the words' }).click();
    kitWords = (await words.allInnerTexts()).join(' ');
    expect(kitWords.split(' ')).toHaveLength(12);
    await window.getByRole('button', { name: 'I have written them down' }).click();
    await window.getByRole('button', { name: 'Check later' }).click();
    const closed = window.waitForEvent('close');
    await window.getByRole('button', { name: 'Done' }).click();
    await closed;
    // What the window needed to open the wallet is gone with it.
    await slotsThere(['This browser', 'Recovery words']);
    await frame.getByRole('heading').click();
    await visit.page.keyboard.press('Escape');
    await frame.getByRole('heading').waitFor({ state: 'detached' });
    expect(await visit.ask('IS_CONNECTED')).toEqual({ isConnected: true });
  });

  /** Gives the kit to the view that asks for one, and confirms it where it changes to which account the login leads. */
  async function giveKit(
    { frame, page }: Visit,
    isAccount: boolean,
    words = kitWords,
  ): Promise<void> {
    await frame.getByLabel('File of the kit').setInputFiles(kitPath);
    await frame.getByLabel('Words of the kit').fill(words);
    await look(frame, page);
    const [opened] = await Promise.all([
      isAccount ? page.waitForEvent('popup') : undefined,
      pressButton(frame.getByRole('button', { name: 'Use this kit' })),
    ]);
    if (opened) await pressButton(opened.getByRole('button', { name: 'Use this kit' }), 30_000);
  }

  const addressIn = async (there: Visit): Promise<string> =>
    (await there.ask<{ readonly address: string }>('GET_USER', { chainId: 'eip155:1' })).address;

  it('[R7.16] include a kit that gets the account back on a new browser, with another login', async () => {
    const elsewhere = await world.visit(await world.newContext());
    const { frame } = elsewhere;
    await world.logIn(elsewhere, 'new-mailbox@example.test');
    expect(await addressIn(elsewhere)).not.toBe(address);
    await elsewhere.begin('SHOW_LOGINS');
    await frame.getByRole('button', { name: 'Get an account back with its offline kit' }).click();
    await giveKit(elsewhere, true, phrase);
    await frame.getByText('These words don’t open the wallet.').waitFor({ timeout: KIT_MS });
    await giveKit(elsewhere, true);

    const isHidden = 'document.querySelector("iframe").style.display === "none"';
    await elsewhere.page.waitForFunction(isHidden, undefined, { timeout: KIT_MS });
    expect(await addressIn(elsewhere)).toBe(address);
    await elsewhere.begin('SHOW_LOGINS');
    await eventually(async () => {
      expect(await frame.locator('.rows li').count()).toBe(2);
    }, PATIENCE_MS);
  });

  it('[R7.16] include a kit that opens the wallet on a new browser', async () => {
    world.later(31_000); // The wait for the next code.
    const elsewhere = await world.visit(await world.newContext());
    const { frame } = elsewhere;
    await elsewhere.ask('CONNECT_EMAIL', { email: EMAIL });
    await elsewhere.begin('CONNECT_OTP');
    await frame.getByLabel('One-time code').fill(world.mailbox.code);
    await frame.getByRole('button', { name: 'Use an offline kit' }).click();
    await giveKit(elsewhere, false);
    await frame.getByLabel('File of the kit').waitFor({ state: 'detached', timeout: KIT_MS });
    expect(await addressIn(elsewhere)).toBe(address);
  });

  it('[R7.16] include a kit that opens from a disk, when the service is gone', async () => {
    await world.stopService();
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(pathToFileURL(kitPath).href);
    const field = page.getByLabel('Words of the kit');
    await field.fill(phrase);
    await page.getByRole('button', { name: 'Open the wallet' }).click();
    await page.getByText('These words do not open the kit.').waitFor();
    await look(page, page);
    await field.fill(`  ${kitWords.toUpperCase()} `);
    await page.getByRole('button', { name: 'Open the wallet' }).click();
    await page.getByRole('heading', { name: 'Your wallet' }).waitFor();
    await look(page, page);
    expect((await page.locator('ol li').allInnerTexts()).join(' ')).toBe(walletWords);
    expect(await page.locator('dd').first().innerText()).toBe(address);
    expect(asked).toEqual([pathToFileURL(kitPath).href]);
  });

  it('[R7.16] are nowhere but in the wallet, in hex, base58, base64 or words', async () => {
    const seen = await world.seen([visit]);
    expect(seen.join()).toContain('sealed');
    expect(seen.join()).toContain(signature);
    for (const secret of [phrase, kitWords, walletWords]) {
      expect(secret).not.toBe('');
      expect(await secretsIn(secret, seen)).toEqual([]);
    }
  });

  it('are shown in views in which axe finds nothing', () => {
    expect(findings).toEqual([]);
  });
});
