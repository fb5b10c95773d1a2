import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Core } from '@walletconnect/core';
import { InMemoryStorage } from '../../../infrastructure/storage/in-memory-storage';
import { eventually } from '../../support/eventually';
import { type SdkStage, startSdkClient, startSdkStage } from './sdk-stage';

/** The protocol's tags of a request to the wallet, and of the answer. */
const REQUEST = 1108;
const ANSWER = 1109;
const CONTRACT = `0x${'c0'.repeat(20)}`;

let stage: SdkStage;

beforeEach(async () => {
  stage = await startSdkStage();
});

afterEach(async () => {
  await stage.stop();
  expect(stage.uncaught).toEqual([]);
});

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Each block is about the patch of that name; those of pure functions are in the unit tests. */
describe('01-tell-the-relay-nothing-of-transactions', () => {
  it('sends nothing of a request in the clear except its number', async () => {
    const topic = await stage.pair();
    const published: object[] = [];
    stage.relay.onPublished((tag, publication) => {
      if (tag === REQUEST || tag === ANSWER) published.push(publication);
    });
    stage.wallet.on('session_request', ({ id }) => {
      void stage.wallet.respond({ topic, response: { id, jsonrpc: '2.0', result: CONTRACT } });
    });
    const request = { method: 'personal_sign', params: [{ to: CONTRACT, data: '0x1234' }] };

    await stage.dapp.request({ topic, chainId: 'eip155:1', request });

    expect(published).toHaveLength(2);
    const tvf = { correlationId: expect.any(Number) };
    expect(published).toEqual(published.map(() => expect.objectContaining({ tvf })));
    expect(JSON.stringify(published)).not.toMatch(/personal_sign|eip155|c0c0c0/);
  });
});

describe('02-ask-no-host-but-the-relay', () => {
  it('sends no request, whatever a page and a phone ask of the SDK', async () => {
    const fetched = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('offline'));
    const core = new Core({ relayUrl: stage.relay.url, customStoragePrefix: 'telling' });

    await core.eventClient.init();
    core.eventClient
      .createEvent({ properties: { topic: 'topic', trace: [] } })
      .setError('PROPOSAL_EXPIRED');
    const device = { clientId: 'id', token: 'token', notificationType: 'noop' as const };
    await core.echoClient.registerDeviceToken(device);
    expect(await core.verify.register({ id: 'id', decryptedId: 'id' })).toBeUndefined();
    expect(await core.verify.resolve({ hash: 'hash' })).toBeUndefined();
    await stage.pair();

    expect(fetched).not.toHaveBeenCalled();
  });
});

describe('08-share-no-core', () => {
  it('has no core of one client where the next one looks for it', async () => {
    const before = Object.keys(globalThis);
    const options = { relayUrl: stage.relay.url, customStoragePrefix: 'shared' };

    const cores = [new Core(options), new Core(options)];

    expect(cores[0]).not.toBe(cores[1]);
    expect(Object.keys(globalThis)).toEqual(before);
  });
});

describe('09-open-no-links', () => {
  it('does not look for the link of an app when it sends a request', async () => {
    const topic = await stage.pair();
    const read = jest.spyOn(stage.dapp.core.storage, 'getItem');
    stage.wallet.on('session_request', ({ id }) => {
      void stage.wallet.respond({ topic, response: { id, jsonrpc: '2.0', result: '0x' } });
    });

    const request = { method: 'personal_sign', params: [] };
    await stage.dapp.request({ topic, chainId: 'eip155:1', request });

    expect(read.mock.calls.flat()).not.toContain('WALLETCONNECT_DEEPLINK_CHOICE');
  });
});

describe('10-connect-once-at-a-time', () => {
  it('tries few times in three seconds, however many callers wait for a relay that is gone', async () => {
    await stage.pair();
    const attempts = jest.spyOn(stage.dapp.core.crypto, 'signJWT');
    await stage.relay.stop();

    for (let index = 0; index < 30; index += 1) {
      stage.dapp.core.relayer.subscribe(`${index}`.padStart(64, '0')).catch(() => {});
    }
    await pause(3000);

    expect(attempts.mock.calls.length).toBeLessThan(6);
  });

  it('repeats a failed subscription at the next attempt', async () => {
    await stage.pair();
    await stage.dapp.close();
    const client = await startSdkClient(stage.relay.url, stage.stored);
    const { present } = stage.relay.counters;
    jest.spyOn(client.core.crypto, 'getClientId').mockRejectedValue(new Error('lost'));

    await eventually(() => expect(stage.relay.counters.present).toBe(present + 1));
    await pause(300);

    await client.close();
  });
});

