import { describe, expect, it } from '@jest/globals';
import { activeConnection } from '../../../../application/snapshot/widget-state';
import { WidgetError } from '../../../../domain/errors/widget-error';
import { ethereum } from '../../../../domain/network/built-in-networks';
import { nativeTokenMarkers } from '../../../../domain/token/token-balance';
import { FakeAssetSource, FakeIdentitySource } from '../../../../infrastructure/fake';
import { AssetSource } from '../../../../ports/asset-source';
import { IdentitySource } from '../../../../ports/identity-source';
import { override } from '../../../../ports/token';
import { eventually } from '../../../support/eventually';
import { ALICE, BOB } from '../../../support/headless-kit';
import { openToSend, readyToSend, SEND_FEE, sendSetUp } from '../../../support/headless-send';
import { networkOn } from '../../../support/test-networks';
import { etherBalance, USDC, usdcBalance } from '../../../support/token-balances';

describe('PrefillSend', () => {
  it.each([{ chainId: '42161' }, { chainId: '42161', namespace: 'eip155' }])(
    'switches to the network of the arguments, then fills in the rest: %j',
    async (args) => {
      const { widget, state, clock } = await sendSetUp();

      await openToSend(widget, { ...args, amount: '0.25', to: BOB });
      await clock.advance(0);

      expect(activeConnection(widget.state).network?.caipNetworkId).toBe('eip155:42161');
      expect(state()).toMatchObject({
        prefill: 'done',
        form: { sendTokenAmount: '0.25', receiverInput: BOB },
      });
    },
  );

  it('sends no request to the wallet where the visitor is on the network', async () => {
    const { widget, state, session, clock } = await sendSetUp();
    session.answerSwitchWith('decline');

    await openToSend(widget, { chainId: 'eip155:1', amount: '1' });
    await clock.advance(0);

    expect(state()).toMatchObject({ prefill: 'done', form: { sendTokenAmount: '1' } });
  });

  it.each([
    ['the wallet will not move', { chainId: '42161' }],
    ['the site has no such network', { chainId: '10' }],
    ['there is no such namespace', { namespace: 'nowhere' }],
  ])('reports that the network was missed, and fills in nothing, where %s', async (_why, args) => {
    const { widget, send, state, session, clock, logger } = await sendSetUp();
    session.answerSwitchWith('decline');

    await openToSend(widget, { ...args, amount: '1', to: BOB });
    await clock.advance(0);

    expect(state()).toMatchObject({
      prefill: 'networkMissed',
      form: { sendTokenAmount: '', receiverInput: '' },
    });
    expect(widget.state.view?.name).toBe('WalletSend');
    expect(logger.entries).toContainEqual(
      expect.objectContaining({ message: 'The network to send on could not be reached' }),
    );
    send.reset();
    expect(state().prefill).toBe('none');
  });

  it('keeps what a later opening has filled in', async () => {
    const { widget, state, session, clock } = await sendSetUp();
    session.answerSwitchWith('hang');
    await openToSend(widget, { chainId: '42161', amount: '1' });
    await clock.advance(0);
    await openToSend(widget, { chainId: '1', amount: '2' });
    await clock.advance(0);

    await widget.switchNetwork(ethereum.caipNetworkId);
    await clock.advance(0);

    expect(state()).toMatchObject({ prefill: 'done', form: { sendTokenAmount: '2' } });
  });

  it('keeps what is typed after the view was left, where the network is missed', async () => {
    const { widget, send, state, session, clock } = await sendSetUp();
    session.answerSwitchWith('hang');
    await openToSend(widget, { chainId: '42161', amount: '1' });
    await clock.advance(0);
    await widget.close();
    await widget.open({ view: 'WalletSend' });
    send.typeAmount('2');

    await widget.switchNetwork(ethereum.caipNetworkId);
    await clock.advance(0);

    expect(state()).toMatchObject({ prefill: 'none', form: { sendTokenAmount: '2' } });
  });

  it('stays on the network in use where only its namespace is named', async () => {
    const { widget, state, session, clock } = await sendSetUp();
    session.change({ chainReference: '42161' });
    session.answerSwitchWith('decline');

    await openToSend(widget, { namespace: 'eip155', amount: '1' });
    await clock.advance(0);

    expect(activeConnection(widget.state).network?.caipNetworkId).toBe('eip155:42161');
    expect(state()).toMatchObject({ prefill: 'done', form: { sendTokenAmount: '1' } });
  });

  it('switches to the first network of a namespace that is named alone', async () => {
    const { widget, clock } = await sendSetUp({
      options: {
        networks: [networkOn('eip155', 0), networkOn('solana', 0), networkOn('solana', 1)],
      },
    });

    widget.open({ view: 'WalletSend', args: { namespace: 'solana' } }).catch(() => undefined);
    await eventually(() => expect(widget.state.view?.name).toBe('Connect'));
    await clock.advance(0);

    expect(activeConnection(widget.state).network?.caipNetworkId).toBe(
      networkOn('solana', 0).caipNetworkId,
    );
  });

  it('does not use a token of another network', async () => {
    const { widget, state, assets, clock } = await withAssets();
    assets.answers.answerWith([usdcBalance('5', { chainId: 'eip155:42161' })]);

    await openToSend(widget, { assetAddress: USDC });
    await clock.advance(0);

    expect(state().prefill).toBe('tokenMissed');
    expect(state().form.token).toBeUndefined();
  });

  it.each([
    ['a token', USDC.toLowerCase(), 'USDC'],
    ['the native currency', nativeTokenMarkers.eip155, 'ETH'],
  ])('finds %s without an earlier portfolio', async (_what, assetAddress, symbol) => {
    const { widget, state, assets, clock } = await withAssets();
    assets.answers.answerWith([etherBalance('1'), usdcBalance('5')]);

    await openToSend(widget, { assetAddress, amount: '2' });
    await clock.advance(0);

    expect(state()).toMatchObject({
      prefill: 'done',
      form: { token: { symbol }, sendTokenAmount: '2', gasPrice: SEND_FEE.cost },
    });
  });

  it('reports that the token was missed where the account has none, or no source answers', async () => {
    const { widget, state, assets, clock } = await withAssets();
    assets.answers.answerWith([etherBalance('1')]);
    await openToSend(widget, { assetAddress: USDC });
    await clock.advance(0);
    expect(state().prefill).toBe('tokenMissed');

    await widget.close();
    assets.answers.failWith(new WidgetError('SERVICE_UNREACHABLE', {}));
    await openToSend(widget, { assetAddress: USDC });
    await clock.advance(0);
    expect(state().prefill).toBe('tokenMissed');
  });

  it.each([
    ['the account has no such token', () => [etherBalance('9')]],
    ['no source answers', () => new WidgetError('SERVICE_UNREACHABLE', {})],
    ['no source has answered yet', () => undefined],
  ])('joins no token of before with the amount of the arguments, where %s', async (_why, say) => {
    const { widget, send, state, assets, clock } = await withAssets();
    await send.chooseToken(etherBalance('9'));
    const answer = say();
    if (answer instanceof WidgetError) assets.answers.failWith(answer);
    else if (answer) assets.answers.answerWith(answer);
    else assets.answers.hang();

    await openToSend(widget, { assetAddress: USDC, amount: '5', to: BOB });
    await clock.advance(0);

    expect(state().step).toBe('selectToken');
    expect(state().form).toMatchObject({ sendTokenAmount: '', receiverInput: '' });
    await expect(send.review()).rejects.toMatchObject({ code: 'SEND_INCOMPLETE' });
  });

  it('goes on with what the visitor fills in after a miss', async () => {
    const { widget, send, state, assets, clock } = await withAssets();
    assets.answers.answerWith([etherBalance('9')]);
    await openToSend(widget, { assetAddress: USDC, amount: '5', to: BOB });
    await clock.advance(0);

    await send.chooseToken(etherBalance('9'));
    send.typeAmount('1');
    await send.typeReceiver(BOB);

    expect(state()).toMatchObject({ prefill: 'none', step: 'preview' });
    await send.review();
  });

  it('leaves what the visitor fills in while it reads the token', async () => {
    const { widget, send, state, assets, clock } = await withAssets();
    assets.answers.hang();
    await openToSend(widget, { assetAddress: USDC, amount: '5', to: BOB });
    await clock.advance(0);

    await send.chooseToken(etherBalance('9'));
    assets.answers.settle([usdcBalance('5')]);
    await clock.advance(0);

    expect(state().prefill).toBe('none');
    expect(state().form).toMatchObject({ token: { symbol: 'ETH' }, sendTokenAmount: '' });
  });

  it('drops what stood there first, also where the arguments name less', async () => {
    const { widget, send, state, clock } = await withTokens();
    await send.chooseToken(usdcBalance('5'));
    send.typeAmount('4');
    await send.typeReceiver(ALICE);

    await openToSend(widget, { amount: '0.5' });
    await clock.advance(0);

    expect(state().form).toMatchObject({
      token: { symbol: 'ETH' },
      sendTokenAmount: '0.5',
      receiverInput: '',
    });
  });

  it('drops the token of an opening that a later one replaced', async () => {
    const { widget, state, assets, clock, logger } = await withAssets();
    assets.answers.hang();
    await openToSend(widget, { assetAddress: USDC });
    await clock.advance(0);

    await openToSend(widget, { amount: '2' });
    assets.answers.settle([usdcBalance('5')]);
    await clock.advance(0);

    expect(state()).toMatchObject({ prefill: 'done', form: { sendTokenAmount: '2' } });
    expect(state().form.token?.symbol).toBe('ETH');
    expect(logger.entries).toEqual([]);
  });

  it('drops the token of an account that is not in use any more', async () => {
    const { widget, state, assets, session, clock } = await withAssets();
    assets.answers.hang();
    await openToSend(widget, { assetAddress: USDC });
    await clock.advance(0);
    expect(state().prefill).toBe('loading');

    session.change({ addresses: [BOB] });
    assets.answers.settle([usdcBalance('5')]);
    await clock.advance(0);

    expect(state().prefill).toBe('none');
    expect(state().form.token).toBeUndefined();
  });
});

