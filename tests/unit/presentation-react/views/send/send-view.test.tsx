import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { filledIn, receiver, sending, someSpeeds } from '../../../../../apps/gallery/stories/send';
import { usdc } from '../../../../../apps/gallery/stories/tokens';
import { otherAddress } from '../../../../../apps/gallery/stories/wallets';
import { FeatureError } from '../../../../../domain/errors/feature-error';
import { WidgetError } from '../../../../../domain/errors/widget-error';
import { NO_SEND, type SendFacts, sendStateOf } from '../../../../../domain/send/send-state';
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

afterEach(async () => {
  jest.restoreAllMocks();
  await cleanUp();
});

const funded: SendFacts['funds'] = { accountType: 'eoa', nativeBalance: 10n ** 18n };

async function shown(facts: Partial<SendFacts> = {}) {
  const widget = sending({ funds: funded, ...facts });
  await renderWith(widget);
  await settle(() => widget.showViews({ name: 'Account' }, { name: 'WalletSend' }));
  await settle();
  const change = (next: Partial<SendFacts>): Promise<void> =>
    settle(() => widget.setFeature('send', sendStateOf({ ...NO_SEND, funds: funded, ...next })));
  return { widget, verbs: widget.verbs, modal: inside('modal'), change };
}

const amountField = (): HTMLElement => find(inside('modal'), '[data-field="amount"] input');
const receiverField = (): HTMLElement => find(inside('modal'), '[data-field="receiver"] input');
const alerts = (): readonly string[] =>
  [...inside('modal').querySelectorAll('.notice')].map(({ textContent }) => textContent);

describe('the view for sending', () => {
  it('[R2.1] passes on what is typed', async () => {
    const { modal, verbs } = await shown({ form: { ...filledIn, sendTokenAmount: '' } });
    expect(find(modal, 'h2').textContent).toBe('Send');

    await typeInto(amountField(), '0.5');
    await typeInto(receiverField(), 'vitalik.eth');
    await press(control(modal, 'Max'));

    expect(verbs.asked).toEqual([
      ['typeAmount', '0.5'],
      ['typeReceiver', 'vitalik.eth'],
      ['typeMax'],
    ]);
  });

  it.each([
    ['Select token', { form: NO_SEND.form, prefill: 'loading' }],
    ['Add amount', { form: { ...filledIn, sendTokenAmount: '' } }],
    ['Incorrect value', { form: { ...filledIn, sendTokenAmount: '0' } }],
    ['Insufficient funds', { form: { ...filledIn, sendTokenAmount: '9' } }],
    ['Add address', { form: { ...filledIn, receiverInput: '', receiverAddress: '' } }],
    ['Invalid address', { form: { ...filledIn, receiverInput: '0x1', receiverAddress: '0x1' } }],
    ['Review', { form: filledIn }],
  ] as const)('[R5.6] says "%s" on its button', async (label, facts) => {
    const { modal } = await shown(facts);
    expect(control(modal, label).className).toBe('action');
  });

  it('puts the focus where something is missing, and asks for no review', async () => {
    const { modal, verbs, change } = await shown({ form: { ...filledIn, sendTokenAmount: '' } });
    await press(control(modal, 'Add amount'));
    expect(modal.activeElement).toBe(amountField());

    await change({ form: { ...filledIn, receiverInput: '0x1', receiverAddress: '0x1' } });
    await press(control(modal, 'Invalid address'));
    expect(modal.activeElement).toBe(receiverField());
    expect(verbs.asked).toEqual([]);
  });

  it('ties to its field why an address is none, and calls none wrong that is looked up', async () => {
    const described = (): unknown => {
      const field = receiverField();
      const id = field.getAttribute('aria-describedby') ?? '';
      const text = inside('modal').getElementById(id)?.textContent;
      return { isWrong: field.getAttribute('aria-invalid') === 'true', text };
    };
    const { change } = await shown({
      form: { ...filledIn, receiverInput: '0x1', receiverAddress: '0x1' },
    });
    expect(described()).toEqual({ isWrong: true, text: 'Invalid address' });

    const looked = { ...filledIn, receiverInput: 'vitalik.eth', receiverAddress: '' };
    await change({ form: looked, lookup: 'looking' });
    expect(described()).toEqual({ isWrong: false, text: 'Looking up the name' });
  });

  it('asks for one review, however often it is pressed', async () => {
    const { modal, verbs } = await shown({ form: filledIn });
    verbs.answers.set('review', () => new Promise(() => {}));

    await press(control(modal, 'Review'));
    await press(control(modal, 'Review'));

    expect(verbs.asked).toEqual([['review']]);
  });

  it.each([
    [
      'GAS_INSUFFICIENT',
      new FeatureError('GAS_INSUFFICIENT', { symbol: 'ETH' }),
      /^Not enough ETH/,
    ],
    [
      'SEND_FEE_UNKNOWN',
      new FeatureError('SEND_FEE_UNKNOWN', {}),
      /^The network fee could not be read/,
    ],
    [
      'NAME_LOOKUP_FAILED',
      new FeatureError('NAME_LOOKUP_FAILED', {}),
      /^The name could not be found/,
    ],
    [
      'ACCOUNT_GUARDED',
      new FeatureError('ACCOUNT_GUARDED', { address: 'bc1p' }),
      /^This account holds ordinals/,
    ],
    [
      'SEND_UNSUPPORTED',
      new FeatureError('SEND_UNSUPPORTED', { caipNetworkId: 'eip155:9' }),
      /^Sending does not work/,
    ],
    [
      'ACCOUNT_MINIMUM',
      new FeatureError('ACCOUNT_MINIMUM', { minimum: '1', symbol: 'DOT', whose: 'sender' }),
      /^At least 1 DOT must stay in your account/,
    ],
    [
      'ACCOUNT_MINIMUM',
      new FeatureError('ACCOUNT_MINIMUM', { minimum: '1', symbol: 'DOT', whose: 'receiver' }),
      /^The receiver must end up with at least 1 DOT/,
    ],
    [
      'TOKEN_MISMATCH',
      new FeatureError('TOKEN_MISMATCH', { what: 'decimals', said: '12', actual: '6' }),
      /^The network and the token list disagree about this token/,
    ],
    [
      'TRANSFER_REFUSED',
      new FeatureError('TRANSFER_REFUSED', { symbol: 'MOOD', reason: 'paused' }),
      /^The token’s contract refuses this transfer/,
    ],
    ['RPC_TIMEOUT', new WidgetError('RPC_TIMEOUT', { timeoutMs: 1 }), /^This could not be checked/],
    ['an error of a script', new TypeError('no'), /^This could not be checked/],
  ])('says why a transfer was not reviewed: %s', async (_code, error, words) => {
    const { modal, verbs, change } = await shown({ form: filledIn });
    verbs.answers.set('review', () => Promise.reject(error));

    await press(control(modal, 'Review'));
    expect(alerts()).toEqual([expect.stringMatching(words)]);

    await change({ form: { ...filledIn, sendTokenAmount: '0.25' } });
    expect(alerts()).toEqual([]);
  });

  it('says nothing where the visitor edited the form in the meantime', async () => {
    const { modal, verbs } = await shown({ form: filledIn });
    verbs.answers.set('review', () => Promise.reject(new WidgetError('ABORTED', {})));
    await press(control(modal, 'Review'));
    expect(alerts()).toEqual([]);
  });
});

