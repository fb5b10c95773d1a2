import { describe, expect, it } from '@jest/globals';
import type { CaipAddress } from '../../../../domain/caip/caip-address';
import { WidgetError } from '../../../../domain/errors/widget-error';
import { arbitrum, ethereum } from '../../../../domain/network/built-in-networks';
import { formatDecimal } from '../../../../domain/number/decimal';
import type { TokenBalance } from '../../../../domain/token/token-balance';
import { FakeAssetSource, FakePriceSource, InMemoryStorage } from '../../../../infrastructure/fake';
import { AssetSource } from '../../../../ports/asset-source';
import type { Eip1193Provider } from '../../../../ports/eip1193-provider';
import { PriceSource } from '../../../../ports/price-source';
import { override, type Override } from '../../../../ports/token';
import {
  ALICE,
  BOB,
  connectedWidget,
  type ConnectedGiven,
  storedIn,
} from '../../../support/headless-kit';
import { headlessWidget } from '../../../support/headless-widget';
import { balanceOf, etherBalance, USDC, usdcBalance } from '../../../support/token-balances';

describe('TokensFeature', () => {
  it('[R3.6] reads the tokens of the account in use and their values', async () => {
    const { tokens, assets, widget } = await setUp();
    assets.answers.answerWith([ether('2', 3000), usdc('10.5')]);

    await tokens.load();

    expect(assets.answers.asked).toMatchObject([{ address: ALICE, network: { id: 1 } }]);
    expect(widget.state.features.tokens).toMatchObject({
      status: 'loaded',
      tokens: [{ symbol: 'ETH' }, { symbol: 'USDC' }],
    });
    const total = widget.state.features.tokens?.totalValue;
    expect(total && formatDecimal(total)).toBe('6010.5');
  });

  it('[R5.9] drops tokens with 0 decimals', async () => {
    const { tokens, assets, widget } = await setUp();
    assets.answers.answerWith([ether('1', 1), token('NFTISH', 0, '3')]);

    await tokens.load();

    expect(widget.state.features.tokens?.tokens.map(({ symbol }) => symbol)).toEqual(['ETH']);
  });

  it('reports that no price is known, instead of a total of zero', async () => {
    const { tokens, assets, widget } = await setUp();
    assets.answers.answerWith([ether('1')]);

    await tokens.load();

    expect(widget.state.features.tokens).not.toHaveProperty('totalValue');
  });

  it('[R9.2] reads them again only after 30 s', async () => {
    const { tokens, assets, clock } = await setUp();
    assets.answers.answerWith([ether('1')]);
    await tokens.load();

    await clock.advance(29_999);
    await tokens.load();
    expect(assets.answers.asked).toHaveLength(1);

    await clock.advance(1);
    await tokens.load();
    expect(assets.answers.asked).toHaveLength(2);
  });

  it('[R3.19] begins the next page with the last reading', async () => {
    const storage = new InMemoryStorage();
    const first = await setUp({ storage });
    first.assets.answers.answerWith([ether('1', 3000.25), usdc('0.000001')]);
    await first.tokens.load();
    const before = first.widget.state.features.tokens;
    first.widget.dispose();

    const second = await setUp({ storage });
    await second.tokens.load();

    expect(second.assets.answers.asked).toEqual([]);
    expect(second.widget.state.features.tokens?.tokens).toEqual(before?.tokens);
  });

  it('sends one request for two callers at the same time', async () => {
    const { tokens, assets, clock } = await setUp();
    assets.answers.hang();

    const both = Promise.all([tokens.load(), tokens.load()]);
    await clock.advance(0);
    assets.answers.settle([ether('1')]);
    await both;

    expect(assets.answers.asked).toHaveLength(1);
  });

  it('[R8.1] reports that a balance could not be read, and tries again only after 30 s', async () => {
    const { tokens, assets, widget, clock, logger } = await setUp();

    await tokens.load();
    await clock.advance(0);

    expect(widget.state.features.tokens).toEqual({ status: 'failed', tokens: [] });
    expect(widget.state.snackbar).toMatchObject({
      variant: 'error',
      text: 'Token Balance Unavailable',
    });
    expect(logger.entries).toHaveLength(1);

    await clock.advance(29_999);
    await tokens.load();
    expect(assets.answers.asked).toHaveLength(1);

    await clock.advance(1);
    assets.answers.answerWith([ether('1')]);
    await tokens.load();
    expect(widget.state.features.tokens?.status).toBe('loaded');
  });

  it('keeps the known tokens where a later reading fails', async () => {
    const { tokens, assets, widget } = await setUp();
    assets.answers.answerWith([ether('1')]);
    await tokens.load();
    assets.answers.failWith(new WidgetError('HTTP_STATUS', { status: 503 }));

    await tokens.refresh();

    expect(widget.state.features.tokens).toMatchObject({
      status: 'failed',
      tokens: [{ symbol: 'ETH' }],
    });
  });

  it('requests current data from the source on a refresh', async () => {
    const { tokens, assets } = await setUp();
    assets.answers.answerWith([ether('1')]);
    await tokens.load();

    await tokens.refresh();

    expect(assets.answers.asked).toMatchObject([{}, { mustBeFresh: true }]);
    expect(assets.answers.asked[0]).not.toHaveProperty('mustBeFresh');
  });

  it('drops the answer for an account that is not in use any more', async () => {
    const { tokens, assets, session, widget, clock } = await setUp();
    assets.answers.hang();
    const reading = tokens.load();
    await clock.advance(0);
    expect(assets.answers.pendingCount).toBe(1);

    session.change({ addresses: [BOB] });
    assets.answers.settle([ether('1')]);
    await reading;

    expect(widget.state.features.tokens).toEqual({ status: 'idle', tokens: [] });
  });

  it('reports the failure again when the visitor is back at the account', async () => {
    const { tokens, assets, session, widget } = await setUp();
    await tokens.load();
    expect(widget.state.features.tokens?.status).toBe('failed');
    session.change({ addresses: [BOB] });
    session.change({ addresses: [ALICE] });
    expect(widget.state.features.tokens?.status).toBe('idle');

    await tokens.load();

    expect(widget.state.features.tokens?.status).toBe('failed');
    expect(assets.answers.asked).toHaveLength(1);
  });

  it('keeps the networks of one account separate', async () => {
    const { tokens, assets, session, widget } = await setUp();
    assets.answers.answerWith([ether('1')]);
    await tokens.load();

    session.change({ chainReference: String(arbitrum.id) });
    expect(widget.state.features.tokens).toEqual({ status: 'idle', tokens: [] });
    await tokens.load();

    expect(assets.answers.asked.map(({ network }) => network.id)).toEqual([1, 42161]);
  });

  it('does nothing without an account, and on a network that is not configured', async () => {
    const assets = new FakeAssetSource();
    const { widget } = headlessWidget({ overrides: [override(AssetSource, assets)] });
    const tokens = await widget.feature('tokens');
    await tokens.load();
    expect(assets.answers.asked).toEqual([]);

    const unsupported = await setUp({ grant: { chainReference: '777' } });
    await unsupported.tokens.load();
    await unsupported.tokens.refresh();
    expect(unsupported.assets.answers.asked).toEqual([]);
  });

  it('[R9.11] does nothing on a namespace whose balances are not listed', async () => {
    const { tokens, assets } = await setUp({
      namespace: 'bip122',
      grant: {
        addresses: ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
        chainReference: '000000000019d6689c085ae165831e93',
      },
    });

    await tokens.load();

    expect(assets.answers.asked).toEqual([]);
  });

  it('pins and hides tokens, also on the next visit, and in every account', async () => {
    const storage = new InMemoryStorage();
    const { tokens, assets, widget, session } = await setUp({ storage });
    assets.answers.answerWith([ether('1', 1), usdc('5')]);
    await tokens.load();
    const [eth, dollars] = widget.state.features.tokens?.tokens ?? [];
    if (!eth || !dollars) throw new TypeError('There are no tokens');

    tokens.mark(dollars, 'pinned');
    tokens.mark(eth, 'hidden');
    const marks = { 'eip155:1': 'hidden', [dollars.address ?? '']: 'pinned' };
    expect(widget.state.features.tokens).toMatchObject({ status: 'loaded', marks });
    session.change({ addresses: [BOB] });
    expect(widget.state.features.tokens).toMatchObject({ status: 'idle', marks });

    const next = await setUp({ storage });
    expect(next.widget.state.features.tokens).toMatchObject({ marks });
    next.tokens.mark(dollars, undefined);
    expect(next.widget.state.features.tokens?.marks).toEqual({ 'eip155:1': 'hidden' });
    expect(storedIn(storage)['token_marks']).toBe('{"eip155:1":"hidden"}');
  });

  it('leaves nothing pending when the widget ends', async () => {
    const { tokens, assets, clock, widget, logger } = await setUp();
    assets.answers.hang();
    const reading = tokens.load();

    widget.dispose();
    await reading;

    expect(clock.sleeping).toBe(0);
    expect(logger.entries).toEqual([]);
  });
});

