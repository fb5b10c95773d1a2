import { afterEach, describe, expect, it } from '@jest/globals';
import { FakeSendVerbs } from '../../../../../apps/gallery/send-verbs';
import {
  fullPortfolio,
  holding,
  manyTokens,
  someMarks,
} from '../../../../../apps/gallery/stories/tokens';
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
  const send = new FakeSendVerbs();
  widget.offer('send', send);
  await renderWith(widget);
  await settle(() => widget.open());
  await settle();
  return { widget, send, modal: inside('modal') };
}

const rows = (): readonly string[] =>
  [...inside('modal').querySelectorAll('.tokens .row')].map(({ textContent }) => textContent);

describe('the tokens of the account', () => {
  it('[R2.13] are read when the visitor opens them, and not before', async () => {
    const { modal, widget } = await shown({ status: 'idle', tokens: [] });
    expect(control(modal, 'Tokens').getAttribute('aria-expanded')).toBe('false');
    expect(widget.tokens.asked).toEqual([]);

    await press(control(modal, 'Tokens'));
    expect(widget.tokens.asked).toEqual(['load']);
    expect(find(modal, '[aria-busy="true"] .visually-hidden').textContent).toBe(
      'Loading your tokens',
    );
  });

  it('are open again when the visitor comes back to the account', async () => {
    const { modal } = await shown();
    expect(control(modal, 'Tokens').getAttribute('aria-expanded')).toBe('true');
    expect(rows()[0]).toMatch(/^EtherETH1\.234 ETH\$3,086\.41$/);
    expect(find(modal, '.worth').textContent).toBe('Worth $3,376.53');
  });

  it('lead to sending them', async () => {
    const { modal, widget, send } = await shown();
    await press(control(modal, /^USDC/));
    expect(send.asked).toEqual([['chooseToken', 'USDC']]);
    expect(widget.state.view?.name).toBe('WalletSend');
  });

  it('are five until the visitor asks for all', async () => {
    const { modal } = await shown({ status: 'loaded', tokens: manyTokens });
    expect(rows()).toHaveLength(5);
    await press(control(modal, 'Show all 60'));
    expect(rows()).toHaveLength(60);
  });

  it('have no total where no price is known: unknown is not zero', async () => {
    const { modal } = await shown({ status: 'loaded', tokens: manyTokens });
    expect(modal.querySelector('.worth')).toBeNull();
  });

  it('say what to do where there are none, and where they could not be read', async () => {
    const { modal, widget } = await shown({ status: 'loaded', tokens: [] });
    expect(find(modal, '.headline').textContent).toBe('No tokens yet');

    await settle(() => widget.setFeature('tokens', { status: 'failed', tokens: [] }));
    expect(find(modal, '[role="alert"]').textContent).toMatch(/^Your tokens could not be read/);
    await press(control(modal, 'Try again'));
    expect(widget.tokens.asked).toEqual(['load', 'refresh']);
  });

  it('are read again with one press', async () => {
    const { modal, widget } = await shown();
    await press(control(modal, 'Read the tokens again'));
    expect(widget.tokens.asked).toEqual(['load', 'refresh']);
  });

  it('begin with pinned ones, and leave hidden ones out of list and total', async () => {
    const { modal } = await shown({ ...fullPortfolio, marks: someMarks });
    expect(rows()[0]).toMatch(/^USDC/);
    expect(rows().some((row) => row.startsWith('Ether'))).toBe(false);
    expect(find(modal, '.worth').textContent).toBe('Worth $290.12');
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
