import { describe, expect, it } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { mainWallet, otherWallet } from './lab';
import { useStage } from './stage';
import type { Visitor } from './visitor';

const stage = useStage();

/** A gap longer than the test meant, on a busy machine, is two presses. */
const LONGEST_MS = 480;
class TooSlow extends Error {}

declare global {
  interface Window {
    /** When each press began, and what the page and the widget heard of. */
    pressed?: { readonly at: number[]; readonly on: string[] };
  }
}

/** A page that is a single button wherever nothing of ours lies over it. */
async function visit(hand: 'mouse' | 'touch'): Promise<Visitor> {
  const visitor = await stage.visit(
    'one-widget',
    { wallets: [mainWallet, otherWallet], options: { relayUrl: 'ws://127.0.0.1:9' } },
    { hasTouch: hand === 'touch' },
    (profile) =>
      profile.addInitScript(() => {
        const pressed = (window.pressed = { at: [] as number[], on: [] as string[] });
        addEventListener('pointerdown', ({ timeStamp }) => pressed.at.push(timeStamp), true);
        const hear = (event: Event): void => {
          const button = event.composedPath().find((one) => one instanceof HTMLButtonElement);
          const name = button?.getAttribute('aria-label') ?? button?.textContent;
          pressed.on.push(name ?? String(event.composedPath()[0]));
        };
        document.addEventListener('click', hear);
      }),
  );
  visitor.expectMishap(/ws:\/\/127\.0\.0\.1:9/);
  await visitor.page.evaluate(() => {
    const behind = document.createElement('button');
    behind.textContent = 'Behind';
    Object.assign(behind.style, { position: 'fixed', inset: '0', zIndex: '-1' });
    document.querySelector('main')?.append(behind);
  });
  return visitor;
}

/** Presses the middle of `target` twice; the names of the controls that heard of a press. */
async function pressTwice(
  visitor: Visitor,
  target: Locator,
  gap: number,
): Promise<readonly string[]> {
  const { page } = visitor;
  await page.waitForTimeout(600); // What moves in is at rest, and the press before is forgotten.
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('there is nothing to press');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const isTouch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  const press = (): Promise<void> =>
    isTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y);
  await page.evaluate(() => window.pressed?.on.splice(0));
  const first = press();
  await new Promise((resolve) => setTimeout(resolve, gap));
  await Promise.all([first, press()]);
  await page.waitForTimeout(150);
  await throwIfSlow(visitor);
  return [...new Set(await page.evaluate(() => window.pressed?.on))];
}

/** Throws where the last two presses were too far apart for a double press. */
async function throwIfSlow({ page }: Visitor): Promise<void> {
  const at = await page.evaluate(() => window.pressed?.at ?? []);
  const [begun = 0, begunAgain = 0] = at.slice(-2);
  if (begunAgain - begun > LONGEST_MS) throw new TooSlow();
}

/** Everything that changes the view, each pressed twice. */
async function journey(hand: 'mouse' | 'touch', gap: number): Promise<void> {
  const visitor = await visit(hand);
  const { dialog } = visitor;
  const twice = (target: Locator): Promise<readonly string[]> => pressTwice(visitor, target, gap);

  expect(await twice(visitor.connectButton)).toEqual(['Connect wallet']);
  await visitor.wallet('Main Test Wallet').waitFor();

  expect(await twice(visitor.wallet('All wallets'))).toEqual([
    expect.stringMatching('All wallets'),
  ]);
  await visitor.heading('All wallets').waitFor();

  await visitor.wallet('Rainbow').click();
  await visitor.heading('Rainbow').waitFor();
  expect(await twice(visitor.button('Back'))).toEqual(['Back']);
  await visitor.heading('All wallets').waitFor();

  expect(await twice(visitor.button('Close'))).toEqual(['Close']);
  await dialog.waitFor({ state: 'detached' });

  await visitor.openModal();
  expect(await twice(visitor.wallet('Main Test Wallet'))).toEqual([
    expect.stringMatching('Main Test Wallet'),
  ]);
  await visitor.accountButton.waitFor();
  await dialog.waitFor({ state: 'detached' });

  await visitor.openAccount();
  await dialog.getByRole('button', { name: 'Ethereum' }).click();
  expect(await twice(dialog.getByRole('button', { name: 'Arbitrum One' }))).toEqual([
    expect.stringMatching('Arbitrum One'),
  ]);
  await visitor.networkButton.filter({ hasText: 'Arbitrum One' }).waitFor();
  await visitor.heading('Account').waitFor();

  const heard = await twice(visitor.button('Disconnect'));
  expect(heard.filter((name) => !name.startsWith('Disconnect'))).toEqual([]);
  await visitor.connectButton.waitFor();
  await dialog.waitFor({ state: 'detached' });
}