describe('the receiver', () => {
  it('is never a name without the whole address that it means', async () => {
    const form = { ...filledIn, receiverInput: 'vitalik.eth', receiverProfileName: 'vitalik.eth' };
    const { modal, change } = await shown({ form, lookup: 'found' });

    const resolved = find(modal, '.resolved');
    expect(resolved.textContent).toContain('vitalik.eth is:');
    const groups = [...resolved.querySelectorAll('[aria-hidden] > span')];
    expect(groups.map(({ textContent }) => textContent).join('')).toBe(receiver);

    const looking = { ...form, receiverAddress: 'vitalik.eth' };
    await change({ form: looking, lookup: 'looking' });
    expect(find(modal, '.resolved').textContent).toBe('Looking up the name');
    await change({ form: looking, lookup: 'notFound' });
    expect(find(modal, '.resolved').textContent).toBe('This name has no address.');
    await change({ form: looking, lookup: 'failed' });
    expect(find(modal, '.resolved').textContent).toMatch(/^The name could not be found/);
  });

  it('is chosen among known ones, until something is typed', async () => {
    const receivers = [
      { address: receiver, kind: 'paid' },
      { address: otherAddress, kind: 'own' },
    ] as const;
    const blank = { ...filledIn, receiverInput: '', receiverAddress: '' };
    const { modal, verbs, change } = await shown({ form: blank, receivers });

    await press(control(modal, '0xd8dA…6045Paid before'));
    expect(verbs.asked).toEqual([['typeReceiver', receiver]]);
    await change({ form: filledIn, receivers });
    expect(modal.querySelector('.known')).toBeNull();
  });

  it('is pasted where the browser allows it', async () => {
    const readText = jest.fn(async () => ` ethereum:${receiver}@1 `);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { readText } });
    try {
      const { modal, verbs } = await shown({ form: { ...filledIn, receiverInput: '' } });
      expect(readText).not.toHaveBeenCalled();
      await press(control(modal, 'Paste'));
      expect(verbs.asked).toEqual([['typeReceiver', `ethereum:${receiver}@1`]]);
    } finally {
      Reflect.deleteProperty(navigator, 'clipboard');
    }
  });

  it('says why a payment link is not followed', async () => {
    const form = { ...filledIn, receiverInput: 'ethereum:0x1' };
    const { change } = await shown({ form, payment: 'address' });
    expect(alerts()).toEqual(['The payment link has no valid address.']);
    await change({ form, prefill: 'networkMissed' });
    expect(alerts()).toEqual([
      expect.stringMatching(/^This payment is for a network we can’t reach/),
    ]);
    await change({ form, prefill: 'tokenMissed' });
    expect(alerts()).toEqual([expect.stringMatching(/^The token of this payment/)]);
  });
});

