import { afterEach, describe, expect, it } from '@jest/globals';
import { someAddress } from '../../../../../apps/gallery/fake-widget';
import { someHash } from '../../../../../apps/gallery/send-verbs';
import { review, sending } from '../../../../../apps/gallery/stories/send';
import { usdc } from '../../../../../apps/gallery/stories/tokens';
import { addressOf } from '../../../../../domain/caip/caip-address';
import type { SendFlow } from '../../../../../domain/send/send-flow';
import type { SendReview } from '../../../../../domain/send/send-review';
import { NO_SEND, sendStateOf } from '../../../../../domain/send/send-state';
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

async function shown(flow: SendFlow = { status: 'reviewed', review }) {
  const widget = sending({ flow });
  await renderWith(widget);
  await settle(() => widget.showViews({ name: 'WalletSend' }, { name: 'WalletSendPreview' }));
  await settle();
  const change = (next: SendFlow): Promise<void> =>
    settle(() => widget.setFeature('send', sendStateOf({ ...NO_SEND, flow: next })));
  return { widget, verbs: widget.verbs, modal: inside('modal'), change };
}

/** The row called `name`, with its addresses as they are copied. */
function term(name: string): string {
  const row = [...inside('modal').querySelectorAll('.terms > div')].find(
    (one) => find(one, 'dt').textContent === name,
  );
  if (!row) throw new Error(`There is no row ${name}`);
  const copy = find(row, 'dd').cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll('.visually-hidden')) hidden.remove();
  return copy.textContent;
}

function warned(...warnings: SendReview['warnings']): SendFlow {
  return { status: 'reviewed', review: { ...review, warnings } };
}

describe('the review of a transfer', () => {
  it('[R2.1] shows every digit of the amount and whole addresses', async () => {
    const { modal } = await shown();

    expect(find(modal, 'h2').textContent).toBe('Review Send');
    expect(find(modal, '.exact').textContent).toBe('0.500000000000000001 ETH');
    expect(term('To')).toBe(`vitalik.eth${review.request.to}`);
    expect(term('From')).toBe(someAddress);
    expect(term('Network')).toBe('Ethereum');
    expect(term('Network fee')).toBe('about 0.000021 ETH ($0.05)');
  });

  it('says what arrives of a token that keeps a part of each transfer', async () => {
    const request = { ...review.request, token: usdc, units: 100_000_000n };
    const part = { ...review, request, arrivingUnits: 98_000_000n };
    const { modal } = await shown({ status: 'reviewed', review: part });

    expect(find(modal, '.exact').textContent).toBe('100 USDC');
    expect(find(modal, '[role="alert"]').textContent).toBe(
      'Only 98 USDC arrive: this token keeps a part of each transfer.',
    );
  });

  it('shows the contract of a token, which its symbol does not prove', async () => {
    const request = { ...review.request, token: usdc, units: 12_345_678n };
    const { modal } = await shown({ status: 'reviewed', review: { ...review, request } });

    expect(find(modal, '.exact').textContent).toBe('12.345678 USDC');
    expect(term('Token contract')).toBe(usdc.address && addressOf(usdc.address));
  });

  it('leaves the fee to the wallet where no source knows it', async () => {
    const { feeUnits: _fee, feeInUSD: _worth, ...unpriced } = review;
    await shown({ status: 'reviewed', review: unpriced });
    expect(term('Network fee')).toBe('Your wallet shows it');
  });

  it('asks the wallet once, and says where to look while it is asked', async () => {
    const { modal, verbs, change } = await shown();

    await press(control(modal, 'Send'));
    await change({ status: 'asking', review });
    expect(find(modal, '.asking').textContent).toMatch(/^Confirm in Rabby/);
    await press(control(modal, 'Send'));

    expect(verbs.asked).toEqual([['confirm']]);
  });

  it.each(['contract', 'ownAddress'] as const)('warns of "%s", and lets go on', async (code) => {
    const { modal, verbs } = await shown(warned({ code }));
    expect(find(modal, '[data-warning]').dataset['warning']).toBe(code);
    await press(control(modal, 'Send'));
    expect(verbs.asked).toEqual([['confirm']]);
  });

  it.each([
    'burnAddress',
    'futureWitness',
    'looksLikeKnown',
    'precompile',
    'program',
    'tokenAccount',
    'tokenContract',
    'zeroAddress',
  ] as const)('sends in spite of "%s" only what the visitor has checked', async (code) => {
    const { modal, verbs } = await shown(warned({ code }));

    await press(control(modal, 'Send'));
    expect(verbs.asked).toEqual([]);
    expect(modal.activeElement).toBe(find(modal, '.check input'));
    await press(find(modal, '.check input'));
    await press(control(modal, 'Send'));
    expect(verbs.asked).toEqual([['confirm']]);
  });

  it('keeps the check while the same review is declined, and begins another one without it', async () => {
    const flow = warned({ code: 'zeroAddress' }) as SendFlow & { readonly review: SendReview };
    const { modal, verbs, change } = await shown(flow);
    const isChecked = (): boolean => find(modal, '.check input').matches(':checked');
    await press(find(modal, '.check input'));

    await change({ ...flow, status: 'failed', failure: { cause: 'declined' } });
    expect(isChecked()).toBe(true);

    await change({ status: 'reviewed', review: { ...flow.review, feeUnits: 1n } });
    expect(isChecked()).toBe(false);
    await press(control(modal, 'Send'));
    expect(verbs.asked).toEqual([]);
  });

  it('shows the address that a receiver imitates beside it', async () => {
    const known = '0xd8dAb7cf05dF6b8F45ab4D3aC0ffee00007A6045';
    const { modal } = await shown(warned({ code: 'looksLikeKnown', known }));
    const groups = [...modal.querySelectorAll('[data-warning] [aria-hidden] > span')];
    expect(groups.map(({ textContent }) => textContent).join('')).toBe(known);
  });

  it('must be checked again for another receiver', async () => {
    const { modal, verbs, change } = await shown(warned({ code: 'burnAddress' }));
    await press(find(modal, '.check input'));
    const request = { ...review.request, to: someAddress };
    const warnings = [{ code: 'burnAddress' } as const];
    await change({ status: 'reviewed', review: { ...review, request, warnings } });

    await press(control(modal, 'Send'));
    expect(verbs.asked).toEqual([]);
  });
});

