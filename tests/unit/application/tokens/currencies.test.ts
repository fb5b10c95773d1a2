import { describe, expect, it } from '@jest/globals';
import type { Sources } from '../../../../domain/options/sources';
import { FakeAssetSource, InMemoryStorage } from '../../../../infrastructure/fake';
import { AssetSource } from '../../../../ports/asset-source';
import { HttpClient, type HttpRequest } from '../../../../ports/http-client';
import { override } from '../../../../ports/token';
import { connectedWidget } from '../../../support/headless-kit';

const URL = 'https://rates.test/latest';
const rates = { base: 'USD', rates: { EUR: 0.92, JPY: 150 } };

async function setUp({
  answer = async (): Promise<unknown> => rates,
  option = { url: URL },
  storage = new InMemoryStorage(),
}: {
  readonly answer?: () => Promise<unknown>;
  readonly option?: Sources['rates'] | null;
  readonly storage?: InMemoryStorage;
} = {}) {
  const asked: HttpRequest[] = [];
  const assets = new FakeAssetSource();
  assets.answers.answerWith([]);
  const http = {
    request: async (request: HttpRequest) => {
      asked.push(request);
      return answer();
    },
  };
  const connected = await connectedWidget({
    storage,
    options: option ? { sources: { rates: option } } : {},
    overrides: [override(AssetSource, assets), override(HttpClient, http)],
  });
  const tokens = await connected.widget.feature('tokens');
  const load = async (): Promise<void> => {
    await tokens.load();
    await connected.clock.advance(0);
  };
  const currency = () => connected.widget.state.features.tokens?.currency?.code;
  return { ...connected, asked, currency, load, tokens };
}

describe('the currency of values', () => {
  it('is the US dollar, and no choice, where the site names no source of rates', async () => {
    const { asked, load, tokens, widget } = await setUp({ option: null });
    await load();
    tokens.chooseCurrency('EUR');
    expect(asked).toEqual([]);
    expect(widget.state.features.tokens).not.toHaveProperty('currency');
  });

  it('is the one that the site begins with, of those that its service answers', async () => {
    const { asked, currency, load, widget } = await setUp({
      option: { url: URL, currency: 'EUR' },
    });
    await load();
    expect(asked).toEqual([{ url: URL }]);
    expect(currency()).toBe('EUR');
    expect(widget.state.features.tokens?.currencies).toEqual(['EUR', 'JPY', 'USD']);
    const other = await setUp({ option: { url: URL, currency: 'SEK' } });
    await other.load();
    expect(other.currency()).toBe('USD');
  });

  it('is the visitor\u2019s choice, kept on this device, if there is a rate for it', async () => {
    const storage = new InMemoryStorage();
    const first = await setUp({ storage });
    await first.load();
    first.tokens.chooseCurrency('XXX');
    expect(first.currency()).toBe('USD');
    first.tokens.chooseCurrency('JPY');
    expect(first.currency()).toBe('JPY');

    const next = await setUp({ storage });
    await next.load();
    expect(next.currency()).toBe('JPY');
    const without = await setUp({
      storage,
      answer: async () => ({ base: 'USD', rates: { EUR: 0.92 } }),
    });
    await without.load();
    expect(without.currency()).toBe('USD');
  });

  it('is asked for once in an hour, and again after a failure, which is no failure of the tokens', async () => {
    let isDown = true;
    const { asked, clock, currency, load, logger, widget } = await setUp({
      answer: async () => {
        if (isDown) throw new Error('down');
        return rates;
      },
    });
    await load();
    expect(currency()).toBeUndefined();
    expect(widget.state.features.tokens?.status).toBe('loaded');
    expect(logger.entries.map(({ level }) => level)).toContain('warn');

    isDown = false;
    await load();
    await load();
    expect(asked).toHaveLength(2);
    expect(currency()).toBe('USD');
    await clock.advance(60 * 60_000);
    await load();
    expect(asked).toHaveLength(3);
  });

  it('stays the US dollar where the answer has another base', async () => {
    const { currency, load } = await setUp({ answer: async () => ({ ...rates, base: 'EUR' }) });
    await load();
    expect(currency()).toBeUndefined();
  });
});
