import { afterEach, describe, expect, it } from '@jest/globals';
import { someAddress } from '../../../../../apps/gallery/fake-widget';
import { someHash } from '../../../../../apps/gallery/send-verbs';
import {
  approvalOf,
  loaded,
  quoted,
  swapping,
  swapReview,
  together,
} from '../../../../../apps/gallery/stories/swap';
import { usdc } from '../../../../../apps/gallery/stories/tokens';
import { shortenAddress } from '../../../../../domain/address/shorten-address';
import { addressOf } from '../../../../../domain/caip/caip-address';
import { arbitrum, ethereum } from '../../../../../domain/network/built-in-networks';
import type { SwapFlow } from '../../../../../domain/swap/swap-flow';
import { swapStateOf } from '../../../../../domain/swap/swap-state';
import { swapMessages } from '../../../../../presentation-react/messages/swap-en';
import type { MessageOverrides } from '../../../../../presentation-react/index';
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

const reviewed: SwapFlow = { status: 'reviewed', review: swapReview };
const ROUTER = swapReview.call.to;

async function shown(flow: SwapFlow = reviewed, messages: MessageOverrides = {}) {
  const widget = swapping({ form: quoted, flow });
  await renderWith(widget, undefined, messages);
  await settle(() => widget.showViews({ name: 'Swap' }, { name: 'SwapPreview' }));
  await settle();
  const change = (next: SwapFlow): Promise<void> =>
    settle(() => widget.setFeature('swap', swapStateOf({ ...loaded, form: quoted, flow: next })));
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

const alerts = (): readonly string[] =>
  [...inside('modal').querySelectorAll('.notice')].map(({ textContent }) => textContent);
const amounts = (): readonly string[] =>
  [...inside('modal').querySelectorAll('.exact')].map(({ textContent }) => textContent);

describe('the review of a swap with its approval', () => {
  it('says that exactly the amount is approved and swapped in one step, with one press', async () => {
    const { modal, verbs } = await shown({ status: 'reviewed', review: together });

    expect(find(modal, '.lead').textContent).toBe(
      'Your wallet approves exactly 12.345678 USDC for the exchange and swaps it in one step: all or none.',
    );
    expect(() => term('May take it')).toThrow('There is no row May take it');
    await press(control(modal, 'Approve and swap'));
    expect(verbs.asked).toContainEqual(['confirm']);
  });

  it('names the contract that may take it, where that is another one than the exchange', async () => {
    const approval = { ...approvalOf(12_345_678n), spender: someAddress };
    await shown({ status: 'reviewed', review: { ...together, approval } });

    expect(term('May take it')).toBe(someAddress);
    expect(term('Exchange')).toBe(`Uniswap${ROUTER}`);
  });

  it('leads to the page of its transaction once that is known, and to none of an id', async () => {
    const sent = { status: 'sent', review: together, hash: '0x77' } as const;
    const { change, modal } = await shown(sent);
    const links = (): number => modal.querySelectorAll('a.action').length;
    expect(links()).toBe(0);

    await change({ ...sent, outcome: 'unreported' });
    expect(modal.textContent).toContain('Your wallet does not report the result.');
    expect(links()).toBe(0);

    await change({ ...sent, hash: someHash, outcome: 'partly' });
    expect(modal.textContent).toContain('Only partly done.');
    expect(links()).toBe(1);
  });

  it('says that the wallet does not do both in one step', async () => {
    await shown({ status: 'editing', fault: 'bundleRefused' });

    expect(alerts()).toEqual([swapMessages.swapVoided.bundleRefused]);
  });
});

describe('the review of a swap', () => {
  it('groups the digits as the language of the page does, and keeps them all', async () => {
    await shown(reviewed, { lang: 'de' });

    expect(amounts()).toEqual(['0,5 ETH', '1.246,123456 USDC']);
    expect(term('You receive at least')).toBe('1.233,662222 USDC');
    expect(term('Network fee')).toMatch(/^about 0,00026 ETH/);
  });

  it('[R2.1] shows to the last digit what is given and received, at which terms, and by whom', async () => {
    const { modal } = await shown();

    expect(find(modal, 'h2').textContent).toBe('Swap 0.5 ETH for USDC');
    expect(amounts()).toEqual(['0.5 ETH', '1,246.123456 USDC']);
    expect(term('You receive at least')).toBe('1,233.662222 USDC');
    expect(term('Network fee')).toBe('about 0.00026 ETH ($0.65)');
    expect(term('Network')).toBe('Ethereum');
    expect(term('Exchange')).toBe(`Uniswap${ROUTER}`);
    expect(term('From')).toBe(`${shortenAddress(someAddress)}${someAddress}`);
    expect(term('Token contract')).toBe(usdc.address && addressOf(usdc.address));
    expect(modal.querySelectorAll('.terms > div').length).toBeLessThanOrEqual(8);
    await press(control(modal, 'Slippage 1%'));
    expect(term('Price impact')).toBe('0.04%');
    expect(term('Route')).toBe('ETH → USDC');
  });

  it('names the tokens on the way, unknown ones by their contract', async () => {
    const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
    const dai = '0x6B175474E89094C44Da98b954EedeAC495271d0F';
    const route = ['0x', dai, other, '0x'];
    const { modal } = await shown({ status: 'reviewed', review: { ...swapReview, route } });
    await press(control(modal, 'Slippage 1%'));
    expect(term('Route')).toBe('ETH → DAI → 0x7099…79C8 → USDC');
  });

  it('shows the network of what is reviewed, not the one in use', async () => {
    const { widget } = await shown({ status: 'asking', review: swapReview });
    const { connections } = widget.state;
    const eip155 = { ...connections.eip155, network: { ...arbitrum, isSupported: true } as const };
    await settle(() => widget.set({ connections: { ...connections, eip155 } }));
    expect(term('Network')).toBe(ethereum.name);
  });

  it.each([
    ['balances', 'A node has tried this. The result can differ.'],
    ['call', 'A node has tried only whether this fails, not the amount. The result can differ.'],
  ] as const)('says of a trial no more than what was tried: %s', async (trial, sentence) => {
    const { modal } = await shown({ status: 'reviewed', review: { ...swapReview, trial } });
    expect(modal.textContent).toContain(sentence);
    expect(alerts()).toEqual([]);
  });

  it('warns where no node could try it', async () => {
    await shown({ status: 'reviewed', review: { ...swapReview, trial: 'none' } });
    expect(alerts()).toEqual([swapMessages.swapTrials.none]);
  });

  it('shows no minimum that nothing enforces, and swaps what cannot be read only once checked', async () => {
    const { minToUnits: _none, ...review } = { ...swapReview, isUnread: true };
    const { modal, verbs } = await shown({ status: 'reviewed', review });
    expect(() => term('You receive at least')).toThrow('There is no row You receive at least');
    expect(alerts()).toEqual([swapMessages.swapUnread]);

    await press(control(modal, 'Swap'));
    expect(verbs.asked).toEqual([]);
    await press(find(modal, '.check input'));
    await press(control(modal, 'Swap'));
    expect(verbs.asked).toEqual([['confirm']]);
  });

  it('shows the minimum of such a call where a contract checks it, and names that', async () => {
    const check = { to: someAddress, data: '0x24856bc3', units: 0n };
    const checks = { before: [check], after: [check, check] };
    const { modal } = await shown({
      status: 'reviewed',
      review: { ...swapReview, checks, isUnread: true },
    });
    expect(term('You receive at least')).toBe('1,233.662222 USDC');
    await press(control(modal, 'Slippage 1%'));
    expect(term('Checking contract')).toBe(someAddress);
  });

  it('swaps at a high price impact only what the visitor has checked', async () => {
    const review = { ...swapReview, priceImpact: { units: 5n, scale: 0 } };
    const { modal, verbs } = await shown({ status: 'reviewed', review });
    expect(alerts()).toEqual([swapMessages.swapImpactHigh('5%')]);

    await press(control(modal, 'Swap'));
    expect(verbs.asked).toEqual([]);
    await press(find(modal, '.check input'));
    await press(control(modal, 'Swap'));
    expect(verbs.asked).toEqual([['confirm']]);
  });

  it('needs no check below that', async () => {
    const review = { ...swapReview, priceImpact: { units: 4_990n, scale: 3 } };
    const { modal, verbs } = await shown({ status: 'reviewed', review });
    await press(control(modal, 'Swap'));
    expect(verbs.asked).toEqual([['confirm']]);
  });

  it('says that the native currency is too short for the fee', async () => {
    const fee = { units: 1n, isShort: true };
    await shown({ status: 'reviewed', review: { ...swapReview, fee } });
    expect(alerts()).toEqual(['Not enough ETH for the network fee.']);
  });

  it('asks the wallet once, and says where to look while it is asked', async () => {
    const { modal, verbs, change } = await shown();
    await press(control(modal, 'Swap'));
    await change({ status: 'asking', review: swapReview });
    expect(find(modal, '.asking').textContent).toMatch(/^Confirm in Rabby/);
    await press(control(modal, 'Swap'));
    expect(verbs.asked).toEqual([['confirm']]);
  });

  it('says that the price has moved, and can be tried again', async () => {
    const failure = {
      cause: 'failed',
      detail: 'Too little received',
      reason: 'priceMoved',
    } as const;
    const { modal, verbs } = await shown({ status: 'failed', review: swapReview, failure });
    expect(alerts().join()).toMatch(/price/i);
    await press(control(modal, 'Try again'));
    expect(verbs.asked).toEqual([['confirm']]);
  });

  it('can not be confirmed again where that would pay twice', async () => {
    const failure = { cause: 'pending' } as const;
    const { modal } = await shown({ status: 'failed', review: swapReview, failure });
    expect(modal.querySelector('.view .action')).toBeNull();
  });

  it.each(['accountChanged', 'priceChanged'] as const)(
    'leads back to the form where it does not hold any more: %s',
    async (fault) => {
      const { modal, widget, change } = await shown();
      await change({ status: 'editing', fault });
      expect(alerts()).toEqual([swapMessages.swapVoided[fault]]);
      expect(modal.querySelector('.terms')).toBeNull();
      await press(control(modal, 'Edit'));
      expect(widget.state.view?.name).toBe('Swap');
    },
  );

  it('waits for the end of what was sent, and leads to its page', async () => {
    const { modal, change } = await shown({ status: 'sent', review: swapReview, hash: someHash });
    expect(find(modal, 'h2').textContent).toBe('Swapping ETH for USDC');
    expect(find(modal, '.outcome').textContent).toBe('Waiting for confirmation');
    await change({ status: 'sent', review: swapReview, hash: someHash, outcome: 'succeeded' });
    expect(find(modal, 'h2').textContent).toBe('Swapped ETH for USDC');
    expect(control(modal, 'View on Etherscan').getAttribute('href')).toBe(
      `https://etherscan.io/tx/${someHash}`,
    );
    await change({ status: 'sent', review: swapReview, hash: someHash, outcome: 'reverted' });
    expect(find(modal, 'h2').textContent).toBe('Not completed');
    expect(find(modal, '.outcome').textContent).toMatch(/^The transaction failed/);
  });
});

describe('the allowance that a swap needs first', () => {
  const exact = approvalOf(12_345_678n);

  it('shows exactly how much the exchange may take, and which contract it is', async () => {
    const { modal, verbs } = await shown({ status: 'approvalReviewed', approval: exact });
    expect(amounts()).toEqual(['12.345678 USDC']);
    expect(term('Exchange')).toBe(`Uniswap${ROUTER}`);
    expect(alerts()).toEqual([]);
    await press(control(modal, 'Approve USDC'));
    expect(verbs.asked).toEqual([['approve']]);
  });

  it('shows a signature in the place of it: what for, how long, and that it costs nothing', async () => {
    const approval = approvalOf(12_345_678n);
    const { call, spender, units } = approval;
    const deadline = 1_900_000_000n;
    const permit = { token: call.to, name: 'USD Coin', version: '2', spender, units, nonce: 0n };
    const permitted = { ...approval, permit: { ...permit, deadline }, minutes: 20 };
    const { modal, verbs } = await shown({ status: 'approvalReviewed', approval: permitted });

    expect(find(modal, '.lead').textContent).toContain('It’s free');
    expect(term('Validity')).toBe('20 minutes');
    expect(modal.textContent).not.toContain('Network fee');
    await press(control(modal, 'Sign for USDC'));
    expect(verbs.asked).toEqual([['approve']]);
  });

  it('says that an old one ends first, where the token wants that', async () => {
    const { modal } = await shown({ status: 'approvalReviewed', approval: approvalOf(0n) });
    expect(find(modal, '.lead').textContent).toMatch(
      /^USDC needs your old allowance removed first/,
    );
    expect(amounts()).toEqual(['0 USDC']);
  });

  it.each(['unlimitedApproval', 'largerApproval'] as const)(
    'is given in spite of "%s" only by a visitor who has checked it',
    async (warning) => {
      const approval = approvalOf(99n, [warning]);
      const { modal, verbs } = await shown({ status: 'approvalReviewed', approval });
      expect(alerts()).toEqual([swapMessages.swapApprovalWarnings[warning]]);
      // It is not "exactly this".
      expect(modal.querySelector('.lead')).toBeNull();
      await press(control(modal, 'Approve USDC'));
      expect(verbs.asked).toEqual([]);
      await press(find(modal, '.check input'));
      await press(control(modal, 'Approve USDC'));
      expect(verbs.asked).toEqual([['approve']]);
    },
  );

  it('asks the wallet, waits for the network, and then shows the swap', async () => {
    const { modal, change } = await shown({
      status: 'approving',
      stage: 'wallet',
      approval: exact,
    });
    expect(find(modal, '.asking').textContent).toMatch(/^Confirm in Rabby/);
    await change({ status: 'approving', stage: 'chain', approval: exact });
    expect(find(modal, '.asking').textContent).toMatch(/^Waiting for the network/);
    expect(modal.querySelector('.view .action')).toBeNull();
    await change({ status: 'preparing' });
    expect(find(modal, '.headline').textContent).toBe('Preparing the swap');
    await change(reviewed);
    expect(amounts()).toEqual(['0.5 ETH', '1,246.123456 USDC']);
  });

  it('leaves the focus at the heading of the swap, where its own button had it', async () => {
    const { modal, change } = await shown({ status: 'approvalReviewed', approval: exact });
    control(modal, 'Approve USDC').focus();
    await change({ status: 'approving', stage: 'chain', approval: exact });
    await change({ status: 'preparing' });
    expect(modal.activeElement).toBeNull();
    await change(reviewed);
    expect(modal.activeElement).toBe(find(modal, 'h2'));
  });

  it('can be asked for again after the visitor declined it', async () => {
    const failure = { cause: 'declined' } as const;
    const { modal, verbs } = await shown({ status: 'approvalReviewed', approval: exact, failure });
    expect(alerts().join()).toMatch(/^You declined/);
    await press(control(modal, 'Try again'));
    expect(verbs.asked).toEqual([['approve']]);
  });
});