/** Does `work` again where the machine was too busy for it; whether it was in time. */
async function isInTime(work: () => Promise<void>, attempts = 4): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (!(error instanceof TooSlow)) throw error;
    return attempts > 1 && isInTime(work, attempts - 1);
  }
}

describe.each([
  ['mouse', [40, 200, 400]],
  ['touch', [100, 300]],
] as const)(
  'a double press by %s presses nothing that the first press brought up',
  (hand, gaps) => {
    it(`with ${gaps.join(', ')} ms between the presses`, async () => {
      // Side by side, for a visitor waits most of the time; one that was too slow goes again.
      const journeys = gaps.map((gap) => isInTime(() => journey(hand, gap)));
      expect(await Promise.all(journeys)).toEqual(gaps.map(() => true));
    });
  },
);

describe('a press that is not the second of a double press', () => {
  it('reaches a wallet at once after the press on Connect', async () => {
    const connectAtOnce = async (): Promise<void> => {
      const visitor = await visit('mouse');
      await visitor.connectButton.hover();
      await visitor.page.locator('[data-cleat="modal"]').waitFor({ state: 'attached' });
      await visitor.answers('hang');

      await visitor.connectButton.click();
      await visitor.wallet('Main Test Wallet').click();

      await visitor.dialog.getByText('Open Main Test Wallet to continue').waitFor();
      await throwIfSlow(visitor);
    };
    expect(await isInTime(connectAtOnce)).toBe(true);
  });

  it('reaches what lies at the place of the press before it, once that can have been read', async () => {
    const visitor = await visit('mouse');
    const { page } = visitor;
    await visitor.openModal();
    await page.waitForTimeout(250);
    const { x = 0, y = 0 } = (await visitor.wallet('Main Test Wallet').boundingBox()) ?? {};
    await page.keyboard.press('Escape');
    await visitor.dialog.waitFor({ state: 'detached' });
    await page.evaluate(
      ([left, top]) => {
        const root = document.getElementById('root');
        Object.assign(root?.style ?? {}, { position: 'fixed', left: `${left}px`, top: `${top}px` });
      },
      [x, y],
    );
    await visitor.answers('hang');

    expect(await pressTwice(visitor, visitor.connectButton, 200)).toEqual(['Connect wallet']);
    await page.waitForTimeout(400);
    await page.mouse.click(x + 60, y + 20);

    const heard = await page.evaluate(() => window.pressed?.on);
    expect(heard).toEqual(['Connect wallet', expect.stringMatching('Test Wallet')]);
  });
});

describe('a key that is held down', () => {
  it('does not open what it closed, nor press what it opened', async () => {
    const visitor = await visit('mouse');
    await visitor.connect();
    const { keyboard } = visitor.page;
    await visitor.openAccount();
    await visitor.button('Disconnect').focus();

    await keyboard.down('Enter');
    await visitor.connectButton.waitFor();
    await visitor.dialog.waitFor({ state: 'detached' });
    expect(await visitor.focused()).toBe('Connect wallet');
    for (let times = 0; times < 5; times += 1) await keyboard.down('Enter');
    expect(await visitor.dialog.count()).toBe(0);

    await keyboard.up('Enter');
    await keyboard.press('Enter');
    await visitor.heading('Connect wallet').waitFor();
  });
});

describe('a finger that is down while the view changes', () => {
  it.each([
    ['to another one', 'show'],
    ['as the modal closes', 'close'],
  ] as const)('presses nothing of what comes to its place, %s', async (_, verb) => {
    const visitor = await visit('touch');
    const { page } = visitor;
    await visitor.openModal();
    await page.waitForTimeout(700);
    const { x = 0, y = 0 } = (await visitor.wallet('All wallets').boundingBox()) ?? {};
    const fingers = await page.context().newCDPSession(page);
    await page.evaluate(() => window.pressed?.on.splice(0));

    await fingers.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [{ x: x + 60, y: y - 30 }],
    });
    await page.evaluate((name) => {
      const widget = window.cleatPage?.widgets[0];
      return name === 'close' ? widget?.close() : widget?.show('AllWallets');
    }, verb);
    await page.waitForTimeout(300);
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.waitForTimeout(300);

    expect(await page.evaluate(() => window.pressed?.on)).toEqual([]);
  });
});
