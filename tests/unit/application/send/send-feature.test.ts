import { describe, expect, it } from '@jest/globals';
import { formatCaipAddress } from '../../../../domain/caip/caip-address';
import { FeatureError } from '../../../../domain/errors/feature-error';
import { WidgetError } from '../../../../domain/errors/widget-error';
import { arbitrum } from '../../../../domain/network/built-in-networks';
import { parseTransaction } from '../../../../domain/transaction/transaction';
import {
  FakeAssetSource,
  FakeIdentitySource,
  FakeTransactionSource,
} from '../../../../infrastructure/fake';
import { AssetSource } from '../../../../ports/asset-source';
import { IdentitySource } from '../../../../ports/identity-source';
import { TransactionSource } from '../../../../ports/transaction-source';
import { override } from '../../../../ports/token';
import { ALICE, BOB, connectedWidget } from '../../../support/headless-kit';
import {
  openToSend,
  readyToSend,
  SEND_FEE as fee,
  sendSetUp,
} from '../../../support/headless-send';
import { balanceOf, etherBalance, USDC, usdcBalance } from '../../../support/token-balances';

const declined = new WidgetError('RPC', { rpcCode: 4001, rpcMessage: 'User rejected' });

describe('SendFeature: the form', () => {
  it('[R5.7] shows which fields are missing and the next step', async () => {
    const { send, state, adapter } = await sendSetUp();
    expect(state()).toMatchObject({
      step: 'selectToken',
      missing: ['token', 'amount', 'receiver'],
    });

    await send.chooseToken(etherBalance('1'));
    expect(state()).toMatchObject({ step: 'addAmount' });
    expect(state().missing).toContain('gasPrice');

    adapter.fees.answers.answerWith(fee);
    await send.chooseToken(etherBalance('1'));
    send.typeAmount('0.5');
    await send.typeReceiver(BOB);
    expect(state()).toMatchObject({ step: 'preview', missing: [], gas: 'sufficient' });
  });

  it('[R3.8] shows the cost of sending, in dollars where the price is known', async () => {
    const { send, state, adapter } = await sendSetUp();
    adapter.fees.answers.answerWith(fee);

    await send.chooseToken(etherBalance('1', { price: 2000 }));

    expect(state().form).toMatchObject({
      gasPrice: fee.cost,
      networkBalanceInUSD: { units: 2000n * 10n ** 18n, scale: 18 },
    });
    expect(state().form.gasPriceInUSD).toBeDefined();
  });

  it('drops the cost of an earlier token', async () => {
    const { send, state, adapter } = await sendSetUp();
    adapter.fees.answers.hang();
    const first = send.chooseToken(etherBalance('1'));
    const second = send.chooseToken(usdcBalance('5'));
    await settled();

    adapter.fees.answers.settle({ perGas: 1n, cost: 1n });
    await first;
    expect(state().form).not.toHaveProperty('gasPrice');
    adapter.fees.answers.settle({ perGas: 2n, cost: 2n });
    await second;

    expect(state().form).toMatchObject({ token: { symbol: 'USDC' }, gasPrice: 2n });
  });

  it('works without a known cost, and warns the developer', async () => {
    const { send, state, adapter, logger } = await sendSetUp();
    adapter.fees.answers.failWith(new WidgetError('RPC_TIMEOUT', { timeoutMs: 1 }));

    await send.chooseToken(etherBalance('1'));

    expect(state().form).not.toHaveProperty('gasPrice');
    expect(logger.entries).toMatchObject([
      { level: 'warn', message: 'The cost of sending could not be read' },
    ]);
  });

  it('[R5.8] pays for a token with the known balance of the native currency', async () => {
    const { send, state, adapter } = await sendSetUp();
    adapter.fees.answers.answerWith({ perGas: 1n, cost: 10n ** 18n });
    await send.chooseToken(usdcBalance('5'));
    expect(state().gas).toBe('sufficient');

    adapter.fees.answers.answerWith({ perGas: 1n, cost: 10n ** 18n + 1n });
    await send.chooseToken(usdcBalance('5'));

    expect(state().gas).toBe('insufficient');
  });

  it('shows no value of a currency without a price', async () => {
    const { send, state, adapter } = await sendSetUp();
    adapter.fees.answers.answerWith(fee);

    await send.chooseToken(etherBalance('1'));

    expect(state().form).not.toHaveProperty('networkBalanceInUSD');
    expect(state().form).not.toHaveProperty('gasPriceInUSD');
  });

  it('fills in the maximum only of the token that it was requested for', async () => {
    const { send, state, adapter } = await sendSetUp();
    adapter.fees.answers.answerWith(fee);
    await send.chooseToken(etherBalance('1'));
    adapter.fees.answers.hang();
    const most = send.typeMax();
    await settled();
    const other = send.chooseToken(usdcBalance('7.25'));
    await settled();

    adapter.fees.answers.settle(fee);
    adapter.fees.answers.settle(fee);
    await Promise.all([most, other]);

    expect(state().form).toMatchObject({ token: { symbol: 'USDC' }, sendTokenAmount: '' });
  });

  it('[R5.7] fills in no maximum without a token', async () => {
    const { send } = await sendSetUp();

    await expect(send.typeMax()).rejects.toMatchObject({
      code: 'SEND_INCOMPLETE',
      context: { step: 'selectToken' },
    });
  });

  it('fills in the maximum less the gas', async () => {
    const { send, state, adapter } = await sendSetUp();
    adapter.fees.answers.answerWith(fee);
    await send.chooseToken(etherBalance('1'));

    await send.typeMax();
    expect(state().form.sendTokenAmount).toBe('0.999935');

    await send.chooseToken(usdcBalance('7.25'));
    await send.typeMax();
    expect(state().form.sendTokenAmount).toBe('7.25');
  });

  it('fills in no maximum of the native currency where the cost is unknown', async () => {
    const { send, state, adapter } = await sendSetUp();
    adapter.fees.answers.failWith(new WidgetError('RPC_TIMEOUT', { timeoutMs: 1 }));
    await send.chooseToken(etherBalance('1'));

    await expect(send.typeMax()).rejects.toMatchObject({ code: 'SEND_FEE_UNKNOWN' });
    expect(state().form.sendTokenAmount).toBe('');

    await send.chooseToken(usdcBalance('7.25'));
    await send.typeMax();
    expect(state().form.sendTokenAmount).toBe('7.25');
  });

  it("fills in the view's arguments", async () => {
    const { widget, state } = await sendSetUp();

    await openToSend(widget, { amount: '0.25', to: BOB });

    expect(state().form).toMatchObject({ sendTokenAmount: '0.25', receiverInput: BOB });
  });

  it('[R4.11] is emptied when the namespace changes', async () => {
    const { widget, send, state } = await sendSetUp({
      options: { networks: [...someNetworks] },
    });
    send.typeAmount('1');
    await send.typeReceiver(BOB);

    await widget.switchNetwork(someNetworks[1].caipNetworkId);

    expect(state()).toMatchObject({ form: { sendTokenAmount: '', receiverInput: '' } });
  });

  it('drops the token, and keeps the typed text, when the account changes', async () => {
    const { send, state, session } = await sendSetUp();
    await send.chooseToken(usdcBalance('5'));
    send.typeAmount('1');
    await send.typeReceiver(BOB);

    session.change({ addresses: [BOB] });

    expect(state().form).toMatchObject({ sendTokenAmount: '1', receiverInput: BOB });
    expect(state().form).not.toHaveProperty('token');
  });
});

