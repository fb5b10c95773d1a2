import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { encodeFunctionData, type Hex, parseAbi } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { parseConfig } from '../src/config/config';
import { describeOverDatabases } from './databases';
import { type Device, newDevice } from './stand-ins/device';
import { type Begun, FarcasterPeers, type MessageParts, siwfMessage } from './stand-ins/farcaster';
import { startStandIn } from './stand-ins/http-stand-in';
import { posted, SITE, type TestService, testService } from './support';

const FRAME = 'https://wallet.test';
const MINUTE = 60_000;
const FID = 4242;
const factoryAbi = parseAbi(['function make(address owner) returns (address)']);

const newAccount = () => privateKeyToAccount(generatePrivateKey());
const custody = newAccount();
const stranger = newAccount();

type Answer = Readonly<Record<string, unknown>> & { readonly status: number };

const environment = (peers: FarcasterPeers) => ({
  ORIGINS: `${SITE},https://second.test`,
  SERVICE_SECRET: 's'.repeat(40),
  FRAME_ORIGIN: FRAME,
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'Wallet <login@wallet.test>',
  FARCASTER_RPC_URL: peers.node.url,
  FARCASTER_RELAY_URL: peers.relay.url,
});

let peers: FarcasterPeers;

/** What the service answers to the wallet's frame. */
async function asked(service: TestService, path: string, body: unknown): Promise<Answer> {
  const { headers, ...rest } = posted(body);
  const request = { ...rest, headers: { ...(headers as object), origin: FRAME } };
  const answer = await service.ask(path, request);
  return { status: answer.status, ...((await answer.json()) as object) };
}

beforeAll(async () => {
  peers = await FarcasterPeers.start();
  await peers.register(custody.address, FID);
}, 60_000);
afterAll(() => peers.stop());

