import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { BrowserContext } from 'playwright-core';
import { axeFindings } from '../../../gallery/axe.mjs';
import { pressButton } from '../press-button.mjs';
import { secretsIn } from '../secret-forms';
import { type FrameWorld, isBrowserThere, startFrameWorld, type Visit } from './frame-world';
import { readNewWords } from './new-words';

jest.setTimeout(90_000);

const EMAIL = 'ada@example.test';

/** Longer than the looks stay after a change, and colours move. */
const LOOKS_MS = 500;
const SLOTS = `new Promise((resolve) => {
  const opening = indexedDB.open('cleat-wallet', 1);
  opening.onsuccess = () => {
    const keys = opening.result.transaction('device').objectStore('device').getAllKeys();
    keys.onsuccess = () => resolve(keys.result);
  };
})`;
const isRequired = process.env['CI'] === 'true';

describe('a wallet that another browser has begun', () => {
  if (!isBrowserThere && !isRequired) {
    it.todo('runs where a Chromium is installed');
    return;
  }

  let world: FrameWorld;
  let context: BrowserContext;
  let visit: Visit;
  let words = '';
  let address = '';
  const codes: string[] = [];
  const findings: string[] = [];

  beforeAll(async () => {
    world = await startFrameWorld();
    context = await world.newContext();
    visit = await world.visit(context);
  });
  afterAll(() => world.close());

  /** Asks for a code and types it. */
  async function enterCode(place: Visit): Promise<void> {
    await place.ask('CONNECT_EMAIL', { email: EMAIL });
    codes.push(world.mailbox.code);
    await place.begin('CONNECT_OTP');
    await place.frame.getByLabel('One-time code').fill(world.mailbox.code);
  }

  /** Looks at the view in light and in dark. */
  async function look(place: Visit): Promise<void> {
    for (const colorScheme of ['light', 'dark'] as const) {
      await place.page.emulateMedia({ colorScheme });
      await place.page.waitForTimeout(LOOKS_MS);
      findings.push(...(await axeFindings(place.frame as unknown as typeof place.page)));
    }
  }

  it('[R7.16] begins with words that the visitor writes down', async () => {
    await visit.ask('CONNECT_EMAIL', { email: EMAIL });
    codes.push(world.mailbox.code);
    await visit.begin('CONNECT_OTP');
    await visit.frame.getByLabel('One-time code').waitFor();
    await look(visit);
    await visit.frame.getByLabel('One-time code').fill(world.mailbox.code);
    await visit.frame.getByRole('button', { name: 'Write down twelve words' }).waitFor();
    await look(visit);
    await visit.frame.getByRole('button', { name: 'Write down twelve words' }).click();
    words = await readNewWords(visit, context, async (window) => {
      await look({ ...visit, frame: window.mainFrame(), page: window });
      // They can be neither selected nor dragged.
      const shown = await window.locator('ol li').allInnerTexts();
      await window.keyboard.press('Control+A');
      const selected = await window.evaluate<string>('String(getSelection())');
      expect(shown.filter((word) => selected.split(/\s/).includes(word)).length).toBeLessThan(4);
    });
    expect(words.split(' ')).toHaveLength(12);
    await visit.page.waitForFunction('document.querySelector("iframe").style.display === "none"');
    ({ address } = await visit.ask<{ readonly address: string }>('GET_USER'));
  });

  it('[R7.16] opens on another browser by a code and these words, and by no others', async () => {
    world.later(31_000); // The wait for the next code.
    const other = await world.visit(await world.newContext());
    await enterCode(other);
    const field = other.frame.getByLabel('Recovery words');
    const open = other.frame.getByRole('button', { name: 'Open the wallet' });
    await field.fill(words.split(' ').reverse().join(' '));
    await open.click();
    await other.frame.getByText('These words don’t open the wallet.').waitFor();
    await look(other);

    await field.fill(`  ${words.toUpperCase()} `);
    await open.click();
    await other.page.waitForFunction(
      'document.querySelector("iframe").style.display === "none"',
      undefined,
      { timeout: 30_000 },
    );
    expect(await other.ask('GET_USER')).toMatchObject({ address });
    await other.page.close();
  });

  it('[R7.16] is offered a passkey alone where no window opens, and how to get words is said', async () => {
    const closed = await world.newContext();
    await closed.addInitScript('window.open = () => null');
    const place = await world.visit(closed);
    await place.ask('CONNECT_EMAIL', { email: 'eve@example.test' });
    await place.begin('CONNECT_OTP');
    const { frame } = place;
    await frame.getByLabel('One-time code').fill(world.mailbox.code);
    await frame.getByRole('button', { name: 'Write down twelve words' }).click();
    const open = frame.getByRole('button', { name: 'Open the wallet’s window' });
    await open.click();
    await frame.getByText('The browser did not open the window.').waitFor();
    await open.click();
    await frame.getByText('sign in in another browser to write down words').waitFor();
    expect(await frame.getByRole('button', { name: 'Write down twelve words' }).count()).toBe(0);
    await frame.getByRole('button', { name: 'Add a passkey' }).waitFor();
    await look(place);
    await closed.close();
  });

  it('[R7.16] is forgotten by a browser that signs out, as the words remain', async () => {
    expect(await visit.frame.evaluate(SLOTS)).toContainEqual(expect.stringMatching(/^slot:/));
    await visit.ask('SIGN_OUT');
    expect(await visit.frame.evaluate(SLOTS)).toEqual(['key']);
  });

  it('[R7.16] opens by a passkey after the browser has forgotten everything', async () => {
    const place = await world.visit(await world.newContext());
    const { frame, page } = place;
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        ctap2Version: 'ctap2_1',
        transport: 'internal',
        hasPrf: true,
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
      },
    });
    await place.ask('CONNECT_EMAIL', { email: 'bob@example.test' });
    await place.begin('CONNECT_OTP');
    await frame.getByLabel('One-time code').fill(world.mailbox.code);
    await pressButton(frame.getByRole('button', { name: 'Add a passkey' }));
    await page.waitForFunction('document.querySelector("iframe").style.display === "none"');
    const before = await place.ask('GET_USER');

    world.later(31_000);
    await frame.evaluate(`indexedDB.deleteDatabase('cleat-wallet')`);
    await page.reload();
    await page.waitForFunction('globalThis.frame');
    await page.evaluate('frame.load()');
    const again = page.frames().find((one) => one.url().startsWith('http://wallet.'));
    if (!again) throw new Error('The frame is not in the page');
    await place.ask('CONNECT_EMAIL', { email: 'bob@example.test' });
    await place.begin('CONNECT_OTP');
    const typed = Date.now();
    await again.getByLabel('One-time code').fill(world.mailbox.code);
    await again.getByRole('button', { name: 'Use a passkey' }).click();
    await page.waitForFunction('document.querySelector("iframe").style.display === "none"');
    expect(await place.ask('GET_USER')).toEqual(before);
    process.stderr.write(`By a passkey on a new browser: ${Date.now() - typed} ms\n`);
    await page.close();
  });

  it('[R7.16] leaves the words nowhere but with the visitor, and tells the site no code', async () => {
    const seen = await world.seen([visit]);
    const [heard = ''] = seen;
    expect(seen.join()).toContain('sealed');
    for (const code of codes) expect(heard).not.toContain(code);
    expect(await secretsIn(words, seen)).toEqual([]);
  });

  it('shows views in which axe finds nothing', () => {
    expect(findings).toEqual([]);
  });
});