describe('SendFeature: a receiver by name', () => {
  it('looks the name up 500 ms after the last character', async () => {
    const { send, state, adapter, clock } = await sendSetUp();
    await send.chooseToken(usdcBalance('5'));
    adapter.names.addresses.answerWith(BOB);

    const first = send.typeReceiver('bob.et');
    await clock.advance(499);
    const second = send.typeReceiver('bob.eth');
    expect(state().lookup).toBe('looking');
    await clock.advance(500);
    await Promise.all([first, second]);

    expect(adapter.names.addresses.asked).toMatchObject([{ subject: 'bob.eth' }]);
    expect(state()).toMatchObject({
      lookup: 'found',
      form: { receiverAddress: BOB, receiverProfileName: 'bob.eth', receiverInput: 'bob.eth' },
    });
  });

  it('reports that the name does not exist, and that no service could be reached', async () => {
    const { send, state, adapter, clock } = await sendSetUp();
    adapter.names.addresses.answerWith(undefined);
    const none = send.typeReceiver('unknown.eth');
    await clock.advance(500);
    await none;
    expect(state().lookup).toBe('notFound');

    adapter.names.addresses.failWith(new WidgetError('RPC_TIMEOUT', { timeoutMs: 1 }));
    const failed = send.typeReceiver('bob.eth');
    await clock.advance(500);
    await failed;
    expect(state().lookup).toBe('failed');
  });

  it('drops the answer about an earlier name', async () => {
    const { send, state, adapter, clock } = await sendSetUp();
    adapter.names.addresses.hang();
    const first = send.typeReceiver('bob.eth');
    await clock.advance(500);

    await send.typeReceiver(ALICE);
    adapter.names.addresses.settle(BOB);
    await first;

    expect(state()).toMatchObject({ lookup: 'none', form: { receiverAddress: ALICE } });
  });

  it('resolves the name again before the review, whatever is cached', async () => {
    const { send, state, adapter, clock } = await readyToSend({ receiver: undefined });
    adapter.names.addresses.answerWith(ALICE);
    const typed = send.typeReceiver('bob.eth');
    await clock.advance(500);
    await typed;
    adapter.names.addresses.answerWith(BOB);

    await send.review();

    expect(state().flow).toMatchObject({
      status: 'reviewed',
      review: { request: { to: BOB }, receiverName: 'bob.eth' },
    });
  });

  it('sends no request about an address between spaces', async () => {
    const { send, state, adapter } = await sendSetUp();

    const typed = send.typeReceiver(` ${BOB} `);
    expect(state().lookup).toBe('none');
    await typed;

    expect(adapter.names.addresses.asked).toEqual([]);
  });

  it('is not reviewed, with a message, where the name no longer exists', async () => {
    const { send, state, widget } = await toBobByName({ later: undefined });

    await expect(send.review()).rejects.toMatchObject({ code: 'SEND_INCOMPLETE' });

    expect(state()).toMatchObject({
      lookup: 'notFound',
      flow: { status: 'editing' },
      form: { receiverInput: 'bob.eth' },
    });
    expect(state().form.receiverAddress).not.toBe(BOB);
    expect(widget.state.view?.name).not.toBe('WalletSendPreview');
  });

  it('is reviewed without the picture of the former owner of the name', async () => {
    const { send, state } = await toBobByName({ later: ALICE });
    expect(state().form.receiverProfileImageUrl).toBe('data:image/png;base64,BB==');

    await send.review();

    expect(state().flow).toMatchObject({ review: { request: { to: ALICE } } });
    expect(state().flow).not.toHaveProperty('review.receiverImageUrl');
    expect(state().lookup).toBe('found');
  });

  it('is forgotten with its lookup once the transfer is sent', async () => {
    const { send, state, adapter } = await toBobByName({ later: BOB });
    adapter.sender.answers.answerWith('0xhash');
    await send.review();

    await send.confirm();

    expect(state()).toMatchObject({ lookup: 'none', form: { receiverInput: '' } });
  });

  it('refuses an address of another form as an answer', async () => {
    const { send, state, adapter, clock } = await sendSetUp();
    adapter.names.addresses.answerWith(BOB.replace('7', '8'));

    const typed = send.typeReceiver('bob.eth');
    await clock.advance(500);
    await typed;

    expect(state().lookup).toBe('notFound');
  });
});

