import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '../../support/eventually';
import { metadata, proposed, ProtocolLab, signing, supported } from './protocol-lab';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

let lab: ProtocolLab;

beforeEach(async () => {
  lab = await ProtocolLab.start();
});

afterEach(async () => {
  await lab.stop();
});

/** A proposal that the wallet has read, and what a wallet of its own making answers. */
async function proposal() {
  const { client, heard, storage } = lab.visit();
  lab.manner = 'silent';
  const before = lab.proposals.length;
  const { uri, approval } = await client.connect({ optionalNamespaces: proposed });
  await lab.kit.pair({ uri });
  await eventually(() => expect(lab.proposals).toHaveLength(before + 1));
  const { id = 0, pairingTopic = '', proposer } = lab.proposals[before] ?? {};
  const { crypto } = lab.kit.core;
  const publicKey = await crypto.generateKeyPair();
  const topic = await crypto.generateSharedKey(publicKey, proposer?.publicKey ?? '');
  return {
    approval,
    client,
    heard,
    storage,
    publicKey,
    topic,
    answer: (responderPublicKey: unknown) =>
      lab.send(pairingTopic, { id, result: { responderPublicKey } }, 1101),
    settlement: {
      relay: { protocol: 'irn' },
      namespaces: supported,
      controller: { publicKey, metadata },
      expiry: Math.floor(Date.now() / 1000) + 604_800,
    },
    settle: (params: unknown) => lab.send(topic, { method: 'wc_sessionSettle', params }, 1102),
  };
}