describe('TokensFeature with a wallet that lists its assets', () => {
  it("[R7.5] prefers the wallet's list, for the network in use", async () => {
    const { provider, asked } = listing({ supported: true });
    const { tokens, assets, widget } = await setUp({ provider });

    await tokens.load();

    expect(asked).toEqual([
      { method: 'wallet_getCapabilities', params: [ALICE] },
      { method: 'wallet_getAssets', params: [{ account: ALICE, chainFilter: ['0x1'] }] },
    ]);
    expect(assets.answers.asked).toEqual([]);
    expect(widget.state.features.tokens?.tokens).toMatchObject([
      { symbol: 'ETH', quantity: { units: 10n ** 18n } },
    ]);
  });

  it('[R7.5] asks the service where the wallet lists no assets', async () => {
    const { provider, asked } = listing({ supported: false });
    const { tokens, assets } = await setUp({ provider });
    assets.answers.answerWith([ether('1')]);

    await tokens.load();

    expect(asked.map(({ method }) => method)).toEqual(['wallet_getCapabilities']);
    expect(assets.answers.asked).toHaveLength(1);
  });

  it('asks the service where the wallet refuses', async () => {
    const provider: Eip1193Provider = { request: () => Promise.reject(new Error('no')) };
    const { tokens, assets, widget } = await setUp({ provider });
    assets.answers.answerWith([ether('1')]);

    await tokens.load();

    expect(widget.state.features.tokens?.status).toBe('loaded');
  });

  it('asks the service where the wallet does not answer for five seconds', async () => {
    const provider: Eip1193Provider = { request: () => new Promise(() => undefined) };
    const { tokens, assets, clock } = await setUp({ provider });
    assets.answers.answerWith([ether('1')]);
    const reading = tokens.load();

    await clock.advance(4999);
    expect(assets.answers.asked).toEqual([]);
    await clock.advance(1);
    await reading;

    expect(assets.answers.asked).toHaveLength(1);
    expect(clock.sleeping).toBe(0);
  });

  it('does not ask the service for a former account', async () => {
    const provider: Eip1193Provider = { request: () => new Promise(() => undefined) };
    const { tokens, assets, session, clock } = await setUp({ provider });
    const reading = tokens.load();

    session.leave();
    await reading;
    await clock.advance(10_000);

    expect(assets.answers.asked).toEqual([]);
  });
});

