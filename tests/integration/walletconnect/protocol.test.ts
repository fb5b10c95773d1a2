import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { parseUri } from '../../../apps/chains/clients/walletconnect';
import { whenAcknowledged } from '../../../apps/demo/phone/when-acknowledged';
import { ManualClock } from '../../../infrastructure/fake/manual-clock';
import { eventually } from '../../support/eventually';
import { ACCOUNT, proposed, ProtocolLab, signing, supported } from './protocol-lab';

const disconnected = { code: 6000, message: 'User disconnected.' };

let lab: ProtocolLab;

beforeEach(async () => {
  lab = await ProtocolLab.start();
});

afterEach(async () => {
  await lab.stop();
});

describe('our client, with the published SDK as the wallet', () => {
  it('writes a pairing URI that the SDK reads', async () => {
    const { client } = lab.visit();
    const { uri } = await client.connect({ optionalNamespaces: proposed });

    const { version, relay, methods, expiryTimestamp } = parseUri(uri);
    expect({ version, relay, methods }).toEqual({
      version: 2,
      relay: { protocol: 'irn' },
      methods: undefined,
    });
    expect(Math.abs((expiryTimestamp ?? 0) - Date.now() / 1000 - 300)).toBeLessThan(5);
  });

  it('proposes, and settles what the wallet approves, which gets its acknowledgement', async () => {
    const { client } = lab.visit();

    const { topic, namespaces, peer, sessionConfig } = await lab.pair(client);

    expect(Object.keys(namespaces).sort()).toEqual(['eip155', 'solana']);
    expect(peer.metadata.name).toBe('Lab');
    expect(sessionConfig).toEqual({ disableDeepLink: true });
    const atWallet = () => lab.kit.getActiveSessions()[topic];
    await eventually(() => expect(atWallet()?.acknowledged).toBe(true));
    const ofProposal = lab.relay.counters.tags.filter((tag) => tag >= 1100);
    expect(ofProposal).toEqual([1100, 1101, 1102, 1103]);
  });

  it('tells the relay no method, no chain and no contract of a request', async () => {
    const { client } = lab.visit();
    const { topic } = await lab.pair(client);
    const published: object[] = [];
    lab.relay.onPublished((_tag, publication) => void published.push(publication));

    await client.request(signing(topic, [{ to: ACCOUNT, data: '0x1234' }]));

    expect(JSON.stringify(published[0])).not.toMatch(/personal_sign|eip155|abab|tvf/);
    expect(Object.keys(published[0] ?? {}).sort()).toEqual([
      'message',
      'prompt',
      'tag',
      'topic',
      'ttl',
    ]);
  });

  it.each([null, false, 0, '', { deep: [1, { a: 'ü' }] }])(
    'hands on the result %j as it is',
    async (result) => {
      const { client } = lab.visit();
      const { topic } = await lab.pair(client);
      lab.answer = () => result;

      expect(await client.request(signing(topic))).toEqual(result);
    },
  );

  it("rejects with the wallet's error and its data", async () => {
    const { client } = lab.visit();
    const { topic } = await lab.pair(client);
    lab.manner = 'decline';

    await expect(client.request(signing(topic))).rejects.toMatchObject({
      code: 4001,
      data: { why: 7 },
    });
  });

  it('gives each of 40 requests at once its own answer', async () => {
    const { client } = lab.visit();
    const { topic } = await lab.pair(client);
    Object.assign(lab.kit.engine.signClient.engine, { requestQueueDelay: 0 });
    lab.answer = (params) => (params as unknown[])[0];

    const numbers = Array.from({ length: 40 }, (_, index) => index);
    const answers = numbers.map((number) => client.request(signing(topic, [number])));

    expect(await Promise.all(answers)).toEqual(numbers);
  });

  it('follows updates and extensions, each of which the wallet sees acknowledged', async () => {
    const { client, heard } = lab.visit();
    const { topic } = await lab.pair(client);

    const namespaces = { eip155: supported.eip155 };
    await whenAcknowledged(lab.kit, () => lab.kit.updateSession({ topic, namespaces }));
    await whenAcknowledged(lab.kit, () => lab.kit.extendSession({ topic }));

    expect(heard).toEqual([{ name: 'session_update', topic }]);
    expect(Object.keys(client.session.get(topic).namespaces)).toEqual(['eip155']);
  });

  it('answers pings, and pings', async () => {
    const { client } = lab.visit();
    const { topic } = await lab.pair(client);

    await client.ping({ topic });
    await lab.kit.engine.signClient.ping({ topic });

    expect(lab.relay.counters.tags.filter((tag) => tag === 1115)).toHaveLength(2);
  });

  it('ends at both sides, and keeps the identity alone', async () => {
    const { client, storage } = lab.visit();
    const { topic } = await lab.pair(client);

    await client.disconnect({ topic, reason: disconnected });

    await eventually(() => expect(lab.deleted).toEqual([topic]));
    expect(client.session.getAll()).toEqual([]);
    const keys = JSON.parse(storage.get('wc@2:core:0.3//keychain') ?? '{}');
    expect(Object.keys(keys)).toEqual(['client_ed25519_seed']);
  });

  it('ends an open request with the session that the wallet deletes', async () => {
    const { client, heard } = lab.visit();
    const { topic } = await lab.pair(client);
    lab.manner = 'silent';
    const request = expect(client.request(signing(topic))).rejects.toMatchObject(disconnected);
    await eventually(() => expect(lab.requests).toHaveLength(1));

    await lab.kit.disconnectSession({ topic, reason: disconnected });

    await request;
    expect(heard).toEqual([{ name: 'session_delete', topic }]);
  });

  it('learns that a wallet has scanned before its owner answers, and not before that', async () => {
    const { client } = lab.visit();
    lab.manner = 'silent';
    const { scanned, uri } = await client.connect({ optionalNamespaces: proposed });
    let isScanned = false;
    void scanned.then(() => (isScanned = true));
    await eventually(() => expect(lab.relay.counters.tags).toContain(1002));
    expect(isScanned).toBe(false);

    await lab.kit.pair({ uri });

    await eventually(() => expect(isScanned).toBe(true));
    expect(lab.relay.counters.tags).not.toContain(1101);
  });

  it('rejects with the refusal of a proposal, and pairs by the next one', async () => {
    const { client } = lab.visit();
    lab.manner = 'decline';
    await expect(lab.pair(client)).rejects.toMatchObject({ code: 5000 });

    lab.manner = 'approve';

    expect(await lab.pair(client)).toMatchObject({ acknowledged: true });
  });

  it('gives up a proposal, a request and a session when their time is over', async () => {
    const clock = new ManualClock(Date.now());
    const { client, heard } = lab.visit({ clock });
    const unanswered = await client.connect({ optionalNamespaces: proposed });
    const expired = expect(unanswered.approval()).rejects.toMatchObject({
      message: 'Proposal expired',
    });
    await clock.advance(300_000);
    await expired;
    clock.jumpTo(Date.now());
    const { topic } = await lab.pair(client);
    lab.manner = 'silent';
    const request = expect(client.request(signing(topic))).rejects.toMatchObject({ code: 8000 });
    await eventually(() => expect(lab.requests).toHaveLength(1));
    await clock.advance(300_000);
    await request;

    // The machine sleeps for a week: its timers do not run.
    clock.jumpTo(Date.now() + 8 * 86_400_000);
    await clock.advance(5000);

    expect(heard).toEqual([{ name: 'session_expire', topic }]);
    expect(() => client.session.get(topic)).toThrow('no session');
  });

  it('can end a session that the wallet approves after the caller has stopped waiting', async () => {
    const { client } = lab.visit();
    const { uri, approval } = await client.connect({ optionalNamespaces: proposed });
    const late = approval().then(({ topic }) => client.disconnect({ topic, reason: disconnected }));

    await lab.kit.pair({ uri });
    await late;

    await eventually(() => expect(lab.deleted).toHaveLength(1));
  });
});
