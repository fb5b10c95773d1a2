import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { newEntropy, wordsOf } from '../../src/domain/accounts/entropy';
import { base64url } from '../../src/domain/bytes/base64url';
import { wordsFor } from '../../src/use-cases/vault/new-words';
import { Vault } from '../../src/use-cases/vault/vault';
import { serveKeys } from '../../src/adapters/worker/serve-keys';
import type { KeyAnswer } from '../../src/domain/vault/key-answer';
import type { WalletSlots } from '../../src/ports/vault';
import { FakeService, FakeSlotStore, ORIGIN } from '../vault/fake-service';
import { toHex } from '../vectors';

// Words are stretched, which takes seconds on a busy machine.
jest.setTimeout(30_000);

const method = { kind: 'device' };

let service: FakeService;
let vault: Vault;
let answer: (message: unknown) => Promise<KeyAnswer>;
let log: unknown[];

beforeEach(() => {
  log = [];
  const user = 'dmlzaXRvci1vbmUtb2YtdGVzdHM';
  service = new FakeService(user);
  const store = new FakeSlotStore();
  const ports = { shares: service, nonces: service, origin: ORIGIN, store };
  vault = new Vault({ ...ports, user, stretch: 'pbkdf2-sha256' });
  const served = serveKeys({ vault, now: () => 0 });
  answer = async (message) => {
    const answered = await served(message);
    log.push(answered);
    return answered;
  };
});

async function ask(type: string, payload: object = {}): Promise<unknown> {
  const answered = await answer({ id: '1', type, payload });
  if ('error' in answered) throw new Error(answered.error);
  return answered.result;
}

async function slots(): Promise<WalletSlots['slots']> {
  return ((await ask('list')) as WalletSlots).slots;
}

/** Lets words open the wallet, which another window of the wallet has drawn. */
async function addWords(): Promise<string> {
  const to = (await ask('awaitPhrase')) as string;
  const { words, ...phrase } = await wordsFor(to, 'pbkdf2-sha256');
  await ask('addPhrase', { method, phrase });
  return words;
}

it('serves a wallet from its beginning to its end, and tells the page no secret', async () => {
  const accounts = await ask('begin');
  expect(await ask('accounts', { method })).toEqual(accounts);
  const secrets = await vault.open({ kind: 'device' }, (entropy) => [
    toHex(entropy),
    base64url(entropy),
    wordsOf(entropy),
  ]);

  const prf = newEntropy();
  const credential = base64url(newEntropy());
  const salt = base64url(newEntropy());
  await ask('addPasskey', { method, credential, salt, prf: prf.slice() });
  const words = await addWords();
  const [, passkey, phrase] = await slots();
  const byPasskey = { kind: 'passkey', id: passkey?.id, prf: prf.slice() };
  expect(await ask('accounts', { method: byPasskey })).toEqual(accounts);
  const byPhrase = { kind: 'phrase', id: phrase?.id, words };
  expect(await ask('accounts', { method: byPhrase })).toEqual(accounts);
  await expect(ask('makeKit', { method })).rejects.toThrow('refused'); // The wallet's own window alone.
  const inWindow = serveKeys({ vault, now: () => 0, mayExport: true });
  expect(await inWindow({ id: '1', type: 'makeKit', payload: { method } })).toMatchObject({
    result: { kit: { kind: 'kit' } },
  });

  const digest = await ask('prepare', { request: { kind: 'evmMessage', message: '0x00' } });
  expect(await ask('sign', { digest, method })).toMatch(/^0x[0-9a-f]{130}$/);

  await ask('revoke', { method, id: phrase?.id });
  await expect(ask('accounts', { method: byPhrase })).rejects.toThrow('slot');
  await ask('forget');
  expect(await ask('isOnDevice')).toBe(false);
  await expect(ask('accounts', { method })).rejects.toThrow('locked');
  await ask('addDevice', { method: { ...byPasskey, prf: prf.slice() } });
  expect(await ask('accounts', { method })).toEqual(accounts);

  const told = JSON.stringify(log);
  expect([...secrets, toHex(prf)].filter((secret) => told.includes(secret))).toEqual([]);
});

it('forgets what waits for the visitor with the wallet', async () => {
  await ask('begin');
  const digest = await ask('prepare', { request: { kind: 'evmMessage', message: '0x00' } });
  await ask('forget');

  await expect(ask('sign', { digest, method })).rejects.toThrow('not_shown');
});

