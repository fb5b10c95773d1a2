import { afterEach, describe, expect, it } from '@jest/globals';
import { approvalOf, loaded, quoted, swapping } from '../../../../../apps/gallery/stories/swap';
import { ether, usdc } from '../../../../../apps/gallery/stories/tokens';
import { FeatureError } from '../../../../../domain/errors/feature-error';
import { EMPTY_SWAP_FORM, type SwapForm } from '../../../../../domain/swap/swap-form';
import { swapPriceKey } from '../../../../../domain/swap/swap-price-key';
import { type SwapFacts, swapStateOf } from '../../../../../domain/swap/swap-state';
import { EMPTY_PORTFOLIO } from '../../../../../domain/token/portfolio';
import { swapMessages } from '../../../../../presentation-react/messages/swap-en';
import {
  cleanUp,
  control,
  find,
  inside,
  press,
  renderWith,
  settle,
} from '../../../../support/render';
import { typeInto } from '../../../../support/type-into';

afterEach(cleanUp);

async function shown(facts: Partial<SwapFacts> = {}, lang = 'en') {
  const widget = swapping(facts);
  await renderWith(widget, null, { lang });
  await settle(() => widget.showViews({ name: 'Account' }, { name: 'Swap' }));
  await settle();
  const change = (next: Partial<SwapFacts>): Promise<void> =>
    settle(() => widget.setFeature('swap', swapStateOf({ ...loaded, ...next })));
  return { widget, verbs: widget.verbs, modal: inside('modal'), change };
}

const amountField = (): HTMLElement => find(inside('modal'), '[data-field="from"] input');
const side = (name: 'from' | 'to'): HTMLElement => find(inside('modal'), `[data-field="${name}"]`);
const alerts = (): readonly string[] =>
  [...inside('modal').querySelectorAll('.notice')].map(({ textContent }) => textContent);
const lines = (): readonly (readonly (string | null)[])[] =>
  [...inside('modal').querySelectorAll('.line')].map(({ children }) =>
    [...children].map(({ textContent }) => textContent),
  );

const chosen: SwapForm = { ...EMPTY_SWAP_FORM, source: ether, target: usdc };