describe('SendFeature: the review', () => {
  it('[R5.6] is refused until token, amount and receiver are present', async () => {
    const { send, widget } = await sendSetUp();

    await expect(send.review()).rejects.toMatchObject({ code: 'SEND_INCOMPLETE' });

    expect(widget.state.view?.name).not.toBe('WalletSendPreview');
    expect(widget.state.snackbar).toBeUndefined();
  });

  it('[R5.6] shows on Solana what is missing', async () => {
    const { send, widget, clock } = await solana();

    await expect(send.review()).rejects.toMatchObject({ code: 'SEND_INCOMPLETE' });
    await clock.advance(0);

    expect(widget.state.snackbar?.text).toBe('Please enter a valid amount and receiver address');
  });

  it('refuses `1,000` and offers both readings instead of guessing one', async () => {
    const { send, state } = await readyToSend();
    send.typeAmount('1,000');

    expect(state()).toMatchObject({
      step: 'ambiguousAmount',
      amountReadings: { asFraction: '1', asThousands: '1000' },
    });
    await expect(send.review()).rejects.toMatchObject({
      code: 'AMOUNT_AMBIGUOUS',
      message: '1,000 can mean 1 or 1000. Enter 1 or 1000.',
    });
    expect(state().flow.status).toBe('editing');
  });

  it('refuses a receiver that does not pass the safe level', async () => {
    const { send, state } = await readyToSend({ receiver: BOB.replace('C8', 'c8') });

    await expect(send.review()).rejects.toMatchObject({
      code: 'SEND_INCOMPLETE',
      context: { step: 'invalidAddress' },
    });
    expect(state().flow.status).toBe('editing');
  });

  it('has the cost, in dollars where the price is known, and no unknown value', async () => {
    const plain = await readyToSend();
    await plain.send.review();
    const { flow } = plain.state();
    if (flow.status !== 'reviewed') throw new TypeError('Nothing was reviewed');
    expect(Object.keys(flow.review).sort()).toEqual(['feeUnits', 'network', 'request', 'warnings']);
    expect(flow.review.feeUnits).toBe(fee.cost);

    const priced = await readyToSend({ token: etherBalance('1', { price: 2000 }) });
    await priced.send.review();
    expect(priced.state().flow).toMatchObject({
      review: { feeInUSD: priced.state().form.gasPriceInUSD },
    });
    expect(priced.state().form.gasPriceInUSD).toBeDefined();
  });

  it('[R5.8] is refused where the gas cannot be paid', async () => {
    const { send, adapter } = await readyToSend();
    adapter.fees.answers.answerWith({ perGas: 1n, cost: 10n ** 18n });

    await expect(send.review()).rejects.toMatchObject({ code: 'GAS_INSUFFICIENT' });
  });

  it('[R5.8] lets a smart account pass whatever the gas costs', async () => {
    const { send, state, adapter } = await readyToSend({ grant: { accountType: 'smartAccount' } });
    adapter.fees.answers.answerWith({ perGas: 1n, cost: 10n ** 18n });

    await send.review();

    expect(state()).toMatchObject({ gas: 'exempt', flow: { status: 'reviewed' } });
  });

  it('is refused where the chain would refuse the transfer, before a confirmation', async () => {
    const { send, state, adapter } = await readyToSend();
    const context = { minimum: '0.01', symbol: 'ETH', whose: 'receiver' } as const;
    adapter.limits.answers.failWith(new FeatureError('ACCOUNT_MINIMUM', context));

    await expect(send.review()).rejects.toMatchObject({ code: 'ACCOUNT_MINIMUM', context });
    expect(state().flow.status).toBe('editing');
    expect(adapter.limits.answers.asked).toMatchObject([{ to: BOB, units: 5n * 10n ** 17n }]);

    adapter.limits.answers.answerWith(undefined);
    await send.review();
    expect(state().flow.status).toBe('reviewed');
  });

  it('shows what arrives where the token keeps a part of each transfer', async () => {
    const { send, state, adapter } = await readyToSend();
    adapter.limits.answers.answerWith(49n * 10n ** 16n);

    await send.review();

    expect(state().flow).toMatchObject({
      status: 'reviewed',
      review: { request: { units: 5n * 10n ** 17n }, arrivingUnits: 49n * 10n ** 16n },
    });
  });

  it('is refused where the cost cannot be read, with a message', async () => {
    const { send, adapter } = await readyToSend();
    adapter.fees.answers.failWith(new WidgetError('RPC_TIMEOUT', { timeoutMs: 1 }));

    await expect(send.review()).rejects.toMatchObject({ code: 'SEND_FEE_UNKNOWN' });
  });

  it('is refused for an account of ordinals, whose coins the fee could be paid from', async () => {
    const { send, session, state } = await readyToSend();
    session.change({ accounts: [{ address: ALICE, purpose: 'ordinals' }] });
    await expect(send.review()).rejects.toMatchObject({
      code: 'ACCOUNT_GUARDED',
      context: { address: ALICE },
    });
    session.change({ accounts: [{ address: ALICE, purpose: 'payment' }] });
    await send.chooseToken(etherBalance('1'));
    send.typeAmount('0.5');
    await send.typeReceiver(BOB);
    await send.review();
    expect(state().flow.status).toBe('reviewed');
  });

  it('[R8.2] is refused on a network that the site does not support', async () => {
    const { send, session } = await readyToSend({ options: { allowUnsupportedChain: true } });
    session.change({ chainReference: '10' });

    await expect(send.review()).rejects.toMatchObject({
      code: 'SEND_UNSUPPORTED',
      message: 'Unsupported chain',
      context: { caipNetworkId: 'eip155:10' },
    });
  });

  it('shows every warning', async () => {
    const own = await readyToSend({ receiver: ALICE });
    await own.send.review();
    expect(own.state().flow).toMatchObject({ review: { warnings: [{ code: 'ownAddress' }] } });

    const contract = await readyToSend({ token: usdcBalance('5'), receiver: USDC });
    await contract.send.review();
    expect(contract.state().flow).toMatchObject({
      review: { warnings: [{ code: 'tokenContract' }] },
    });
  });

  it('warns about a token’s contract among those that the account holds', async () => {
    const assets = new FakeAssetSource();
    assets.answers.answerWith([etherBalance('1'), usdcBalance('1')]);
    const { send, state, widget } = await readyToSend({
      receiver: USDC,
      overrides: [override(AssetSource, assets)],
    });
    await (await widget.feature('tokens')).load();

    await send.review();

    expect(state().flow).toMatchObject({ review: { warnings: [{ code: 'tokenContract' }] } });
  });

  it('warns about an address that looks like one that was paid before', async () => {
    const { send, state, adapter } = await readyToSend();
    adapter.sender.answers.answerWith('0xhash');
    await send.review();
    await send.confirm();
    const twin = `${BOB.slice(0, 6)}${'1'.repeat(32)}${BOB.slice(-4)}`.toLowerCase();

    await send.chooseToken(etherBalance('1'));
    send.typeAmount('0.5');
    await send.typeReceiver(twin);
    await send.review();

    expect(state().flow).toMatchObject({
      review: { warnings: [{ code: 'looksLikeKnown', known: BOB }] },
    });
  });

  it('also warns on the next visit about an address that looks like one that was paid', async () => {
    const first = await readyToSend();
    first.adapter.sender.answers.answerWith('0xhash');
    await first.send.review();
    await first.send.confirm();
    const kept = first.storage.keys('').map((key) => first.storage.get(key));
    expect(kept.join()).not.toContain(BOB);
    const twin = `${BOB.slice(0, 6)}${'1'.repeat(32)}${BOB.slice(-4)}`.toLowerCase();

    const again = await readyToSend({ receiver: twin, storage: first.storage });
    await again.send.review();
    expect(again.state().flow).toMatchObject({
      review: { warnings: [{ code: 'looksLikeKnown' }] },
    });

    await again.send.typeReceiver(BOB);
    await again.send.review();
    expect(again.state().flow).toMatchObject({ review: { warnings: [] } });
  });

  it.each([
    ['token', 'tokenContract'],
    ['contract', 'contract'],
    ['program', 'program'],
  ] as const)(
    'warns about the kind of receiver that the chain reports: a %s',
    async (kind, code) => {
      const { send, state, adapter } = await readyToSend();
      adapter.facts.kinds.answerWith(kind);

      await send.review();

      expect(adapter.facts.kinds.asked).toEqual([BOB]);
      expect(state().flow).toMatchObject({ review: { warnings: [{ code }] } });
    },
  );

  it('is made even if the chain cannot report the kind of the receiver', async () => {
    const { send, state, adapter, logger } = await readyToSend();
    adapter.facts.kinds.failWith(new WidgetError('RPC_TIMEOUT', { timeoutMs: 1 }));

    await send.review();

    expect(state().flow).toMatchObject({ status: 'reviewed', review: { warnings: [] } });
    expect(logger.entries.map(({ level }) => level)).toEqual(['warn']);
  });

  it.each([
    ['decimals', { decimals: 12, symbol: 'USDC' }],
    ['symbol', { decimals: 6, symbol: 'FAKE' }],
    ['decimals', {}],
  ])('refuses a token whose %s a service made up', async (what, facts) => {
    const { send, state, adapter } = await readyToSend({ token: usdcBalance('5') });
    adapter.facts.say(facts);

    await expect(send.review()).rejects.toMatchObject({
      code: 'TOKEN_MISMATCH',
      context: { what },
    });

    expect(adapter.facts.asked).toMatchObject([{ symbol: 'USDC' }]);
    expect(state().flow.status).toBe('editing');
  });

  it('refuses a native currency that is not the one of the network', async () => {
    const odd = etherBalance('1', { quantity: { decimals: 12, numeric: '1000000' } });
    const { send, adapter } = await readyToSend({ token: odd });

    await expect(send.review()).rejects.toMatchObject({ code: 'TOKEN_MISMATCH' });
    expect(adapter.facts.asked).toEqual([]);
  });

  it("is refused where the chain's facts about the token cannot be read", async () => {
    const { send, adapter, state } = await readyToSend({ token: usdcBalance('5') });
    const failure = new WidgetError('RPC_TIMEOUT', { timeoutMs: 1 });
    adapter.facts.say(() => Promise.reject(failure));

    await expect(send.review()).rejects.toBe(failure);
    expect(state().flow.status).toBe('editing');
  });

  it('shows the token as it was when chosen, whatever its getters return later', async () => {
    const usdc = contractOf(USDC);
    let contract = usdc;
    const token = {
      ...usdcBalance('5'),
      get address() {
        return contract;
      },
    };
    const { send, adapter } = await readyToSend({ token });
    contract = contractOf(BOB);
    await send.review();
    adapter.sender.answers.answerWith('0xhash');
    contract = contractOf(ALICE);
    await send.confirm();

    expect(adapter.sender.answers.asked).toMatchObject([{ token: { address: usdc } }]);
    expect(Object.isFrozen(token)).toBe(false);
  });

  it('warns about an address that looks like one of the history, but not because it is in it', async () => {
    const twin = `${BOB.slice(0, 6)}${'1'.repeat(32)}${BOB.slice(-4)}`.toLowerCase();
    const source = new FakeTransactionSource();
    const transactions = [
      transactionOf({ id: 'own', sentFrom: ALICE.toLowerCase(), sentTo: USDC }, [paid(BOB)]),
      transactionOf({ id: 'bait', sentFrom: twin, sentTo: ALICE }, [paid(ALICE)]),
      transactionOf({ id: 'spoof', sentFrom: USDC, sentTo: twin }, [paid(twin)]),
      transactionOf({ id: 'zero', sentFrom: ALICE, sentTo: USDC }, [paid(twin, '0')]),
      transactionOf({ id: 'fake', sentFrom: ALICE, sentTo: twin }, [paid(twin, '1', twin)]),
    ];
    const assets = new FakeAssetSource();
    assets.answers.answerWith([etherBalance('1'), usdcBalance('1')]);
    source.answers.answerWith({ transactions });
    const { send, state, widget } = await readyToSend({
      receiver: twin,
      overrides: [override(TransactionSource, source), override(AssetSource, assets)],
    });
    await (await widget.feature('tokens')).load();
    await (await widget.feature('history')).load();

    await send.review();

    expect(state().flow).toMatchObject({
      review: { warnings: [{ code: 'looksLikeKnown', known: BOB }] },
    });
  });

  it.each([
    [2020.01, { status: 'editing', voided: 'priceChanged' }],
    [1979.99, { status: 'editing', voided: 'priceChanged' }],
    [2020, { status: 'reviewed' }],
    [1980, { status: 'reviewed' }],
  ])('ends when a price of 2000 becomes %d, more than 1 percent off', async (price, flow) => {
    const assets = new FakeAssetSource();
    const { send, state, widget } = await readyToSend({
      token: etherBalance('1', { price: 2000 }),
      overrides: [override(AssetSource, assets)],
    });
    await send.review();
    assets.answers.answerWith([etherBalance('1', { price })]);

    await (await widget.feature('tokens')).load();

    expect(state().flow).toMatchObject(flow);
    expect(state().form.token?.price).toEqual(etherBalance('1', { price }).price);
  });

  it('does not end because a price becomes known', async () => {
    const assets = new FakeAssetSource();
    const { send, state, widget } = await readyToSend({
      overrides: [override(AssetSource, assets)],
    });
    await send.review();
    assets.answers.answerWith([etherBalance('1', { price: 2000 })]);

    await (await widget.feature('tokens')).load();

    expect(state().flow.status).toBe('reviewed');
  });

  it('ends when the form is edited', async () => {
    const { send, state } = await readyToSend();
    await send.review();

    send.typeAmount('0.6');

    expect(state().flow).toEqual({ status: 'editing' });
    await expect(send.confirm()).rejects.toMatchObject({ code: 'SEND_NOT_REVIEWED' });
  });

  it.each([
    ['account', { addresses: [BOB] as const }],
    ['chain', { chainReference: String(arbitrum.id) }],
  ])('ends when the %s changes, and nothing is sent', async (_name, change) => {
    const { send, state, session, adapter } = await readyToSend();
    await send.review();

    session.change(change);

    expect(state().flow).toEqual({ status: 'editing', voided: 'accountChanged' });
    await expect(send.confirm()).rejects.toMatchObject({ code: 'SEND_NOT_REVIEWED' });
    expect(adapter.sender.answers.asked).toEqual([]);
  });

  it('is cancelled when the account changes while it is made', async () => {
    const { send, state, session, adapter } = await readyToSend();
    adapter.fees.answers.hang();
    const reviewing = send.review();

    session.change({ addresses: [BOB] });
    adapter.fees.answers.settle(fee);

    await expect(reviewing).rejects.toMatchObject({ code: 'ABORTED' });
    expect(state().flow.status).toBe('editing');
  });
});

