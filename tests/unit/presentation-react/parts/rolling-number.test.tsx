import { afterEach, describe, expect, it } from '@jest/globals';
import { connected } from '../../../../apps/gallery/stories/wallets';
import type { BalanceState } from '../../../../domain/account/account';
import { cleanUp, find, inside, renderWith, settle } from '../../../support/render';

afterEach(cleanUp);

const ether = (units: bigint): BalanceState => ({
  status: 'loaded',
  units,
  decimals: 18,
  symbol: 'ETH',
});
const MILLI = 10n ** 15n;

/** The account's view, whose balance is 1.234 ETH. */
async function shown() {
  const widget = connected(ether(1234n * MILLI));
  await renderWith(widget);
  await settle(() => widget.showViews({ name: 'Account' }));
  await settle();
  const modal = inside('modal');
  return {
    widget,
    modal,
    get: (balance: BalanceState) => settle(() => widget.setAccount({ balance })),
    rolling: () =>
      [...modal.querySelectorAll<HTMLElement>('.balance .rolls')].map(
        (one) =>
          `${one.dataset['former']}→${one.textContent} ${one.style.getPropertyValue('--way')}`,
      ),
  };
}

describe('a balance', () => {
  it('rolls the digits that a new one changes, up or down, and is read as one value', async () => {
    const { get, modal, rolling } = await shown();
    expect(rolling()).toEqual([]);

    await get(ether(2214n * MILLI));
    expect(rolling()).toEqual(['1→2 1', '3→1 -1']);
    expect(find(modal, '.balance .visually-hidden').textContent).toMatch(/2\.214 ETH$/);
    expect(find(modal, '.balance bdi').getAttribute('aria-hidden')).toBe('true');
    expect(find(modal, '.balance bdi').textContent).toBe('2.214 ETH');
  });

  it('keeps the places of its digits where it becomes longer', async () => {
    const { get, rolling } = await shown();
    await get(ether(31_234n * MILLI));
    expect(rolling()).toEqual([]);
    await get(ether(32_234n * MILLI));
    expect(rolling()).toEqual(['1→2 1']);
  });

  it('does not roll to that of another coin, nor while it is hidden', async () => {
    const { get, rolling, widget } = await shown();
    await get({ ...ether(5678n * MILLI), symbol: 'POL' } as BalanceState);
    expect(rolling()).toEqual([]);

    await settle(() => widget.set({ isPrivate: true }));
    await get({ ...ether(9999n * MILLI), symbol: 'POL' } as BalanceState);
    expect(rolling()).toEqual([]);
    await settle(() => widget.set({ isPrivate: false }));
    expect(rolling()).toEqual([]);
  });
});
