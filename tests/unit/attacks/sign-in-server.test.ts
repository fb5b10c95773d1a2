import { describe, expect, it } from '@jest/globals';
import { encodeBase58 } from '../../../domain/address/base58';
import { solana } from '../../../domain/network/more-networks';
import { createSignInServer } from '../../../infrastructure/sign-in-server';
import type { SignInServerOptions } from '../../../infrastructure/sign-in-server/sign-in-options';
import { keylessSignature, smallOrderPoints } from '../../support/hostile-signatures';
import { evmAccount } from '../../support/sign-in-keys';
import { SiteVisit } from '../../support/sign-in-site';
import type { Defence } from '../../support/taken-out';
import { withoutDefence } from '../../support/without-defence';

type Create = typeof createSignInServer;
const folder = 'infrastructure/sign-in-server';
const account = evmAccount();
const UNKNOWN = `0x${'0'.repeat(40)}`;

/** The server without some of its defences. */
async function without(...defences: readonly Defence[]): Promise<Create> {
  const { createSignInServer: create } = await withoutDefence<{
    readonly createSignInServer: Create;
  }>(`${folder}/index.ts`, ...defences);
  return create;
}

function siteOf(create: Create, options: Partial<SignInServerOptions> = {}): SiteVisit {
  return new SiteVisit(create({ domain: 'shop.example', clientOf: () => '', ...options }));
}

describe('an account that no key owns', () => {
  /** Solana's System Program, and the identity: points of order 4 and 1. */
  const points = smallOrderPoints.filter((point) => point.subarray(1).every((byte) => byte === 0));

  const signInAsEach = (create: Create) =>
    Promise.all(
      points.map(async (point) => {
        const answer = await siteOf(create).signIn({
          chainId: solana.caipNetworkId,
          accountAddress: encodeBase58(point),
          sign: async () => encodeBase58(keylessSignature()),
        });
        return answer.status;
      }),
    );

  it('[W12.a] does not sign in by a signature that no key made', async () => {
    expect(await signInAsEach(createSignInServer)).toEqual([401, 401]);
  });

  it('[W12.a control] does sign in where keys of small order count', async () => {
    const file = 'infrastructure/chains/solana/verify-signature.ts';
    const open = await without({ file, find: '{ zip215: false }', put: '{ zip215: true }' });
    expect(await signInAsEach(open)).toEqual([200, 200]);
  });
});

describe('a signed message that was read on the way', () => {
  async function replay(create: Create): Promise<number> {
    const visit = siteOf(create);
    const text = await visit.message(account);
    const signature = await account.sign(text);
    await visit.verify(text, signature);
    return (await visit.verify(text, signature)).status;
  }

  it('[W12.c] signs no visitor in a second time', async () => {
    expect(await replay(createSignInServer)).toBe(401);
  });

  it('[W12.c control] does so where the nonce stays', async () => {
    const open = await without({
      file: `${folder}/issued-nonces.ts`,
      put: 'value !== undefined',
      find: 'value !== undefined && (await this.#store.remove(keyOf(nonce)))',
    });
    expect(await replay(open)).toBe(200);
  });
});

describe('a message that another site had signed', () => {
  async function phish(create: Create): Promise<number> {
    const visit = siteOf(create);
    const text = await visit.message({ ...account, accountAddress: UNKNOWN });
    const phished = text.replace(UNKNOWN, account.accountAddress);
    const other = phished.replaceAll('shop.example', 'evil.example');
    return (await visit.verify(other, await account.sign(other))).status;
  }

  it('[W12.d] signs no visitor in', async () => {
    expect(await phish(createSignInServer)).toBe(401);
  });

  it('[W12.d control] does so where domains count for nothing', async () => {
    const open = await without(
      {
        file: `${folder}/signed-messages.ts`,
        find: "if (fault !== undefined || domain !== origin.host) throw refused('For another site');",
      },
      { file: `${folder}/issued-nonces.ts`, find: 'message.domain === domain &&' },
    );
    expect(await phish(open)).toBe(200);
  });
});