describe('SendFeature: sending', () => {
  it('empties the form without a message while no request is open', async () => {
    const { send, state, widget } = await readyToSend();

    send.reset();

    expect(state().form.sendTokenAmount).toBe('');
    expect(widget.state.snackbar).toBeUndefined();
  });

  it('[R8.1] sends exactly what was reviewed, once, and shows that it started', async () => {
    const { send, state, widget, adapter, clock } = await readyToSend();
    adapter.sender.answers.hang();
    await send.review();
    expect(widget.state.view?.name).toBe('WalletSendPreview');

    const both = [send.confirm(), send.confirm()];
    await clock.advance(0);
    adapter.sender.answers.settle('0xhash');

    expect(await Promise.all(both)).toEqual(['0xhash', '0xhash']);
    expect(adapter.sender.answers.asked).toMatchObject([
      { from: `eip155:1:${ALICE}`, to: BOB, units: 5n * 10n ** 17n, token: { symbol: 'ETH' } },
    ]);
    await clock.advance(0);
    expect(widget.state.snackbar).toMatchObject({
      variant: 'success',
      text: 'Transaction started',
      link: { href: 'https://etherscan.io/tx/0xhash', explorer: 'Etherscan' },
    });
    // What was sent stays on show, and no way back leads to the form.
    expect(widget.state.history.map(({ name }) => name)).toEqual(['Account', 'WalletSendPreview']);
    await widget.back();
    expect(widget.state.view?.name).toBe('Account');
    expect(state()).toMatchObject({
      flow: { status: 'sent', hash: '0xhash' },
      form: { sendTokenAmount: '' },
    });
  });

  it('[R8.1] reports that something went wrong, keeps the review and can be tried again', async () => {
    const { send, state, widget, adapter, clock, logger } = await readyToSend();
    adapter.sender.answers.failWith(
      new WidgetError('RPC', { rpcCode: -32000, rpcMessage: 'nonce' }),
    );
    await send.review();

    await expect(send.confirm()).rejects.toMatchObject({ code: 'RPC' });
    await clock.advance(0);

    expect(widget.state.snackbar).toMatchObject({ variant: 'error', text: 'Something went wrong' });
    expect(state().flow).toMatchObject({
      status: 'failed',
      failure: { cause: 'failed', detail: 'nonce' },
    });
    expect(state().form.sendTokenAmount).toBe('0.5');
    expect(logger.entries).toHaveLength(1);

    adapter.sender.answers.answerWith('0xhash');
    expect(await send.confirm()).toBe('0xhash');
  });

  it.each([
    ['a node', { rpcCode: -32000, rpcMessage: 'already known' }],
    ['a wallet that was given the calls before', { rpcCode: 5720, rpcMessage: 'Duplicate ID' }],
  ])('does not offer to send a transfer again that %s has already', async (_who, answer) => {
    const { send, state, widget, adapter, clock } = await readyToSend();
    adapter.sender.answers.failWith(new WidgetError('RPC', answer));
    await send.review();

    await expect(send.confirm()).rejects.toMatchObject({ code: 'RPC' });
    await clock.advance(0);

    expect(state()).toMatchObject({
      flow: { status: 'failed', failure: { cause: 'pending' } },
      form: { sendTokenAmount: '' },
    });
    expect(widget.state.snackbar?.text).toBe(
      'This transaction was sent already. Wait until it is confirmed, and do not send it again.',
    );
    adapter.sender.answers.answerWith('0xhash');
    await expect(send.confirm()).rejects.toMatchObject({ code: 'SEND_NOT_REVIEWED' });
    expect(adapter.sender.answers.asked).toHaveLength(1);
  });

  it('[R8.1] reports on Solana that the transaction failed', async () => {
    const { send, widget, adapter, clock } = await solana();
    adapter.fees.answers.answerWith({ perGas: 5000n, cost: 5000n });
    adapter.sender.answers.failWith(new Error('blockhash not found'));
    await send.chooseToken(sol('2'));
    send.typeAmount('1');
    await send.typeReceiver(SOLANA_BOB);
    await send.review();

    await expect(send.confirm()).rejects.toThrow('blockhash not found');
    await clock.advance(0);

    expect(widget.state.snackbar?.text).toBe('Failed to send transaction. Please try again.');
  });

  it('does not report the visitor’s refusal as a failure', async () => {
    const { send, state, widget, adapter, clock, logger } = await readyToSend();
    adapter.sender.answers.failWith(declined);
    await send.review();

    await expect(send.confirm()).rejects.toBe(declined);
    await clock.advance(0);

    expect(state().flow).toMatchObject({ status: 'failed', failure: { cause: 'declined' } });
    expect(widget.state.snackbar).toBeUndefined();
    expect(logger.entries).toEqual([]);
  });

  it("waits for the wallet's answer even if the account changes meanwhile", async () => {
    const { send, state, session, adapter, clock } = await readyToSend();
    adapter.sender.answers.hang();
    await send.review();
    const sending = send.confirm();
    await clock.advance(0);

    session.change({ addresses: [BOB] });
    expect(state().flow.status).toBe('asking');
    adapter.sender.answers.settle('0xhash');

    expect(await sending).toBe('0xhash');
    expect(state().flow).toMatchObject({ status: 'sent', hash: '0xhash' });
  });

  it('W17 warns a visitor who cancels while the wallet is asked, and still waits for it', async () => {
    const { send, state, widget, adapter, clock } = await readyToSend();
    adapter.sender.answers.hang();
    await send.review();
    const sending = send.confirm();
    await clock.advance(0);

    send.reset();

    expect(widget.state.snackbar).toMatchObject({
      variant: 'error',
      text: 'The wallet may still send it. Look there before you send again.',
    });
    expect(state()).toMatchObject({
      flow: { status: 'asking' },
      form: { sendTokenAmount: '' },
    });
    adapter.sender.answers.settle('0xhash');
    expect(await sending).toBe('0xhash');
  });

  it('leaves nothing pending when the widget ends', async () => {
    const { send, widget, adapter, clock, logger } = await readyToSend();
    adapter.sender.answers.hang();
    await send.review();
    const sending = send.confirm();
    await clock.advance(0);

    widget.dispose();

    await expect(sending).rejects.toMatchObject({ code: 'WIDGET_DISPOSED' });
    expect(logger.entries).toEqual([]);
    expect(clock.sleeping).toBe(0);
  });

  it('[R2.2] does not exist where the site has it off', async () => {
    const { widget } = await connectedWidget({ options: { features: { send: false } } });

    await expect(widget.feature('send')).rejects.toMatchObject({ code: 'FEATURE_OFF' });
    await expect(widget.open({ view: 'WalletSend' })).rejects.toMatchObject({
      code: 'FEATURE_OFF',
    });
    expect(widget.state.isOpen).toBe(false);
  });
});