describe('the view for swapping', () => {
  it('[R2.1] passes on what is typed, and the parts of the balance', async () => {
    const { modal, verbs } = await shown({ form: chosen });
    expect(find(modal, 'h2').textContent).toBe('Swap');

    await typeInto(amountField(), '0.5');
    await press(control(modal, '25% of the balance'));
    await press(control(modal, '50% of the balance'));
    await press(control(modal, 'Max'));
    await press(control(modal, 'Switch the two tokens'));

    expect(verbs.asked).toEqual([
      ['typeAmount', '0.5'],
      ['typePart', 25],
      ['typePart', 50],
      ['typePart', 100],
      ['turn'],
    ]);
  });

  it('shows what is received, the rate, the fee, and what both sides are worth', async () => {
    await shown({ form: quoted });

    expect(find(side('to'), 'output').textContent).toBe('1,246.123456');
    expect(find(side('from'), '.in-dollars').textContent).toBe('$1,250.00');
    expect(find(side('to'), '.in-dollars').textContent).toBe('$1,246.12');
    expect(lines()).toEqual([
      ['Rate', '1 ETH ≈ 2,492.25 USDC'],
      ['Network fee', 'about 0.0003 ETH ($0.75)'],
    ]);
  });

  it('shows what both sides and the fee are worth in the currency that the visitor chose', async () => {
    const { widget } = await shown({ form: quoted });
    const currency = { code: 'EUR', rate: { units: 9n, scale: 1 } };
    await settle(() => widget.setFeature('tokens', { ...EMPTY_PORTFOLIO, currency }));

    expect(find(side('from'), '.in-dollars').textContent).toBe('€1,125.00');
    expect(find(side('to'), '.in-dollars').textContent).toBe('€1,121.51');
    expect(lines()[1]).toEqual(['Network fee', 'about 0.0003 ETH (€0.67)']);
  });

  it('says in the form that what is received is worth much less', async () => {
    const prices = { ...loaded.prices, [swapPriceKey(usdc)]: { units: 94n, scale: 2 } };
    await shown({ form: quoted, prices });

    expect(alerts()).toEqual([
      'You receive 6.29% less than you pay. A smaller amount may lose less.',
    ]);
  });

  it('says nothing of the kind below five percent', async () => {
    const prices = { ...loaded.prices, [swapPriceKey(usdc)]: { units: 96n, scale: 2 } };
    await shown({ form: quoted, prices });

    expect(alerts()).toEqual([]);
  });

  it('shows no value where no price is known', async () => {
    await shown({ form: quoted, prices: {} });
    expect(inside('modal').querySelector('.in-dollars')).toBeNull();
  });

  it('says while a quote is looked for, and keeps the old one while a newer one is', async () => {
    const { change } = await shown({ form: { ...quoted, quote: { status: 'loading' } } });
    const output = (): HTMLElement => find(side('to'), 'output');
    expect(output().getAttribute('aria-busy')).toBe('true');
    expect(output().textContent).toBe('Finding the best price');

    if (quoted.quote.status !== 'loaded') throw new TypeError('it has a quote');
    await change({ form: { ...quoted, quote: { ...quoted.quote, isRefreshing: true } } });
    expect(output().dataset['old']).toBe('true');
    expect(output().textContent).toBe('1,246.123456');
  });

  it.each([
    ['Select token', {}],
    ['Enter amount', { form: chosen }],
    ['Choose an amount', { form: { ...chosen, sourceAmount: '1,000' } }],
    ['Incorrect amount', { form: { ...chosen, sourceAmount: '0' } }],
    ['Insufficient balance', { form: { ...chosen, sourceAmount: '99' } }],
    [
      'Insufficient liquidity',
      { form: { ...chosen, sourceAmount: '1', quote: { status: 'noLiquidity' } } },
    ],
    ['Review swap', { form: quoted }],
  ] as const)('says "%s" on its button', async (label, facts) => {
    const { modal } = await shown(facts);
    expect(control(modal, label).className).toBe('action');
  });

  it('leads to the tokens of the side that has none yet', async () => {
    const { modal, widget, change } = await shown();
    await press(control(modal, 'Select token'));
    await settle(() => widget.showViews({ name: 'Account' }, { name: 'Swap' }));
    await change({ form: { ...EMPTY_SWAP_FORM, source: ether } });
    await press(control(modal, 'Select token'));

    expect(widget.asked.filter(([verb]) => verb === 'show')).toEqual([
      ['show', 'SwapSelectToken', { args: { side: 'from' } }],
      ['show', 'SwapSelectToken', { args: { side: 'to' } }],
    ]);
  });

  it('puts the focus into the amount where it is missing, and asks for no review', async () => {
    const { modal, verbs } = await shown({ form: chosen });
    await press(control(modal, 'Enter amount'));
    expect(modal.activeElement).toBe(amountField());
    expect(verbs.asked).toEqual([]);
  });

  it('asks for a review once, and is busy while it is prepared', async () => {
    const { modal, verbs, change } = await shown({ form: quoted });
    await press(control(modal, 'Review swap'));
    await change({ form: quoted, flow: { status: 'preparing' } });
    expect(control(modal, 'Review swap').getAttribute('aria-disabled')).toBe('true');
    await press(control(modal, 'Review swap'));
    expect(verbs.asked).toEqual([['review']]);
  });

  it('leads back to an approval that is under way', async () => {
    const approval = approvalOf(1n);
    const flow = { status: 'approving', stage: 'chain', approval } as const;
    const { modal, widget } = await shown({ form: quoted, flow });
    await press(control(modal, 'Continue the swap'));
    expect(widget.asked).toContainEqual(['show', 'SwapPreview']);
  });

  it('reads the tokens again, or the quote, whichever failed', async () => {
    const { modal, verbs, change } = await shown({ list: 'failed', tokens: [] });
    expect(alerts()).toEqual([swapMessages.swapTokensFailed]);
    await press(control(modal, 'Try again'));
    await change({ form: { ...chosen, sourceAmount: '1', quote: { status: 'failed' } } });
    expect(alerts()).toEqual([swapMessages.swapNoQuote]);
    await press(control(modal, 'Try again'));
    expect(verbs.asked).toEqual([['load'], ['retryQuote']]);
  });

  it('says how much is kept back for the fee', async () => {
    const gas = { cost: 3n * 10n ** 14n };
    await shown({ form: { ...chosen, gas, sourceAmount: '1.23456789' } });
    expect(find(inside('modal'), '.swap > .note').textContent).toBe(
      '0.0003 ETH stays in your account for the network fee.',
    );
  });

  it('writes what is kept back as the language of the page does', async () => {
    const gas = { cost: 3n * 10n ** 14n };
    await shown({ form: { ...chosen, gas, sourceAmount: '1.23456789' } }, 'ru');
    expect(find(inside('modal'), '.swap > .note').textContent).toMatch(/^0,0003 ETH/);
  });
});