describe('TokensFeature without a service', () => {
  it('lists the native currency of the chain', async () => {
    const { widget } = await connectedWidget();
    const tokens = await widget.feature('tokens');

    await tokens.load();

    expect(widget.state.features.tokens?.tokens).toMatchObject([
      { symbol: 'ETH', chainId: ethereum.caipNetworkId, quantity: { units: 10n ** 18n } },
    ]);
  });
});

describe('the contract of a token', () => {
  it('is copied, and that is shown', async () => {
    const { hostPage, tokens, widget, clock } = await setUp();
    await tokens.copyContract(usdc('1'));
    await clock.advance(0);
    expect(hostPage.copiedText).toBe(USDC);
    expect(widget.state.snackbar?.code).toBe('ADDRESS_COPIED');

    hostPage.refuseCopies();
    await expect(tokens.copyContract(usdc('1'))).rejects.toMatchObject({ code: 'COPY_FAILED' });
    await clock.advance(5_000);
    expect(widget.state.snackbar?.code).toBe('COPY_FAILED');
  });
});

describe('prices of tokens', () => {
  it('are read for the first twenty in one request, after the tokens are shown', async () => {
    const { assets, prices, tokens, widget, clock } = await priced();
    const held = manyTokens(30);
    assets.answers.answerWith(held);
    prices.answers.hang();

    await tokens.load();
    await clock.advance(0);
    expect(widget.state.features.tokens?.tokens).toHaveLength(30);
    expect(prices.answers.asked.map(({ length }) => length)).toEqual([20]);

    prices.answers.settle(held.slice(0, 20).map((_, index) => price(index)));
    await clock.advance(0);
    const shown = widget.state.features.tokens;
    expect(shown?.tokens[0]).not.toHaveProperty('value');
    expect(shown?.tokens[3]?.value && formatDecimal(shown.tokens[3].value)).toBe('6');
    expect(shown?.totalValue && formatDecimal(shown.totalValue)).toBe('380');
  });

  it('are read for the rows in sight, each once', async () => {
    const { assets, prices, tokens } = await priced();
    const held = manyTokens(30);
    assets.answers.answerWith(held);
    prices.answers.replyWith((asked) => asked.map(() => price(1)));
    await tokens.load();

    await tokens.price(held.slice(15, 25));
    await tokens.price(held.slice(15, 25));

    expect(prices.answers.asked.map(({ length }) => length)).toEqual([20, 5]);
  });

  it('stay those that the service said', async () => {
    const { assets, prices, tokens } = await priced();
    assets.answers.answerWith([ether('1', 3000), usdc('1'), ...manyTokens(1)]);
    prices.answers.replyWith((asked) => asked.map(() => price(7)));
    await tokens.load();
    expect(prices.answers.asked).toMatchObject([[{ symbol: 'T0' }]]);
  });

  it('are kept while they are read again', async () => {
    const { assets, prices, tokens, widget, clock } = await priced();
    assets.answers.answerWith([ether('1')]);
    prices.answers.answerWith([price(3000)]);
    await tokens.load();
    await clock.advance(0);
    prices.answers.hang();
    await tokens.refresh();
    expect(widget.state.features.tokens?.tokens[0]?.price).toEqual(price(3000));

    prices.answers.settle([price(3100)]);
    await clock.advance(0);
    expect(widget.state.features.tokens?.tokens[0]?.price).toEqual(price(3100));
  });

  it('that cannot be read leave the tokens without a value, and the log says so', async () => {
    const { assets, logger, tokens, widget, clock } = await priced();
    assets.answers.answerWith([ether('1')]);
    await tokens.load();
    await clock.advance(0);
    expect(widget.state.features.tokens).toMatchObject({ status: 'loaded' });
    expect(widget.state.features.tokens).not.toHaveProperty('totalValue');
    expect(logger.entries).toMatchObject([{ level: 'warn' }]);
  });

  it('are not read with the list where a view says which rows are in sight', async () => {
    const { assets, prices, tokens } = await priced();
    const held = manyTokens(30);
    assets.answers.answerWith(held);
    await tokens.load({ prices: 'none' });
    expect(prices.answers.asked).toEqual([]);

    prices.answers.replyWith((asked) => asked.map(() => price(1)));
    await tokens.price(held.slice(3, 8));
    expect(prices.answers.asked.map(({ length }) => length)).toEqual([5]);
    await tokens.refresh();
    expect(prices.answers.asked).toHaveLength(1);
  });

  it('of zero are no prices', async () => {
    const { assets, prices, tokens, widget, clock } = await priced();
    assets.answers.answerWith([ether('1')]);
    prices.answers.answerWith([price(0)]);
    await tokens.load();
    await clock.advance(0);
    expect(widget.state.features.tokens?.tokens[0]).not.toHaveProperty('price');
  });

  it('are not shown for another account', async () => {
    const { assets, prices, tokens, widget, clock, session } = await priced();
    assets.answers.answerWith([ether('1')]);
    prices.answers.hang();
    await tokens.load();
    session.change({ addresses: [BOB] });
    await clock.advance(0);
    await tokens.load();
    prices.answers.settle([price(3000)]);
    await clock.advance(0);
    expect(widget.state.features.tokens?.tokens[0]).not.toHaveProperty('price');
  });
});

