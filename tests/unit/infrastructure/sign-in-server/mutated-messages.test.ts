import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseSignInMessage } from '../../../../domain/siwx/sign-in-text';
import { createSignInServer } from '../../../../infrastructure/sign-in-server';
import { isSigned } from '../../../../infrastructure/sign-in-server/verify-signature';
import { accountsOfAllNamespaces, type SigningAccount } from '../../../support/sign-in-keys';
import { SiteVisit } from '../../../support/sign-in-site';

const START = Date.UTC(2026, 0, 1);
const EACH = 500;
const names = ['eip155', 'solana', 'polkadot', 'bip122'];

/** Another text in the place of one field, which leaves the message readable or not. */
type Mutation = (text: string, others: readonly SigningAccount[]) => string;

const line = (label: string, value: string): Mutation => {
  const pattern = new RegExp(`^${label}: .*$`, 'm');
  return (text) => text.replace(pattern, () => `${label}: ${value}`);
};
const added =
  (after: string): Mutation =>
  (text) =>
    `${text}\n${after}`;
const word = fc.stringMatching(/^[A-Za-z0-9]{8,30}$/);
const time = fc
  .integer({ min: START - 1e10, max: START + 1e10 })
  .map((ms) => new Date(ms).toISOString());

/** Changes of exactly one field each. */
const mutations: fc.Arbitrary<Mutation> = fc.oneof(
  word.map((name) => (text: string) => text.replace('shop.example wants', `${name}.example wants`)),
  fc.constant((text: string) => text.replace('shop.example wants', 'http://shop.example wants')),
  fc
    .constantFrom('Ethereum', 'Solana', 'Polkadot', 'Bitcoin', 'Cosmos')
    .map((name) => (text: string) => text.replace(/your \w+ account/, `your ${name} account`)),
  fc.nat(3).map((index): Mutation => (text, others) => {
    const [header = '', , ...rest] = text.split('\n');
    return [header, others[index % others.length]?.accountAddress ?? '', ...rest].join('\n');
  }),
  fc
    .tuple(fc.integer({ min: 2, max: 30 }), fc.constantFrom('0', 'a', 'Z'))
    .map(([at, letter]): Mutation => (text) => {
      const [header = '', address = '', ...rest] = text.split('\n');
      const changed = address.slice(0, at) + letter + address.slice(at + 1);
      return [header, changed, ...rest].join('\n');
    }),
  word.map((statement) => (text: string) => text.replace(/\n\n.*\n\n/, `\n\n${statement}\n\n`)),
  word.map((host) => line('URI', `https://${host}.example/`)),
  word.map((path) => line('URI', `https://shop.example/${path}`)),
  fc.constantFrom('0', '2', '1.0', '').map((version) => line('Version', version)),
  fc.nat(100_000).map((id) => line('Chain ID', String(id + 2))),
  word.map((nonce) => line('Nonce', nonce)),
  time.map((at) => line('Issued At', at)),
  time.map((at) => line('Expiration Time', at)),
  time.map((at) => added(`Not Before: ${at}`)),
  word.map((id) => added(`Request ID: ${id}`)),
  word.map((host) => added(`Resources:\n- https://${host}.example/`)),
  fc.constantFrom(' ', '\n', '\r', '\t', '\u0000', '\u200b', '\u202e').map(added),
  fc.constant((text: string) => text.replaceAll('\n', '\r\n')),
  fc.constant((text: string) => ` ${text}`),
);

let accounts: readonly SigningAccount[];
beforeAll(async () => {
  accounts = await accountsOfAllNamespaces();
});

function accountOn(namespace: string): SigningAccount {
  const account = accounts.find(({ chainId }) => chainId.startsWith(namespace));
  if (!account) throw new TypeError(`No account on ${namespace}`);
  return account;
}

function site() {
  const statement = 'Sign in to see your orders.';
  const options = {
    domain: 'shop.example',
    clientOf: () => '',
    statement,
    perMinute: 1e9,
    now: () => START,
  };
  return new SiteVisit(createSignInServer(options));
}

describe('2,000 messages, each changed in one field', () => {
  it.each(names)(
    'verify with no signature of the message before the change, on %s',
    async (name) => {
      const account = accountOn(name);
      const others = accounts.filter((one) => one !== account);
      const text = await site().message(account);
      const signature = await account.sign(text);
      const verifies = async (changed: string): Promise<boolean> => {
        const parsed = parseSignInMessage(changed);
        if (!parsed.ok) return false;
        const { message } = parsed;
        return isSigned({ message, text: changed, signature }, { fetch, rpc: {} });
      };
      expect(await verifies(text)).toBe(true);
      let count = 0;
      let readable = 0;

      await fc.assert(
        fc.asyncProperty(mutations, async (mutate) => {
          const changed = mutate(text, others);
          fc.pre(changed !== text);
          count += 1;
          if (parseSignInMessage(changed).ok) readable += 1;
          expect(await verifies(changed)).toBe(false);
        }),
        { numRuns: EACH, seed: 42 },
      );

      expect(count).toBe(EACH);
      expect(readable).toBeGreaterThan(EACH / 4);
    },
  );

  it.each(names)(
    'sign no one in, even where the account itself signs the change, on %s',
    async (name) => {
      const account = accountOn(name);
      const others = accounts.filter((one) => one !== account);
      const visit = site();

      await fc.assert(
        fc.asyncProperty(mutations, async (mutate) => {
          const text = await visit.message(account);
          const changed = mutate(text, others);
          fc.pre(changed !== text);
          const { code } = await visit.verify(changed, await account.sign(changed));
          expect(['SIGN_IN_REFUSED', 'SIGN_IN_EXPIRED', 'SIGN_IN_INVALID']).toContain(code);
        }),
        { numRuns: 60, seed: 7 },
      );

      expect(await visit.accounts()).toEqual([]);
      expect((await visit.signIn(account)).status).toBe(200);
    },
  );
});

describe('hostile signatures', () => {
  it.each([
    '',
    '0x',
    '0',
    ' ',
    '0x00',
    `0x${'00'.repeat(65)}`,
    `0x${'ff'.repeat(64)}1b`,
    'A'.repeat(88),
    '1'.repeat(88),
    '='.repeat(88),
    `smp${'A'.repeat(40)}`,
    '\u0000',
    '💥',
  ])('sign no one in: %j', async (signature) => {
    for (const account of accounts) {
      const visit = site();
      const { status } = await visit.verify(await visit.message(account), signature);
      expect(status).toBe(401);
    }
  });

  it('of any JSON sign no one in', async () => {
    const visit = site();
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (value) => {
        for (const body of [value, { signed: value }, { signed: [value] }]) {
          expect((await visit.post('verify', body)).status).toBeGreaterThanOrEqual(400);
        }
      }),
      { numRuns: 200, seed: 3 },
    );
  });
});