describeOverDatabases('a login with Farcaster', (database) => {
  let service: TestService;
  let device: Device;
  let clock = Date.now() - 61 * MINUTE;

  /** The addresses that the service cannot reach. */
  const away = new Set<string>();
  const calls: string[] = [];

  beforeEach(async () => {
    clock = Math.max(clock + 61 * MINUTE, Date.now());
    device = await newDevice();
    service = await testService(environment(peers), database(), {
      now: () => clock,
      fetch: (url, init) => {
        calls.push(String(url));
        const isAway = [...away].some((one) => String(url).startsWith(one));
        return isAway ? Promise.reject(new TypeError('fetch failed')) : fetch(url, init);
      },
    });
  });
  afterEach(() => away.clear());

  const ask = (path: string, body: unknown): Promise<Answer> => asked(service, path, body);

  async function begin(): Promise<Begun> {
    const login = { provider: 'farcaster', origin: SITE, device: device.jwk };
    const begun = await ask('/social/begin', login);
    expect(begun.status).toBe(200);
    return peers.begun(begun);
  }

  async function result(flow: string, by = device, origin = SITE): Promise<Answer> {
    clock += 1001; // The service asks the relay once a second.
    return ask('/social/result', { flow, origin, signature: await by.sign(`${flow}:${origin}`) });
  }

  const messageFor = (begun: Begun, parts: Partial<MessageParts> = {}, fid = FID): string =>
    siwfMessage(begun, { address: custody.address, fid, nowMs: clock }, parts);

  /** A login whose visitor signs with the app. */
  async function logIn(): Promise<Answer> {
    const begun = await begin();
    const message = messageFor(begun);
    peers.answer(begun, message, await custody.signMessage({ message }));
    return result(begun.flow);
  }

  const refused = { status: 200, state: 'failed', reason: 'failed' };
  const done = { status: 200, state: 'done', provider: 'farcaster' };

  it('[R1.7] opens a session of the visitor’s own account, by a message that Farcaster’s own app signs', async () => {
    expect(await ask('/social/providers', {})).toMatchObject({
      providers: [{ id: 'farcaster', name: 'Farcaster' }],
    });
    const begun = await begin();
    expect(begun.asked).toMatchObject({ domain: 'wallet.test', siweUri: `${FRAME}/` });
    expect(await result(begun.flow)).toEqual({ status: 200, state: 'waiting' });

    const { nonce } = begun;
    const domain = 'wallet.test';
    const built = peers.phone.buildSignInMessage({
      address: custody.address,
      fid: FID,
      uri: `${FRAME}/`,
      domain,
      nonce,
      expirationTime: new Date(String(begun.asked['expirationTime'])),
    });
    if (built.isError) throw built.error;
    const { message } = built;
    const signature = await custody.signMessage({ message });
    expect(await peers.isTaken({ nonce, domain, message, signature })).toBe(true);
    await peers.phone.authenticate({
      channelToken: begun.token,
      authKey: peers.relay.appKey,
      message,
      signature,
      fid: FID,
      username: 'ada',
      displayName: 'Ada',
      bio: '',
      authMethod: 'custody',
      pfpUrl: 'https://pictures.test/ada.png',
    });

    const first = await result(begun.flow);
    expect(first).toMatchObject(done);
    expect(first['profile']).toEqual({ name: 'ada', picture: 'https://pictures.test/ada.png' });
    expect(await result(begun.flow)).toEqual({ status: 200, state: 'over' });
    expect((await logIn())['user']).toBe(first['user']);
  });

  it.each<readonly [string, (begun: Begun) => Partial<MessageParts>]>([
    ['has the nonce of another login', () => ({ nonce: 'abcdefgh12345678' })],
    ['is for another domain', () => ({ domain: 'evil.test' })],
    ['is for another chain', () => ({ chainId: 1 })],
    ['is for another purpose', () => ({ statement: 'Give Mallory all tokens' })],
    ['names no visitor', () => ({ resources: ['https://wallet.test/4242'] })],
    ['names two visitors', () => ({ resources: ['farcaster://fid/4242', 'farcaster://fid/1'] })],
    ['names another visitor', () => ({ resources: ['farcaster://fid/1'] })],
    ['has expired', () => ({ expirationTime: new Date(Date.now() - MINUTE) })],
    ['begins later', () => ({ notBefore: new Date(Date.now() + 60 * 24 * MINUTE) })],
  ])('refuses a message that %s', async (_, change) => {
    const begun = await begin();
    const message = messageFor(begun, change(begun));
    const signature = await custody.signMessage({ message });
    const { nonce } = begun;
    expect(await peers.isTaken({ nonce, domain: 'wallet.test', message, signature })).toBe(false);
    peers.answer(begun, message, signature);

    expect(await result(begun.flow)).toEqual(refused);
    expect(await result(begun.flow)).toEqual({ status: 200, state: 'over' });
  });

  it.each<readonly [string, (now: number) => Partial<MessageParts>]>([
    ['is for another page', () => ({ uri: 'https://evil.test/' })],
    ['is an hour old', (now) => ({ issuedAt: new Date(now - 60 * MINUTE) })],
    ['was signed tomorrow', (now) => ({ issuedAt: new Date(now + 24 * 60 * MINUTE) })],
  ])('refuses a message that %s, which Farcaster’s library takes', async (_, change) => {
    const begun = await begin();
    const message = messageFor(begun, change(clock));
    peers.answer(begun, message, await custody.signMessage({ message }));

    expect(await result(begun.flow)).toEqual(refused);
  });

  it('refuses a message of another login, and text around a message', async () => {
    const before = await begin();
    const message = messageFor(before);
    const signature = await custody.signMessage({ message });
    const begun = await begin();
    peers.answer(begun, message, signature);
    expect(await result(begun.flow)).toEqual(refused);

    for (const around of [(text: string) => `${text}\n`, (text: string) => `Hello\n${text}`]) {
      const other = await begin();
      const changed = around(messageFor(other));
      peers.answer(other, changed, await custody.signMessage({ message: changed }));
      expect(await result(other.flow)).toEqual(refused);
    }
  });

  it('refuses what another key has signed, for its own account or another’s', async () => {
    const begun = await begin();
    const message = messageFor(begun);
    peers.answer(begun, message, await stranger.signMessage({ message }));
    expect(await result(begun.flow)).toEqual(refused);

    const other = await begin();
    const own = messageFor(other, { address: stranger.address });
    peers.answer(other, own, await stranger.signMessage({ message: own }));
    expect(await result(other.flow)).toEqual(refused);
    expect(service.lines.join('\n')).toMatch(/"kind":"signer"/);
  });

  it('takes an auth address of the visitor while it is one, and no key of an app', async () => {
    const { address } = newAccount();
    const helper = newAccount();
    await peers.setKey(FID, address, { state: 1, keyType: 2 });
    const states = [
      { key: { state: 1, keyType: 1 }, expected: refused },
      { key: { state: 1, keyType: 2 }, expected: done },
      { key: { state: 2, keyType: 2 }, expected: refused },
    ] as const;
    for (const { expected, key } of states) {
      await peers.setKey(FID, helper.address, key);
      const begun = await begin();
      const { nonce } = begun;
      const message = messageFor(begun, { address: helper.address });
      const signature = await helper.signMessage({ message });
      const isTaken = await peers.isTaken({ nonce, domain: 'wallet.test', message, signature });
      expect(isTaken).toBe(expected === done);
      peers.answer(begun, message, signature);
      expect(await result(begun.flow)).toMatchObject(expected);
    }
  });

  it('follows the registry: an id that has moved is no longer of the account before', async () => {
    const [before, after] = [newAccount(), newAccount()];
    await peers.register(before.address, 99);
    const attempt = async (signer: typeof before): Promise<Answer> => {
      const begun = await begin();
      const message = messageFor(begun, { address: signer.address }, 99);
      peers.answer(begun, message, await signer.signMessage({ message }));
      return result(begun.flow);
    };
    const first = await attempt(before);
    expect(first).toMatchObject(done);
    await peers.register(before.address, 0);
    await peers.register(after.address, 99);

    expect(await attempt(before)).toEqual(refused);
    expect(await attempt(after)).toMatchObject({ ...done, user: first['user'] });
  });

  it('takes a contract account whose owner has signed (EIP-1271), and no other key', async () => {
    const owner = newAccount();
    const make = { abi: factoryAbi, functionName: 'make', args: [owner.address] } as const;
    const to = peers.factory;
    const made = await peers.node.control.call(
      'eth_call',
      { to, data: encodeFunctionData(make) },
      'latest',
    );
    const address: Hex = `0x${String(made).slice(-40)}`;
    await peers.send(to, encodeFunctionData(make));
    await peers.register(address, 77);
    const outcomes: unknown[] = [];
    for (const signer of [owner, stranger]) {
      const begun = await begin();
      const message = messageFor(begun, { address: address.toLowerCase() as Hex }, 77);
      peers.answer(begun, message, await signer.signMessage({ message }));
      outcomes.push(await result(begun.flow));
    }
    expect(outcomes).toMatchObject([done, refused]);
  });

  it('gives the visitor to the device and the site that began, within ten minutes', async () => {
    const begun = await begin();
    const message = messageFor(begun);
    peers.answer(begun, message, await custody.signMessage({ message }));
    const over = { status: 200, state: 'over' };
    expect(await result(begun.flow, await newDevice())).toEqual(over);
    expect(await result(begun.flow, device, 'https://second.test')).toEqual(over);
    expect(await result(begun.flow)).toMatchObject(done);

    const late = await begin();
    clock += 11 * MINUTE;
    expect(await result(late.flow)).toEqual(over);
  });

  it('ends where another reader has taken the answer from the relay, whose link is on the site', async () => {
    const begun = await begin();
    const message = messageFor(begun);
    peers.answer(begun, message, await custody.signMessage({ message }));
    const headers = { authorization: `Bearer ${begun.token}` };
    const read = await fetch(`${peers.relay.url}/v1/channel/status`, { headers });
    expect(read.status).toBe(200);

    expect(await result(begun.flow)).toEqual({ status: 200, state: 'failed', reason: 'over' });
  });

  it('asks the relay at most once a second', async () => {
    const { flow } = await begin();
    calls.length = 0;
    const signature = await device.sign(`${flow}:${SITE}`);
    const looked = { flow, origin: SITE, signature };
    await Promise.all([1, 2, 3, 4].map(() => ask('/social/result', looked)));
    expect(calls).toEqual([`${peers.relay.url}/v1/channel/status`]);
  });

  it('does not begin without the relay, and waits for one that was away', async () => {
    away.add(peers.relay.url);
    const login = { provider: 'farcaster', origin: SITE, device: device.jwk };
    expect(await ask('/social/begin', login)).toMatchObject({ status: 503 });
    away.clear();

    const begun = await begin();
    away.add(peers.relay.url);
    expect(await result(begun.flow)).toEqual({ status: 200, state: 'waiting' });
    away.clear();
    const message = messageFor(begun);
    peers.answer(begun, message, await custody.signMessage({ message }));
    expect(await result(begun.flow)).toMatchObject(done);
  });

  it('keeps an answer for a node that was away, and gives up after three tries', async () => {
    const waiting = { status: 200, state: 'waiting' };
    for (const isBack of [true, false]) {
      const begun = await begin();
      const message = messageFor(begun);
      peers.answer(begun, message, await custody.signMessage({ message }));
      away.add(peers.node.url);
      expect([await result(begun.flow), await result(begun.flow)]).toEqual([waiting, waiting]);
      if (isBack) away.clear();
      const last = await result(begun.flow);
      expect(last).toMatchObject(isBack ? done : { state: 'failed', reason: 'unreachable' });
    }
  });

  it('stores neither nonce nor link nor message in the clear, and says none in its log', async () => {
    const begun = await begin();
    const message = messageFor(begun);
    peers.answer(begun, message, await custody.signMessage({ message }));
    away.add(peers.node.url);
    await result(begun.flow);
    const rows = await database().rows('select * from farcaster_channel');
    expect(rows).not.toEqual([]);
    const kept = `${JSON.stringify(rows)}${service.lines.join('\n')}`;
    for (const secret of [begun.flow, begun.nonce, begun.token, custody.address]) {
      expect(kept).not.toContain(secret);
    }
    clock += 11 * MINUTE;
    await service.sweep();
    expect(await database().rows('select * from farcaster_channel')).toEqual([]);
  });
});