describe('a message whose nonce was given out ahead', () => {
  const SAID = 'The visitor owns the shop.';

  /** What the site reads in the session of a message whose statement and resources are the visitor's own. */
  async function reworded(create: Create): Promise<unknown> {
    const visit = siteOf(create, { statement: 'Sign in.' });
    const text = await visit.message({ ...account, accountAddress: UNKNOWN });
    const own = `${text.replace(UNKNOWN, account.accountAddress).replace('Sign in.', SAID)}\nResources:\n- https://shop.example/admin`;
    const { body } = await visit.verify(own, await account.sign(own));
    const [session] = (body['sessions'] ?? []) as readonly { readonly data: object }[];
    return session?.data;
  }

  it('[W12.e] carries no other statement and no other resources', async () => {
    expect(await reworded(createSignInServer)).toBeUndefined();
  });

  it('[W12.e control] carries them where only its domain is compared', async () => {
    const file = `${folder}/issued-nonces.ts`;
    const open = await without(
      { file, find: 'isSameResources(signed, resources) &&' },
      { file, find: 'isSameStatement(message.statement, statement, signed)', put: 'true' },
    );
    expect(await reworded(open)).toMatchObject({
      statement: SAID,
      resources: ['https://shop.example/admin'],
    });
  });
});

describe('the cookie of another site with the same secret', () => {
  const cookieSecret = 'the same secret on two sites of one owner';

  /** The accounts that a site names for a cookie that another one has sealed, on a chain that it does not take. */
  async function carry(create: Create): Promise<number> {
    const shop = siteOf(create, { cookieSecret });
    await shop.signIn(account);
    const options = { domain: 'bank.example', chains: ['eip155:10'] as const, cookieSecret };
    const bank = create({ clientOf: () => '', ...options });
    const headers = { cookie: shop.cookie };
    return (await bank.accountsOf(new Request('https://bank.example/', { headers }))).length;
  }

  it('[W12.f] names no account', async () => {
    expect(await carry(createSignInServer)).toBe(0);
  });

  it('[W12.f control] names one where the message is not judged again', async () => {
    const open = await without({
      file: `${folder}/sign-in-server.ts`,
      find: 'return this.#domains.includes(domain) && this.#signed.isOurChain(chainId);',
      put: 'return domain !== chainId;',
    });
    expect(await carry(open)).toBe(1);
  });
});

describe('a program that asks for messages without a pause', () => {
  /** Whether a visitor, whom the site counts with the program, signs in afterwards. */
  async function flood(create: Create): Promise<number> {
    const visit = siteOf(create, { perMinute: 5 });
    const text = await visit.message(account);
    for (let count = 0; count < 10; count += 1) await visit.post('nonce', account);
    return (await visit.verify(text, await account.sign(text))).status;
  }

  it('[W12.g] keeps no visitor from signing in with a message that is there', async () => {
    expect(await flood(createSignInServer)).toBe(200);
  });

  it('[W12.g control] keeps them from it where both are counted as one', async () => {
    const file = `${folder}/sign-in-server.ts`;
    const open = await without({
      file,
      find: 'this.#limits[what].count',
      put: 'this.#limits.nonce.count',
    });
    expect(await flood(open)).toBe(429);
  });
});

describe('a page of another site', () => {
  async function signedOut(create: Create): Promise<boolean> {
    const visit = siteOf(create);
    await visit.signIn(account);
    await visit.post('sign-out', {}, { origin: 'https://evil.example' });
    return visit.cookie === '';
  }

  it('[W12.h] signs no visitor out', async () => {
    expect(await signedOut(createSignInServer)).toBe(false);
  });

  it('[W12.h control] does so where the origin counts for nothing', async () => {
    const file = `${folder}/request-guard.ts`;
    const open = await without({
      file,
      find: 'if (isOwn && isSafe) return url;',
      put: 'if (url) return url;',
    });
    expect(await signedOut(open)).toBe(true);
  });
});

describe('a thief of a device on which the visitor has signed out', () => {
  /** The page names the account in lower case, as wallets report it. */
  async function stays(create: Create): Promise<number> {
    const visit = siteOf(create);
    await visit.signIn(account);
    const { accountAddress, chainId } = account;
    await visit.post('sign-out', { chainId, accountAddress: accountAddress.toLowerCase() });
    return (await visit.accounts()).length;
  }

  it('[W12.i] finds no session, in whatever spelling the account was named', async () => {
    expect(await stays(createSignInServer)).toBe(0);
  });

  it('[W12.i control] finds one where addresses are compared as texts', async () => {
    const open = await without({
      file: `${folder}/sign-in-server.ts`,
      find: 'isSameAddress(accountAddress, address, namespace)',
      put: 'accountAddress === address',
    });
    expect(await stays(open)).toBe(1);
  });

  it('[W12.j] finds the session where it is in the cookie alone and the cookie was kept', async () => {
    const visit = siteOf(createSignInServer, { cookieSecret: 'a secret of thirty-two characters' });
    await visit.signIn(account);
    const { cookie } = visit;
    await visit.post('sign-out', {});
    visit.cookie = cookie;
    expect(await visit.accounts()).toHaveLength(1);
  });
});