const SOLANA_ALICE = 'vines1vzrYbzLMRdu58ou5XTby4qAqVRLmqo36NKPTg';
const SOLANA_BOB = 'So11111111111111111111111111111111111111112';
const SOLANA_REFERENCE = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp';

const solanaNetwork = {
  id: SOLANA_REFERENCE,
  chainNamespace: 'solana',
  caipNetworkId: `solana:${SOLANA_REFERENCE}`,
  name: 'Solana',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: ['https://solana.test'] } },
} as const;

const someNetworks = [
  {
    id: 1,
    name: 'Ethereum',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: ['https://ethereum.test'] } },
  },
  solanaNetwork,
] as const;

/**
 * Half an ether to `bob.eth`, whose picture is known. The name stands for `later` at the time of the review.
 */
async function toBobByName({ later }: { readonly later: string | undefined }) {
  const identities = new FakeIdentitySource();
  identities.answers.answerWith({ imageUrl: 'data:image/png;base64,BB==' });
  const set = await readyToSend({ overrides: [override(IdentitySource, identities)] });
  set.adapter.names.addresses.answerWith(BOB);
  const typed = set.send.typeReceiver('bob.eth');
  await set.clock.advance(500);
  await typed;
  await set.clock.advance(0);
  identities.answers.answerWith({});
  set.adapter.names.addresses.answerWith(later);
  return set;
}

