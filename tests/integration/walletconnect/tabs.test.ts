import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Subject } from 'rxjs';
import { InMemoryStorage } from '../../../infrastructure/storage/in-memory-storage';
import type { KeyValueStorage } from '../../../ports/key-value-storage';
import { eventually } from '../../support/eventually';
import { ProtocolLab, signing, supported } from './protocol-lab';

const disconnected = { code: 6000, message: 'User disconnected.' };
const PING_ANSWER = 1115;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

let lab: ProtocolLab;

beforeEach(async () => {
  lab = await ProtocolLab.start();
});

afterEach(async () => {
  await lab.stop();
});

/** The storage of one origin, as each of its tabs has it. */
function tabsOf(count: number): readonly KeyValueStorage[] {
  const shared = new InMemoryStorage();
  const streams = Array.from({ length: count }, () => new Subject<string>());
  const tell = (own: Subject<string>, key: string): void => {
    for (const stream of streams) if (stream !== own) setTimeout(() => stream.next(key), 0);
  };
  return streams.map((own) => ({
    get: (key) => shared.get(key),
    keys: (prefix) => shared.keys(prefix),
    set: (key, value) => {
      shared.set(key, value);
      tell(own, key);
    },
    remove: (key) => {
      shared.remove(key);
      tell(own, key);
    },
    changes$: own,
  }));
}

async function threeTabs() {
  const visits = tabsOf(3).map((storage) => lab.visit({ storage }));
  const [first, second, third] = visits;
  if (!first || !second || !third) throw new Error('There are not three');
  const { topic } = await lab.pair(first.client);
  for (const { client } of visits) {
    await eventually(() => expect(client.session.keys).toEqual([topic]));
    await client.ping({ topic });
  }
  return { visits, first, second, third, topic };
}

describe('three tabs of a site', () => {
  it('get their own answers, and the wallet one answer to its ping from each', async () => {
    // The SDK publishes a message again, unchanged, while the relay is slow to confirm it.
    const pings = new Set<string>();
    lab.relay.onPublished((tag, { message }) => tag === PING_ANSWER && pings.add(message));
    const { topic, visits } = await threeTabs();
    lab.answer = (params) => (params as unknown[])[0];

    const answers = visits.map(({ client }, index) => client.request(signing(topic, [index])));

    expect(await Promise.all(answers)).toEqual([0, 1, 2]);
    expect(lab.requests).toHaveLength(3);
    // A tab does not answer the pings of another.
    expect(pings.size).toBe(3);
  });

  it('follow the wallet, and each other where the relay delivers to one of them alone', async () => {
    const { first, topic, visits } = await threeTabs();
    await lab.emit(topic, 42_161);
    for (const { heard } of visits) await eventually(() => expect(heard).toHaveLength(1));
    visits.slice(1).forEach(({ client }) => client.close());
    const late = visits.slice(1).map(({ storage }) => lab.visit({ storage }));
    for (const { client } of late) await client.ping({ topic });

    await lab.kit.updateSession({ topic, namespaces: { eip155: supported.eip155 } });

    for (const { client, heard } of [first, ...late]) {
      await eventually(() => expect(heard.at(-1)?.name).toBe('session_update'));
      expect(Object.keys(client.session.get(topic).namespaces)).toEqual(['eip155']);
    }
  });

  it('hear at once of an update that another tab has stored', async () => {
    const [one, other] = tabsOf(2);
    const first = lab.visit({ ...(one && { storage: one }) });
    const { topic } = await lab.pair(first.client);
    lab.relay.setFaults({ isMute: true });
    // This tab gets nothing from the relay.
    const second = lab.visit({ ...(other && { storage: other }) });
    await pause(100);
    lab.relay.setFaults({});

    await lab.kit.updateSession({ topic, namespaces: { eip155: supported.eip155 } });

    await eventually(() => expect(second.heard).toEqual([{ name: 'session_update', topic }]));
  });

  it('all see the end, by the site or by the wallet, with their open requests', async () => {
    const { first, second, third, topic } = await threeTabs();
    lab.manner = 'silent';
    const open = expect(second.client.request(signing(topic))).rejects.toMatchObject(disconnected);
    await eventually(() => expect(lab.requests).toHaveLength(1));

    await first.client.disconnect({ topic, reason: disconnected });

    await open;
    for (const { client, heard } of [second, third]) {
      await eventually(() => expect(heard).toEqual([{ name: 'session_delete', topic }]));
      expect(client.session.getAll()).toEqual([]);
    }
  });

  it('pair two wallets at once, and know both', async () => {
    const { first, second, third, topic } = await threeTabs();

    const [one, other] = await Promise.all([lab.pair(first.client), lab.pair(second.client)]);

    const topics = [topic, one.topic, other.topic].sort();
    for (const { client } of [first, second, third]) {
      await eventually(() => expect([...client.session.keys].sort()).toEqual(topics));
      await client.ping({ topic: one.topic });
    }
  });
});

describe('a page that the phone throws away and brings back', () => {
  it('goes on, and gets what the wallet sent meanwhile', async () => {
    const storage = new InMemoryStorage();
    const first = lab.visit({ storage });
    const { topic } = await lab.pair(first.client);
    await eventually(() => expect(lab.kit.getActiveSessions()[topic]?.acknowledged).toBe(true));
    first.client.close();
    await lab.emit(topic, 42_161);
    const update = await lab.kit.updateSession({
      topic,
      namespaces: { eip155: supported.eip155 },
    });
    const acknowledged = update.acknowledged(); // The SDK loses an answer that comes before this call.

    const second = lab.visit({ storage });

    await eventually(() => expect(second.heard).toHaveLength(2));
    await acknowledged;
    expect(await second.client.request(signing(topic))).toBe('signed');
    second.client.close();
    await lab.kit.disconnectSession({ topic, reason: disconnected });

    const third = lab.visit({ storage });

    await eventually(() => expect(third.heard).toEqual([{ name: 'session_delete', topic }]));
    expect(third.client.session.getAll()).toEqual([]);
  });

  it('answers a settlement again that it could not acknowledge', async () => {
    const storage = new InMemoryStorage();
    const { client } = lab.visit({ storage });
    const sent: object[] = [];
    lab.relay.onPublished((tag, publication) => {
      if (tag === 1102) sent.push(publication);
    });
    const { topic } = await lab.pair(client);
    client.close();
    const answers = (): number => lab.relay.counters.tags.filter((tag) => tag === 1103).length;
    await eventually(() => expect(answers()).toBe(1));

    lab.visit({ storage });
    const [{ message } = { message: '' }] = sent as { message: string }[];
    await lab.kit.core.relayer.publish(topic, message, { ttl: 300, tag: 1102 });

    await eventually(() => expect(answers()).toBe(2));
  });
});

describe('a storage without room', () => {
  it('keeps a session for as long as the page lasts', async () => {
    const full: KeyValueStorage = {
      get: () => undefined,
      set: () => {},
      remove: () => {},
      keys: () => [],
    };
    const { client, heard } = lab.visit({ storage: full });

    const { topic } = await lab.pair(client);
    await lab.emit(topic, 42_161);
    await lab.kit.updateSession({ topic, namespaces: { eip155: supported.eip155 } });

    await eventually(() => expect(heard).toHaveLength(2));
    expect(await client.request(signing(topic))).toBe('signed');
    expect(Object.keys(client.session.get(topic).namespaces)).toEqual(['eip155']);
    await client.disconnect({ topic, reason: disconnected });
    expect(client.session.getAll()).toEqual([]);
  });
});