describe('the slippage of a swap', () => {
  it('is one of the usual ones, or a typed one', async () => {
    const { modal, verbs } = await shown({ form: quoted });
    await press(control(modal, 'Slippage 1%'));
    expect(control(modal, '1%').getAttribute('aria-pressed')).toBe('true');

    await press(control(modal, '0.5%'));
    const field = find(modal, `input[aria-label="${swapMessages.swapSlippageOther}"]`);
    for (const text of ['0,25', '7', 'x', '1.234', '']) await typeInto(field, text);

    expect(verbs.asked).toEqual([
      ['chooseSlippage', 50],
      ['chooseSlippage', 25],
      ['chooseSlippage', 700],
    ]);
  });

  it('comes with a warning where others could profit from it', async () => {
    const { modal, change } = await shown({ form: quoted, slippage: 499 });
    await press(control(modal, 'Slippage 4.99%'));
    expect(alerts()).toEqual([]);
    await change({ form: quoted, slippage: 500 });
    expect(alerts()).toEqual([swapMessages.swapSlippageHigh]);
  });
});

describe('a swap that could not be prepared', () => {
  const faults = (['allowance', 'approval', 'build'] as const).flatMap((fault) =>
    (['failed', 'refused', 'token'] as const).map((why) => [fault, why] as const),
  );

  it.each(faults)('says why in one sentence or two: %s, %s', async (fault, why) => {
    await shown({ form: quoted, flow: { status: 'editing', fault, why } });
    expect(alerts()).toEqual([swapMessages.swapFaults[fault][why]]);
  });

  it.each([
    [
      'the network has no calls',
      new FeatureError('SWAP_UNSUPPORTED', { caipNetworkId: 'eip155:1' }),
    ],
    ['anything else', new FeatureError('SWAP_INCOMPLETE', { step: 'review' })],
  ] as const)('says so where %s', async (_what, error) => {
    const { modal, verbs } = await shown({ form: quoted });
    verbs.answers.set('review', async () => {
      throw error;
    });
    await press(control(modal, 'Review swap'));
    const { swapNotReviewed, swapUnsupported } = swapMessages;
    expect(alerts()).toEqual([
      error.code === 'SWAP_UNSUPPORTED' ? swapUnsupported : swapNotReviewed,
    ]);
  });
});

describe('the tokens of a swap', () => {
  async function choosing(which: 'from' | 'to') {
    const widget = swapping();
    await renderWith(widget);
    await settle(() =>
      widget.showViews({ name: 'Swap' }, { name: 'SwapSelectToken', args: { side: which } }),
    );
    await settle();
    return { widget, verbs: widget.verbs, modal: inside('modal') };
  }
  const rows = (): readonly HTMLElement[] => [
    ...inside('modal').querySelectorAll<HTMLElement>('.tokens .row'),
  ];

  it.each([
    ['from', 'chooseFrom'],
    ['to', 'chooseTo'],
  ] as const)('are chosen for the side "%s"', async (which, verb) => {
    const { verbs, widget } = await choosing(which);
    const row = rows().find(({ textContent }) => textContent.includes('USD Coin'));
    if (!row) throw new TypeError('USDC is listed');
    await press(row);
    expect(verbs.asked).toEqual([['load'], [verb, 'USDC']]);
    expect(widget.state.view?.name).toBe('Swap');
  });

  it('are found by name, symbol and contract', async () => {
    const { modal } = await choosing('to');
    const field = find(modal, 'input[type="search"]');
    for (const text of ['usd coin', 'USDC', '0xA0b86991']) {
      await typeInto(field, text);
      expect(rows()).toHaveLength(1);
    }
    await typeInto(field, 'nothing');
    expect(find(modal, '.note').textContent).toBe(swapMessages.swapTokenNotFound);
  });
});
