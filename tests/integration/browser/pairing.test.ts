import { eventually } from '../../support/eventually';
import { describe, expect, it } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { axeFindingsInBothThemes } from './axe';
import { codeOf, type PairingVisit, pairingStage } from './pairing-stage';
import { Camera } from './read-code';
import type { Visitor } from './visitor';

const stage = pairingStage('pairing');

/** A wallet that can be reached in every way except its extension, which is missing. */
const everywhere = {
  id: 'test.everywhere',
  rdns: 'test.everywhere',
  name: 'Everywhere',
  homepage: 'https://everywhere.example',
  mobileLink: 'everywhere://',
  desktopLink: 'everywhere-desk://',
  webappLink: 'https://everywhere.example/app',
};

/** The time of the page goes on by itself, and can be put forward. */
const onFastClock: Pick<PairingVisit, 'prepare'> = { prepare: ({ clock }) => clock.install() };

const code = (visitor: Visitor): Locator => visitor.dialog.getByRole('img', { name: /^QR code/ });

async function showCode(visitor: Visitor): Promise<void> {
  await visitor.openModal();
  await visitor.wallet('WalletConnect').click();
}

const camera = new Camera();

/** What a camera reads from the screen. */
const scanned = (visitor: Visitor): Promise<string | undefined> => camera.read(code(visitor));

async function copied(visitor: Visitor): Promise<string> {
  await visitor.button('Copy link').click();
  await visitor.page.getByText('Link copied').first().waitFor();
  return visitor.page.evaluate(() => navigator.clipboard.readText());
}

describe('the QR code on the screen', () => {
  it.each([
    ['light', 1280],
    ['dark', 390],
  ] as const)(
    '[R1.4] reads in the %s theme, %d wide, like the "Copy link" text, and connects',
    async (themeMode, width) => {
      const visitor = await stage.visit({
        options: { themeMode },
        context: { viewport: { width, height: 844 } },
      });
      const phone = await stage.phoneOf(visitor);
      await showCode(visitor);
      await code(visitor).waitFor();

      const read = await scanned(visitor);
      expect(read).toBe(await copied(visitor));
      await phone.pair(read ?? '');

      await visitor.accountButton.waitFor();
      await visitor.dialog.waitFor({ state: 'detached' });
    },
  );

  it('reads with the logo of a wallet in its middle', async () => {
    const visitor = await stage.visit({ options: { customWallets: [everywhere] } });
    await visitor.openModal();
    await visitor.wallet('Everywhere').click();
    await code(visitor).waitFor();

    expect(await scanned(visitor)).toBe(await codeOf(visitor));
  });

  it('[R4.7] is renewed before it expires, within a second, without a layout shift', async () => {
    const visitor = await stage.visit(onFastClock);
    await showCode(visitor);
    await code(visitor).waitFor();
    const before = await codeOf(visitor);
    const drawn = await code(visitor).innerHTML();
    await visitor.page.waitForTimeout(400);
    const seen = await visitor.dialog.evaluateHandle(watchLayout);

    await visitor.page.clock.fastForward(222_000);
    expect(await codeOf(visitor)).toBe(before);
    const startedAt = performance.now();
    await visitor.page.clock.fastForward(8000);
    const fresh = await codeOf(visitor, before);

    expect(performance.now() - startedAt).toBeLessThan(1000);
    await visitor.page.waitForTimeout(400);
    expect(await code(visitor).innerHTML()).not.toBe(drawn);
    expect(await scanned(visitor)).toBe(fresh);
    const { heights, shifts, hadCode } = await seen.jsonValue();
    expect(heights).toHaveLength(1);
    expect(shifts).toEqual([]);
    expect(hadCode).toBe(true);
  });

  it('P01 says within 15 seconds that the relay is out of reach, and tries again', async () => {
    const visitor = await stage.visit(onFastClock);
    visitor.expectMishap(/WebSocket connection to 'ws:\/\/127/);
    stage.relay.setDown(true);
    const asked = visitor.page.waitForEvent('websocket');
    await showCode(visitor);
    const trouble = visitor.dialog.getByRole('alert').filter({ hasText: 'Can’t reach' });
    await visitor.dialog.getByText('Preparing the QR code').waitFor({ state: 'attached' });
    await asked; // The steps before it, with the page's own patience, have begun.
    expect(await trouble.count()).toBe(0);

    await visitor.page.clock.fastForward(15_000);
    await trouble.waitFor({ timeout: 5000 });
    await visitor.page.clock.fastForward(2000); // A visitor reads it.

    stage.relay.setDown(false);
    await visitor.button('Try again').click();
    await code(visitor).waitFor();
    expect(await scanned(visitor)).toBe(await codeOf(visitor));
  });
});

/**
 * Records, at every change of the card, its height and whether it shows a QR code; and every shift of the
 * layout.
 */
function watchLayout(dialog: HTMLElement | SVGElement) {
  const seen = { heights: [] as number[], shifts: [] as number[], hadCode: true };
  const note = (): void => {
    const { height } = dialog.getBoundingClientRect();
    if (!seen.heights.includes(height)) seen.heights.push(height);
    seen.hadCode &&= dialog.querySelector('[role="img"]') !== null;
  };
  note();
  new MutationObserver(note).observe(dialog, { childList: true, subtree: true, attributes: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      seen.shifts.push(Number(Reflect.get(entry, 'value')));
    }
  }).observe({ type: 'layout-shift' });
  return seen;
}