describe('a transfer that was not sent', () => {
  it.each([
    ['declined', 'You declined. Try again? Nothing was sent.'],
    ['wrongNetwork', 'The wallet is on another network Nothing was sent.'],
    ['gone', 'The wallet went away Look into the wallet before you send again.'],
  ] as const)('says that it was %s, and can be confirmed again', async (cause, words) => {
    const { modal, verbs } = await shown({ status: 'failed', review, failure: { cause } });
    expect(find(modal, '.notice').textContent).toContain(words);
    await press(control(modal, 'Try again'));
    expect(verbs.asked).toEqual([['confirm']]);
  });

  it('says what the wallet said', async () => {
    const failure = { cause: 'failed', detail: 'the moon is full' } as const;
    const { modal } = await shown({ status: 'failed', review, failure });
    expect(find(modal, '.notice').textContent).toContain('It says: the moon is full');
  });

  it('can not be confirmed again where that would pay twice', async () => {
    const { modal } = await shown({ status: 'failed', review, failure: { cause: 'pending' } });
    expect(find(modal, '.notice').textContent).toMatch(/^This was sent already/);
    expect(modal.querySelector('.view .action')).toBeNull();
  });
});

describe('a review that does not hold any more', () => {
  it.each([
    ['accountChanged', /^The account or the network has changed/],
    ['feeGrown', /^The network fee has grown/],
    ['priceChanged', /^The price has changed/],
  ] as const)('shows nothing to confirm: %s', async (voided, words) => {
    const { modal, change, widget } = await shown();
    await change({ status: 'editing', voided });

    expect(find(modal, '.notice').textContent).toMatch(words);
    expect(modal.querySelector('.terms')).toBeNull();
    await press(control(modal, 'Back to the form'));
    expect(widget.state.view?.name).toBe('WalletSend');
  });

  it('leads to the form where the site opened the review itself', async () => {
    const { modal, widget } = await shown({ status: 'editing' });
    await settle(() => widget.showViews({ name: 'WalletSendPreview' }));
    await press(control(modal, 'Back to the form'));
    expect(widget.asked).toContainEqual(['open', { view: 'WalletSend' }]);
  });
});

describe('a transfer that was sent', () => {
  it('waits for its end, and leads to its page', async () => {
    const { modal } = await shown({ status: 'sent', review, hash: someHash });
    expect(find(modal, '.headline').textContent).toBe('On its way');
    expect(control(modal, 'View on Etherscan').getAttribute('href')).toBe(
      `https://etherscan.io/tx/${someHash}`,
    );
  });

  it.each([
    ['succeeded', /^Confirmed$/],
    ['reverted', /^The transaction failed/],
    ['replaced', /^Another transaction took the place/],
    ['dropped', /^The network has lost it/],
    ['expired', /^It was lost/],
  ] as const)('says that it %s', async (outcome, words) => {
    const { modal } = await shown({ status: 'sent', review, hash: someHash, outcome });
    expect(find(modal, '.headline').textContent).toMatch(words);
  });
});
