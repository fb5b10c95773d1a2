import { afterEach, describe, expect, it, jest } from '@jest/globals';
import {
  activity,
  quietHistory,
  transaction,
} from '../../../../../apps/gallery/stories/transactions';
import { listing } from '../../../../../apps/gallery/stories/wallets';
import type { HistoryVerbs } from '../../../../../application/history/history-feature';
import type { HistoryState } from '../../../../../domain/transaction/history-state';
import type { FungibleTransfer } from '../../../../../domain/transaction/transaction';
import type { Replacement } from '../../../../../domain/transaction/replacement';
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

const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const paid: FungibleTransfer = {
  kind: 'fungible',
  direction: 'out',
  symbol: 'ETH',
  token: 'native',
  recipient: to,
  quantity: { units: 1_234_567n, scale: 6 },
};
const waiting = transaction(0, 'send', [paid], { status: 'pending', isOwn: true });
const hash = waiting.metadata.hash ?? '';

const replacement: Replacement = {
  kind: 'speedUp',
  replaces: hash,
  nonce: 7n,
  to,
  data: undefined,
  units: 5n * 10n ** 17n,
  gas: 21_000n,
  fee: { perGas: 30n, priority: 2n },
  cost: 630_000n,
  costBefore: 420_000n,
};

async function shown(part: Partial<HistoryState>, wanted = hash) {
  const widget = activity(part);
  const show = (next?: Replacement): void => {
    const { history } = widget.state.features;
    if (!history) throw new TypeError('The feature has no state');
    const { replacement: _last, ...rest } = history;
    const ready = next && ({ kind: next.kind, replaces: hash, status: 'ready' } as const);
    widget.setFeature(
      'history',
      ready ? { ...rest, replacement: { ...ready, replacement: next } } : rest,
    );
  };
  const verbs = {
    ...quietHistory,
    loadMore: jest.fn<HistoryVerbs['loadMore']>(quietHistory.loadMore),
    prepareReplacement: jest.fn<HistoryVerbs['prepareReplacement']>(async (_hash, kind) =>
      show({ ...replacement, kind }),
    ),
    dismissReplacement: jest.fn<HistoryVerbs['dismissReplacement']>(() => show()),
    confirmReplacement: jest.fn<HistoryVerbs['confirmReplacement']>(
      quietHistory.confirmReplacement,
    ),
  };
  widget.offer('history', verbs);
  await renderWith(widget);
  const entry = { name: 'TransactionDetails', args: { hash: wanted } } as const;
  await settle(() => widget.showViews({ name: 'Account' }, entry));
  await settle();
  await settle();
  return { verbs, widget, modal: inside('modal') };
}

describe('the details of a transaction', () => {
  it('have every digit, the whole addresses and the way to the explorer', async () => {
    const { modal } = await shown(
      { transactions: [waiting] },
      hash.toUpperCase().replace('X', 'x'),
    );

    expect(find(modal, '.amounts').textContent).toBe('−1.234567 ETH');
    const words = find(modal, '.details').textContent ?? '';
    expect(words).toContain('Not confirmed yet');
    expect(words.replaceAll(' ', '')).toContain(to);
    expect(find(modal, 'a.action').getAttribute('href')).toBe(`https://etherscan.io/tx/${hash}`);
  });

  it('offer to speed up and to cancel what waits', async () => {
    const { modal, verbs } = await shown({ transactions: [waiting] });

    await press(control(modal, 'Speed up'));
    expect(modal.textContent).toContain('Sends the same again with a higher fee');
    await press(control(modal, 'Keep waiting'));
    await press(control(modal, 'Cancel it'));
    expect(modal.textContent).toContain('Continue in the wallet');

    expect(verbs.prepareReplacement.mock.calls).toEqual([
      [hash, 'speedUp'],
      [hash, 'cancel'],
    ]);
  });

  it('forget a replacement that the visitor leaves', async () => {
    const { modal, verbs, widget } = await shown({ transactions: [waiting] });
    await press(control(modal, 'Speed up'));
    expect(verbs.dismissReplacement).not.toHaveBeenCalled();

    await settle(() => widget.showViews({ name: 'Account' }));

    expect(verbs.dismissReplacement).toHaveBeenCalled();
  });

  it.each<[string, Partial<HistoryState>]>([
    ['of others', { transactions: [transaction(0, 'send', [paid], { status: 'pending' })] }],
    ['that is confirmed', { transactions: [transaction(0, 'send', [paid], { isOwn: true })] }],
    ['where the chain has no replacements', { transactions: [waiting], canReplace: false }],
  ])('offer nothing of that for one %s', async (_what, part) => {
    const { modal } = await shown(part);

    expect(modal.textContent).not.toContain('Speed up');
  });

  it('show exactly what the wallet is asked, before it is asked', async () => {
    const state = { kind: 'speedUp', replaces: hash, status: 'ready', replacement } as const;
    const { modal, verbs } = await shown({ transactions: [waiting], replacement: state });

    const words = (find(modal, '.replace').textContent ?? '').replaceAll(' ', '');
    for (const part of [to, '0.5ETH', 'Number7', '0.00000000000063ETH'])
      expect(words).toContain(part);
    expect(modal.textContent).toContain('another number (nonce) than 7, decline');
    await press(control(modal, 'Continue in the wallet'));
    expect(verbs.confirmReplacement).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['mined', 'Too late'],
    ['renumbered', 'both transactions can happen'],
    ['unknown', 'does not know'],
  ] as const)('say what is in the way: %s', async (trouble, text) => {
    const state = { kind: 'cancel', replaces: hash, status: 'over', trouble } as const;
    const { modal } = await shown({ transactions: [waiting], replacement: state });

    expect(find(modal, '[role="alert"]').textContent).toContain(text);
  });

  it('of one that is not loaded lead further back and to the explorer', async () => {
    const other = `0x${'7'.repeat(64)}`;
    const { modal, verbs } = await shown({ transactions: [waiting], hasMore: true }, other);

    expect(find(modal, '.headline').textContent).toContain('is not loaded');
    expect(find(modal, 'a.action').getAttribute('href')).toBe(`https://etherscan.io/tx/${other}`);
    await press(control(modal, 'Look further back'));
    expect(verbs.loadMore).toHaveBeenCalledTimes(1);
  });

  it('of a visitor who is not connected lead to Connect and to the explorer', async () => {
    const widget = listing();
    await renderWith(widget);
    await settle(() => widget.showViews({ name: 'TransactionDetails', args: { hash } }));
    await settle();
    await settle();
    const modal = inside('modal');

    expect(modal.querySelector('[aria-busy]')).toBeNull();
    expect(find(modal, 'a.action').getAttribute('href')).toBe(`https://etherscan.io/tx/${hash}`);
    await press(control(modal, 'Connect wallet'));
    expect(widget.asked).toContainEqual(['show', 'Connect']);
  });

  it('have no link for what is no hash', async () => {
    const { modal } = await shown({ transactions: [] }, '../../login?x=');

    expect(modal.querySelector('a.action')).toBeNull();
  });
});
