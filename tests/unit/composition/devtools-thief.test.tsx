import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { someAddress } from '../../../apps/gallery/fake-widget';
import { replayedState } from '../../../application/devtools/replayed-state';
import type { WidgetState } from '../../../application/snapshot/widget-state';
import { FakeWalletConnector } from '../../../infrastructure/fake';
import type { Eip1193Provider } from '../../../ports/eip1193-provider';
import { AuthFrame } from '../../../ports/auth-frame';
import { HttpClient } from '../../../ports/http-client';
import { KeyValueStorage } from '../../../ports/key-value-storage';
import { RpcClients } from '../../../ports/rpc-client';
import { WalletConnectorCatalogue } from '../../../ports/wallet-connector';
import { WalletPairing } from '../../../ports/wallet-pairing';
import { answered, FakeRpcError, fakeFetch } from '../../support/fake-fetch';
import { devtoolsWorld, type DevtoolsWorld } from '../../support/devtools-world';
import { settle } from '../../support/render';
import { testNetwork } from '../../support/devtools-network';

/** One secret of each kind, as it looks in the traffic. */
const secrets = {
  symKey: 'a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7e8f90',
  topic: '0f1e2d3c4b5a69788796a5b4c3d2e1f00f1e2d3c4b5a69788796a5b4c3d2e1f0',
  sealed: 'AHNlYWxlZHBheWxvYWRvZmFzZXNzaW9uMTIzNDU2Nzg5MA',
  relayAuth: 'eyJhbGciOiJFZERTQSJ9.eyJpc3MiOiJkaWQ6a2V5In0.c2lnbmF0dXJlb2Zqd3Q',
  rpcPath: 'pathkey7d3f9a1c',
  rpcQuery: 'querykey44e0b7d2',
  rpcUser: 'useroftheendpoint',
  rpcPassword: 'hunter2hunter2',
  rpcHost: 'hostkey9c8b7a6d5e4f',
  signedTransaction: '02f86c0182c0dedeadbeefcafe',
  nodeAnswer: 'answerofnode5521',
  nodeMessage: 'execution reverted for 0xbeef5521',
  header: 'Bearer headertoken8812',
  body: 'bodysecret7719',
  email: 'alice@private.example',
  otp: '493817',
  sessionToken: 'sessiontoken3392',
  ticket: 'ticketofname2201',
  seed: 'legal winner thank year wave sausage worth useful legal winner thank yellow',
  signature: '0x51696e617475726551696e6174757265',
  signedMessage: 'I own this account 6620',
  storedKey: '9f8e7d6c5b4a3928',
  storedValue: 'storedsessionkey1188',
} as const;

const relayUrl = 'wss://relay.example';

/** A socket that a test plays. */
class PlayedSocket extends EventTarget {
  static last: PlayedSocket | undefined;
  readonly sent: unknown[] = [];

  constructor() {
    super();
    PlayedSocket.last = this;
  }

  send(data: unknown): void {
    this.sent.push(data);
  }
}

let world: DevtoolsWorld;

/** Starts the tools, and waits for their panel. */
async function start(...how: Parameters<typeof devtoolsWorld>): Promise<void> {
  await import('../../../presentation-react/devtools/mount-devtools');
  await settle(() => {
    world = devtoolsWorld(...how);
  });
}
const ownFetch = globalThis.fetch;
const ownSocket = globalThis.WebSocket;

beforeEach(() => {
  globalThis.WebSocket = PlayedSocket as unknown as typeof WebSocket;
  globalThis.fetch = fakeFetch((post) =>
    answered(post, ({ method }) => (method === 'eth_chainId' ? '0x1' : secrets.nodeAnswer)),
  ).fetch;
});

afterEach(async () => {
  await settle(() => world.devtools.dispose());
  globalThis.fetch = ownFetch;
  globalThis.WebSocket = ownSocket;
});

/** Everything that a thief can read of the tools: the record, the reports, and the DOM of every tab. */
async function spoils(): Promise<string> {
  const { devtools } = world;
  const texts = [
    JSON.stringify(devtools.records()),
    JSON.stringify(devtools.state()),
    devtools.report(),
    devtools.report({ hasAddresses: true }),
  ];
  const root = (): ShadowRoot | null | undefined =>
    document.querySelector('[data-cleat="devtools"]')?.shadowRoot;
  await settle();
  await settle(() => root()?.querySelector<HTMLElement>('.opener')?.click());
  for (const tab of root()?.querySelectorAll<HTMLElement>('[role="tab"]') ?? []) {
    await settle(() => tab.click());
    texts.push(root()?.innerHTML ?? '');
    for (const step of root()?.querySelectorAll<HTMLElement>('.steps button') ?? []) {
      await settle(() => step.click());
      await settle();
      // The view that is drawn again has a shadow root of its own.
      const drawn = root()?.querySelector('.replay [data-cleat="panel"]')?.shadowRoot;
      texts.push(root()?.innerHTML ?? '', drawn?.innerHTML ?? '');
    }
  }
  expect(texts.length).toBeGreaterThan(10);
  return texts.join('\n');
}

