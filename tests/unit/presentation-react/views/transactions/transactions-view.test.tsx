import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { quietHistory, transaction } from '../../../../../apps/gallery/stories/transactions';
import { connected } from '../../../../../apps/gallery/stories/wallets';
import type { HistoryVerbs } from '../../../../../application/history/history-feature';
import type { HistoryState } from '../../../../../domain/transaction/history-state';
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

const loaded: HistoryState = {
  status: 'loaded',
  isServed: true,
  canReplace: true,
  transactions: [],
  hasMore: false,
};
const paid = { kind: 'fungible', direction: 'out', symbol: 'ETH', token: 'native' } as const;
const sent = transaction(0, 'send', [{ ...paid, quantity: { units: 1_234_567n, scale: 6 } }]);

async function shown(part: Partial<HistoryState>) {
  const widget = connected();
  const verbs = {
    ...quietHistory,
    load: jest.fn<HistoryVerbs['load']>(quietHistory.load),
    loadMore: jest.fn<HistoryVerbs['loadMore']>(quietHistory.loadMore),
    refresh: jest.fn<HistoryVerbs['refresh']>(quietHistory.refresh),
  };
  widget.offer('history', verbs);
  widget.setFeature('history', { ...loaded, ...part });
  await renderWith(widget);
  await settle(() => widget.showViews({ name: 'Account' }, { name: 'Transactions' }));
  await settle();
  await settle();
  return { widget, verbs, modal: inside('modal') };
}

const rowTexts = (): readonly (readonly string[])[] =>
  [...inside('modal').querySelectorAll('.activity .transaction')].map((row) => [
    find(row, '.name').firstChild?.textContent ?? '',
    row.querySelector('.name small')?.textContent ?? '',
    ...[...row.querySelectorAll('.moved bdi')].map(({ textContent }) => textContent),
  ]);

