import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { verifyMessage } from 'viem';
import { accountKinds, withKey } from '../../src/domain/accounts/account-keys';
import { wordsOf } from '../../src/domain/accounts/entropy';
import type { Accounts } from '../../src/domain/accounts/accounts';
import { digestOf } from '../../src/domain/signing/request-digest';
import type { signRequestFields } from '../../src/domain/signing/sign-request';
import { Vault } from '../../src/use-cases/vault/vault';
import type { UnlockMethod } from '../../src/domain/vault/unlock-method';
import { RequestSigner } from '../../src/use-cases/vault/request-signer';
import { FakeService, FakeSlotStore, ORIGIN } from '../vault/fake-service';
import { toHex } from '../vectors';

const DEVICE: UnlockMethod = { kind: 'device' };
const hello = { kind: 'evmMessage', message: '0x48656c6c6f' };

let now: number;
let service: FakeService;
let vault: Vault;
let signer: RequestSigner;
let accounts: Accounts;

beforeAll(async () => {
  const user = 'dmlzaXRvci1vbmUtb2YtdGVzdHM';
  service = new FakeService(user);
  const store = new FakeSlotStore();
  vault = new Vault({ shares: service, nonces: service, origin: ORIGIN, store, user });
  accounts = await new RequestSigner({ vault, now: () => 0 }).begin();
});
beforeEach(() => {
  now = 0;
  signer = new RequestSigner({ vault, now: () => now });
});

function transaction(from: string) {
  return {
    kind: 'evmTransaction',
    transaction: {
      from,
      to: accounts.evm.address,
      chainId: '0x1',
      nonce: '0x0',
      gas: '0x5208',
      maxFeePerGas: '0x1',
      maxPriorityFeePerGas: '0x1',
    },
  };
}

