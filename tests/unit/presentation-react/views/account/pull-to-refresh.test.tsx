import { afterEach, describe, expect, it } from '@jest/globals';
import { fullPortfolio } from '../../../../../apps/gallery/stories/tokens';
import { holding } from '../../../../../apps/gallery/stories/wallets';
import { cleanUp, find, inside, renderWith, settle } from '../../../../support/render';

afterEach(async () => {
  await cleanUp();
  Reflect.deleteProperty(globalThis, 'matchMedia');
});

/** The account on a device with, or without, a finger on its screen. */
async function shown(isTouched: boolean) {
  await import('../../../../../presentation-react/views/account/follow-pulls');
  const matchMedia = (query: string): unknown => ({
    matches: isTouched && query === '(any-pointer: coarse)',
    addEventListener: () => {},
    removeEventListener: () => {},
  });
  Object.defineProperty(globalThis, 'matchMedia', { value: matchMedia, configurable: true });
  const widget = holding(fullPortfolio);
  await renderWith(widget);
  await settle(() => widget.open());
  await settle();
  const pane = find(inside('modal'), '.pane');
  const touch = (type: string, ...at: readonly number[]): Promise<void> =>
    settle(() => {
      const event = new Event(type, { bubbles: true });
      Object.assign(event, { touches: at.map((clientY) => ({ clientY })) });
      find(inside('modal'), '.balance').dispatchEvent(event);
    });
  const pull = async (px: number): Promise<void> => {
    await touch('touchstart', 100);
    await touch('touchmove', 100 + px);
  };
  const refreshes = (): number => widget.asked.filter(([verb]) => verb === 'refreshBalance').length;
  return { pane, pull, refreshes, touch, widget };
}

describe('a finger that pulls the account down', () => {
  it('reads the balance and the open tab again, once it has pulled far and lets go', async () => {
    const { pull, refreshes, touch, widget } = await shown(true);
    await pull(88);
    const sign = find(inside('modal'), '.pull');
    expect([sign.style.height, sign.dataset['pulled']]).toEqual(['44px', 'true']);
    expect(refreshes()).toBe(0);

    await touch('touchend');
    expect(refreshes()).toBe(1);
    expect(widget.tokens.asked).toEqual(['load', 'refresh']);
    expect([sign.style.height, sign.dataset['pulled']]).toEqual(['0px', 'false']);
  });

  it('reads nothing where it has not pulled far, goes back up, or is joined by another finger', async () => {
    const { pull, refreshes, touch } = await shown(true);
    await pull(87);
    await touch('touchend');
    await pull(120);
    await touch('touchmove', 90);
    await touch('touchend');
    await touch('touchstart', 100, 200);
    await touch('touchmove', 300, 400);
    await touch('touchend');
    await pull(120);
    await touch('touchcancel');
    await touch('touchend');
    expect(refreshes()).toBe(0);
  });

  it('scrolls, where the top is not on show', async () => {
    const { pane, pull, refreshes, touch } = await shown(true);
    Object.defineProperty(pane, 'scrollTop', { value: 40 });
    await pull(200);
    await touch('touchend');
    expect(refreshes()).toBe(0);
  });

  it('is followed on touch alone', async () => {
    const { pull, refreshes, touch } = await shown(false);
    await pull(200);
    await touch('touchend');
    expect(refreshes()).toBe(0);
  });
});
