import { describe, expect, it } from '@jest/globals';
import { mainWallet, otherWallet } from '../browser/lab';
import { ADDRESS } from '../browser/visitor';
import { useFaults } from './fault-stage';
import type { FaultVisitor } from './fault-visitor';

const stage = useFaults();
const request = { wallets: [mainWallet, otherWallet] };

/** The keys a widget keeps its session under. */
const sessionKeys = [
  'active_namespace',
  'active_caip_network_id',
  'connected_namespaces',
  'connection_status',
  'eip155:connected_connector_id',
];

/** The expectation of every row of storage: the page shows no error, and all that reads or writes works. */
function judgeUsable(visitor: FaultVisitor): Promise<void> {
  return visitor.judge({
    keeps: { status: 'disconnected', address: undefined },
    tells: { because: 'a value that was never stored is not missed' },
    recovers: async () => {
      await visitor.connect();
      await visitor.dialog.waitFor({ state: 'detached' });
      await visitor.networkButton.click();
      await visitor.dialog.getByRole('button', { name: /Arbitrum One/ }).click();
      await visitor.networkButton.filter({ hasText: 'Arbitrum One' }).waitFor();
      expect(await visitor.connection()).toMatchObject({ status: 'connected', address: ADDRESS });
    },
    rests: true,
  });
}

/** The stored entries, as JSON can hold them, and those of the session only. */
function stored(visitor: FaultVisitor): Promise<Readonly<Record<string, string>>> {
  return visitor.page.evaluate(() => ({ ...localStorage }));
}

describe('a storage that fails', () => {
  it('S01 is done without where the browser throws at its name', async () => {
    const visitor = await stage.visit({
      request,
      sabotage: () => {
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      },
    });

    await judgeUsable(visitor);
  });

  it('S02 is done without where it is full from the beginning', async () => {
    const visitor = await stage.visit({
      request,
      sabotage: () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      },
    });

    await judgeUsable(visitor);
  });

  it('S03 keeps nothing false where it is full in the middle of a record', async () => {
    for (const fullAfter of [1, 2, 3, 4]) {
      const visitor = await stage.visit({ request });
      await visitor.page.evaluate((count) => {
        const { setItem } = Storage.prototype;
        let left = count;
        Storage.prototype.setItem = function (key, value) {
          if (key.startsWith('@appkit/')) {
            if (left === 0) throw new DOMException('full', 'QuotaExceededError');
            left -= 1;
          }
          setItem.call(this, key, value);
        };
      }, fullAfter);
      await visitor.connect();

      await visitor.page.reload();
      await visitor.connectButton.or(visitor.accountButton).first().waitFor();
      await visitor.lull();

      await visitor.judge({
        keeps: async () => {
          const { status, connectorId } = await visitor.connection();
          expect([undefined, 'test.cleat.main']).toContain(connectorId);
          expect(['connected', 'disconnected']).toContain(status);
        },
        tells: { because: 'what could not be kept is only missed after a reload' },
        recovers: async () => {
          await visitor.page.evaluate(() => window.cleatPage?.widgets[0]?.disconnect());
          await visitor.connect();
        },
        rests: true,
      });
    }
  });

  it('S07 shares a storage that another script has filled to the brim', async () => {
    const visitor = await stage.visit({
      request,
      sabotage: () => {
        for (let size = 4_000_000, index = 0; size > 0; size = Math.floor(size / 2), index += 1) {
          try {
            localStorage.setItem(`foreign-${index}`, 'x'.repeat(size));
          } catch {
            // That much does not fit any more.
          }
        }
      },
    });
    const foreign = Object.keys(await stored(visitor)).filter((key) => key.startsWith('foreign'));

    await judgeUsable(visitor);

    const after = Object.keys(await stored(visitor)).filter((key) => key.startsWith('foreign'));
    expect(after).toEqual(foreign);
  });
});