describe('PictureReceiver', () => {
  it('[R3.8] shows the name and the picture of an address, and keeps the review', async () => {
    const identities = new FakeIdentitySource();
    identities.answers.hang();
    const { send, state, clock } = await readyToSend({
      overrides: [override(IdentitySource, identities)],
    });
    await send.review();

    identities.answers.settle({ name: 'bob.eth', imageUrl: 'data:image/png;base64,BB==' });
    await clock.advance(0);

    expect(identities.answers.asked).toMatchObject([{ address: BOB }]);
    expect(state()).toMatchObject({
      form: {
        receiverProfileName: 'bob.eth',
        receiverProfileImageUrl: 'data:image/png;base64,BB==',
      },
      flow: { status: 'reviewed' },
    });
  });

  it('[R3.8] shows the picture behind a name, under the name that was typed, also in the review', async () => {
    const identities = new FakeIdentitySource();
    identities.answers.answerWith({ name: 'other.eth', imageUrl: 'data:image/png;base64,BB==' });
    const { send, state, adapter, clock } = await readyToSend({
      overrides: [override(IdentitySource, identities)],
    });
    adapter.names.addresses.answerWith(BOB);
    const typed = send.typeReceiver('bob.eth');
    await clock.advance(500);
    await typed;
    await clock.advance(0);

    await send.review();

    expect(state().flow).toMatchObject({
      review: { receiverName: 'bob.eth', receiverImageUrl: 'data:image/png;base64,BB==' },
    });
  });

  it('[R3.8] sends no request about a receiver on a test network', async () => {
    const identities = new FakeIdentitySource();
    await readyToSend({
      options: { networks: [{ ...ethereum, testnet: true }] },
      overrides: [override(IdentitySource, identities)],
    });

    expect(identities.answers.asked).toEqual([]);
  });

  it('drops the picture of an earlier receiver', async () => {
    const identities = new FakeIdentitySource();
    identities.answers.hang();
    const { send, state, clock } = await readyToSend({
      overrides: [override(IdentitySource, identities)],
    });
    identities.answers.replyWith(() => undefined);
    await send.typeReceiver(ALICE);

    identities.answers.settle({ imageUrl: 'data:image/png;base64,BB==' });
    await clock.advance(0);

    expect(state().form).not.toHaveProperty('receiverProfileImageUrl');
  });

  it('shows none where no source answers', async () => {
    const identities = new FakeIdentitySource();
    const { state, logger, clock } = await readyToSend({
      overrides: [override(IdentitySource, identities)],
    });
    await clock.advance(0);

    expect(state()).toMatchObject({ step: 'preview' });
    const last = logger.entries.at(-1);
    expect(last).toMatchObject({ level: 'warn', message: 'The receiver could not be identified' });
  });
});