describe('in both themes, axe', () => {
  it('finds nothing while a QR code is prepared, out of reach, shown, renewed and declined', async () => {
    const visitor = await stage.visit(onFastClock);
    visitor.expectMishap(/WebSocket connection to 'ws:\/\/127/);
    const found: Record<string, readonly string[]> = {};
    const look = async (state: string): Promise<void> => {
      found[state] = await axeFindingsInBothThemes(visitor);
    };
    stage.relay.setDown(true);
    await showCode(visitor);
    await visitor.dialog.getByText('Preparing the QR code').waitFor({ state: 'attached' });
    await look('prepared');
    await visitor.page.clock.fastForward(15_000);
    await visitor.dialog.getByText('Can’t reach').first().waitFor();
    await look('out of reach');
    stage.relay.setDown(false);
    await visitor.button('Try again').click();
    await code(visitor).waitFor();
    await look('shown');
    const first = await codeOf(visitor);
    await visitor.page.clock.fastForward(230_000);
    const second = await codeOf(visitor, first);
    await look('renewed');
    const phone = await stage.phoneOf(visitor);
    await phone.approve(false);
    await phone.pair(second);
    await visitor.dialog.getByText('Connection declined').first().waitFor();
    await look('declined');

    expect(found).toEqual({
      prepared: [],
      'out of reach': [],
      shown: [],
      renewed: [],
      declined: [],
    });
  });

  it('finds nothing in all wallets, searched, searched without a result, and in each way to one', async () => {
    const visitor = await stage.visit({ options: { customWallets: [everywhere] } });
    const found: string[] = [];
    const look = async (): Promise<void> =>
      void found.push(...(await axeFindingsInBothThemes(visitor)));
    await visitor.openModal();
    await visitor.wallet('All wallets').click();
    await visitor.tile('Rainbow').waitFor();
    await look();
    await visitor.dialog.getByRole('searchbox').fill('xyzzy');
    await visitor.dialog.getByText('No wallets found').first().waitFor();
    await look();
    await visitor.dialog.getByRole('searchbox').fill('every');
    await visitor.tile('Everywhere').click();
    for (const name of ['Mobile', 'Webapp', 'Desktop', 'Browser']) {
      await visitor.dialog.getByRole('tab', { name }).click();
      await look();
    }

    expect(found).toEqual([]);
  });

  it('finds nothing in the view of a pairing URI that the site supplies', async () => {
    const visitor = await stage.visit();
    await visitor.connectButton.waitFor();

    await visitor.page.evaluate(
      (uri) => window.cleatPage?.widgets[0]?.open({ uri }),
      `wc:${'a'.repeat(64)}@2?relay-protocol=irn&symKey=${'0'.repeat(64)}`,
    );
    await code(visitor).waitFor();

    expect(await axeFindingsInBothThemes(visitor)).toEqual([]);
    expect(await scanned(visitor)).toMatch(/^wc:a{64}@2\?relay-protocol=irn&symKey=0{64}$/);
  });
});

describe('the ways to one wallet', () => {
  it.each([1280, 390])(
    'stay where they are as one after the other is looked at, %d wide',
    async (width) => {
      const visitor = await stage.visit({
        options: { customWallets: [everywhere] },
        context: { viewport: { width, height: 844 } },
      });
      await visitor.openModal();
      await visitor.wallet('Everywhere').click();
      await code(visitor).waitFor();
      const tabs = visitor.dialog.getByRole('tablist');
      const atRest = visitor.dialog.locator('.clip:not([data-moving])');
      await atRest.waitFor();
      await tabs.click({ trial: true });
      const before = await tabs.boundingBox();

      for (const name of ['Webapp', 'Desktop', 'Browser', 'Mobile']) {
        await visitor.dialog.getByRole('tab', { name }).click();
        await atRest.waitFor();
        expect({ name, ...(await tabs.boundingBox()) }).toEqual({ name, ...before });
      }
    },
  );
});

describe('with the keyboard alone', () => {
  it('a visitor finds a wallet among all, opens its QR code, and is back at the same place', async () => {
    const visitor = await stage.visit();
    const { keyboard } = visitor.page;
    await visitor.connectButton.focus();
    await keyboard.press('Enter');
    await visitor.wallet('All wallets').waitFor();
    await visitor.tabTo(/^WalletConnect/);
    await keyboard.press('End');
    expect(await visitor.focused()).toMatch(/^All wallets/);
    await keyboard.press('Enter');
    await visitor.tile('Rainbow').waitFor();
    expect(await visitor.focused()).toBe('All wallets');

    await visitor.tabTo(/MetaMask$/);
    await keyboard.press('ArrowRight');
    await keyboard.press('ArrowRight');
    expect(await visitor.focused()).toMatch(/Rainbow$/);
    await keyboard.type('ze');
    // Its tile is drawn only now.
    await eventually(async () => expect(await visitor.focused()).toMatch(/Zerion$/));

    await keyboard.press('Shift+Tab');
    expect(await visitor.focused()).toBe('Search wallets');
    await keyboard.type('rainb');
    await visitor.tile('MetaMask').waitFor({ state: 'detached' });
    expect(await visitor.focused()).toBe('Search wallets');
    await visitor.tabTo(/Rainbow$/);
    await keyboard.press('Enter');
    await code(visitor).waitFor();
    expect(await visitor.focused()).toBe('Rainbow');
    await visitor.tabTo(/^Copy link/);
    await keyboard.press('Enter');
    await visitor.page.getByText('Link copied').first().waitFor();

    await visitor.tabTo(/^Back/);
    await keyboard.press('Enter');
    await visitor.tile('Rainbow').waitFor();
    expect(await visitor.focused()).toBe('All wallets');
    expect(await visitor.dialog.getByRole('searchbox').inputValue()).toBe('rainb');
    await keyboard.press('Escape');
    await visitor.dialog.waitFor({ state: 'detached' });
    expect(await visitor.focused()).toBe('Connect wallet');
  });
});
