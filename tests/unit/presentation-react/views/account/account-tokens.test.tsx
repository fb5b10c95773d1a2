import { afterEach, describe, expect, it } from '@jest/globals';
import {
  baitTokens,
  fullPortfolio,
  inEuros,
  manyTokens,
  someMarks,
  usdc,
} from '../../../../../apps/gallery/stories/tokens';
import { holding } from '../../../../../apps/gallery/stories/wallets';
import type { Portfolio } from '../../../../../domain/token/portfolio';
import {
  cleanUp,
  control,
  find,
  inside,
  press,
  renderWith,
  settle,
} from '../../../../support/render';

afterEach(cleanUp);

async function shown(portfolio: Portfolio = fullPortfolio) {
  const widget = holding(portfolio);
  await renderWith(widget);
  await settle(() => widget.open());
  await settle();
  return { widget, modal: inside('modal') };
}

const rows = (): readonly string[] =>
  [...inside('modal').querySelectorAll('.tokens .row')].map(({ textContent }) => textContent);

describe('the tokens of the account', () => {
  it('[R2.13] are read when the account opens, whose first tab they are', async () => {
    const { modal, widget } = await shown({ status: 'idle', tokens: [] });
    expect(control(modal, 'Tokens').getAttribute('aria-selected')).toBe('true');
    expect(widget.tokens.asked).toEqual(['load']);
    expect(find(modal, '.tabpanel [aria-busy="true"] .visually-hidden').textContent).toBe(
      'Loading your tokens',
    );
  });

  it('are listed with what they are worth, at least where a price is not known', async () => {
    const { modal, widget } = await shown();
    expect(rows()[0]).toMatch(/^EtherETH1\.234 ETH\$3,086\.41$/);
    expect(find(modal, '.worth').textContent).toBe('At least $3,376.53');

    const priced = fullPortfolio.tokens.filter(({ value }) => value);
    await settle(() => widget.setFeature('tokens', { status: 'loaded', tokens: priced }));
    expect(find(modal, '.worth .visually-hidden').textContent).toBe('Worth $3,376.53');
    expect(find(modal, '.worth bdi').textContent).toBe('$3,376.53');
  });

  it('lead to their details', async () => {
    const { modal, widget } = await shown();
    await press(control(modal, /^USDC/));
    const view = { name: 'TokenDetails', args: { token: usdc.address } };
    expect(widget.state.view).toEqual(view);
  });

  it('are five until the visitor asks for all, of which those near the visible part are in the page', async () => {
    const { modal } = await shown({ status: 'loaded', tokens: manyTokens });
    expect(rows()).toHaveLength(5);
    await press(control(modal, 'Show all 60'));

    const items = [...modal.querySelectorAll('.tokens li[aria-posinset]')];
    expect(items.length).toBeLessThan(40);
    expect(items.at(-1)?.getAttribute('aria-setsize')).toBe('60');
    expect(items.map((item) => item.getAttribute('aria-posinset'))).toEqual(
      items.map((_, index) => String(index + 1)),
    );
  });

  it('are priced as far as their rows are in sight', async () => {
    const { modal, widget } = await shown({ status: 'loaded', tokens: manyTokens });
    expect(widget.tokens.priced.at(-1)).toEqual(rows().map((row) => /T\d+$/.exec(row)?.[0]));
    expect(widget.tokens.priced.at(-1)).toHaveLength(5);

    await press(control(modal, 'Show all 60'));
    expect(widget.tokens.priced.at(-1)).toHaveLength(rows().length);
  });

  it('leave bait out, and count and show it where the visitor wants to see it', async () => {
    const { modal, widget } = await shown(baitTokens);
    expect(rows().some((row) => row.includes('bonus.test'))).toBe(false);
    await press(control(modal, 'Hidden (1)'));
    await press(control(modal, 'Show Visit bonus.test'));
    expect(widget.tokens.asked.at(-1)).toBe('mark Visit bonus.test shown');
  });

  it('have no total where no price is known: unknown is not zero', async () => {
    const { modal } = await shown({ status: 'loaded', tokens: manyTokens });
    expect(modal.querySelector('.worth')).toBeNull();
  });

  it('have values in the currency that the visitor chooses, where the site names a source of rates', async () => {
    const { modal, widget } = await shown(inEuros);
    expect(find(modal, '.worth').textContent).toBe('At least €3,106.41');
    expect(rows()[0]).toMatch(/€2,839\.50$/);
    const choice = find(modal, 'select') as HTMLSelectElement;
    expect([choice.ariaLabel ?? choice.getAttribute('aria-label'), choice.value]).toEqual([
      'Currency',
      'EUR',
    ]);
    await settle(() => {
      choice.value = 'JPY';
      choice.dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect(widget.tokens.asked.at(-1)).toBe('chooseCurrency JPY');

    await settle(() => widget.setFeature('tokens', fullPortfolio));
    expect(modal.querySelector('select')).toBeNull();
  });

  it('say what to do where there are none, and where they could not be read', async () => {
    const { modal, widget } = await shown({ status: 'loaded', tokens: [] });
    expect(find(modal, '.headline').textContent).toBe('No tokens yet');

    await settle(() => widget.setFeature('tokens', { status: 'failed', tokens: [] }));
    expect(find(modal, '[role="alert"]').textContent).toMatch(/^Your tokens could not be loaded/);
    await press(control(modal, 'Try again'));
    expect(widget.tokens.asked).toEqual(['load', 'refresh']);
  });

  it('are read again with one press', async () => {
    const { modal, widget } = await shown();
    await press(control(modal, 'Refresh tokens'));
    expect(widget.tokens.asked).toEqual(['load', 'refresh']);
  });

  it('begin with pinned ones, and leave hidden ones out of list and total', async () => {
    const { modal } = await shown({ ...fullPortfolio, marks: someMarks });
    expect(rows()[0]).toMatch(/^USDC/);
    expect(rows().some((row) => row.startsWith('Ether'))).toBe(false);
    expect(find(modal, '.worth').textContent).toBe('At least $290.12');
    expect(control(modal, 'Hidden (1)')).toBeTruthy();
  });

  it('are pinned, hidden and shown again where the visitor edits the list', async () => {
    const { modal, widget } = await shown({ ...fullPortfolio, marks: someMarks });
    await press(control(modal, 'Edit list'));

    for (const name of ['Unpin USDC', 'Show ETH', 'Pin DAI', 'Hide LONG']) {
      await press(control(modal, name));
    }
    expect(widget.tokens.asked.slice(1)).toEqual([
      'mark USDC not',
      'mark ETH not',
      'mark DAI pinned',
      'mark LONG hidden',
    ]);
    await press(control(modal, 'Done'));
    expect(modal.querySelector('.edited')).toBeNull();
  });
});
