import { describe, expect, it } from '@jest/globals';
import type { CaipAddress } from '../../../../domain/caip/caip-address';
import { ExpiringCache } from '../../../../application/state/expiring-cache';
import { StoredValues } from '../../../../application/state/stored-values';
import { BalanceCache } from '../../../../application/balance/balance-cache';
import { Pictures } from '../../../../application/pictures/pictures';
import { EnsCache } from '../../../../application/identity/ens-cache';
import { IdentityCache } from '../../../../application/identity/identity-cache';
import { PortfolioCache } from '../../../../application/tokens/portfolio-cache';
import { InMemoryStorage, ManualClock } from '../../../../infrastructure/fake';

const LIFE_MS = 1000;

describe('ExpiringCache', () => {
  it('returns only the entry of its key', () => {
    const { cache } = setUp();

    cache.write('eip155:1:alice', 'one');
    cache.write('eip155:1:bob', 'two');

    expect(cache.read('eip155:1:alice')).toBe('one');
    expect(cache.read('eip155:1:bob')).toBe('two');
    expect(cache.read('eip155:10:alice')).toBeUndefined();
  });

  it('lets an entry expire at the end of its life', async () => {
    const { cache, clock } = setUp();
    cache.write('key', 'value');

    await clock.advance(LIFE_MS - 1);
    expect(cache.read('key')).toBe('value');

    await clock.advance(1);
    expect(cache.read('key')).toBeUndefined();
  });

  it('ignores an entry from the future', () => {
    const { cache, clock } = setUp();
    cache.write('key', 'value');

    clock.jumpTo(clock.now() - 1);

    expect(cache.read('key')).toBeUndefined();
  });

  it('forgets an entry on request', () => {
    const { cache } = setUp();
    cache.write('key', 'value');

    cache.forget('key');

    expect(cache.read('key')).toBeUndefined();
  });

  it('keeps at most 64 entries, the latest ones', () => {
    const { cache } = setUp();

    for (let index = 0; index < 70; index += 1) cache.write(`key${index}`, 'value');

    expect(cache.read('key5')).toBeUndefined();
    expect(cache.read('key6')).toBe('value');
    expect(cache.read('key69')).toBe('value');
  });

  it('[R3.19] drops only a bad entry', () => {
    const { cache, storage, clock } = setUp();
    const timestamp = clock.now();
    storage.set(
      '@appkit/test_cache',
      JSON.stringify({
        version: 1,
        entries: {
          good: { value: 'kept', timestamp },
          wrongType: { value: 7, timestamp },
          noTime: { value: 'lost' },
          oddTime: { value: 'lost', timestamp: 'now' },
          noEntry: null,
        },
      }),
    );

    expect(cache.read('good')).toBe('kept');
    for (const key of ['wrongType', 'noTime', 'oddTime', 'noEntry']) {
      expect(cache.read(key)).toBeUndefined();
    }
  });

  it.each([
    [
      'another version',
      JSON.stringify({ version: 2, entries: { key: { value: 'x', timestamp: 0 } } }),
    ],
    ['no version', JSON.stringify({ key: { value: 'x', timestamp: 0 } })],
    ['a list', '[]'],
    ['no JSON', '{"version":1,'],
    ['nothing', ''],
  ])('[R3.19] treats %s as an empty cache, and writes over it', (_name, text) => {
    const { cache, storage } = setUp();
    storage.set('@appkit/test_cache', text);

    expect(cache.read('key')).toBeUndefined();
    cache.write('key', 'value');

    expect(cache.read('key')).toBe('value');
  });

  it('is not confused by the names of an object’s own methods', () => {
    const { cache } = setUp();
    cache.write('key', 'value');

    expect(cache.read('__proto__')).toBeUndefined();
    expect(cache.read('constructor')).toBeUndefined();
  });
});

const pictures = new Pictures({ enableRemoteImages: true });

describe('The caches', () => {
  it('[R3.19] are stored under the established names', () => {
    const { clock, stored, storage } = setUp();

    new BalanceCache({ scope: { clock }, stored }).write('eip155:1:0xa', 1n);
    new EnsCache({ scope: { clock }, stored }).write('eip155:1:a.eth', '0xa');
    new IdentityCache({ pictures, scope: { clock }, stored }).write('eip155:1:0xa', {
      name: 'a.eth',
    });
    const native = new BalanceCache({ scope: { clock }, stored });
    const portfolio = new PortfolioCache({ native, pictures, scope: { clock }, stored });
    portfolio.write('eip155:1:0xa' as CaipAddress, []);

    expect([...storage.keys('@appkit/')].sort()).toEqual([
      '@appkit/ens_cache',
      '@appkit/identity_cache',
      '@appkit/native_balance_cache',
      '@appkit/portfolio_cache',
    ]);
  });

  it.each([
    ['native balance', 30_000, BalanceCache, 5n],
    ['portfolio', 30_000, PortfolioCache, []],
    ['ENS', 300_000, EnsCache, '0xa'],
    ['identity', 300_000, IdentityCache, { name: 'a.eth' }],
  ])('[R9.2] keep the %s for %d ms', async (_name, lifeMs, Cache, value) => {
    const { clock, stored } = setUp();
    const native = new BalanceCache({ scope: { clock }, stored });
    const cache = new Cache({
      native,
      pictures,
      scope: { clock },
      stored,
    }) as ExpiringCache<unknown>;
    cache.write('key', value);

    await clock.advance(lifeMs - 1);
    expect(cache.read('key')).toEqual(value);

    await clock.advance(1);
    expect(cache.read('key')).toBeUndefined();
  });

  it.each([7, null, '-1', '1.5', '', '9'.repeat(79)])(
    'ignores a native balance that reads %j',
    (value) => {
      const { clock, storage, stored } = setUp();
      const entry = { value, timestamp: clock.now() };
      const balances = { version: 1, entries: { key: entry } };
      storage.set('@appkit/native_balance_cache', JSON.stringify(balances));

      expect(new BalanceCache({ scope: { clock }, stored }).read('key')).toBeUndefined();
    },
  );

  it('keeps a native balance of 256 bits exactly', () => {
    const { clock, stored } = setUp();
    const cache = new BalanceCache({ scope: { clock }, stored });

    cache.write('key', 2n ** 256n - 1n);

    expect(cache.read('key')).toBe(2n ** 256n - 1n);
  });
});

function setUp() {
  const clock = new ManualClock();
  const storage = new InMemoryStorage();
  const stored = new StoredValues({ storage });
  const cache = new ExpiringCache<string>({
    scope: { clock },
    stored,
    format: {
      name: 'test_cache',
      lifeMs: LIFE_MS,
      encode: (value) => value,
      decode: (value) => (typeof value === 'string' ? value : undefined),
    },
  });
  return { cache, clock, storage, stored };
}
