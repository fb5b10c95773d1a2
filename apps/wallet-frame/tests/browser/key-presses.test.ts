import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { rest } from '../press-button.mjs';
import { eventually } from '../../../../tests/support/eventually';
import { approvalOf } from './approval-screen';
import { isBrowserThere } from './frame-world';
import { type ShownViews, startViewsWorld, type ViewsWorld } from './views-world';

jest.setTimeout(60_000);

const isRequired = process.env['CI'] === 'true';
const PATIENCE_MS = 10_000;
const HOW = 'Reach the button with the Tab key';

describe('a key on the wallet’s button', () => {
  if (!isBrowserThere && !isRequired) {
    it.todo('runs where a Chromium is installed');
    return;
  }

  let world: ViewsWorld;
  let views: ShownViews;

  beforeAll(async () => {
    world = await startViewsWorld();
    views = await world.inFrame(await world.newContext());
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    await views.page.locator('#before').focus();
    await views.show({ screen: { kind: 'nothing' }, functions: [] });
    await views.show(approvalOf('1 ETH'));
    await isArmed();
    await views.pressed();
  });

  const button = (): Locator => views.frame.getByRole('button', { name: 'Approve' });
  const key = (name: string): Promise<void> => views.page.keyboard.press(name);
  const pause = (ms: number): Promise<void> => views.page.waitForTimeout(ms);
  const isArmed = (): Promise<void> =>
    eventually(async () => expect(await button().isEnabled()).toBe(true), PATIENCE_MS);
  const hasFocus = (): Promise<boolean> =>
    button().evaluate((own) => document.hasFocus() && document.activeElement === own);

  /** The visitor is in the frame, and goes to the button by the Tab key. */
  async function tabToButton(): Promise<void> {
    await views.frame.locator('.steps summary').click();
    await views.frame.locator('.steps summary').click();
    await isArmed();
    await tabOn();
  }

  async function tabOn(): Promise<void> {
    for (let presses = 0; !(await hasFocus()); presses += 1) {
      expect(presses).toBeLessThan(6);
      await key('Tab');
    }
  }

  /** What was pressed, when the button has said how to press it. */
  async function pressedNow(): Promise<readonly string[]> {
    await views.frame.getByText(HOW).waitFor();
    return views.pressed();
  }

  it.each(['Enter', ' '])(
    '[R7.16] acts once where Tab has brought the focus: "%s"',
    async (name) => {
      await tabToButton();
      await key(name);
      await pause(100);
      expect(await views.pressed()).toEqual(['approve']);
    },
  );

  it('[R7.16] acts once while it is held', async () => {
    await tabToButton();
    for (let times = 0; times < 5; times += 1) await views.page.keyboard.down('Enter');
    await views.page.keyboard.up('Enter');
    await pause(100);
    expect(await views.pressed()).toEqual(['approve']);
  });

  it('[R7.16] does nothing where the request has just come, and no element has the focus', async () => {
    await views.page.evaluate('document.querySelector("iframe").focus()');
    await key('Enter');
    await key(' ');
    await pause(100);
    expect(await views.pressed()).toEqual([]);
  });

  it('[R7.16] does nothing where the site gives the focus back to the frame', async () => {
    await tabToButton();
    await views.page.evaluate('document.querySelector("#before").focus()');
    await views.page.evaluate('document.querySelector("iframe").focus()');
    await isArmed();
    expect(await hasFocus()).toBe(false); // It is not ready while the frame is left, and so loses the focus.
    await key('Enter');
    await pause(100);
    expect(await views.pressed()).toEqual([]);
  });

  it('[R7.16] does nothing where Tab was pressed on the site’s page', async () => {
    await views.page.locator('#after').focus();
    await key('Shift+Tab');
    expect(await hasFocus()).toBe(true);
    await key('Enter');
    expect(await pressedNow()).toEqual([]);
  });

  it('[R7.16] does nothing where it went down before Tab did, and was held', async () => {
    await views.frame.getByRole('heading').first().click();
    await views.page.keyboard.down('Enter');
    await tabOn();
    await views.page.keyboard.down('Enter');
    await views.page.keyboard.up('Enter');
    expect(await views.pressed()).toEqual([]);
    await key('Enter');
    expect(await pressedNow()).toEqual([]);
  });

  it('[R7.16] does nothing where another key was down when Tab brought the focus', async () => {
    await views.frame.getByRole('heading').first().click();
    await views.page.keyboard.down('a');
    await tabOn();
    await views.page.keyboard.up('a');
    await key('Enter');
    expect(await pressedNow()).toEqual([]);
  });

  it('[R7.16] does nothing where the focus was away while it was down', async () => {
    await tabToButton();
    await views.page.keyboard.down(' ');
    await views.page.evaluate('document.querySelector("#before").focus()');
    await views.page.evaluate('document.querySelector("iframe").focus()');
    await views.page.keyboard.up(' ');
    await pause(100);
    expect(await views.pressed()).toEqual([]);
  });

  it('[R7.16] does nothing where what the button does has changed since', async () => {
    await tabToButton();
    await views.show(approvalOf('1000 ETH'));
    await isArmed();
    await button().evaluate((own: HTMLElement) => own.focus());
    await key('Enter');
    expect(await pressedNow()).toEqual([]);
  });

  describe('or a press without pointer and key', () => {
    /** The browser makes the same click for an access key as for assistive technology: `Element::AccessKeyAction`. */
    async function press(): Promise<void> {
      await button().evaluate((own) => own.setAttribute('accesskey', 'x'));
      await views.frame.getByRole('heading').first().click();
      const session = await views.page.context().newCDPSession(views.page);
      const pressed = { key: 'x', code: 'KeyX', windowsVirtualKeyCode: 88, modifiers: 1 };
      const text = { text: 'x', unmodifiedText: 'x' };
      await session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...pressed, ...text });
      await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...pressed });
      await session.detach();
      await pause(100);
    }

    it('[R7.16] goes on in the wallet’s own window', async () => {
      await press();
      expect(await views.pressed()).toEqual(['elsewhere']);
    });

    it('[R7.16] does so after a press of the mouse or a key that the visitor has taken back', async () => {
      await rest(button());
      await button().hover();
      await views.page.mouse.down();
      await views.page.mouse.move(5, 5);
      await views.page.mouse.up();
      await press();
      expect(await views.pressed()).toEqual(['elsewhere']);

      await tabToButton();
      await views.page.keyboard.down(' ');
      await key('Shift+Tab');
      await views.page.keyboard.up(' ');
      await press();
      expect(await views.pressed()).toEqual(['elsewhere']);
    });

    it('[R7.16] acts in the wallet’s own window', async () => {
      const framed = views;
      views = await world.inWindow(await world.newContext());
      try {
        const { functions, screen } = approvalOf('1 ETH');
        await views.show({ screen, functions: functions.filter((name) => name !== 'elsewhere') });
        await isArmed();
        await press();
        expect(await views.pressed()).toEqual(['approve']);
      } finally {
        views = framed;
      }
    });
  });
});