describe('a token that the visitor adds', () => {
  const facts = { decimals: 6, symbol: 'USDC' };

  it('is what its contract says, and is looked for from then on', async () => {
    const { adapters, assets, tokens } = await setUp();
    adapters.of('eip155').facts.say(facts);
    assets.answers.answerWith([]);

    const added = await tokens.add(` ${USDC.toLowerCase()} `);

    expect(added).toEqual({
      name: 'USDC',
      symbol: 'USDC',
      decimals: 6,
      address: `eip155:1:${USDC}`,
    });
    expect(assets.answers.asked).toMatchObject([{ mustBeFresh: true }]);
  });

  it('is shown beside the tokens that the wallet lists', async () => {
    const { adapters, assets, tokens, widget } = await setUp({
      provider: listing({ supported: true }).provider,
    });
    adapters.of('eip155').facts.say(facts);
    const [added, other] = [usdc('3'), ...manyTokens(1)];
    assets.answers.answerWith(added && other ? [ether('9'), added, other] : []);
    await tokens.load();
    expect(assets.answers.asked).toEqual([]);

    await tokens.add(USDC);

    expect(
      widget.state.features.tokens?.tokens.map(({ quantity, symbol }) => [
        symbol,
        quantity.numeric,
      ]),
    ).toEqual([
      ['ETH', '1'],
      ['USDC', '3'],
    ]);

    assets.answers.failWith(new WidgetError('HTTP_STATUS', { status: 503 }));
    await tokens.refresh();
    expect(widget.state.features.tokens?.tokens.map(({ symbol }) => symbol)).toEqual(['ETH']);
  });

  it('is found first, with the name that the contract says, and nothing is kept', async () => {
    const storage = new InMemoryStorage();
    const { adapters, assets, tokens, widget } = await setUp({ storage });
    adapters.of('eip155').facts.say({ ...facts, name: 'USD Coin' });

    expect(await tokens.find(USDC)).toEqual({
      name: 'USD Coin',
      symbol: 'USDC',
      decimals: 6,
      address: `eip155:1:${USDC}`,
      warnings: [],
    });
    expect(storage.keys('').filter((name) => name.includes('added_tokens'))).toEqual([]);
    expect(assets.answers.asked).toEqual([]);
    expect(widget.state.features.tokens).not.toHaveProperty('added');
  });

  it('is found with warnings where it takes the symbol of a token that the account holds, and leads to a page', async () => {
    const { adapters, assets, tokens } = await setUp();
    assets.answers.answerWith([ether('1')]);
    await tokens.load();
    adapters.of('eip155').facts.say({ decimals: 18, symbol: 'eth', name: 'Claim at bonus.test' });

    expect((await tokens.find(USDC)).warnings).toEqual(['bait', 'sameSymbol']);
  });

  it('is in the state as added until it is removed, also on the next visit', async () => {
    const storage = new InMemoryStorage();
    const first = await setUp({ storage });
    first.adapters.of('eip155').facts.say(facts);
    first.assets.answers.answerWith([]);
    const { address } = await first.tokens.add(USDC);
    expect(first.widget.state.features.tokens?.added).toEqual([address]);

    const { tokens, widget, assets } = await setUp({ storage });
    assets.answers.answerWith([]);
    expect(widget.state.features.tokens?.added).toEqual([address]);
    await tokens.remove(address);
    expect(widget.state.features.tokens?.added).toEqual([]);
  });

  it('is kept on this device, at most a hundred of them, and can be removed', async () => {
    const storage = new InMemoryStorage();
    const { adapters, assets, tokens } = await setUp({ storage });
    adapters.of('eip155').facts.say(facts);
    assets.answers.answerWith([]);
    for (let index = 1; index <= 101; index += 1) {
      await tokens.add(`0x${String(index).padStart(40, '0')}`);
    }
    const kept = () => {
      const [key = ''] = storage.keys('').filter((name) => name.includes('added_tokens'));
      return JSON.parse(storage.get(key) ?? '[]') as readonly { readonly address: CaipAddress }[];
    };
    expect(kept()).toHaveLength(100);
    const [latest] = kept();
    if (latest) await tokens.remove(latest.address);
    expect(kept()).toHaveLength(99);
  });

  it.each(['', 'usdc', '0x1', `${USDC}0`])('is refused at the address %p', async (address) => {
    const { tokens } = await setUp();
    await expect(tokens.add(address)).rejects.toMatchObject({ code: 'ADDRESS_INVALID' });
  });

  it.each([{}, { decimals: 6 }, { symbol: 'USDC' }, { decimals: 6, symbol: '\u200B' }])(
    'is refused where the contract says %p',
    async (said) => {
      const { adapters, tokens } = await setUp();
      adapters.of('eip155').facts.say(said);
      await expect(tokens.add(USDC)).rejects.toMatchObject({ code: 'TOKEN_UNKNOWN' });
    },
  );
});

