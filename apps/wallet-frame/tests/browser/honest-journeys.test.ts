import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { verifyMessage } from 'viem';
import { pressButton } from '../press-button.mjs';
import { eventually } from '../../../../tests/support/eventually';
import { CountedHand, type Effort } from './counted-hand';
import { type FrameWorld, isBrowserThere, startFrameWorld, type Visit } from './frame-world';
import { readNewWords } from './new-words';
import { addAuthenticator, addressOf, NOTHING_SHOWN } from './renewal-world';

jest.setTimeout(150_000);

const PATIENCE_MS = 30_000;

/** Longer than the wait for the next code. */
const CODE_WAIT_MS = 31_000;
const ADA = 'ada@example.test';
const NEW = 'ada@new.test';
const BOB = 'bob@example.test';
const isRequired = process.env['CI'] === 'true';

/**
 * What each journey takes a visitor, by where the operator has changes confirmed. Decision 0140 says why, and what it was before:
 * who changes a number here changes it there.
 */
const journeys = {
  window: {
    newSite: { presses: 2, fields: 1, windows: 0 },
    newPhone: { presses: 1, fields: 2, windows: 0 },
    wrongList: { presses: 3, fields: 0, windows: 0 },
    lostDevice: { presses: 3, fields: 0, windows: 1 },
    changedAddress: { presses: 2, fields: 2, windows: 1 },
  },
  frame: {
    newSite: { presses: 2, fields: 1, windows: 0 },
    newPhone: { presses: 1, fields: 2, windows: 0 },
    wrongList: { presses: 3, fields: 0, windows: 0 },
    lostDevice: { presses: 3, fields: 0, windows: 0 },
    changedAddress: { presses: 1, fields: 2, windows: 0 },
  },
} as const satisfies Record<string, Record<string, Effort>>;