function stolen(found: string): readonly string[] {
  return Object.entries(secrets).flatMap(([name, secret]) => (found.includes(secret) ? name : []));
}

describe('the tools keep no secret', () => {
  it('of a call to a chain: keys of endpoints, parameters, answers', async () => {
    const { rpcHost, rpcPassword, rpcPath, rpcQuery, rpcUser } = secrets;
    const url = `https://${rpcUser}:${rpcPassword}@${rpcHost}.rpc.example/v2/${rpcPath}?key=${rpcQuery}`;
    await start();
    const client = world.ports.get(RpcClients).forNetwork(testNetwork(url));
    const asked = client.request({
      method: 'eth_sendRawTransaction',
      params: [`0x${secrets.signedTransaction}`],
    });
    await world.clock.advance(10);

    expect(await asked).toBe(secrets.nodeAnswer);
    const found = await spoils();
    expect(stolen(found)).toEqual([]);
    expect(found).toContain('eth_sendRawTransaction');
    expect(found).toContain('….rpc.example 1/1');
  });

  it('of an error of a node, whose text may quote anything', async () => {
    globalThis.fetch = fakeFetch((post) =>
      answered(post, ({ method }) =>
        method === 'eth_chainId' ? '0x1' : new FakeRpcError(3, secrets.nodeMessage),
      ),
    ).fetch;
    await start();
    const client = world.ports.get(RpcClients).forNetwork(testNetwork('https://node.example'));
    const asked = client.request({ method: 'eth_sendRawTransaction', params: [] });
    const failed = expect(asked).rejects.toThrow(secrets.nodeMessage);
    await world.clock.advance(10);

    await failed;
    const found = await spoils();
    expect(stolen(found)).toEqual([]);
    expect(found).toContain('RPC 3');
  });

  it('of a request to a service', async () => {
    await start();
    await world.ports.get(HttpClient).request({
      url: `https://service.example/${secrets.rpcPath}?token=${secrets.rpcQuery}`,
      query: { email: secrets.email },
      headers: { authorization: secrets.header },
      body: { secret: secrets.body },
    });

    const found = await spoils();
    expect(stolen(found)).toEqual([]);
    expect(found).toContain('POST service.example');
  });

  it('of the relay: topics, sealed messages, the token in the address', async () => {
    await start({ relayUrl });
    const socket = new WebSocket(`${relayUrl}/?auth=${secrets.relayAuth}&projectId=p`);
    const message = { topic: secrets.topic, message: secrets.sealed };
    socket.send(
      JSON.stringify({ id: 1, method: 'irn_publish', params: { ...message, tag: 1108, ttl: 300 } }),
    );
    const delivery = { id: 2, method: 'irn_subscription', params: { data: message } };
    for (const data of [
      JSON.stringify(delivery),
      JSON.stringify({ id: 1, result: secrets.topic }),
      secrets.symKey,
    ])
      socket.dispatchEvent(new MessageEvent('message', { data }));

    expect(PlayedSocket.last?.sent).toHaveLength(1);
    const found = await spoils();
    expect(stolen(found)).toEqual([]);
    expect(found).toContain('sent irn_publish relay.example tag 1108 46 sealed characters');
    expect(found).toContain('received irn_subscription');
  });

  it('of the storage: values, and what in a key is no word', async () => {
    await start();
    const storage = world.ports.get(KeyValueStorage);
    storage.set(`@cleat/session/${secrets.storedKey}`, secrets.storedValue);
    storage.set(secrets.topic, secrets.symKey);

    expect(storage.get(secrets.topic)).toBe(secrets.symKey);
    const found = await spoils();
    expect(stolen(found)).toEqual([]);
    expect(found).toContain('set @cleat/session/… browser 20 characters');
  });

  it('of the embedded wallet: addresses, codes, tokens, tickets, what is signed', async () => {
    await start();
    world.frame
      .answer('CONNECT_EMAIL', { action: 'VERIFY_OTP' })
      .answer('CONNECT_OTP', {})
      .answer('GET_NAME_TICKET', { ticket: secrets.ticket })
      .answer('RPC_REQUEST', { result: secrets.signature })
      .refuse('SIGN_OUT', secrets.seed);
    const frame = world.ports.get(AuthFrame);
    const tokens: string[] = [];
    frame.sessionTokens$.subscribe((token) => tokens.push(token));
    await frame.load();
    await frame.send('CONNECT_EMAIL', { email: secrets.email });
    await frame.send('CONNECT_OTP', { otp: secrets.otp });
    await frame.send('GET_NAME_TICKET', { address: someAddress, name: 'alice' });
    await frame.send('RPC_REQUEST', {
      method: 'personal_sign',
      params: [secrets.signedMessage],
      rpcUrl: `https://node.example/${secrets.rpcPath}`,
    });
    await expect(frame.send('SIGN_OUT', {})).rejects.toThrow(secrets.seed);
    world.frame.startSession(secrets.sessionToken);

    expect(tokens).toEqual([secrets.sessionToken]);
    const found = await spoils();
    expect(stolen(found)).toEqual([]);
    expect(found).toContain('RPC_REQUEST personal_sign');
    expect(found).toContain('SESSION_UPDATE');
  });

  it('of a wallet: what is signed, signatures, and the text of its errors', async () => {
    const provider: Eip1193Provider = {
      request: async ({ method }) => {
        if (method === 'personal_sign') return secrets.signature;
        throw Object.assign(new Error(secrets.seed), { code: -32603 });
      },
    };
    await start();
    const grant = { addresses: [someAddress], chainReference: '1' } as const;
    world.catalogue.add(
      new FakeWalletConnector(
        { id: 'io.rabby', name: 'Rabby', type: 'ANNOUNCED', namespace: 'eip155' },
        { access: { namespace: 'eip155', provider } },
      ).answerWith({ grant }),
    );
    const session = await world.ports.get(WalletConnectorCatalogue).find('io.rabby')?.connect();
    const access = session?.access;
    if (access?.namespace !== 'eip155') throw new TypeError('no provider');
    const params = [secrets.signedMessage, someAddress];

    expect(await access.provider.request({ method: 'personal_sign', params })).toBe(
      secrets.signature,
    );
    const refused = access.provider.request({ method: secrets.topic, params });
    await expect(refused).rejects.toThrow(secrets.seed);
    const found = await spoils();
    expect(stolen(found)).toEqual([]);
    expect(found).toContain('personal_sign io.rabby eip155 answered');
    expect(found).toContain('… io.rabby eip155 RPC -32603');
  });

  it('of a pairing and a login, in the state and in the views of the past', async () => {
    const uri = `wc:${secrets.topic}@2?relay-protocol=irn&symKey=${secrets.symKey}`;
    await start();
    const proposed = world.ports.get(WalletPairing).propose({ networks: [], onUri: () => {} });
    const declined = expect(proposed).rejects.toThrow('declined');
    await settle();
    world.pairing.latest.show(uri).decline();
    await declined;
    const { widget } = world;
    widget.setFeature('pairing', { status: 'waiting', uri, expiresAtMs: Infinity });
    widget.showViews({ name: 'ConnectingWalletConnectBasic', uri });
    widget.setFeature('auth', {
      user: { email: secrets.email },
      emailLogin: { status: 'awaitingCode', email: secrets.email },
    } as unknown as NonNullable<WidgetState['features']['auth']>);
    widget.showViews({ name: 'Connect' }, { name: 'EmailVerifyOtp' });
    widget.showViews({ name: 'Connect', uri });

    expect(stolen(JSON.stringify(replayedState(widget.state)))).toEqual([]);
    const found = await spoils();
    expect(stolen(found)).toEqual([]);
    expect(found).toContain('propose walletConnect eip155 RPC 4001');
    expect(found).toContain('view ConnectingWalletConnectBasic');
  });
});

describe('the tools say who the visitor is only where they are asked to', () => {
  it('in a report, and in the panel', async () => {
    await start();
    world.widget.setAccount();
    await settle();
    const { devtools } = world;

    expect(devtools.events().map(({ name }) => name)).toContain('connect');
    expect(devtools.report()).not.toContain(someAddress);
    expect(devtools.report({ hasAddresses: true })).toContain(someAddress);
    await settle();
    const root = (): ShadowRoot | null | undefined =>
      document.querySelector('[data-cleat="devtools"]')?.shadowRoot;
    await settle(() => root()?.querySelector<HTMLElement>('.opener')?.click());
    expect(root()?.textContent).not.toContain(someAddress);
    await settle(() => root()?.querySelector<HTMLElement>('header input')?.click());
    expect(root()?.textContent).toContain(someAddress);
  });
});
