import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createSignIn } from '../../../../infrastructure/sign-in';
import { createSignInServer } from '../../../../infrastructure/sign-in-server';
import { evmAccount } from '../../../support/sign-in-keys';
import { SiteVisit } from '../../../support/sign-in-site';

const before = globalThis.fetch;
const account = evmAccount();
const { accountAddress, chainId } = account;
let visit: SiteVisit;

/** What the page's `fetch` does now. */
let answer: (url: string, init: RequestInit) => Promise<Response>;

beforeEach(() => {
  visit = new SiteVisit(createSignInServer({ domain: 'shop.example', clientOf: () => '' }));
  answer = async (url, init) => {
    const route = url.split('/').at(-1) ?? '';
    const headers = { ...(init.headers as Record<string, string>), origin: 'https://shop.example' };
    const { body, status } = await visit.send(route, { ...init, headers });
    return Response.json(body, { status });
  };
  globalThis.fetch = ((url: string, init: RequestInit) => answer(url, init)) as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = before;
});

async function signedSession(signIn = createSignIn()) {
  const message = await signIn.createMessage({ accountAddress, chainId });
  const text = message.toString();
  const { toString: _text, ...data } = message;
  return { data, message: text, signature: await account.sign(text) };
}

describe('the sign-in of the page', () => {
  it('[R4.25] signs in, lists the session, and signs out, at the server', async () => {
    const signIn = createSignIn();
    await signIn.addSession(await signedSession(signIn));

    const [session] = await signIn.getSessions();
    expect(session?.data).toMatchObject({ accountAddress, chainId });

    await signIn.revokeSession(chainId, accountAddress);
    expect(await signIn.getSessions()).toEqual([]);

    await signIn.setSessions([await signedSession(signIn)]);
    expect(await signIn.getSessions()).toHaveLength(1);
    await signIn.setSessions([]);
    expect(await signIn.getSessions()).toEqual([]);
  });

  it('requires the sign-in and signs out on disconnecting, unless the site says otherwise', () => {
    expect(createSignIn()).toMatchObject({ signOutOnDisconnect: true });
    expect(createSignIn().getRequired()).toBe(true);
    const optional = createSignIn({ required: false, signOutOnDisconnect: false });
    expect(optional.getRequired()).toBe(false);
    expect(optional.signOutOnDisconnect).toBe(false);
  });

  it('asks at the address that the site names, and sends its cookies there only', async () => {
    const asked: [string, RequestInit][] = [];
    answer = async (url, init) => {
      asked.push([url, init]);
      return Response.json({ sessions: [] });
    };
    await createSignIn({ url: '/api/sign-in/' }).getSessions();

    expect(asked[0]?.[0]).toBe('/api/sign-in/session');
    expect(asked[0]?.[1]).toMatchObject({ credentials: 'same-origin', redirect: 'error' });
  });

  it('says that the server refused, or that a nonce has expired', async () => {
    const signIn = createSignIn();
    const session = await signedSession(signIn);
    const forged = { ...session, signature: `0x${'11'.repeat(65)}` };
    await expect(signIn.addSession(forged)).rejects.toMatchObject({ code: 'SIGN_IN_REFUSED' });
    await expect(signIn.addSession(session)).rejects.toMatchObject({ code: 'SIGN_IN_EXPIRED' });
  });

  it.each([
    ['is down', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['answers 500', async () => Response.json({}, { status: 500 })],
    ['answers 429', async () => Response.json({ code: 'SIGN_IN_LIMITED' }, { status: 429 })],
    ['answers HTML', async () => new Response('<h1>Welcome</h1>')],
    [
      'does not answer in time',
      (_url: string, { signal }: RequestInit) =>
        new Promise<Response>((_, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
    ],
  ])('says that the server %s', async (_what, answers) => {
    const signIn = createSignIn({ timeoutMs: 20 });
    const session = await signedSession(signIn);
    answer = answers;

    for (const call of [
      () => signIn.createMessage({ accountAddress, chainId }),
      () => signIn.addSession(session),
      () => signIn.setSessions([]),
      () => signIn.getSessions(),
      () => signIn.revokeSession(chainId, accountAddress),
    ]) {
      await expect(call()).rejects.toMatchObject({ code: 'SIGN_IN_UNAVAILABLE' });
    }
  });

  it('believes no server that lies about the sessions: what is none is left out by the widget', async () => {
    answer = async () => Response.json({ sessions: 'all' });
    expect(await createSignIn().getSessions()).toEqual([]);
  });
});
