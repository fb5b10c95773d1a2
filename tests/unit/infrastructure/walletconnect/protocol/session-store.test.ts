import { describe, expect, it } from '@jest/globals';
import { InMemoryStorage } from '../../../../../infrastructure/storage/in-memory-storage';
import { randomKey } from '../../../../../infrastructure/walletconnect/protocol/envelope';
import { newSession } from '../../../../../infrastructure/walletconnect/protocol/session';
import { SessionStore } from '../../../../../infrastructure/walletconnect/protocol/session-store';

const metadata = { name: '', description: '', url: '', icons: [] };
const namespaces = { eip155: { accounts: [], methods: [], events: [] } };

function sessionOf(topic: string) {
  const side = { publicKey: randomKey(), metadata };
  return newSession(side, namespaces, { topic, pairingTopic: topic, self: side, nowS: 1000 });
}

describe('the stored sessions', () => {
  it('are read again from the storage, which other tabs share', () => {
    const storage = new InMemoryStorage();
    const [one, other] = [new SessionStore(storage), new SessionStore(storage)];
    const [first, second] = [sessionOf(randomKey()), sessionOf(randomKey())];

    one.put(first, randomKey());
    other.put(second, randomKey());
    one.delete(first.topic);

    expect(other.all()).toEqual([second]);
    expect(other.keyOf(first.topic)).toBeUndefined();
    expect(one.seed()).toBe(other.seed());
  });

  it('are kept apart for the widgets of one origin', () => {
    const storage = new InMemoryStorage();
    const session = sessionOf(randomKey());
    new SessionStore(storage, 'one').put(session, randomKey());

    expect(new SessionStore(storage, 'other').all()).toEqual([]);
    expect(new SessionStore(storage, 'one').all()).toEqual([session]);
    expect(storage.keys('wc@2:client:0.3:one//')).toEqual(['wc@2:client:0.3:one//session']);
  });

  it('keep what the SDK needs to receive for them, and nothing of its left-overs', () => {
    const storage = new InMemoryStorage();
    storage.set('wc@2:core:0.3//history', '[]');
    storage.set('wc@2:client:0.3//proposal', '[]');
    storage.set('wc@2:universal_provider:/namespaces', '{}');
    const store = new SessionStore(storage);
    const { topic } = sessionOf(randomKey());
    store.put(sessionOf(topic), randomKey());

    expect([...storage.keys('wc@2:')].sort()).toEqual([
      'wc@2:client:0.3//session',
      'wc@2:core:0.3//expirer',
      'wc@2:core:0.3//keychain',
      'wc@2:core:0.3//subscription',
      'wc@2:universal_provider:/namespaces',
    ]);
    expect(JSON.parse(storage.get('wc@2:core:0.3//subscription') ?? '')).toMatchObject([{ topic }]);
  });

  it.each(['', '{', 'null', '7', '{}', '[null,7,{},{"topic":"x"}]', '[{"topic":7,"expiry":"1"}]'])(
    'are none where the storage holds %s',
    (text) => {
      const storage = new InMemoryStorage();
      for (const key of ['wc@2:client:0.3//session', 'wc@2:core:0.3//keychain']) {
        storage.set(key, text);
      }
      const store = new SessionStore(storage);

      expect(store.all()).toEqual([]);
      expect(store.seed()).toMatch(/^[0-9a-f]{64}$/);
      expect(store.seed()).toBe(store.seed());
    },
  );
});
