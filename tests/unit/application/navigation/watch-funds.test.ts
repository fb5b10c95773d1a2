import { describe, expect, it } from '@jest/globals';
import { WidgetError } from '../../../../domain/errors/widget-error';
import { FakeAssetSource } from '../../../../infrastructure/fake';
import { AssetSource } from '../../../../ports/asset-source';
import { override } from '../../../../ports/token';
import { ALICE, BOB } from '../../../support/headless-kit';
import { openToSend, SEND_FEE, sendSetUp } from '../../../support/headless-send';
import { swapSetUp } from '../../../support/headless-swap';
import { etherBalance, USDC, usdcBalance } from '../../../support/token-balances';

const ETHER = 10n ** 18n;

describe('money that arrives while the form for sending is open', () => {
  it('[R9.4] can be sent within 4 s, without a press', async () => {
    const { adapter, clock, send, state, widget } = await setUp();
    await widget.open();
    await widget.show('WalletSend');
    await send.chooseToken(etherBalance('1'));
    await send.typeReceiver(BOB);
    send.typeAmount('2');
    expect(state().step).toBe('insufficientFunds');

    adapter.setBalance(ALICE, 'eip155:1', 3n * ETHER);
    await clock.advance(4000);

    expect(state().step).toBe('preview');
  });

  it('[R9.2] is there within 30 s where it is a token, and no source is asked before', async () => {
    const { assets, clock, send, state, widget } = await setUp();
    const tokens = await widget.feature('tokens');
    await tokens.load();
    await widget.open();
    await widget.show('WalletSend');
    await send.chooseToken(usdcBalance('5', { price: 1 }));
    await send.typeReceiver(BOB);
    send.typeAmount('8');
    expect(state().step).toBe('insufficientFunds');
    const asked = assets.answers.asked.length;
    assets.answers.answerWith([etherBalance('1'), usdcBalance('10')]);

    await clock.advance(24_000);
    expect(assets.answers.asked).toHaveLength(asked);
    await clock.advance(8000);

    expect(assets.answers.asked).toHaveLength(asked + 1);
    expect(state()).toMatchObject({
      step: 'preview',
      form: { token: { quantity: { units: 10_000_000n }, price: { units: 1n } } },
    });
  });

  it('is there as well where a link has opened the form, and nothing has listed the tokens', async () => {
    const { assets, clock, state, widget } = await setUp();
    await openToSend(widget, { assetAddress: USDC, amount: '8', to: BOB });
    await clock.advance(600);
    expect(state()).toMatchObject({ step: 'insufficientFunds', prefill: 'done' });
    assets.answers.answerWith([usdcBalance('10')]);

    await clock.advance(40_000);

    expect(state().step).toBe('preview');
    expect(widget.state.features.tokens?.status ?? 'idle').toBe('idle');
  });

  it('is not looked for while the page is hidden, nor after the modal was closed', async () => {
    const { adapter, clock, hostPage, widget } = await setUp();
    await widget.open();
    await widget.show('WalletSend');
    hostPage.hide();
    const before = adapter.readCount;
    await clock.advance(60_000);
    expect(adapter.readCount).toBe(before);

    hostPage.show();
    await widget.close();
    const closed = adapter.readCount;
    await clock.advance(60_000);

    expect(adapter.readCount).toBe(closed);
    expect(clock.sleeping).toBe(0);
  });
});

describe('money that arrives while the form for swapping is open', () => {
  it('can be exchanged, a token within 30 s', async () => {
    const { adapters, assets, clock, state, swap, widget } = await swapSetUp();
    await widget.open();
    await widget.show('Swap');
    await swap.load();
    adapters.of('eip155').setBalance(ALICE, 'eip155:1', 7n * ETHER);
    assets.answers.answerWith([etherBalance('7'), usdcBalance('9')]);

    await clock.advance(4000);
    expect(unitsOf(state().tokens, 'ETH')).toBe(7n * ETHER);
    await clock.advance(32_000);

    expect(unitsOf(state().tokens, 'USDC')).toBe(9_000_000n);
  });
});

describe('the tokens of an account on show', () => {
  it('[R9.2] are read again every 30 s, while what is known stays in place', async () => {
    const { assets, clock, widget } = await setUp();
    await (await widget.feature('tokens')).load({ prices: 'none' });
    await widget.open();
    const asked = assets.answers.asked.length;
    assets.answers.hang();

    await clock.advance(32_000);
    expect(assets.answers.asked).toHaveLength(asked + 1);
    expect(widget.state.features.tokens?.status).toBe('loaded');
    assets.answers.settle([usdcBalance('6')]);
    await clock.advance(0);

    expect(widget.state.features.tokens?.tokens).toMatchObject([
      { quantity: { units: 6_000_000n } },
    ]);
  });

  it('stay where they cannot be read again, without a message', async () => {
    const { assets, clock, widget } = await setUp();
    await (await widget.feature('tokens')).load({ prices: 'none' });
    await widget.open();
    assets.answers.failWith(new WidgetError('SERVICE_UNREACHABLE', {}));

    await clock.advance(70_000);

    expect(widget.state.features.tokens).toMatchObject({
      status: 'loaded',
      tokens: [{ symbol: 'ETH' }, { symbol: 'USDC' }],
    });
    expect(widget.state.snackbar).toBeUndefined();
  });
});

async function setUp() {
  const assets = new FakeAssetSource();
  assets.answers.answerWith([etherBalance('1'), usdcBalance('5', { price: 1 })]);
  const set = await sendSetUp({ overrides: [override(AssetSource, assets)] });
  set.adapter.fees.answers.answerWith(SEND_FEE);
  return { ...set, assets };
}

function unitsOf(
  tokens: readonly { readonly symbol: string; readonly quantity?: { readonly units: bigint } }[],
  symbol: string,
): bigint | undefined {
  return tokens.find((token) => token.symbol === symbol)?.quantity?.units;
}
