import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import * as relayAuth from '@walletconnect/relay-auth';
import * as utils from '@walletconnect/utils';
import { createRequire } from 'node:module';
import { privateKeyToAccount } from 'viem/accounts';

const require = createRequire(import.meta.url);

/** The published files of the packages, without our patches: the code of wallets. */
const published = require('@walletconnect/utils/dist/index.umd.js') as typeof utils;
const publishedAuth = require('@walletconnect/relay-auth/dist/index.umd.js') as typeof relayAuth;

/** The patched functions; the packages' types describe the unpatched ones. */
const { validateSignedCacao } = utils as unknown as {
  validateSignedCacao(params: { readonly cacao: unknown }): 'valid' | 'invalid' | 'contract';
};

afterEach(() => {
  jest.restoreAllMocks();
});

describe('03-use-noble-2', () => {
  it('agrees with the published SDK on the key of a session', () => {
    const [mine, theirs] = [utils.generateKeyPair(), published.generateKeyPair()];

    const key = utils.deriveSymKey(mine.privateKey, theirs.publicKey);

    expect(key).toBe(published.deriveSymKey(theirs.privateKey, mine.publicKey));
    expect(utils.hashKey(key)).toBe(published.hashKey(key));
    expect(utils.hashMessage('text')).toBe(published.hashMessage('text'));
  });

  it('reads messages that the published SDK has sealed, and the other way round', () => {
    const symKey = utils.generateRandomBytes32();

    const [mine, theirs] = [utils, published].map(({ encrypt }) =>
      encrypt({ type: 0, symKey, message: 'schön' }),
    );

    expect(utils.decrypt({ symKey, encoded: theirs ?? '' })).toBe('schön');
    expect(published.decrypt({ symKey, encoded: mine ?? '' })).toBe('schön');
  });

  it('signs tokens that the published SDK verifies', async () => {
    const keys = relayAuth.generateKeyPair(new Uint8Array(32).fill(7));

    const token = await relayAuth.signJWT('subject', 'wss://relay.test', 3600, keys);

    expect(await publishedAuth.verifyJWT(token)).toBe(true);
    expect(keys).toEqual(publishedAuth.generateKeyPair(new Uint8Array(32).fill(7)));
  });
});

describe('04-verify-sign-ins-by-key', () => {
  const account = privateKeyToAccount(`0x${'11'.repeat(32)}`);
  const other = privateKeyToAccount(`0x${'22'.repeat(32)}`);
  const payload = {
    iss: `did:pkh:eip155:1:${account.address}`,
    aud: 'https://site.test/',
    domain: 'site.test',
    version: '1',
    nonce: 'nonce0001',
    iat: '2026-01-01T00:00:00.000Z',
    statement: 'Schön, dass Sie da sind ✓',
  };
  const message = utils.formatMessage(payload, payload.iss);
  const outcomeOf = (t: string, s: unknown, p = payload) =>
    validateSignedCacao({ cacao: { h: { t: 'caip122' }, p, s: { t, s } } });
  let fetched: ReturnType<typeof jest.spyOn>;

  beforeEach(() => {
    fetched = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('offline'));
  });

  afterEach(() => {
    expect(fetched).not.toHaveBeenCalled();
  });

  it('accepts a signature by the key of the account, in any form of its last byte', async () => {
    const signature = await account.signMessage({ message });
    const parity = Number.parseInt(signature.slice(-2), 16) - 27;

    expect(outcomeOf('eip191', signature)).toBe('valid');
    expect(outcomeOf('eip191', `${signature.slice(0, -2)}0${parity}`)).toBe('valid');
  });

  it('refuses a signature by another key, and one of another message', async () => {
    const [stranger, elsewhere] = await Promise.all([
      other.signMessage({ message }),
      account.signMessage({ message: message.replace('site.test', 'evil.test') }),
    ]);

    expect(outcomeOf('eip191', stranger)).toBe('invalid');
    expect(outcomeOf('eip191', elsewhere)).toBe('invalid');
  });

  it('refuses a sign-in that was changed after it was signed', async () => {
    const signature = await account.signMessage({ message });
    const changes = [
      { nonce: 'nonce0002' },
      { domain: 'evil.test' },
      { iss: `did:pkh:eip155:1:${other.address}` },
      { iss: `did:pkh:eip155:10:${account.address}` },
    ];

    const outcomes = changes.map((change) =>
      outcomeOf('eip191', signature, { ...payload, ...change }),
    );

    expect(outcomes).toEqual(changes.map(() => 'invalid'));
  });

  it.each([
    '',
    '0x',
    '0x00',
    'signed',
    `0x${'00'.repeat(65)}`,
    `0x${'ff'.repeat(65)}`,
    `0x${'11'.repeat(66)}`,
    undefined,
    7,
  ])("refuses %j, which is no key's signature", (signature) => {
    expect(outcomeOf('eip191', signature)).toBe('invalid');
  });

  it.each(['eip1271', 'eip6492'])('leaves an %s signature to a check of its contract', (t) => {
    expect(outcomeOf(t, `0x${'22'.repeat(96)}`)).toBe('contract');
  });

  it('refuses an unknown kind of signature', async () => {
    expect(outcomeOf('none', await account.signMessage({ message }))).toBe('invalid');
  });
});

describe('05-encode-recaps-without-buffer', () => {
  it('writes and reads recaps like the published SDK, in a page without Buffer', () => {
    const recap = published.createEncodedRecap('eip155', 'request', ['personal_sign', 'schön']);
    const { att } = published.decodeRecap(recap);
    const { Buffer } = globalThis;
    Reflect.deleteProperty(globalThis, 'Buffer');

    try {
      expect(utils.createEncodedRecap('eip155', 'request', ['personal_sign', 'schön'])).toBe(recap);
      expect(utils.decodeRecap(recap)).toEqual({ att });
    } finally {
      globalThis.Buffer = Buffer;
    }
  });
});

describe('07-leave-no-rejection-unhandled', () => {
  it('keeps the rejection of an expired wait for later callers', async () => {
    const uncaught: unknown[] = [];
    const hear = (error: unknown): void => void uncaught.push(error);
    process.on('unhandledRejection', hear);
    const { done } = utils.createDelayedPromise(0.01, 'expired');

    await expect(done()).rejects.toThrow('expired');
    await new Promise((resolve) => setTimeout(resolve, 10));
    process.off('unhandledRejection', hear);

    expect(uncaught).toEqual([]);
    await expect(done()).rejects.toThrow('expired');
  });
});