describe('what is shown', () => {
  it('is signed, once', async () => {
    const digest = signer.prepare(hello);
    expect(digest).toBe(digestOf({ message: hello.message, kind: hello.kind }));

    const signature = (await signer.sign(digest, DEVICE)) as `0x${string}`;

    const address = accounts.evm.address as `0x${string}`;
    await expect(verifyMessage({ address, message: 'Hello', signature })).resolves.toBe(true);
    await expect(signer.sign(digest, DEVICE)).rejects.toMatchObject({ code: 'not_shown' });
  });

  it('is signed once by two presses at the same time', async () => {
    const digest = signer.prepare(hello);

    const presses = await Promise.allSettled([
      signer.sign(digest, DEVICE),
      signer.sign(digest, DEVICE),
    ]);

    expect(presses.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  });

  it('is not signed where the page shows another request', async () => {
    signer.prepare(hello);
    const shown = digestOf({ ...hello, message: '0x48656c6c6e' });

    await expect(signer.sign(shown, DEVICE)).rejects.toMatchObject({ code: 'not_shown' });
  });

  it('is not signed after the site changed it', async () => {
    const asked = transaction(accounts.evm.address);
    const digest = signer.prepare(asked);
    const before = structuredClone(asked);
    asked.transaction.to = `0x${'66'.repeat(20)}`;

    const signed = (await signer.sign(digest, DEVICE)) as string;

    expect(digest).toBe(digestOf(before));
    expect(digest).not.toBe(digestOf(asked));
    expect(signed).toContain(accounts.evm.address.slice(2).toLowerCase());
    expect(signed).not.toContain('66'.repeat(20));
  });

  it('is not changed by a later change of typed data', async () => {
    const message = { text: 'one' };
    const types = { Note: [{ name: 'text', type: 'string' }] };
    const asked = {
      kind: 'typedData',
      typedData: { types, primaryType: 'Note', domain: {}, message },
    };
    const expected = await signer.sign(signer.prepare(structuredClone(asked)), DEVICE);

    const digest = signer.prepare(asked);
    message.text = 'other';

    expect(await signer.sign(digest, DEVICE)).toBe(expected);
  });

  it('is not signed after the visitor declined it, or has waited too long', async () => {
    const declined = signer.prepare(hello);
    signer.decline(declined);
    await expect(signer.sign(declined, DEVICE)).rejects.toMatchObject({ code: 'not_shown' });

    const old = signer.prepare(hello);
    now += 600_000;
    await expect(signer.sign(old, DEVICE)).rejects.toMatchObject({ code: 'not_shown' });
  });

  it('is at most four requests', () => {
    const prepare = (n: number): string => signer.prepare({ ...hello, message: `0x0${n}` });
    for (let n = 0; n < 4; n += 1) prepare(n);

    expect(() => prepare(4)).toThrow(expect.objectContaining({ code: 'refused' }));
    expect(prepare(3)).toEqual(expect.any(String)); // The same again is no further one.
    signer.decline();
    expect(prepare(4)).toEqual(expect.any(String));
  });
});

describe('a request', () => {
  it('of another account is refused', async () => {
    const digest = signer.prepare(transaction(`0x${'11'.repeat(20)}`));

    await expect(signer.sign(digest, DEVICE)).rejects.toMatchObject({ code: 'refused' });
  });

  it('whose slot is revoked is not signed', async () => {
    const digest = signer.prepare(hello);
    const shares = new Map(service.shares);
    service.shares.clear();

    await expect(signer.sign(digest, DEVICE)).rejects.toThrow('slot');
    shares.forEach((share, id) => service.shares.set(id, share));
  });

  it.each<readonly [string, unknown]>([
    ['nothing', undefined],
    ['a text', 'evmMessage'],
    ['no kind', { message: '0x00' }],
    ['a kind that is none', { kind: 'eth_sign', message: '0x00' }],
    ['a kind of every object', { kind: 'toString' }],
    ['a field too many', { ...hello, key: 'x' }],
    ['no hex', { ...hello, message: 'Hello' }],
    ['typed data that cannot be read', { kind: 'typedData', typedData: { types: {} } }],
    ['no transactions', { kind: 'solanaTransactions', transactions: [] }],
    ['too many transactions', { kind: 'solanaTransactions', transactions: Array(17).fill('AA') }],
    ['no base64', { kind: 'solanaTransactions', transactions: ['%'] }],
    ['no PSBT', { kind: 'psbt', account: 'payment', inputs: [0], psbt: 'AAAA' }],
    ['the same input twice', { kind: 'psbt', account: 'payment', inputs: [0, 0], psbt: 'AAAA' }],
    ['an account that is none', { kind: 'bitcoinMessage', account: 'evm', message: 'x' }],
    ['a message that is no text', { kind: 'bitcoinMessage', account: 'payment', message: 1 }],
    ['a number that JSON has not', { kind: 'typedData', typedData: 1n }],
    ['a function', { ...hello, message: () => '0x00' }],
    ['no payload', { kind: 'polkadotPayload', payload: {} }],
  ])('with %s is refused before it is shown', (_, value) => {
    expect(() => signer.prepare(value)).toThrow(
      expect.objectContaining({ code: expect.stringMatching(/^(unreadable|refused)$/) }),
    );
  });

  it.each<readonly [keyof typeof signRequestFields, object]>([
    ['solanaMessage', { message: '0x4869' }],
    ['bitcoinMessage', { account: 'payment', message: 'Hi' }],
    ['bitcoinMessage', { account: 'ordinals', message: 'Hi' }],
    ['polkadotMessage', { message: '0x4869' }],
  ])('of kind %s %j is signed', async (kind, fields) => {
    const digest = signer.prepare({ kind, ...fields });

    expect(await signer.sign(digest, DEVICE)).toMatch(/^(0x[0-9a-f]{128}|[A-Za-z0-9+/]+=*)$/);
  });
});

it('gives no secret with the accounts', async () => {
  const text = JSON.stringify(await signer.accounts(DEVICE));
  const secrets = await vault.open(DEVICE, async (entropy) => [
    toHex(entropy),
    wordsOf(entropy),
    ...(await Promise.all(
      accountKinds.map((kind) => withKey(entropy, kind, (key) => toHex(key.slice(0, 32)))),
    )),
  ]);

  expect(secrets).toHaveLength(2 + accountKinds.length);
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  expect(JSON.parse(text)).toEqual(accounts);
});

it('knows a request by its content, not by the order of its names', () => {
  expect(digestOf({ a: 1, b: [{ c: 2, d: null }] })).toBe(
    digestOf({ b: [{ d: null, c: 2 }], a: 1 }),
  );
  expect(digestOf({ a: ['1', '2'] })).not.toBe(digestOf({ a: ['1,2'] }));
  expect(digestOf({ a: 1 })).not.toBe(digestOf({ a: '1' }));
});