async function withAssets() {
  const assets = new FakeAssetSource();
  const set = await sendSetUp({ overrides: [override(AssetSource, assets)] });
  set.adapter.fees.answers.answerWith(SEND_FEE);
  return { ...set, assets };
}

/** A widget whose account holds an ether and 5 USDC, on a site that reads them from a source. */
async function withTokens() {
  const set = await withAssets();
  set.assets.answers.answerWith([etherBalance('1'), usdcBalance('5')]);
  return set;
}

describe('a payment URI in the field of the receiver', () => {
  it.each([
    [`ethereum:${BOB}@1?value=2.5e17`, 'ETH', '0.25'],
    [`ethereum:${BOB}`, 'ETH', ''],
    [` ethereum:${USDC}/transfer?address=${BOB}&uint256=1500000`, 'USDC', '1.5'],
  ])('fills in %s', async (uri, symbol, sendTokenAmount) => {
    const { send, state } = await withTokens();

    await send.typeReceiver(uri);

    expect(state()).toMatchObject({
      payment: 'none',
      prefill: 'done',
      form: { receiverInput: BOB, receiverAddress: BOB, sendTokenAmount, token: { symbol } },
    });
  });

  it('resolves the name that it pays to, and shows the address', async () => {
    const { send, state, adapter, clock } = await withTokens();
    adapter.names.addresses.answerWith(BOB);

    const paying = send.typeReceiver('ethereum:bob.eth@1?value=1e18');
    await clock.advance(500);
    await paying;

    expect(state()).toMatchObject({
      lookup: 'found',
      form: { receiverInput: 'bob.eth', receiverAddress: BOB, sendTokenAmount: '1' },
    });
  });

  it.each([
    ['address', 'ethereum:0x1234'],
    ['amount', `ethereum:${BOB}?value=-1`],
    ['unsupported', `ethereum:${USDC}/approve?address=${BOB}&uint256=1`],
    ['required', 'bitcoin:1BgGZ9tcN4rm9KBzDn7KprQz87SZ26SAMH?req-x=1'],
  ] as const)('is refused for its %s, and can not be sent to', async (payment, uri) => {
    const { send, state } = await withTokens();
    send.typeAmount('1');

    await send.typeReceiver(uri);

    expect(state()).toMatchObject({ payment, form: { receiverInput: uri, sendTokenAmount: '1' } });
    expect(state().missing).toContain('receiver');
    await send.typeReceiver(BOB);
    expect(state().payment).toBe('none');
  });

  it('asks the wallet to switch to its network', async () => {
    const { send, state, widget } = await withTokens();

    await send.typeReceiver(`ethereum:${BOB}@42161`);

    expect(activeConnection(widget.state).network?.caipNetworkId).toBe('eip155:42161');
    // The source has tokens on Ethereum alone: what is chosen is never of another network.
    expect(state()).toMatchObject({ prefill: 'tokenMissed' });
  });

  it.each([
    ['the wallet will not move to', `ethereum:${BOB}@42161?value=1`],
    ['the site does not have', `ethereum:${BOB}@10?value=1`],
    ['is of another namespace', 'bitcoin:1BgGZ9tcN4rm9KBzDn7KprQz87SZ26SAMH?amount=1'],
  ])('fills in nothing for a network that %s', async (_why, uri) => {
    const { send, state, session, widget } = await withTokens();
    session.answerSwitchWith('decline');
    await send.chooseToken(etherBalance('1'));
    send.typeAmount('0.1');

    await send.typeReceiver(uri);

    expect(activeConnection(widget.state).network?.caipNetworkId).toBe('eip155:1');
    expect(state()).toMatchObject({
      prefill: 'networkMissed',
      form: { receiverInput: uri, sendTokenAmount: '0.1' },
    });
    await expect(send.review()).rejects.toMatchObject({ code: 'SEND_INCOMPLETE' });
  });

  it('joins no amount of before with another token, where it names none', async () => {
    const { send, state } = await withTokens();
    await send.chooseToken(usdcBalance('5'));
    send.typeAmount('4');

    await send.typeReceiver(`ethereum:${BOB}`);
    expect(state().form).toMatchObject({ token: { symbol: 'ETH' }, sendTokenAmount: '' });

    send.typeAmount('0.1');
    await send.typeReceiver(`ethereum:${BOB}`);
    expect(state().form).toMatchObject({ token: { symbol: 'ETH' }, sendTokenAmount: '0.1' });
  });

  it('pays with no other token than the one that it asks for', async () => {
    const { send, state } = await withTokens();
    await send.chooseToken(etherBalance('1'));
    send.typeAmount('1');
    const uri = `ethereum:0x6B175474E89094C44Da98b954EedeAC495271d0F/transfer?address=${BOB}&uint256=1`;

    await send.typeReceiver(uri);

    expect(state()).toMatchObject({ prefill: 'tokenMissed', form: { receiverInput: uri } });
    await expect(send.review()).rejects.toMatchObject({ code: 'SEND_INCOMPLETE' });
  });

  it('is dropped when the visitor types another receiver in the meantime', async () => {
    const { send, state, assets } = await withTokens();
    assets.answers.hang();

    const paying = send.typeReceiver(`ethereum:${BOB}@1?value=1e18`);
    await send.typeReceiver(ALICE);
    assets.answers.settle([etherBalance('1')]);
    await paying;

    expect(state().form).toMatchObject({ receiverInput: ALICE, sendTokenAmount: '' });
  });
});

