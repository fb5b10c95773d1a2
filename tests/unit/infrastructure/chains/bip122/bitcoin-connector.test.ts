import { describe, expect, it } from '@jest/globals';
import { bitcoinTestnet } from '../../../../../domain/network/more-networks';
import { AccountMemory } from '../../../../../infrastructure/chains/bip122/account-memory';
import { BitcoinConnector } from '../../../../../infrastructure/chains/bip122/bitcoin-connector';
import type { BitcoinCalls } from '../../../../../infrastructure/chains/bip122/bitcoin-page-wallet';
import { ManualClock } from '../../../../../infrastructure/fake/manual-clock';
import { InMemoryStorage } from '../../../../../infrastructure/storage/in-memory-storage';
import { connectorOn } from '../../../../../domain/connection/connector';

const address = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx';
const key = '@appkit/bip122:accounts/leather';

/** A wallet that supports one method, which prompts the visitor, like several wallets. */
function wallet(method: string, storage = new InMemoryStorage()) {
  const asked: string[] = [];
  const calls: BitcoinCalls = {
    request: async (name) => {
      asked.push(name);
      if (name === method) return { status: 'success', result: { addresses: [{ address }] } };
      return { status: 'error', error: { code: -32_601, message: 'Unknown' } };
    },
    addListener: () => undefined,
  };
  const connector = new BitcoinConnector({
    clock: new ManualClock(),
    details: connectorOn('bip122', { id: 'leather', name: 'Leather', type: 'ANNOUNCED' }),
    load: async () => calls,
    memory: new AccountMemory({ storage }),
    networks: () => [bitcoinTestnet],
  });
  return { asked, connector, storage };
}

describe('a Bitcoin wallet that always prompts', () => {
  it.each(['getAccounts', 'getAddresses'])(
    'is connected by the method that it supports: %s',
    async (way) => {
      const { grant } = await wallet(way).connector.connect();

      expect(grant.addresses).toEqual([address]);
    },
  );

  it('is restored on the next visit from its stored accounts, without a prompt', async () => {
    const before = wallet('getAddresses');
    (await before.connector.connect()).release();
    const after = wallet('getAddresses', before.storage);

    const session = await after.connector.restore();

    expect(session?.grant).toMatchObject({
      addresses: [address],
      chainReference: bitcoinTestnet.id,
    });
    expect(after.asked).toEqual(['wallet_getAccount']);
  });

  it('is not restored once it was left', async () => {
    const { connector } = wallet('getAddresses');
    await (await connector.connect()).disconnect();

    expect(await connector.restore()).toBeUndefined();
  });

  it.each(['', '{', '{"addresses":[{"address":"nonsense"}]}'])(
    'is not restored from an unreadable entry, which is deleted: %j',
    async (text) => {
      const { connector, storage } = wallet('getAddresses');
      storage.set(key, text);

      expect(await connector.restore()).toBeUndefined();
      expect(storage.get(key)).toBeUndefined();
    },
  );
});
