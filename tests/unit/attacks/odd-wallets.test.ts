import { describe, expect, it } from '@jest/globals';
import * as connecting from '../../../infrastructure/chains/eip155/eip155-connector';
import { ManualClock } from '../../../infrastructure/fake/manual-clock';
import { hostileObjects } from '../../support/hostile-objects';
import * as throwing from '../../support/throwing-wallet';
import { withoutDefence } from '../../support/without-defence';
import {
  details,
  ScriptedProvider,
  sessionWith,
} from '../infrastructure/chains/eip155/provider-kit';

describe('a wallet that throws what is no error', () => {
  const thrown: readonly (readonly [what: string, value: unknown])[] = [
    ['nothing', undefined],
    ['null', null],
    ['an empty text', ''],
    ['a text', 'No'],
    ['a number', 4001],
    ['an error without a code', new Error('No')],
    ['a code that is a text', { code: '4001', message: 'No' }],
    ['a message that is an object', { code: 4001, message: { toString: 'no function' } }],
    ['a function', () => 'No'],
    ['a list', ['No']],
    ['what calls itself ours', { name: 'WidgetError', code: 'RPC', context: {}, message: 'No' }],
    ...hostileObjects(),
  ];
  const good = { isTyped: true, isOver: true, isNextAnswered: true };

  it.each(thrown)('[W2.f] holds neither the connection nor a transfer up: %s', async (_, value) => {
    expect(await throwing.endOfConnecting(value)).toEqual(good);
    expect(await throwing.endOfSending(value)).toEqual(good);
  });

  it('[W2.f control] has the site get what it throws where that is not translated', async () => {
    const open = await withoutDefence<typeof throwing>('tests/support/throwing-wallet.ts', {
      file: 'infrastructure/chains/eip155/eip155-wallet.ts',
      find: 'throw providerErrorOf(thrown, this.connectorId);',
      put: 'void providerErrorOf; throw thrown;',
    });
    for (const [, value] of thrown) {
      expect(await open.endOfConnecting(value)).toMatchObject({ isTyped: false });
      expect(await open.endOfSending(value)).toMatchObject({ isTyped: false });
    }
  });
});

describe('a wallet that answers a list of absurd length', () => {
  /** A list that counts how many entries of it are read: each one is an address. */
  function listOf(length: number) {
    let reads = 0;
    const entry = (index: number): string => `0x${index.toString(16).padStart(40, '0')}`;
    const list = new Proxy([], {
      get: (_, name) => {
        if (name === 'length') return length;
        if (typeof name === 'symbol' || !/^\d+$/.test(name)) return undefined;
        reads += 1;
        return entry(Number(name));
      },
    });
    return { list, reads: () => reads };
  }

  /** How many entries of the list are read, and how many accounts the widget gets. */
  async function read(length: number, { Eip155Connector }: typeof connecting) {
    const { list, reads } = listOf(length);
    const provider = new ScriptedProvider().answer('eth_requestAccounts', list);
    const clock = new ManualClock();
    const connector = new Eip155Connector({ clock, details, load: () => provider });
    const { grant } = await connector.connect();
    return { reads: reads(), accounts: grant.addresses.length };
  }

  it('[W2.g] has 20,000 entries of it read and a thousand accounts kept, however long it is', async () => {
    for (const length of [200_000, 1_000_000_000]) {
      const { accounts, reads } = await read(length, connecting);
      expect(accounts).toBe(1000);
      expect(reads).toBeLessThanOrEqual(20_000);
    }
    const sparse: unknown[] = [];
    sparse.length = 100_000_000;
    const provider = new ScriptedProvider().answer('eth_requestAccounts', sparse);
    await expect(sessionWith(provider)).rejects.toMatchObject({ code: 'WALLET_RESPONSE_INVALID' });
  });

  it('[W2.g control] has all of them read where the length of a list is believed', async () => {
    const open = await withoutDefence<typeof connecting>(
      'infrastructure/chains/eip155/eip155-connector.ts',
      {
        file: 'domain/outside/untrusted-record.ts',
        find: 'index < Math.min(length, max)',
        put: 'index < length',
      },
    );
    const { accounts, reads } = await read(200_000, open);
    expect(reads).toBeGreaterThanOrEqual(200_000);
    expect(accounts).toBeGreaterThan(1000);
  });
});