describe.each(['window', 'frame'] as const)('with changes confirmed in the %s', (approvals) => {
  if (!isBrowserThere && !isRequired) {
    it.todo('runs where a Chromium is installed');
    return;
  }

  const expected = journeys[approvals];
  let world: FrameWorld;
  let laptop: Visit;
  let phone: Visit;
  let words = '';
  let address = '';

  beforeAll(async () => {
    world = await startFrameWorld([], {}, [], { settings: { approvals } });
    const context = await world.newContext();
    laptop = await world.visit(context);
    await askForCode(laptop, ADA);
    await laptop.frame.getByLabel('One-time code').fill(world.mailbox.code);
    await button(laptop, /^Write down twelve words/).click();
    words = await readNewWords(laptop, context);
    await laptop.page.waitForFunction(NOTHING_SHOWN);
    address = await addressOf(laptop);
  });
  afterAll(() => world.close());

  const button = ({ frame }: Visit, name: RegExp | string): Locator =>
    frame.getByRole('button', { name, exact: true });

  /** The visitor has typed their address into the site. */
  async function askForCode({ ask, begin }: Visit, email: string): Promise<void> {
    await ask('CONNECT_EMAIL', { email });
    await begin('CONNECT_OTP');
  }

  async function typeCode(hand: CountedHand, { frame }: Visit): Promise<void> {
    const { code } = world.mailbox;
    expect(code).toMatch(/^\d{6}$/);
    await hand.type(frame.getByLabel('One-time code'), code);
  }

  /** Confirms what the wallet asks once more, after the press that opens its own window where that asks. */
  async function confirm(
    hand: CountedHand,
    visit: Visit,
    name: string,
    opens: Locator,
    text: string,
  ): Promise<void> {
    const isElsewhere = approvals === 'window';
    const opening = isElsewhere ? visit.page.waitForEvent('popup') : undefined;
    await hand.press(opens);
    const place: Page | Visit['frame'] = (await opening) ?? visit.frame;
    await place.getByText(text).waitFor();
    await hand.press(place.getByRole('button', { name, exact: true }));
  }

  function tell(journey: string, hand: CountedHand): void {
    const { fields, presses, windows } = hand.effort;
    process.stderr.write(
      `${journey}, changes in the ${approvals}: ${presses} presses, ${fields} fields, ${windows} windows, ${hand.seconds.toFixed(1)} s\n`,
    );
  }

  it('[R7.16] a new site takes a code, a passkey and a sign-in', async () => {
    const home = await world.visit(await world.newContext());
    const { page } = home;
    await addAuthenticator(page.context(), page);
    await askForCode(home, BOB);
    await home.frame.getByLabel('One-time code').fill(world.mailbox.code);
    await pressButton(button(home, /^Add a passkey/));
    await page.waitForFunction(NOTHING_SHOWN);
    const own = (await addressOf(home)) as `0x${string}`;

    world.later(CODE_WAIT_MS);
    await page.goto(page.url().replace('//site.', '//other.'));
    const away = await world.visitIn(page); // The authenticator is this page's.
    const hand = new CountedHand(page);
    await askForCode(away, BOB);
    await typeCode(hand, away);
    await hand.press(button(away, 'Use a passkey'));
    await page.waitForFunction(NOTHING_SHOWN);
    expect(await addressOf(away)).toBe(own);
    const { host, origin } = new URL(page.url());
    const message = `${host} wants you to sign in with your Ethereum account:\n${own}\n\n\nURI: ${origin}\nVersion: 1\nChain ID: 1\nNonce: 12345678\nIssued At: 2026-01-01T00:00:00Z`;
    const answer = away.ask<{ readonly result?: `0x${string}` }>('RPC_REQUEST', {
      method: 'personal_sign',
      params: [`0x${Buffer.from(message).toString('hex')}`, own],
      chainId: 'eip155:1',
    });
    await hand.press(button(away, 'Approve'));
    const { result: signature = '0x' } = await answer;
    tell('A new site', hand);
    expect(host).toMatch(/^other\./);
    expect(await verifyMessage({ address: own, message, signature })).toBe(true);
    expect(hand.effort).toEqual(expected.newSite);
    await page.context().close();
  });

  it('[R7.16] a new phone takes a code and the words', async () => {
    world.later(CODE_WAIT_MS);
    phone = await world.visit(await world.newContext());
    const hand = new CountedHand(phone.page);
    await askForCode(phone, ADA);
    await typeCode(hand, phone);
    await hand.type(phone.frame.getByLabel('Recovery words'), words);
    await hand.press(button(phone, 'Open the wallet'));
    await phone.page.waitForFunction(NOTHING_SHOWN, undefined, { timeout: PATIENCE_MS });
    tell('A new phone', hand);
    expect(await addressOf(phone)).toBe(address);
    expect(hand.effort).toEqual(expected.newPhone);
  });

  it('[R7.16] who looks for a lost device under “Signed-in browsers” reads where one confirmation ends it', async () => {
    const { frame, page } = phone;
    const hand = new CountedHand(page);
    await phone.begin('SHOW_LOGINS');
    await hand.press(button(phone, 'Signed-in browsers'));
    await frame.getByText('“Ways to open your wallet”: that signs it out too.').waitFor();
    await hand.press(button(phone, 'Back'));
    await hand.press(button(phone, 'Close'));
    await page.waitForFunction(NOTHING_SHOWN);
    expect(hand.effort).toEqual(expected.wrongList);
  });

  it('[R7.16] a lost device ends by one confirmation: its way, and where it is signed in', async () => {
    const { frame, page } = phone;
    const rows = frame.locator('.rows .name');
    const ways = async (): Promise<readonly (string | undefined)[]> =>
      (await rows.allInnerTexts()).map((row) => row.split('\n')[0]);
    const isLostSignedIn = async (): Promise<unknown> => {
      const found = await world.visit(laptop.page.context());
      return found.ask('IS_CONNECTED');
    };
    expect(await isLostSignedIn()).toEqual({ isConnected: true });
    const hand = new CountedHand(page);
    await phone.begin('SHOW_KEYS');
    const end = button(phone, 'End: Another browser');
    await confirm(hand, phone, 'End it', end, 'A browser is signed out with it.');
    await eventually(
      async () => expect(await ways()).toEqual(['Recovery words', 'This browser']),
      PATIENCE_MS,
    );
    await hand.press(button(phone, 'Close'));
    await page.waitForFunction(NOTHING_SHOWN);
    tell('A lost device', hand);
    expect(await isLostSignedIn()).toEqual({ isConnected: false });
    expect(hand.effort).toEqual(expected.lostDevice);
  });

  it('[R7.16] a changed address takes both codes, and one confirmation that names it', async () => {
    const { frame, page } = phone;
    const hand = new CountedHand(page);
    const begun = phone.ask('UPDATE_EMAIL', { email: NEW });
    if (approvals === 'frame') await hand.press(button(phone, 'Send the code'));
    else
      await confirm(hand, phone, 'Send the code', button(phone, 'Open the wallet’s window'), NEW);
    expect(await begun).toEqual({ action: 'VERIFY_PRIMARY_OTP' });
    const old = phone.ask('UPDATE_EMAIL_PRIMARY_OTP');
    await typeCode(hand, phone);
    expect(await old).toEqual({});
    const changed = phone.ask('UPDATE_EMAIL_SECONDARY_OTP');
    await frame.getByText('this address replaces the old one').waitFor();
    await typeCode(hand, phone);
    expect(await changed).toEqual({ newEmail: NEW });
    await page.waitForFunction(NOTHING_SHOWN);
    tell('A changed address', hand);
    expect(await phone.ask('GET_USER', { chainId: 'eip155:1' })).toMatchObject({ email: NEW });
    expect(hand.effort).toEqual(expected.changedAddress);
  });
});
