import { describe, expect, it } from '@jest/globals';
import type { BrowserContextOptions, Locator } from 'playwright-core';
import { eventually } from '../../support/eventually';
import { useStage } from './stage';
import { ADDRESS, type Visitor } from './visitor';

const stage = useStage();

const still: BrowserContextOptions = { reducedMotion: 'reduce' };

/** A visitor whose wallet never answers. */
async function visit(options: BrowserContextOptions = {}): Promise<Visitor> {
  const visitor = await stage.visit('one-widget', {}, options);
  await visitor.connectButton.hover();
  await visitor.page.locator('[data-cleat="modal"]').waitFor({ state: 'attached' });
  await visitor.answers('hang');
  return visitor;
}

/** What is animated now: the properties, and the milliseconds until it rests. */
const animated = (within: Locator): Promise<readonly { what: string[]; endMs: number }[]> =>
  // One that has gone already moves nothing.
  within.evaluateAll((elements) =>
    elements
      .flatMap((element) => element.getAnimations({ subtree: true }))
      .filter((animation) => animation.playState !== 'finished')
      .map(({ effect }) => ({
        what: effect instanceof KeyframeEffect ? Object.keys(effect.getKeyframes()[0] ?? {}) : [],
        endMs: Number(effect?.getComputedTiming().endTime),
      })),
  );

describe('from the press on', () => {
  it('the list can be read in its first frame, under a card that still rises', async () => {
    const visitor = await visit();
    await visitor.page.evaluate(() => {
      const frames: { opacity: number; transform: string }[] = [];
      Object.assign(window, { seen: frames });
      const look = (): void => {
        const shadow = document.querySelector('[data-cleat="modal"]')?.shadowRoot;
        const row = shadow?.querySelector('.layer .row');
        if (row) {
          let opacity = 1;
          for (let each: Element | null = row; each; each = each.parentElement)
            opacity *= Number(getComputedStyle(each).opacity);
          const card = row.closest('.card');
          frames.push({ opacity, transform: card ? getComputedStyle(card).transform : '' });
        }
        if (frames.length < 30) requestAnimationFrame(look);
      };
      window.addEventListener('click', () => requestAnimationFrame(look), { capture: true });
    });

    await visitor.connectButton.click();
    await visitor.page.waitForFunction(() => Reflect.get(window, 'seen').length === 30);

    const frames: { opacity: number; transform: string }[] = await visitor.page.evaluate(() =>
      Reflect.get(window, 'seen'),
    );
    expect(new Set(frames.map(({ opacity }) => opacity))).toEqual(new Set([1]));
    expect(frames[0]?.transform).toMatch(/^matrix/);
    expect(frames.at(-1)?.transform).toBe('none');
  });

  it('[R9.14] card and views rest within 150 ms, and the next view comes without a fade', async () => {
    const visitor = await visit();
    await visitor.connectButton.click();
    await visitor.dialog.waitFor();
    const opening = await animated(visitor.dialog);
    await visitor.wallet('Main Test Wallet').click();
    await visitor.heading('Main Test Wallet').waitFor();
    const moving = await animated(visitor.dialog);

    const all = [...opening, ...moving].filter(({ endMs }) => Number.isFinite(endMs));
    expect(all.filter(({ endMs }) => endMs > 150)).toEqual([]);
    const fading = moving.filter(({ what }) => what.includes('opacity'));
    expect(fading.filter(({ endMs }) => Number.isFinite(endMs) && endMs !== 120)).toEqual([]);
  });

  it('nothing is transformed where the visitor wants less motion', async () => {
    const visitor = await visit(still);
    const transforms = async (): Promise<readonly string[]> =>
      (await animated(visitor.dialog))
        .flatMap(({ what }) => what)
        .filter((what) => ['rotate', 'scale', 'transform', 'translate'].includes(what));
    await visitor.connectButton.click();
    await visitor.dialog.waitFor();
    expect(await transforms()).toEqual([]);

    await visitor.wallet('Main Test Wallet').hover();
    await visitor.page.mouse.down();
    expect(await styleOf(visitor.wallet('Main Test Wallet'), 'scale')).toBe('none');
    await visitor.page.mouse.up();
    await visitor.heading('Main Test Wallet').waitFor();
    expect(await transforms()).toEqual([]);

    await visitor.page.keyboard.press('Escape');
    expect(await transforms()).toEqual([]);
  });
});

