import { afterEach, describe, expect, it } from '@jest/globals';
import { someAddress } from '../../../../../apps/gallery/fake-widget';
import { someHash } from '../../../../../apps/gallery/send-verbs';
import { review, sending } from '../../../../../apps/gallery/stories/send';
import { usdc } from '../../../../../apps/gallery/stories/tokens';
import { shortenAddress } from '../../../../../domain/address/shorten-address';
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
  const copy = row.cloneNode(true) as HTMLElement;
  for (const left of copy.querySelectorAll('dt, .visually-hidden')) left.remove();
  return copy.textContent;
}

function warned(...warnings: SendReview['warnings']): SendFlow {
  return { status: 'reviewed', review: { ...review, warnings } };
}

describe('the review of a transfer', () => {
  it('[R2.1] shows every digit of the amount and whole addresses', async () => {
    const { modal } = await shown();

    expect(find(modal, 'h2').textContent).toBe('Send 0.5… ETH');
    const sum = find(modal, '.exact');
    expect(sum.textContent).toBe('0.500000000000000001 ETH');
    expect(sum.getAttribute('aria-expanded')).toBe('false');
    expect(find(sum, '.rest').textContent).toBe('0000000001');
    await press(sum);
    expect(sum.getAttribute('aria-expanded')).toBe('true');
    expect(term('To')).toBe(`vitalik.eth${review.request.to}`);
    expect(term('From')).toBe(`${shortenAddress(someAddress)}${someAddress}`);
    expect(find(modal, '.own-account').hasAttribute('open')).toBe(false);
    expect(term('Network')).toBe('Ethereum');
    expect(term('Network fee')).toBe('about 0.000021 ETH ($0.05)');
  });

  it.each(['ETH to yourself', 'USD\u0421', 'US\u202EDC', '000', 'A'.repeat(4_000), ''])(
    '[R2.1] has no sign of a token in its title that may be a word or another sign: %j',
    async (symbol) => {
      const request = { ...review.request, token: { ...usdc, symbol }, units: 12_345_678n };
      const { modal } = await shown({ status: 'reviewed', review: { ...review, request } });
      expect(find(modal, 'h2').textContent).toBe('Review send');
    },
  );

  it.each(['ETH', 'eth.', 'ЕТН'])(
    '[R2.1] never shows a contract that calls itself %s as the native currency',
    async (symbol) => {
      const request = { ...review.request, token: { ...usdc, symbol }, units: 5_000_000n };
      const { modal } = await shown({ status: 'reviewed', review: { ...review, request } });
      const contract = shortenAddress(addressOf(usdc.address ?? review.request.from));
      expect(find(modal, 'h2').textContent).toBe(`Send 5 of ${contract}`);
      expect(find(modal, '.exact').textContent).toBe(`5 of ${contract}`);
      expect(find(modal, '.notice').textContent).toBe(
        `This token calls itself ${symbol}, but that is another token’s symbol. Check its contract.`,
      );
    },
  );

  it('[R2.1] says the receiver first, and what warns of it before', async () => {
    const { modal } = await shown(warned({ code: 'burnAddress' }));
    const names = [...modal.querySelectorAll('.terms dt')].map(({ textContent }) => textContent);
    expect(names).toEqual(['To', 'Network fee', 'Network', 'From']);
    const notice = find(modal, '.notice');
    const order = notice.compareDocumentPosition(find(modal, '.terms'));
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  });

  it('says what arrives of a token that keeps a part of each transfer', async () => {
    const request = { ...review.request, token: usdc, units: 100_000_000n };
    const part = { ...review, request, arrivingUnits: 98_000_000n };
    const { modal } = await shown({ status: 'reviewed', review: part });

    expect(find(modal, '.exact').textContent).toBe('100 USDC');
    expect(find(modal, '[role="alert"]').textContent).toBe(
      'Only 98 USDC arrives: this token keeps part of each transfer.',
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
    expect(term('Network fee')).toBe('Shown in your wallet');
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
    ['gone', 'The wallet is gone Check your wallet before you send again.'],
  ] as const)('says that it was %s, and can be confirmed again', async (cause, words) => {
    const { modal, verbs } = await shown({ status: 'failed', review, failure: { cause } });
    expect(find(modal, '.notice').textContent).toContain(words);
    await press(control(modal, 'Try again'));
    expect(verbs.asked).toEqual([['confirm']]);
  });

  it('says what the wallet said', async () => {
    const failure = { cause: 'failed', detail: 'the moon is full' } as const;
    const { modal } = await shown({ status: 'failed', review, failure });
    expect(find(modal, '.notice').textContent).toContain('Wallet’s message: the moon is full');
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
    await press(control(modal, 'Edit'));
    expect(widget.state.view?.name).toBe('WalletSend');
  });

  it('leads to the form where the site opened the review itself', async () => {
    const { modal, widget } = await shown({ status: 'editing' });
    await settle(() => widget.showViews({ name: 'WalletSendPreview' }));
    await press(control(modal, 'Edit'));
    expect(widget.asked).toContainEqual(['open', { view: 'WalletSend' }]);
  });
});

describe('a transfer that was sent', () => {
  const sent: SendFlow = { status: 'sent', review, hash: someHash };
  const outcome = (modal: ParentNode): string => find(modal, '.outcome').textContent;

  it('is titled by what happened, in the place of its review', async () => {
    const { modal, change } = await shown({ status: 'asking', review });
    control(modal, 'Send').focus();
    await change(sent);

    expect(find(modal, 'h2').textContent).toBe('Sent 0.5 ETH');
    expect(find(modal, '.exact').textContent).toBe('0.5 ETH');
    expect(find(modal, '.exact').title).toBe('0.500000000000000001 ETH');
    // The button that had the focus is gone.
    expect(document.activeElement?.shadowRoot?.activeElement).toBe(find(modal, 'h2'));
    expect(modal.querySelector('.terms')?.textContent).not.toContain('From');
  });

  it('waits for its end, and leads to its page', async () => {
    const { modal } = await shown(sent);
    expect(outcome(modal)).toBe('Waiting for confirmation');
    expect(find(modal, '.ring').dataset['state']).toBe('turning');
    expect(control(modal, 'View on Etherscan').getAttribute('href')).toBe(
      `https://etherscan.io/tx/${someHash}`,
    );
  });

  it('shows the whole address of the receiver when it is pressed', async () => {
    const { modal } = await shown(sent);
    const isOpen = (): boolean => find(modal, '.folded-address').hasAttribute('open');
    expect(isOpen()).toBe(false);
    await press(find(modal, '.folded-address summary'));
    expect(isOpen()).toBe(true);
    expect(term('To')).toBe(`vitalik.eth${review.request.to}`);
  });

  it('leads to the account when the visitor is done', async () => {
    const { modal, widget } = await shown(sent);
    await press(control(modal, 'Done'));
    expect(widget.asked).toContainEqual(['open', { view: 'Account' }]);
  });

  it.each([
    ['succeeded', 'Sent 0.5 ETH', 'done', /^Confirmed$/],
    ['reverted', 'Not completed', 'troubled', /^The transaction failed/],
    ['replaced', 'Not completed', 'troubled', /^Another transaction replaced/],
    ['dropped', 'Not completed', 'troubled', /^The network dropped it/],
    ['expired', 'Not completed', 'troubled', /^It expired/],
    ['unreported', 'Result unknown', 'troubled', /^Your wallet does not report/],
  ] as const)('says that it %s', async (end, title, ring, words) => {
    const { modal } = await shown({ status: 'sent', review, hash: someHash, outcome: end });
    expect(find(modal, 'h2').textContent).toBe(title);
    expect(find(modal, '.ring').dataset['state']).toBe(ring);
    expect(outcome(modal)).toMatch(words);
  });
});