async function priced() {
  const prices = new FakePriceSource();
  return { ...(await setUp({}, override(PriceSource, prices))), prices };
}

function manyTokens(count: number): readonly TokenBalance[] {
  return Array.from({ length: count }, (_, index) =>
    balanceOf({
      symbol: `T${index}`,
      address: `0x${String(index + 1).padStart(40, '0')}`,
      quantity: { decimals: 6, numeric: '2' },
    }),
  );
}

function price(units: number) {
  return { units: BigInt(units), scale: 0 };
}

async function setUp(options: ConnectedGiven = {}, ...overrides: readonly Override[]) {
  const assets = new FakeAssetSource();
  const connected = await connectedWidget({
    ...options,
    overrides: [override(AssetSource, assets), ...overrides],
  });
  return { ...connected, assets, tokens: await connected.widget.feature('tokens') };
}

function listing({ supported }: { readonly supported: boolean }) {
  const asked: { readonly method: string; readonly params?: unknown }[] = [];
  const answers: Readonly<Record<string, unknown>> = {
    wallet_getCapabilities: { '0x1': { assetDiscovery: { supported } } },
    wallet_getAssets: {
      '0x1': [
        {
          address: 'native',
          balance: `0x${(10n ** 18n).toString(16)}`,
          type: 'NATIVE',
          metadata: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        },
      ],
    },
  };
  const provider: Eip1193Provider = {
    request: async (question) => {
      asked.push(question);
      return answers[question.method];
    },
  };
  return { provider, asked };
}

function ether(numeric: string, price?: number): TokenBalance {
  return etherBalance(numeric, { price });
}

function usdc(numeric: string): TokenBalance {
  return usdcBalance(numeric, { price: 1 });
}

function token(symbol: string, decimals: number, numeric: string): TokenBalance {
  return balanceOf({ symbol, address: BOB, quantity: { decimals, numeric } });
}
