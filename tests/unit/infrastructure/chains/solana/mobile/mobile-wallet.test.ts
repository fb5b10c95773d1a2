import { describe, expect, it } from '@jest/globals';
import { ed25519 } from '@noble/curves/ed25519.js';
import { connectorOn } from '../../../../../../domain/connection/connector';
import { solana, solanaDevnet } from '../../../../../../domain/network/more-networks';
import { decodeBase58 } from '../../../../../../domain/address/base58';
import type { SolanaWallet } from '../../../../../../ports/solana-wallet';
import { providerOf } from '../../../../../../ports/provider-of';
import { makeMobileWallet } from '../../../../../../infrastructure/chains/solana/mobile/make-mobile-wallet';
import { SolanaConnector } from '../../../../../../infrastructure/chains/solana/solana-connector';
import { FakeHostPage } from '../../../../../../infrastructure/fake/fake-host-page';
import { InMemoryStorage } from '../../../../../../infrastructure/storage/in-memory-storage';
import { hostileObjects } from '../../../../../../tests/support/hostile-objects';
import { HastyClock } from '../../../../../../tests/support/hasty-clock';
import { inProcessProtocol } from '../../../../../../tests/support/phone-app/in-process-protocol';
import {
  PhoneApp,
  type PhoneAppOptions,
} from '../../../../../../tests/support/phone-app/phone-app';
import { phonePage } from '../../../../../../tests/support/phone-app/phone-page';

const ALICE = 'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9';
const BOB = '9hSR6S7WPtxmTojgo6GG3k4yDPecgJY292j7xrsUGWBu';
const GRANT = '@appkit/solana:mobile-wallet//grant';
const message = new TextEncoder().encode('A message');

function start(options: PhoneAppOptions = {}, storage = new InMemoryStorage()) {
  const app = new PhoneApp(options);
  return { app, storage, ...visit(app, storage) };
}

/** A visit to the page on a phone with `app`. */
function visit(app: PhoneApp, storage: InMemoryStorage) {
  const { links, protocol } = inProcessProtocol(app);
  const clock = new HastyClock();
  const networks = () => [solana, solanaDevnet];
  const parts = {
    clock,
    hostPage: new FakeHostPage('mobile'),
    networks,
    page: phonePage(),
    storage,
  };
  const { id, wallet } = makeMobileWallet(
    protocol,
    { icon: 'icon.png' },
    { ...parts, config: { siteName: 'Pier' } },
  );
  const details = connectorOn('solana', { id, name: 'Solana wallet app', type: 'EXTERNAL' });
  const connector = new SolanaConnector({ clock, details, networks, wallet });
  const provider = async (): Promise<SolanaWallet> => {
    const session = (await connector.restore()) ?? (await connector.connect());
    const found = providerOf(session, 'solana');
    if (!found) throw new Error('no provider');
    return found;
  };
  return { connector, links, provider, wallet };
}

const paramsOf = (app: PhoneApp, method: string): readonly unknown[] =>
  app.requests.filter((request) => request.method === method).map(({ params }) => params);