describe('a relay', () => {
  it.each([
    ['has a link that is no page', { channelToken: 't', url: 'javascript:alert(1)' }],
    ['has a link by http', { channelToken: 't', url: 'http://farcaster.example/' }],
    ['names no channel', { url: 'https://farcaster.example/' }],
  ])('is not used where it %s', async (_, body) => {
    const hostile = await startStandIn((_request, response) => {
      response.writeHead(201, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    });
    const service = await testService({
      ...environment(peers),
      FARCASTER_RELAY_URL: hostile.url,
    });
    const { jwk } = await newDevice();
    const login = { provider: 'farcaster', origin: SITE, device: jwk };
    expect(await asked(service, '/social/begin', login)).toMatchObject({ status: 502 });
    await Promise.all([hostile.stop(), service.database.close()]);
  });
});

describe('the addresses of Farcaster', () => {
  it('are set together, with the login by e-mail, and neither has a default', async () => {
    const { FARCASTER_RELAY_URL, FARCASTER_RPC_URL, ...others } = environment(peers);
    expect(parseConfig(others).farcaster).toBeUndefined();
    expect(() => parseConfig({ ...others, FARCASTER_RPC_URL })).toThrow('FARCASTER_RELAY_URL');
    expect(() => parseConfig({ ...others, FARCASTER_RELAY_URL })).toThrow('FARCASTER_RPC_URL');
    const all = { ...others, FARCASTER_RELAY_URL, FARCASTER_RPC_URL };
    expect(() => parseConfig({ ...all, SMTP_URL: '' })).toThrow('SMTP_URL');
    expect(() => parseConfig({ ...all, FARCASTER_RELAY_URL: 'http://relay.example' })).toThrow(
      'FARCASTER_RELAY_URL',
    );
    const service = await testService(others);
    expect(await asked(service, '/social/providers', {})).toMatchObject({ status: 404 });
    await service.database.close();
  });
});