async function solana() {
  const set = await sendSetUp({
    namespace: 'solana',
    options: { networks: [solanaNetwork] },
    grant: { addresses: [SOLANA_ALICE], chainReference: SOLANA_REFERENCE },
  });
  return { ...set, adapter: set.adapters.of('solana') };
}

function contractOf(address: string) {
  return formatCaipAddress({ namespace: 'eip155', chainReference: '1', address });
}

/** A transfer of USDC, or of the token with another contract. */
function paid(recipient: string, numeric = '1', address = USDC) {
  return {
    direction: 'out',
    recipient,
    fungible_info: { symbol: 'USDC', address },
    quantity: { numeric },
  };
}

function transactionOf(
  { id, ...metadata }: Readonly<Record<'id' | 'sentFrom' | 'sentTo', string>>,
  transfers: readonly object[],
) {
  const transaction = parseTransaction({
    id,
    metadata: { minedAt: '2025-01-01', chain: 'eip155:1', status: 'confirmed', ...metadata },
    transfers,
  });
  if (!transaction) throw new TypeError('This is no transaction');
  return transaction;
}

function sol(numeric: string) {
  return balanceOf({
    symbol: 'SOL',
    chainId: solanaNetwork.caipNetworkId,
    quantity: { decimals: 9, numeric },
  });
}

function settled(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}