describe('the view of the activity', () => {
  it('[R2.1] lists transactions under their months, each with a link to the explorer', async () => {
    const receive = { ...paid, direction: 'in', quantity: { units: 1n, scale: 18 } } as const;
    const { modal, verbs, widget } = await shown({
      transactions: [sent, transaction(40, 'receive', [receive])],
    });

    expect(find(modal, 'h2').textContent).toBe('Activity');
    expect(verbs.refresh).toHaveBeenCalledTimes(1);
    const months = [...modal.querySelectorAll('.month')].map(({ textContent }) => textContent);
    expect(months).toEqual(['December 2025', 'November 2025']);
    expect(rowTexts()).toEqual([
      ['Sent', 'To 0x7099…79C8', '−1.234 ETH', 'Dec 31'],
      ['Received', 'From 0x7099…79C8', '+<0.001 ETH', 'Nov 21'],
    ]);
    const link = find(modal, '.activity a');
    expect(link.getAttribute('href')).toBe(`https://etherscan.io/tx/${sent.metadata.hash}`);
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    await press(find(modal, '.activity button'));
    const { hash = '' } = sent.metadata;
    expect(widget.asked).toContainEqual(['show', 'TransactionDetails', { args: { hash } }]);
  });

  it('says what is not done, and why', async () => {
    await shown({
      transactions: [
        transaction(0, 'send', [], { status: 'pending' }),
        transaction(1, 'execute', [], { status: 'failed', failure: 'out of gas' }),
        transaction(2, 'send', [], { status: 'failed', outcome: 'dropped' }),
        transaction(3, '__proto__', [], { status: 'failed' }),
      ],
    });

    expect(rowTexts().map(([title, note]) => [title, note])).toEqual([
      ['Sent', 'Not confirmed yet'],
      ['Called a contract', 'Failed: out of gas'],
      ['Sent', 'Dropped by the network. Nothing was sent.'],
      ['Called a contract', 'Failed'],
    ]);
  });

  it('saves what is loaded as CSV, and says that it is not all', async () => {
    const files: Blob[] = [];
    const saved: string[] = [];
    URL.createObjectURL = (file) => {
      files.push(file as Blob);
      return 'blob:activity';
    };
    URL.revokeObjectURL = () => {};
    const onClick = ({ target }: Event): void => {
      if (target instanceof HTMLAnchorElement) saved.push(`${target.href} ${target.download}`);
    };
    const { click } = HTMLAnchorElement.prototype;
    HTMLAnchorElement.prototype.click = function clicked() {
      onClick({ target: this } as unknown as Event);
    };
    const { modal } = await shown({ transactions: [sent], hasMore: true });

    await press(control(modal, 'Save 1 as CSV'));
    await settle();
    await settle();
    HTMLAnchorElement.prototype.click = click;

    expect(saved).toEqual(['blob:activity activity.csv']);
    expect(files).toHaveLength(1);
    expect(find(modal, '[role="status"].note').textContent).toContain('Only the loaded activity');
  });

  it('has seven rows in the shape of those to come', async () => {
    const { modal } = await shown({ status: 'loading' });

    expect(modal.querySelectorAll('.waiting-row')).toHaveLength(7);
    expect(find(modal, '[aria-busy="true"]')).not.toBeNull();
  });

  it('says what to do where nothing happened yet', async () => {
    const { modal, widget } = await shown({});

    expect(find(modal, '.headline').textContent).toBe('No transactions yet');
    await press(control(inside('modal'), 'Receive'));
    expect(widget.asked).toContainEqual(['show', 'WalletReceive']);
  });

  it('names the reason of a failure, and tries again', async () => {
    const { modal, verbs } = await shown({ status: 'failed', reason: 'limitExceeded' });

    expect(find(modal, '[role="alert"]').textContent).toBe('Activity could not be loaded');
    expect(find(modal, '.hint').textContent).toBe(
      'Too many requests at once. Wait a moment and try again.',
    );
    await press(control(inside('modal'), 'Try again'));
    expect(verbs.load).toHaveBeenCalledTimes(1);
  });

  it('says since when it lists transfers, and looks further only on request', async () => {
    const reach = { sinceMs: Date.UTC(2025, 10, 3, 12) };
    const { modal, verbs, widget } = await shown({ hasMore: true, reach });

    expect(find(modal, '.headline').textContent).toBe('Nothing found so far');
    expect(find(modal, '.note').textContent).toContain('since November 3, 2025');
    expect(verbs.loadMore).not.toHaveBeenCalled();
    await press(control(inside('modal'), 'Look further back'));
    expect(verbs.loadMore).toHaveBeenCalledTimes(1);

    await settle(() => widget.setFeature('history', { ...loaded, reach }));
    expect(find(modal, '.headline').textContent).toBe('No transactions yet');
  });

  it('leads to the explorer where no source knows the activity', async () => {
    const { modal } = await shown({ status: 'idle', isServed: false });

    expect(find(modal, '.headline').textContent).toBe('See your activity on the explorer');
    expect(find(modal, 'a.action').getAttribute('href')).toMatch(
      /^https:\/\/etherscan\.io\/address\//,
    );
  });

  it('has only rows in sight in the page, of ten thousand', async () => {
    const transactions = Array.from({ length: 10_000 }, (_, index) => ({
      ...sent,
      id: String(index),
    }));
    const { modal } = await shown({ transactions });

    const rows = [...modal.querySelectorAll('.activity li')];
    expect(rows.length).toBeLessThan(40);
    expect(rows[0]?.getAttribute('aria-setsize')).toBe('10000');
  });
});

describe('the view of the account', () => {
  it.each([true, false])('leads to the activity where that is on: %s', async (history) => {
    const widget = connected();
    widget.setOptions({ features: { ...widget.options.features, history } });
    await renderWith(widget);
    await settle(() => widget.showViews({ name: 'Account' }));
    await settle();
    await settle();

    const row = [...inside('modal').querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Activity',
    );
    expect(row !== undefined).toBe(history);
  });
});