describe('a press', () => {
  it('sinks in, and still counts where it is released at the edge', async () => {
    const visitor = await visit();
    await visitor.openModal();
    const row = visitor.wallet('Main Test Wallet');
    await row.click({ trial: true });
    const { x = 0, y = 0, height = 0 } = (await row.boundingBox()) ?? {};

    await visitor.page.mouse.move(x + 1, y + height / 2);
    await visitor.page.mouse.down();
    await eventually(async () => expect(await styleOf(row, 'scale')).toBe('0.97'));
    expect((await row.boundingBox())?.x).toBeGreaterThan(x + 1);
    await visitor.page.mouse.up();

    await visitor.heading('Main Test Wallet').waitFor();
  });

  it('does nothing where the visitor moves away before letting go', async () => {
    const visitor = await visit();
    await visitor.openModal();
    const row = visitor.wallet('Main Test Wallet');
    await row.click({ trial: true });
    await row.hover();
    await visitor.page.mouse.down();
    await visitor.heading('Connect wallet').hover();
    await visitor.page.mouse.up();

    const view = await visitor.page.evaluate(() => window.cleatPage?.widgets[0]?.state.view?.name);
    expect(view).toBe('Connect');
  });
});

describe('the logo of the chosen wallet', () => {
  it('travels from its row to its place in the view that waits', async () => {
    const visitor = await visit();
    await visitor.openModal();
    const row = visitor.wallet('Main Test Wallet');
    await row.click({ trial: true });
    const from = await row.locator('.emblem').boundingBox();

    const places = await row.evaluate(async (element) => {
      const card = element.closest('.card');
      if (!(element instanceof HTMLElement) || !card) return [];
      element.click();
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      while (!card.querySelector('.ring')) await frame();
      await frame();
      await frame();
      const logo = card.querySelector('[data-size="large"]');
      const box = () => {
        const { x, y, width } = logo?.getBoundingClientRect() ?? new DOMRect();
        const pane = logo?.closest('.pane');
        return { x, y, width, overflow: pane ? getComputedStyle(pane).overflowX : '' };
      };
      const animations = card.getAnimations({ subtree: true });
      for (const animation of animations) {
        animation.pause();
        animation.currentTime = 0;
      }
      const before = box();
      for (const animation of animations) {
        if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
      }
      return [before, box()];
    });

    expect(places[0]?.x).toBeCloseTo(from?.x ?? 0, 0);
    expect(places[0]?.y).toBeCloseTo(from?.y ?? 0, 0);
    expect(places[0]?.width).toBeCloseTo(40, 0);
    expect(places[1]?.width).toBe(72);
    // The edge between the panes does not cut it on the way.
    expect(places.map(({ overflow }) => overflow)).toEqual(['visible', 'hidden']);
  });
});

describe('a wallet that connects', () => {
  it('is shown with a tick for a moment, over a page that can be used at once', async () => {
    const visitor = await visit();
    await visitor.openModal();
    await visitor.wallet('Main Test Wallet').click();
    await visitor.heading('Main Test Wallet').waitFor();

    await visitor.inWallet('settle', ['approve']);

    await visitor.dialog.locator('.ring[data-state="done"] .badge').waitFor({ state: 'attached' });
    await visitor.dialog.getByText('Connected to Main Test Wallet').waitFor({ state: 'attached' });
    await visitor.page.locator('[data-cleat="modal"] dialog[inert]').waitFor({ state: 'attached' });
    await visitor.openAccount();
    await visitor.page.keyboard.press('Escape');
    await visitor.page.locator('[data-cleat="modal"] dialog').waitFor({ state: 'detached' });
  });

  it('shows no view that waits where it answers at once', async () => {
    const visitor = await stage.visit('one-widget');
    await visitor.page.evaluate((address) => {
      const provider = {
        request: async ({ method }: { readonly method: string }) =>
          method === 'eth_chainId' ? '0x1' : [address],
        on: () => {},
        removeListener: () => {},
      };
      const info = { uuid: 'quick', name: 'Quick Wallet', rdns: 'test.quick', icon: 'data:,' };
      const detail = Object.freeze({ info, provider });
      const announce = (): unknown =>
        dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
      addEventListener('eip6963:requestProvider', announce);
      announce();
    }, ADDRESS);
    await visitor.openModal();
    await visitor.wallet('Quick Wallet').waitFor();
    await visitor.page.evaluate(() => {
      const shadow = document.querySelector('[data-cleat="modal"]')?.shadowRoot;
      const titles = new Set<string>();
      Object.assign(window, { titles });
      const note = (): unknown => titles.add(shadow?.querySelector('h2')?.textContent ?? '');
      if (shadow) new MutationObserver(note).observe(shadow, { childList: true, subtree: true });
    });

    await visitor.wallet('Quick Wallet').click();
    await visitor.accountButton.waitFor();
    await visitor.dialog.waitFor({ state: 'detached' });

    const titles = await visitor.page.evaluate(() => [...Reflect.get(window, 'titles')]);
    expect(titles).not.toContain('Quick Wallet');
  });
});

function styleOf(locator: Locator, name: string): Promise<string> {
  return locator.evaluate(
    (element, property) => getComputedStyle(element).getPropertyValue(property),
    name,
  );
}