describe('11-let-topics-go', () => {
  it('drops a topic whose subscription cannot be ended', async () => {
    const topic = await stage.pair();
    const { relayer } = stage.dapp.core;
    relayer.subscriber.unsubscribe = async () => {
      throw new Error("Couldn't establish socket connection to the relay server");
    };

    await expect(relayer.unsubscribe(topic)).resolves.toBeUndefined();
  });
});

describe('12-drop-odd-frames', () => {
  it('pairs among unreadable frames', async () => {
    stage.relay.setFaults({ isNoisy: true });

    expect(await stage.pair()).toMatch(/^[0-9a-f]{64}$/);
  });

  it('handles the error of a socket that it has closed', async () => {
    await stage.pair();
    const { provider } = stage.dapp.core.relayer;
    await stage.dapp.core.relayer.transportClose();

    expect(() => provider.events.emit('error', new Error('late'))).not.toThrow();
  });
});

describe('13-refuse-invalid-messages', () => {
  it.each([
    ['wc_sessionEvent', { event: { name: 'unheard', data: 1 }, chainId: 'eip155:1' }],
    ['wc_sessionEvent', { event: { name: 'chainChanged', data: 1 }, chainId: 'eip155:999' }],
    ['wc_sessionEvent', { event: { name: 'chainChanged' }, chainId: 7 }],
    ['wc_sessionUpdate', { namespaces: { eip155: { accounts: 7 } } }],
    ['wc_sessionUpdate', { namespaces: {} }],
    ['wc_sessionPing', null],
  ])('refuses %s with %j', async (method, params) => {
    const topic = await stage.pair();
    const events: string[] = [];
    stage.dapp.on('session_event', () => void events.push('event'));
    stage.dapp.on('session_update', () => void events.push('update'));
    const { namespaces } = stage.dapp.session.get(topic);

    await stage.sendRaw(topic, method, params);
    await pause(300);

    expect(events).toEqual([]);
    expect(stage.dapp.session.get(topic).namespaces).toEqual(namespaces);
  });
});

describe('14-end-pings', () => {
  it('ends a ping with its signal, and ignores the later answer', async () => {
    const topic = await stage.pair();
    await stage.wallet.core.relayer.transportClose();
    const gone = new Error('gone');
    const controller = new AbortController();
    const ping = stage.dapp.ping({ topic, signal: controller.signal });
    const ended = expect(ping).rejects.toBe(gone);
    await eventually(() => expect(stage.relay.counters.tags).toContain(1114));

    controller.abort(gone);
    await ended;
    await stage.wallet.core.relayer.transportOpen();

    await eventually(() => expect(stage.relay.counters.tags).toContain(1115));
    await pause(700);
  });
});

describe('15-leave-the-relay', () => {
  it('leaves no timer and no connection behind, whatever is pending', async () => {
    const client = await startSdkClient(stage.relay.url, new InMemoryStorage());
    const { uri } = await client.connect({ optionalNamespaces: {} });
    const { present, attempts } = stage.relay.counters;
    expect(uri).toMatch(/^wc:/);
    stage.relay.setFaults({ isMute: true });
    client.core.relayer.subscribe('1'.repeat(64)).catch(() => {});
    await pause(100);
    const before = longTimers();

    await client.close();

    expect(longTimers()).toBeLessThan(before);
    await eventually(() => expect(stage.relay.counters.present).toBe(present - 1));
    await pause(1500);
    expect(stage.relay.counters.attempts).toBe(attempts);
  });

  it('does not connect any more when it leaves during an attempt', async () => {
    const client = await startSdkClient(stage.relay.url, new InMemoryStorage());
    stage.relay.setDown(true);
    client.connect({ optionalNamespaces: {} }).catch(() => {});
    await pause(200);

    const closed = client.close();
    stage.relay.setDown(false);
    await closed;
    const { present } = stage.relay.counters;
    await pause(1500);

    expect(stage.relay.counters.present).toBe(present);
  });
});

function longTimers(): number {
  return process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
}