describe('a wallet of bad manners', () => {
  it('may settle before its answer arrives', async () => {
    const { answer, approval, publicKey, settle, settlement, topic } = await proposal();

    await settle(settlement);
    await pause(100);
    await answer(publicKey);

    expect(await approval()).toMatchObject({ topic });
  });

  it.each([
    ['nothing', () => null],
    ['no namespace', (good: object) => ({ ...good, namespaces: {} })],
    [
      'a namespace without accounts',
      (good: object) => ({ ...good, namespaces: { eip155: { accounts: 7 } } }),
    ],
    [
      'more than a page can store',
      (good: object) => ({
        ...good,
        namespaces: { eip155: { ...supported.eip155, accounts: ['x'.repeat(600_000)] } },
      }),
    ],
    ['a session that is over', (good: object) => ({ ...good, expiry: 5 })],
    [
      'the key of another wallet',
      (good: object) => ({ ...good, controller: { publicKey: '11'.repeat(32), metadata } }),
    ],
  ])('settles %s in vain', async (_what, settlementOf) => {
    const { answer, approval, client, publicKey, settle, settlement } = await proposal();
    await answer(publicKey);

    await settle(settlementOf(settlement));

    await expect(approval()).rejects.toMatchObject({ code: 1005 });
    expect(client.session.getAll()).toEqual([]);
  });

  it('gets a session of seven days at most, whatever it settles', async () => {
    const { answer, approval, publicKey, settle, settlement } = await proposal();
    await answer(publicKey);

    await settle({ ...settlement, expiry: 9e12 });

    const { expiry } = await approval();
    expect(Math.abs(expiry - Date.now() / 1000 - 604_800)).toBeLessThan(5);
  });

  it.each(['00'.repeat(32), 'zz', 7, undefined])('answers with the key %j in vain', async (key) => {
    const { answer, approval } = await proposal();

    await answer(key);

    await expect(approval()).rejects.toBeInstanceOf(TypeError);
  });

  it('answers a second time without an effect', async () => {
    const { answer, approval, client, publicKey, settle, settlement } = await proposal();
    await answer(publicKey);
    await settle(settlement);
    const { topic } = await approval();

    await answer('22'.repeat(32));
    await settle({ ...settlement, namespaces: { eip155: supported.eip155 } });
    await pause(100);

    expect(Object.keys(client.session.get(topic).namespaces)).toEqual(['eip155', 'solana']);
  });

  it.each([
    ['an event that it did not announce', 'wc_sessionEvent', 'unheard', 'eip155:1'],
    ['an event of a chain that it did not approve', 'wc_sessionEvent', 'chainChanged', 'eip155:9'],
    ['an event of no chain', 'wc_sessionEvent', 'chainChanged', 7],
    ['an unknown request', 'wc_unheard', 'chainChanged', 'eip155:1'],
    ['a request for the site', 'wc_sessionRequest', 'chainChanged', 'eip155:1'],
    ['a request without a name', 7, 'chainChanged', 'eip155:1'],
  ])('sends %s in vain', async (_what, method, name, chainId) => {
    const { client, heard } = lab.visit();
    const { topic } = await lab.pair(client);

    await lab.send(topic, { method, params: { chainId, event: { name, data: 1 } } });
    await client.ping({ topic });

    expect(heard).toEqual([]);
  });

  it.each([
    { namespaces: { eip155: { accounts: 7 } } },
    { namespaces: {} },
    { namespaces: { eip155: { ...supported.eip155, accounts: ['x'.repeat(600_000)] } } },
    null,
  ])('updates a session in vain (%#)', async (params) => {
    const { client, heard } = lab.visit();
    const { topic, namespaces } = await lab.pair(client);

    await lab.send(topic, { method: 'wc_sessionUpdate', params }, 1104);
    await client.ping({ topic });

    expect(heard).toEqual([]);
    expect(client.session.get(topic).namespaces).toEqual(namespaces);
  });

  it('cannot answer a request of one session on the topic of another', async () => {
    const { client } = lab.visit();
    const { topic } = await lab.pair(client);
    const other = await lab.pair(client);
    lab.manner = 'silent';
    const request = client.request(signing(topic));
    await eventually(() => expect(lab.requests).toHaveLength(1));
    const { id } = lab.requests[0] ?? {};

    await lab.send(other.topic, { id, result: 'forged' }, 1109);
    await pause(100);
    await lab.send(topic, { id, result: 'real' }, 1109);

    expect(await request).toBe('real');
  });

  it('sends an old update and an old event late, in vain, also after the page was loaded again', async () => {
    const { client, heard, storage } = lab.visit();
    const { topic } = await lab.pair(client);
    const now = Date.now() * 1000;
    const update = (id: number, namespaces: object) =>
      lab.send(topic, { id, method: 'wc_sessionUpdate', params: { namespaces } }, 1104);
    const event = (id: number, data: number) =>
      lab.send(topic, {
        id,
        method: 'wc_sessionEvent',
        params: { chainId: 'eip155:1', event: { name: 'chainChanged', data } },
      });

    await update(now, { eip155: supported.eip155 });
    await update(now - 60_000_000, { solana: supported.solana });
    await event(now + 1, 1);
    await event(now - 59_999_999, 2);
    await client.ping({ topic });
    expect(heard.map(({ name }) => name)).toEqual(['session_update', 'session_event']);
    client.close();

    const next = lab.visit({ storage });
    await update(now - 50_000_000, { solana: supported.solana });
    await next.client.ping({ topic });

    expect(Object.keys(next.client.session.get(topic).namespaces)).toEqual(['eip155']);
  });

  it('whose clock was years ahead is followed when it is right again, but for a day', async () => {
    const { client, heard } = lab.visit();
    const { topic } = await lab.pair(client);
    const event = (ms: number, data: number) =>
      lab.send(topic, {
        id: ms * 1000,
        method: 'wc_sessionEvent',
        params: { chainId: 'eip155:1', event: { name: 'chainChanged', data } },
      });

    await event(Date.now() + 3 * 365 * 86_400_000, 1);
    await event(Date.now() + 2 * 86_400_000, 2);
    await client.ping({ topic });

    expect(heard.map(({ params }) => params?.event.data)).toEqual([1, 2]);
  });

  it('cannot have an old extension prolong the session again', async () => {
    const { client } = lab.visit();
    const { topic } = await lab.pair(client);
    const id = Date.now() * 1000;
    const extend = (more: number, expiry: number) =>
      lab.send(topic, { id: id + more, method: 'wc_sessionExtend', params: { expiry } }, 1106);
    const soon = Math.floor(Date.now() / 1000) + 604_700;
    await extend(2, soon);
    await client.ping({ topic });
    const { expiry } = client.session.get(topic);
    const now = Date.now();
    const spy = Date.now;
    Date.now = () => now + 86_400_000;

    await extend(1, 9e12);
    await client.ping({ topic });
    Date.now = spy;

    expect(client.session.get(topic).expiry).toBe(expiry);
  });

  it('gets its ids back as it wrote them, also those of 19 digits', async () => {
    const { client } = lab.visit();
    const { topic } = await lab.pair(client);
    const answers: string[] = [];
    lab.relay.onPublished((tag, publication) => {
      if (tag === 1105) answers.push(publication.message);
    });
    const id = '1795534272790512457';
    const namespaces = JSON.stringify({ eip155: supported.eip155 });
    const { crypto, relayer } = lab.kit.core;
    const text = `{"params":{"namespaces":${namespaces},"id":7},"id":${id},"jsonrpc":"2.0","method":"wc_sessionUpdate"}`;
    const { encrypt, decrypt } = await import('../../../apps/chains/clients/walletconnect');
    const symKey = crypto.keychain.get(topic);

    await relayer.publish(topic, encrypt({ symKey, message: text }), { ttl: 300, tag: 1104 });

    await eventually(() => expect(answers).toHaveLength(1));
    expect(decrypt({ symKey, encoded: answers[0] ?? '' })).toBe(
      `{"id":${id},"jsonrpc":"2.0","result":true}`,
    );
  });
});
