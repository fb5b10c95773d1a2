import { afterEach, describe, expect, it } from '@jest/globals';
import {
  ether,
  fullPortfolio,
  inEuros,
  usdc,
  withBadDay,
  withDay,
} from '../../../../../apps/gallery/stories/tokens';
import { holding } from '../../../../../apps/gallery/stories/wallets';
import type { Portfolio } from '../../../../../domain/token/portfolio';
import { tokenKey } from '../../../../../domain/token/token-marks';
import { cleanUp, find, inside, renderWith, settle } from '../../../../support/render';

afterEach(cleanUp);

async function shown(portfolio: Portfolio) {
  const widget = holding(portfolio);
  await renderWith(widget);
  await settle(() => widget.open());
  await settle();
  return { widget, modal: inside('modal') };
}

const textOf = (selector: string): string => find(inside('modal'), selector).textContent;
const chart = (): Element | null => inside('modal').querySelector('[role="img"][aria-label]');

describe('the worth', () => {
  it('is smaller where the digits would not fit on a line', async () => {
    const { modal } = await shown(withBadDay);
    expect(find(modal, '.worth').matches('[data-wide]')).toBe(false);

    await cleanUp();
    const value = { units: 2_000_149_976n, scale: 2 };
    const [first, ...others] = withBadDay.tokens;
    if (!first) throw new Error('the story has no token');
    const rich = await shown({ ...withBadDay, tokens: [{ ...first, value }, ...others] });
    expect(textOf('.worth .visually-hidden')).toMatch(/\$20,00\d,\d{3}\.\d\d/);
    expect(find(rich.modal, '.worth').matches('[data-wide]')).toBe(true);
  });
});

describe('the change of a day', () => {
  it('has a sign and a share, and says what it does not count', async () => {
    await shown(withDay);
    expect(textOf('.worth')).toBe('At least $3,376.53');
    expect(textOf('.worth-change .day-change')).toBe('+$95.67 (+2.95%)');
    expect(textOf('.worth-change [aria-hidden]')).toBe('+$95.67 (+2.95%) 24h');
    expect(textOf('.worth-change .visually-hidden')).toBe('Past 24 hours: +$95.67 (+2.95%)');
    expect(textOf('.worth-change .counted')).toBe('2 of 4 tokens');
  });

  it('is red and below zero on a bad day, and counts all tokens without saying so', async () => {
    const { modal } = await shown(withBadDay);
    expect(textOf('.worth-change .day-change')).toBe('\u2212$260.80 (\u22127.24%)');
    expect(find(modal, '.worth-change .day-change').getAttribute('data-trend')).toBe('down');
    expect(modal.querySelector('.counted')).toBeNull();
  });

  it('stands beside the value of each token whose price of a day ago is known', async () => {
    const { modal } = await shown(withDay);
    const rows = [...modal.querySelectorAll('.tokens .row')].map(({ textContent }) => textContent);
    expect(rows[0]).toMatch(/\$3,086\.41 \+3\.19% 24h$/);
    expect(rows.filter((row) => row.includes('%'))).toHaveLength(2);
  });

  it('is asked for together with the prices of the tokens in sight', async () => {
    const { widget } = await shown(withDay);
    expect(widget.tokens.lookedBack).toEqual(widget.tokens.priced);
    expect(widget.tokens.lookedBack).not.toEqual([]);
  });

  it('is in the currency of the visitor', async () => {
    await shown({ ...inEuros, past: withDay.past ?? {} });
    expect(textOf('.worth-change .day-change')).toBe('+€88.02 (+2.95%)');
    expect(chart()?.getAttribute('aria-label')).toContain('€');
  });

  it('has no exact share beyond a thousand percent', async () => {
    const rise = [{ atMs: 0, price: { units: 1n, scale: 18 } }];
    await shown({ ...withBadDay, past: { [tokenKey(ether)]: rise } });
    expect(textOf('.worth-change .day-change')).toMatch(/\(>\+1,000%\)$/);
  });

  it('and its chart have no place where no earlier price is known', async () => {
    const { modal } = await shown(fullPortfolio);
    expect(modal.querySelector('.worth-change, .worth-chart, .day-change')).toBeNull();
  });

  it('has no amount and no chart while the visitor hides amounts', async () => {
    const { modal, widget } = await shown(withDay);
    await settle(() => widget.set({ isPrivate: true }));
    expect(textOf('.worth-change .day-change')).toBe('•••• (+2.95%)');
    expect(modal.querySelector('.money')?.textContent).not.toMatch(/\$\d/);
    expect(chart()).toBeNull();
  });
});

describe('the chart of a day', () => {
  it('says in a sentence what it draws, in at most 48 points from left to right', async () => {
    await shown(withDay);
    expect(chart()?.getAttribute('aria-label')).toMatch(
      /^Worth over the past 24 hours: from \$3,240\.86 to \$3,336\.53, between \$[\d,.]+ and \$[\d,.]+$/,
    );
    const points = (chart()?.querySelector('polyline')?.getAttribute('points') ?? '').split(' ');
    const places = points.map((point) => Number(point.split(',')[0]));
    expect(points).toHaveLength(48);
    expect([places[0], places.at(-1)]).toEqual([0, 100]);
    expect(places).toEqual([...places].sort((one, other) => one - other));
  });

  it('is not drawn where a price of a day ago is all that is known', async () => {
    const dayAgo = [{ atMs: 0, price: { units: 1n, scale: 0 } }];
    const { modal } = await shown({ ...withDay, past: { [tokenKey(usdc)]: dayAgo } });
    expect(textOf('.worth-change .day-change')).toBe('$0.00 (0.00%)');
    expect(modal.querySelector('.worth-chart')).toBeNull();
  });
});