describe('a storage that holds nonsense', () => {
  it.each([
    ['S04', 'corrupted JSON', '{"eip155":[{"a'],
    ['S05', 'another version', '{"version":99,"entries":{"a":{"value":1,"timestamp":2}}}'],
    ['S06', 'undefined', 'undefined'],
    ['S06', 'null', 'null'],
    ['S06', 'true', 'true'],
    ['S06', 'an array', '[]'],
    ['S06', 'nothing', ''],
    ['S06', 'a prototype', '{"__proto__":{"polluted":true}}'],
  ])('%s is read as empty where each key holds %s', async (_row, _name, value) => {
    const visitor = await stage.visit({
      request,
      isRaw: true,
      prepare: (context) =>
        context.addInitScript(
          ({ text, keys }) => {
            if (localStorage.getItem('spoiled')) return;
            localStorage.setItem('spoiled', 'yes');
            for (const key of keys) localStorage.setItem(`@appkit/${key}`, text);
          },
          {
            text: value,
            keys: [
              ...sessionKeys,
              'recent_wallets',
              'preferred_account_types',
              'native_balance_cache',
              'portfolio_cache',
              'ens_cache',
              'identity_cache',
              'social_provider',
            ],
          },
        ),
    });
    await visitor.connectButton.waitFor();
    expect(await visitor.page.evaluate(() => Reflect.get({}, 'polluted'))).toBeUndefined();

    await visitor.settle();
    await judgeUsable(visitor);
  });

  it('S11 does not believe a balance that was read tomorrow', async () => {
    const visitor = await stage.visit({
      request,
      prepare: (context) =>
        context.addInitScript((address) => {
          const entry = { value: '7', timestamp: Date.now() + 86_400_000 };
          const entries = { [`eip155:1:${address}`]: entry };
          localStorage.setItem(
            '@appkit/native_balance_cache',
            JSON.stringify({ version: 1, entries }),
          );
        }, ADDRESS),
    });

    await visitor.connect();

    await visitor.judge({
      keeps: { status: 'connected', address: ADDRESS },
      tells: { because: 'a balance from the future cannot be known' },
      recovers: () => visitor.accountButton.filter({ hasText: /10,?000/ }).waitFor(),
      rests: true,
    });
  });

  it('S12 is disconnected where the wallet or the network of the last visit is gone', async () => {
    const visitor = await stage.visit({
      request,
      isRaw: true,
      prepare: (context) =>
        context.addInitScript(() => {
          if (localStorage.getItem('spoiled')) return;
          localStorage.setItem('spoiled', 'yes');
          localStorage.setItem('@appkit/connected_namespaces', 'eip155');
          localStorage.setItem('@appkit/eip155:connected_connector_id', 'test.never.seen');
          localStorage.setItem('@appkit/active_namespace', 'eip155');
          localStorage.setItem('@appkit/active_caip_network_id', 'eip155:424242');
        }),
    });

    await visitor.connectButton.waitFor({ timeout: 10_000 });
    expect(await visitor.connection()).toMatchObject({ network: 'eip155:1' });
    await visitor.settle();
    await judgeUsable(visitor);
  });

  it('S13 makes no link of a stored address that runs a script', async () => {
    const visitor = await stage.visit({
      request,
      prepare: (context) =>
        context.addInitScript(() => {
          const href = 'javascript:window.__pwned=1';
          const recent = [{ id: 'evil', name: href, href, rdns: href, imageUrl: href }];
          localStorage.setItem(
            'WALLETCONNECT_DEEPLINK_CHOICE',
            JSON.stringify({ href, name: href }),
          );
          localStorage.setItem('@appkit/recent_wallets', JSON.stringify(recent));
        }),
    });
    await visitor.openModal();
    await visitor.wallet('Main Test Wallet').waitFor();

    const links = await visitor.page.locator('a[href^="javascript"]').count();

    expect(links).toBe(0);
    expect(await visitor.page.evaluate(() => Reflect.get(window, '__pwned'))).toBeUndefined();
    await visitor.page.keyboard.press('Escape');
    await visitor.dialog.waitFor({ state: 'detached' });
    await judgeUsable(visitor);
  });
});