describe('the amount', () => {
  it('can be typed in US dollars where the price is known', async () => {
    const { modal, verbs, change } = await shown({ form: filledIn });
    await press(control(modal, 'Type the amount in US dollars $1,250.00'));
    await change({ form: filledIn, amountInUSD: '1250' });
    expect(amountField().getAttribute('aria-label')).toBe('Amount in US dollars');
    expect(amountField().getAttribute('value')).toBe('1250');
    await typeInto(amountField(), '125');
    await press(control(modal, 'Type the amount in ETH 0.5 ETH'));

    expect(verbs.asked).toEqual([
      ['typeIn', 'USD'],
      ['typeAmountInUSD', '125'],
      ['typeIn', 'token'],
    ]);
  });

  it('is not offered in US dollars where no price is known: unknown is not zero', async () => {
    const { price: _price, value: _value, ...unpriced } = usdc;
    const { modal } = await shown({ form: { ...filledIn, token: unpriced } });
    expect(find(modal, '[data-field="amount"]').textContent).not.toContain('$');
  });

  it('says what is wrong with it', async () => {
    const form = { ...filledIn, sendTokenAmount: '0.1234567890123456789' };
    const { modal, verbs, change } = await shown({ form });
    expect(find(modal, '.field-note').textContent).toBe('Too many decimals for this currency.');

    await change({ form: { ...filledIn, sendTokenAmount: '1,000' } });
    await press(control(modal, '1'));
    expect(verbs.asked).toEqual([['typeAmount', '1']]);
  });

  it('shows the fee, and that there is not enough for it', async () => {
    const { modal, change } = await shown({ form: filledIn });
    expect(find(modal, '.line').textContent).toBe('Network feeabout 0.000021 ETH ($0.05)');

    await change({ form: filledIn, funds: { accountType: 'eoa', nativeBalance: 0n } });
    expect(alerts()).toEqual(['Not enough ETH for the network fee.']);
    const { gasPrice: _fee, ...unpriced } = filledIn;
    await change({ form: unpriced });
    expect(find(modal, '.line').textContent).toBe('Network feeShown in your wallet');
  });

  it('offers the speeds of the chain, and none where there are none', async () => {
    const { modal, verbs, change } = await shown({ form: { ...filledIn, speeds: someSpeeds } });
    const pressed = (): readonly (string | null)[] =>
      [...modal.querySelectorAll('.segments [aria-pressed="true"]')].map((one) => one.textContent);
    expect(pressed()).toEqual(['Normal']);

    await press(control(modal, 'Fast'));
    expect(verbs.asked).toEqual([['chooseSpeed', 'fast']]);
    await change({ form: { ...filledIn, speeds: someSpeeds, speed: 'fast' } });
    expect(pressed()).toEqual(['Fast']);
    await change({ form: filledIn });
    expect(modal.querySelector('.segments')).toBeNull();
  });

  it('leads to the tokens', async () => {
    const { modal, widget } = await shown({ form: filledIn });
    await press(control(modal, 'Choose a tokenETH'));
    expect(widget.asked).toContainEqual(['show', 'WalletSendSelectToken']);
  });
});

describe('the view to choose what is sent', () => {
  async function choosing() {
    const set = await shown({ form: filledIn });
    await settle(() => set.widget.show('WalletSendSelectToken'));
    await settle();
    return set;
  }

  const rows = (): readonly string[] =>
    [...inside('modal').querySelectorAll('.tokens .row')].map(({ textContent }) => textContent);

  it('lists the native currency first, with what each token is worth, and finds by name', async () => {
    const { modal, widget } = await choosing();
    expect(find(modal, 'h2').textContent).toBe('Choose a token');
    expect(widget.tokens.asked).toEqual(['load']);
    expect(rows()[0]).toBe('EtherETH1.234 ETH$3,086.41');
    expect(rows()[1]).toMatch(/USDCUSD Coin250\.120 USDC\$250\.12$/);

    await typeInto(find(modal, 'input'), 'dai');
    expect(rows()).toHaveLength(1);
    expect(find(modal, '[role="status"].visually-hidden').textContent).toBe('1 token');
    await typeInto(find(modal, 'input'), 'zzz');
    expect(find(modal, '.note').textContent).toBe('No tokens with this name.');
  });

  it('chooses the pressed one, and goes back to the form', async () => {
    const { modal, widget, verbs } = await choosing();
    await press(control(modal, /USD Coin/));
    expect(verbs.asked).toEqual([['chooseToken', 'USDC']]);
    expect(widget.state.view?.name).toBe('WalletSend');
  });

  it('says what failed and what is empty, and reads the tokens again', async () => {
    const { modal, widget } = await choosing();
    await settle(() => widget.setFeature('tokens', { status: 'failed', tokens: [] }));
    expect(find(modal, '.note[role="alert"]').textContent).toMatch(/could not be loaded/);
    await press(control(modal, 'Try again'));
    expect(widget.tokens.asked).toEqual(['load', 'refresh']);

    await settle(() => widget.setFeature('tokens', { status: 'loaded', tokens: [] }));
    expect(find(modal, '.note').textContent).toBe('This account has nothing to send yet.');
  });
});