describe('the wallet of the apps on a phone', () => {
  it('introduces the site, and asks for its first network', async () => {
    const { app, connector } = start();

    await connector.connect();

    expect(paramsOf(app, 'authorize')).toEqual([
      {
        chain: 'solana:mainnet',
        identity: { name: 'Pier', uri: 'https://site.test', icon: 'icon.png' },
      },
    ]);
  });

  it('signs a message with the key of the account, by the token of the grant', async () => {
    const { app, provider } = start();
    const solanaWallet = await provider();

    const signature = await solanaWallet.signMessage?.(message, ALICE);

    const key = decodeBase58(ALICE) ?? new Uint8Array();
    expect(ed25519.verify(signature ?? new Uint8Array(), message, key)).toBe(true);
    expect(paramsOf(app, 'authorize')[1]).toMatchObject({ auth_token: 'token-1' });
  });

  it('takes a signature without its message, as some apps send it', async () => {
    const { app, provider } = start();
    const solanaWallet = await provider();
    const alone = Buffer.from(new Uint8Array(64).fill(7)).toString('base64');
    app.next({ result: { signed_payloads: [alone] } });

    expect(await solanaWallet.signMessage?.(message, ALICE)).toEqual(new Uint8Array(64).fill(7));
  });

  it('refuses a signature of another message', async () => {
    const { app, provider } = start();
    const solanaWallet = await provider();
    const other = Buffer.from(new Uint8Array(80).fill(7)).toString('base64');
    app.next({ result: { signed_payloads: [other] } });

    await expect(solanaWallet.signMessage?.(message, ALICE)).rejects.toMatchObject({
      code: 'WALLET_RESPONSE_INVALID',
    });
  });

  it('has the methods that the app has, also after a reload', async () => {
    const able = start();
    const plain = start({ features: [] });
    for (const { provider } of [able, plain]) await provider();

    const names = async (one: typeof able): Promise<readonly string[]> =>
      Object.keys(await visit(one.app, one.storage).provider());

    expect(await names(able)).toEqual([
      'signMessage',
      'signIn',
      'signTransaction',
      'signAndSendTransaction',
    ]);
    expect(await names(plain)).toEqual(['signMessage', 'signAndSendTransaction']);
  });

  it('asks the visitor again in the same session where the app does not know the token', async () => {
    const { app, links, provider } = start();
    const solanaWallet = await provider();
    app.tokens.clear();

    await solanaWallet.signMessage?.(message, ALICE);
    await solanaWallet.signMessage?.(message, ALICE);

    expect(links).toHaveLength(3);
    expect(paramsOf(app, 'authorize').slice(1)).toEqual([
      expect.objectContaining({ auth_token: 'token-1' }),
      expect.not.objectContaining({ auth_token: expect.anything() }),
      expect.objectContaining({ auth_token: 'token-2' }),
    ]);
  });

  it('says that the visitor declined where they decline that', async () => {
    const { app, provider } = start();
    const solanaWallet = await provider();
    app.tokens.clear();
    app.next('decline');

    await expect(solanaWallet.signMessage?.(message, ALICE)).rejects.toMatchObject({
      code: 'RPC',
      context: { rpcCode: 4001 },
    });
  });

  it('asks for a new grant on another chain, without the token of the first', async () => {
    const { app, provider } = start();
    const solanaWallet = await provider();

    const signing = { address: ALICE, network: solanaDevnet };
    await solanaWallet.signTransaction?.(unsignedOf(ALICE), signing);

    expect(paramsOf(app, 'authorize')[1]).toMatchObject({ chain: 'solana:devnet' });
    expect(paramsOf(app, 'authorize')[1]).not.toHaveProperty('auth_token');
  });

  it('signs nothing with an account that the app does not share any more', async () => {
    const { app, connector, provider } = start();
    const solanaWallet = await provider();
    app.accounts = [BOB];

    await expect(solanaWallet.signMessage?.(message, ALICE)).rejects.toMatchObject({
      code: 'WALLET_RESPONSE_INVALID',
    });
    expect(app.countOf('sign_messages')).toBe(0);
    expect((await connector.restore())?.grant.addresses).toEqual([BOB]);
  });

  it('signs in with the text that the app made, and uses the new token', async () => {
    const { app, provider } = start();
    const solanaWallet = await provider();

    const signature = await solanaWallet.signIn?.(
      signInOf(ALICE),
      new TextEncoder().encode(signInText),
    );

    const key = decodeBase58(ALICE) ?? new Uint8Array();
    const text = new TextEncoder().encode(signInText);
    expect(ed25519.verify(signature ?? new Uint8Array(), text, key)).toBe(true);
    await solanaWallet.signMessage?.(message, ALICE);
    expect(paramsOf(app, 'authorize')[2]).toMatchObject({ auth_token: 'token-2' });
    expect([...app.tokens.keys()]).toEqual(['token-2']);
  });

  it('refuses a sign-in of another account', async () => {
    const { app, provider } = start();
    const solanaWallet = await provider();
    app.accounts = [BOB, ALICE];

    await expect(
      solanaWallet.signIn?.(signInOf(ALICE), new TextEncoder().encode(signInText)),
    ).rejects.toMatchObject({
      code: 'WALLET_RESPONSE_INVALID',
      context: { reason: 'another account signed in' },
    });
  });

  it('gives the token back in the next session, and opens no app for that', async () => {
    const { app, connector, links } = start();
    const session = await connector.connect();

    await session.disconnect();
    expect(links).toHaveLength(1);
    expect([...app.tokens.keys()]).toEqual(['token-1']);
    await connector.connect();

    expect(paramsOf(app, 'deauthorize')).toEqual([{ auth_token: 'token-1' }]);
    expect([...app.tokens.keys()]).toEqual(['token-2']);
  });

  it('goes on by the link that the app gave, and connects anew without it', async () => {
    const grant = grantOf('https://wallet.test/mwa');
    const first = start();
    const second = start();
    for (const { app } of [first, second]) app.next({ result: grant });

    await second.connector.connect();
    await second.connector.connect();
    first.app.tokens.set('token-0', 'solana:mainnet');
    first.app.accounts = [ALICE];
    const solanaWallet = await first.provider();
    await solanaWallet.signMessage?.(message, ALICE);

    expect(first.links).toEqual([undefined, 'https://wallet.test/mwa']);
    expect(second.links).toEqual([undefined, undefined]);
  });

  it.each([
    'javascript:alert(1)',
    'http://wallet.test/',
    'https://wallet.test@evil.test/',
    7,
    null,
  ])('follows no link that is no page: %p', async (link) => {
    const { app, links, provider } = start();
    app.tokens.set('token-0', 'solana:mainnet');
    app.accounts = [ALICE];
    app.next({ result: grantOf(link) });
    const solanaWallet = await provider();

    await solanaWallet.signMessage?.(message, ALICE);

    expect(links).toEqual([undefined, undefined]);
  });

  it.each([
    ['nonsense', 'nonsense'],
    ['a list', '[]'],
    ['no account', JSON.stringify({ chain: 'solana:mainnet', accounts: [] })],
    [
      'a key that is none',
      JSON.stringify({ chain: 'solana:mainnet', accounts: [{ address: 'x' }] }),
    ],
    ['no chain', JSON.stringify({ accounts: [{ address: ALICE }] })],
    ['numbers', JSON.stringify({ chain: 1, accounts: 2, token: 3, features: 4, baseUri: 5 })],
  ])('restores nothing where %s is stored', async (_what, stored) => {
    const storage = new InMemoryStorage();
    storage.set(GRANT, stored);
    const { connector, links } = start({}, storage);

    expect(await connector.restore()).toBeUndefined();
    expect(links).toEqual([]);
  });

  it.each(hostileObjects())('survives a module that answers with %s', async (_what, hostile) => {
    const { app, connector } = visitHostile(hostile);

    await expect(connector.connect()).rejects.toMatchObject({ name: 'WidgetError' });
    expect(app.tokens.size).toBe(0);
  });
});