describe('the offered receivers', () => {
  it('are the other accounts of the wallet, and follow it', async () => {
    const { state, session } = await sendSetUp({ grant: { addresses: [ALICE, BOB] } });
    expect(state().receivers).toEqual([{ address: BOB, kind: 'own' }]);

    session.change({ addresses: [BOB, ALICE] });
    expect(state().receivers).toEqual([{ address: ALICE, kind: 'own' }]);
    session.leave();
    expect(state().receivers).toEqual([]);
  });

  it('are those that were paid on this visit', async () => {
    const { state, send, adapter, widget } = await readyToSend();
    adapter.sender.answers.answerWith(`0x${'ab'.repeat(32)}`);
    await send.review();
    await send.confirm();

    await widget.open({ view: 'WalletSend' });

    expect(state().receivers).toEqual([{ address: BOB, kind: 'paid' }]);
  });
});

describe('the token that the form begins with', () => {
  it('is the native currency, whose balance is known: no source is asked', async () => {
    const { widget, state, assets, clock } = await withAssets();
    await widget.open({ view: 'WalletSend' });
    await clock.advance(0);

    expect(state().form.token).toMatchObject({ symbol: 'ETH', quantity: { units: 10n ** 18n } });
    expect(assets.answers.asked).toEqual([]);
  });

  it('is the one of the arguments', async () => {
    const { widget, state, assets, clock } = await withAssets();
    assets.answers.hang();
    await openToSend(widget, { assetAddress: USDC });
    await clock.advance(0);
    expect(state().form.token).toBeUndefined();

    assets.answers.settle([usdcBalance('5')]);
    await clock.advance(0);
    expect(state().form.token?.symbol).toBe('USDC');
  });

  it('is the one of the next account and network', async () => {
    const { widget, state, session, clock } = await withAssets();
    await widget.open({ view: 'WalletSend' });
    session.change({ chainReference: '42161' });
    await clock.advance(0);
    expect(state().form.token?.chainId).toBe('eip155:42161');
  });
});