describe('a message', () => {
  it.each<readonly [string, unknown, KeyAnswer]>([
    ['that is nothing', undefined, { id: '', error: 'unreadable' }],
    ['that is a text', 'begin', { id: '', error: 'unreadable' }],
    ['without an id', { type: 'begin', payload: {} }, { id: '', error: 'unreadable' }],
    ['with a long id', { id: 'x'.repeat(65), type: 'list' }, { id: '', error: 'unreadable' }],
    ['of no type', { id: '1', payload: {} }, { id: '1', error: 'unreadable' }],
    ['of another type', { id: '1', type: 'export', payload: {} }, { id: '1', error: 'unreadable' }],
    [
      'of a type of every object',
      { id: '1', type: 'constructor', payload: {} },
      { id: '1', error: 'unreadable' },
    ],
    [
      'with a field too many',
      { id: '1', type: 'list', payload: { all: true } },
      { id: '1', error: 'unreadable' },
    ],
    ['without a payload', { id: '1', type: 'list' }, { id: '1', error: 'unreadable' }],
    [
      'without a method',
      { id: '1', type: 'accounts', payload: {} },
      { id: '1', error: 'unreadable' },
    ],
    [
      'with half a method',
      { id: '1', type: 'accounts', payload: { method: { kind: 'passkey', id: 'x' } } },
      { id: '1', error: 'unreadable' },
    ],
    [
      'before the wallet',
      { id: '1', type: 'accounts', payload: { method } },
      { id: '1', error: 'locked' },
    ],
  ])('%s is answered by a code alone', async (_, message, expected) => {
    expect(await answer(message)).toEqual(expected);
  });

  it('whose answer fails for another reason tells the page nothing of it', async () => {
    await ask('begin');
    await ask('forget');

    // The service of this test says: a wallet exists.
    expect(await answer({ id: '2', type: 'begin', payload: {} })).toEqual({
      id: '2',
      error: 'failed',
    });
  });
});

it('tells the wallet’s own words to the wallet’s own window alone', async () => {
  await ask('begin');
  await expect(ask('reveal', { method })).rejects.toThrow('refused');

  const served = serveKeys({ vault, now: () => 0, mayExport: true });
  const told = await served({ id: '1', type: 'reveal', payload: { method } });
  expect(told).toEqual({ id: '1', result: await vault.open({ kind: 'device' }, wordsOf) });
});

it('[R7.16] makes no words for a page that a site has', async () => {
  const to = await ask('awaitPhrase');
  await expect(ask('newPhrase', { to })).rejects.toThrow('refused');
});

it('[R7.16] takes the key share of new words once, sealed for the key that it made last', async () => {
  await ask('begin');
  const drawn = async (): Promise<object> => {
    const to = (await ask('awaitPhrase')) as string;
    const { words, ...phrase } = await wordsFor(to, 'pbkdf2-sha256');
    expect(JSON.stringify(phrase)).not.toContain(words);
    return phrase;
  };
  const add = (phrase: object): Promise<unknown> => ask('addPhrase', { method, phrase });
  const old = await drawn();
  const changed = await drawn();
  await expect(add(old)).rejects.toThrow('refused');
  const stretch = { name: 'pbkdf2-sha256', salt: 'A'.repeat(22) };
  await expect(add({ ...changed, stretch })).rejects.toThrow('refused');
  const right = await drawn();
  await add(right);
  await expect(add(right)).rejects.toThrow('refused');
  expect(await slots()).toHaveLength(2);
});

it('knows which slot is of this browser', async () => {
  expect(await ask('ownSlot')).toBeUndefined();
  await ask('begin');
  await addWords();
  const [own] = await slots();
  expect(await ask('ownSlot')).toBe(own?.id);
});

it('[R7.16] signs, and is not taken away, for a day after a change of the address', async () => {
  await ask('begin');
  service.isHeld = true;
  const served = serveKeys({ vault, now: () => 0, mayExport: true });
  for (const type of ['reveal', 'makeKit']) {
    expect(await served({ id: '1', type, payload: { method } })).toEqual({
      id: '1',
      error: 'held',
    });
  }
  const digest = await ask('prepare', { request: { kind: 'evmMessage', message: '0x00' } });
  expect(await ask('sign', { digest, method })).toMatch(/^0x/);
});
