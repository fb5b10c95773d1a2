import { describe, expect, it } from '@jest/globals';
import { WidgetError } from '../../../../domain/errors/widget-error';
import { arbitrum } from '../../../../domain/network/built-in-networks';
import type { PastPrice } from '../../../../domain/token/past-prices';
import { tokenKey } from '../../../../domain/token/token-marks';
import { FakeAssetSource, FakePriceSource } from '../../../../infrastructure/fake';
import { AssetSource } from '../../../../ports/asset-source';
import { PriceSource } from '../../../../ports/price-source';
import { override } from '../../../../ports/token';
import { connectedWidget } from '../../../support/headless-kit';
import { balanceOf, etherBalance, usdcBalance } from '../../../support/token-balances';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const ether = etherBalance('1', { price: 3000 });

async function setUp(prices: PriceSource = new FakePriceSource()) {
  const assets = new FakeAssetSource();
  assets.answers.answerWith([ether]);
  const connected = await connectedWidget({
    overrides: [override(AssetSource, assets), override(PriceSource, prices)],
  });
  const { clock, widget } = connected;
  const tokens = await widget.feature('tokens');
  const dayAgo = (units: number): readonly PastPrice[] => [
    { atMs: clock.now() - DAY, price: { units: BigInt(units), scale: 0 } },
  ];
  return { ...connected, dayAgo, past: () => widget.state.features.tokens?.past, tokens };
}

async function faked() {
  const prices = new FakePriceSource();
  return { ...(await setUp(prices)), prices };
}

describe('the prices of the last day', () => {
  it('are in the state by token, without those that are not known', async () => {
    const { dayAgo, past, prices, tokens } = await faked();
    const usdc = usdcBalance('1');
    prices.pastAnswers.answerWith([dayAgo(2900), undefined]);

    await tokens.lookBack([ether, usdc]);

    expect(past()?.[tokenKey(ether)]).toEqual(dayAgo(2900));
    expect(past()?.[tokenKey(usdc)]).toBeUndefined();
  });

  it('are not asked for by reading tokens and prices', async () => {
    const { prices, tokens } = await faked();
    prices.answers.answerWith([undefined]);
    await tokens.load();
    await tokens.price([ether]);
    expect(prices.pastAnswers.asked).toEqual([]);
  });

  it('are asked for once in a quarter of an hour for each token, a lack of them too', async () => {
    const { clock, dayAgo, past, prices, tokens } = await faked();
    prices.pastAnswers.answerWith([undefined]);
    await tokens.lookBack([ether]);
    await tokens.lookBack([ether, usdcBalance('1')]);
    expect(prices.pastAnswers.asked.map((asked) => asked.map(({ symbol }) => symbol))).toEqual([
      ['ETH'],
      ['USDC'],
    ]);

    await clock.advance(15 * MINUTE);
    prices.pastAnswers.answerWith(Array.from({ length: 1 }, () => dayAgo(2900)));
    await tokens.lookBack([ether]);
    expect(past()?.[tokenKey(ether)]).toEqual(dayAgo(2900));
  });

  it('are those of the network in use', async () => {
    const { prices, tokens } = await faked();
    const other = balanceOf({
      symbol: 'ETH',
      chainId: arbitrum.caipNetworkId,
      quantity: { decimals: 18, numeric: '1' },
    });
    await tokens.lookBack([other]);
    expect(prices.pastAnswers.asked).toEqual([]);
  });

  it('stay while the tokens are read again', async () => {
    const { dayAgo, past, prices, tokens } = await faked();
    prices.answers.answerWith([undefined]);
    prices.pastAnswers.answerWith([dayAgo(2900)]);
    await tokens.load();
    await tokens.lookBack([ether]);
    await tokens.refresh();
    expect(past()?.[tokenKey(ether)]).toEqual(dayAgo(2900));
  });

  it('are none where the source has none, fails or answers with nonsense, and nothing is thrown', async () => {
    const plain = await setUp({ prices: async (tokens) => tokens.map(() => undefined) });
    await plain.tokens.lookBack([ether]);
    expect(plain.past()).toBeUndefined();

    const { logger, past, prices, tokens } = await faked();
    prices.pastAnswers.failWith(new WidgetError('HTTP_STATUS', { status: 503 }));
    await tokens.lookBack([ether]);
    expect(past()).toBeUndefined();
    expect(logger.entries.map(({ message }) => message)).toContain('Past prices could not be read');

    const liar = await setUp({
      prices: async (asked) => asked.map(() => undefined),
      pastPrices: async () => [[{ atMs: 'x', price: null }], 7] as never,
    });
    await liar.tokens.lookBack([ether]);
    expect(liar.past()?.[tokenKey(ether)]).toBeUndefined();
  });

  it('are dropped where the widget ends before they come', async () => {
    const { dayAgo, past, prices, tokens, widget } = await faked();
    prices.pastAnswers.hang();
    const looking = tokens.lookBack([ether]);
    widget.dispose();
    prices.pastAnswers.settle([dayAgo(2900)]);
    await looking;
    expect(past()).toBeUndefined();
  });
});