describe('an amount in US dollars', () => {
  const priced = etherBalance('1', { price: 2500 });

  it('is typed and sent in the token, floored', async () => {
    const { send, state } = await sendSetUp();
    await send.chooseToken(priced);

    send.typeAmountInUSD('1250.01');
    expect(state()).toMatchObject({
      amountInUSD: '1250.01',
      form: { sendTokenAmount: '0.500004' },
      units: 500_004_000_000_000_000n,
    });
    send.typeAmountInUSD('1250.01x');
    expect(state().amountInUSD).toBe('1250.01');
    send.typeAmount('1');
    expect(state()).toMatchObject({ amountInUSD: undefined, form: { sendTokenAmount: '1' } });
  });

  it('begins with what the amount is worth, and ends with the amount', async () => {
    const { send, state } = await sendSetUp();
    await send.chooseToken(priced);
    send.typeAmount('0.123456');

    send.typeIn('USD');
    expect(state()).toMatchObject({ amountInUSD: '308.64', form: { sendTokenAmount: '0.123456' } });
    send.typeIn('token');
    expect(state()).toMatchObject({
      amountInUSD: undefined,
      form: { sendTokenAmount: '0.123456' },
    });
  });

  it('is not typed without a price: unknown is not zero', async () => {
    const { send, state } = await sendSetUp();
    await send.chooseToken(etherBalance('1'));
    send.typeIn('USD');
    send.typeAmountInUSD('5');
    expect(state()).toMatchObject({ amountInUSD: undefined, form: { sendTokenAmount: '' } });
    expect(state()).not.toHaveProperty('valueInUSD');
  });

  it('ends with the next token', async () => {
    const { send, state } = await sendSetUp();
    await send.chooseToken(priced);
    send.typeAmountInUSD('5');
    await send.chooseToken(usdcBalance('5'));
    expect(state().amountInUSD).toBeUndefined();
  });
});