/** A visit where each answer of the module is `hostile`. */
function visitHostile(hostile: unknown) {
  const app = new PhoneApp();
  const clock = new HastyClock();
  const networks = () => [solana];
  const protocol = {
    transact: async (work: (wallet: object) => unknown) =>
      work(new Proxy({}, { get: () => () => Promise.resolve().then(() => hostile) })),
  };
  const parts = {
    clock,
    hostPage: new FakeHostPage('mobile'),
    networks,
    page: phonePage(),
    storage: new InMemoryStorage(),
  };
  const { id, wallet } = makeMobileWallet(protocol, {}, { ...parts, config: {} });
  const details = connectorOn('solana', { id, name: 'Solana wallet app', type: 'EXTERNAL' });
  return { app, connector: new SolanaConnector({ clock, details, networks, wallet }) };
}

/** An app's answer with a link of its own. */
function grantOf(link: unknown): object {
  const address = Buffer.from(decodeBase58(ALICE) ?? []).toString('base64');
  return { auth_token: 'token-0', accounts: [{ address }], wallet_uri_base: link };
}

const signInText = [
  'site.test wants you to sign in with your Solana account:',
  ALICE,
  '',
  'Greetings.',
  '',
  'URI: https://site.test/',
  'Version: 1',
  'Chain ID: solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  'Nonce: nonce00000001',
  'Issued At: 2026-01-01T00:00:00.000Z',
].join('\n');

function signInOf(address: string) {
  return {
    address,
    domain: 'site.test',
    statement: 'Greetings.',
    uri: 'https://site.test/',
    version: '1',
    chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    nonce: 'nonce00000001',
    issuedAt: '2026-01-01T00:00:00.000Z',
  };
}

/** A transaction of one signer, as far as signing it needs. */
function unsignedOf(address: string): Uint8Array {
  const key = decodeBase58(address) ?? new Uint8Array();
  return new Uint8Array([1, ...new Uint8Array(64), 1, 0, 0, 1, ...key, ...new Uint8Array(32), 0]);
}
