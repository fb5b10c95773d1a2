import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { abortable } from '../../../../domain/abort/abortable';
import { activeConnection } from '../../../../application/snapshot/widget-state';
import { createSignIn } from '../../../../infrastructure/sign-in';
import { createSignInServer } from '../../../../infrastructure/sign-in-server';
import {
  FakeWalletCatalogue,
  FakeWalletConnector,
  InMemoryStorage,
} from '../../../../infrastructure/fake';
import { WidgetError } from '../../../../domain/errors/widget-error';
import { rejectionOf } from '../../../support/headless-auth';
import { headlessWidget } from '../../../support/headless-widget';
import { evmAccount, type SigningAccount } from '../../../support/sign-in-keys';
import { SiteVisit } from '../../../support/sign-in-site';

const ORIGIN = 'https://site.test';
const account = evmAccount();
const other = evmAccount('60');
const declined = new WidgetError('RPC', { rpcCode: 4001, rpcMessage: 'User rejected' });
const before = globalThis.fetch;

/** What the site's server does instead of answering, by its route. */
let faults: Record<string, () => Promise<Response>>;

/** The requests that have reached the server. */
let asked: string[];
let visit: SiteVisit;
let clockMs: () => number;

beforeEach(() => {
  faults = {};
  asked = [];
  clockMs = Date.now;
  const server = createSignInServer({
    domain: 'site.test',
    clientOf: () => '',
    now: () => clockMs(),
  });
  visit = new SiteVisit(server, ORIGIN);
  globalThis.fetch = (async (url: string, init: RequestInit) => {
    const route = url.split('/').at(-1) ?? '';
    asked.push(route);
    const fault = faults[route];
    if (fault) return fault();
    const headers = { ...(init.headers as Record<string, string>), origin: ORIGIN };
    const { body, status } = await visit.send(route, { ...init, headers });
    return Response.json(body, { status });
  }) as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = before;
});

const offline = async () => Promise.reject(new TypeError('Failed to fetch'));
const broken = async () => Response.json({ message: 'oops' }, { status: 500 });

/** Lets everything happen that is due, the curves included. */
async function settle(times = 40): Promise<void> {
  for (let turn = 0; turn < times; turn += 1) {
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
}

/** A tab of the site, whose wallet has real keys. */
async function tab(storage = new InMemoryStorage(), keys: SigningAccount = account) {
  const connector = new FakeWalletConnector({
    id: 'test.wallet',
    name: 'Test Wallet',
    type: 'ANNOUNCED',
    namespace: 'eip155',
  }).answerWith({ grant: { addresses: [keys.accountAddress], chainReference: '1' } });
  const headless = headlessWidget({
    catalogue: new FakeWalletCatalogue(connector),
    options: { siwx: createSignIn() },
    storage,
  });
  const { adapters, clock, widget } = headless;
  clockMs = () => clock.now();
  let sign = keys.sign;
  const signatures: string[] = [];
  Object.assign(adapters.of('eip155'), {
    signer: {
      signMessage: async (text: string, _: unknown, __: unknown, signal?: AbortSignal) => {
        signatures.push(text);
        return abortable(sign(text), signal);
      },
    },
  });
  const feature = await widget.feature('siwx');
  const connect = async () => {
    await widget.chooseWallet('test.wallet');
    await settle();
  };
  return {
    ...headless,
    connect,
    connector,
    feature,
    signatures,
    storage,
    signWith: (how: typeof sign) => {
      sign = how;
    },
    fault: () => widget.state.features.siwx?.fault,
    status: () => activeConnection(widget.state).status,
  };
}

/** The sign-in is still required: no account, the view stays, and the server has no session. */
async function expectNothingPassed({ widget, status }: Awaited<ReturnType<typeof tab>>) {
  expect(status()).toBe('connecting');
  expect(widget.provider()).toBeUndefined();
  await widget.close();
  expect(widget.state).toMatchObject({ isOpen: true, view: { name: 'SIWXSignMessage' } });
  faults = {};
  expect(await visit.accounts()).toEqual([]);
}

describe('the sign-in under faults', () => {
  it('X01 the server of nonces is down: a sentence, no prompt, and a next try', async () => {
    const one = await tab();
    await one.connect();
    faults['nonce'] = offline;

    await rejectionOf(one.feature.prepare());
    expect(one.fault()).toBe('unavailable');
    await rejectionOf(one.feature.signIn());
    expect(one.fault()).toBe('unavailable');
    expect(one.signatures).toEqual([]);
    await expectNothingPassed(one);

    await one.feature.signIn();
    expect(one.status()).toBe('connected');
  });

  it('X02 the server that verifies answers 500: a sentence, no session, and a next try', async () => {
    const one = await tab();
    await one.connect();
    faults['verify'] = broken;

    await rejectionOf(one.feature.signIn());

    expect(one.fault()).toBe('unavailable');
    await expectNothingPassed(one);
    await one.feature.signIn();
    expect(one.status()).toBe('connected');
    expect(new Set(one.signatures).size).toBe(2);
  });

  it('X03 the store of sessions is down when the wallet connects: it says so, and connects no one', async () => {
    const one = await tab();
    faults['session'] = broken;
    await one.connect();
    await one.clock.advance(150);

    expect(one.widget.state.snackbar?.text).toBe(
      'A problem occurred while trying initialize authentication',
    );
    expect(one.status()).toBe('disconnected');
    expect(one.widget.state.view?.name).toBe('Connect');
    faults = {};
    await one.connect();
    await one.feature.signIn();
    expect(one.status()).toBe('connected');
  });

  it('X04 the visitor declines: a sentence, the same message again, and no loop of prompts', async () => {
    const one = await tab();
    await one.connect();
    one.signWith(async () => {
      throw declined;
    });

    await rejectionOf(one.feature.signIn());
    await settle();

    expect(one.fault()).toBe('declined');
    expect(one.signatures).toHaveLength(1);
    expect(asked.filter((route) => route === 'verify')).toEqual([]);
    await expectNothingPassed(one);
    one.signWith(account.sign);
    await one.feature.signIn();
    expect(one.status()).toBe('connected');
    expect(new Set(one.signatures).size).toBe(1);
  });

  it('X05 the nonce expires while the visitor signs: a sentence, and a new message', async () => {
    const one = await tab();
    await one.connect();
    one.signWith(async (text) => {
      await one.clock.advance(600_000);
      return account.sign(text);
    });

    await rejectionOf(one.feature.signIn());

    expect(one.fault()).toBe('expired');
    await expectNothingPassed(one);
    one.signWith(account.sign);
    await one.feature.signIn();
    expect(one.status()).toBe('connected');
  });

  it('X06 the network changes while the visitor signs: that signature is dropped', async () => {
    const one = await tab();
    await one.connect();
    one.signWith(async (text) => {
      one.connector.sessions.at(-1)?.change({ chainReference: '42161' });
      await settle();
      return account.sign(text);
    });

    expect(await rejectionOf(one.feature.signIn())).toMatchObject({ code: 'ABORTED' });
    await settle();

    expect(one.fault()).toBe('networkChanged');
    expect(asked.filter((route) => route === 'verify')).toEqual([]);
    await expectNothingPassed(one);
    one.signWith(account.sign);
    await one.feature.signIn();
    expect(one.status()).toBe('connected');
    const { body } = await visit.send('session', { method: 'GET' });
    expect(body).toMatchObject({ sessions: [{ data: { chainId: 'eip155:42161' } }] });
  });

  it('X07 the stored session is of another address: it counts for nothing here', async () => {
    await visit.signIn({ ...other });
    expect(await visit.accounts()).toEqual([other.accountAddress]);
    const one = await tab();
    await one.connect();

    expect(one.status()).toBe('connecting');
    expect(one.widget.state.view?.name).toBe('SIWXSignMessage');
    await one.feature.signIn();
    expect(await visit.accounts()).toEqual([other.accountAddress, account.accountAddress]);
  });
});

describe('a session that ends while the page is open', () => {
  const shortLived = {
    domain: 'site.test',
    clientOf: () => '',
    now: () => clockMs(),
    sessionMs: 60_000,
  };

  it('[R4.24] leads to the sign-in again, and no account is connected meanwhile', async () => {
    visit = new SiteVisit(createSignInServer(shortLived), ORIGIN);
    const one = await tab();
    await one.connect();
    await one.feature.signIn();
    await one.clock.advance(59_000);
    await settle();
    expect(one.status()).toBe('connected');

    await one.clock.advance(1_000);
    await settle();

    await expectNothingPassed(one);
    await one.feature.signIn();
    expect(one.status()).toBe('connected');
    expect(await visit.accounts()).toEqual([account.accountAddress]);
  });

  it('[R4.24] does so after a reload too, at its own time', async () => {
    visit = new SiteVisit(createSignInServer(shortLived), ORIGIN);
    const one = await tab();
    await one.connect();
    await one.feature.signIn();
    await one.clock.advance(40_000);
    one.widget.dispose();

    const again = await tab(one.storage);
    await again.clock.advance(one.clock.now() - again.clock.now());
    await again.connect();
    expect(again.status()).toBe('connected');
    await again.clock.advance(20_000);
    await settle();

    await expectNothingPassed(again);
    expect(again.signatures).toEqual([]);
  });
});

describe('the sign-in in two tabs and after a reload', () => {
  it('is needed once: a tab that comes later needs no prompt', async () => {
    const one = await tab();
    await one.connect();
    await one.feature.signIn();

    const two = await tab(new InMemoryStorage());
    await two.connect();

    expect(two.status()).toBe('connected');
    expect(two.signatures).toEqual([]);
  });

  it('ends in both: the other tab has no session when it looks again', async () => {
    const one = await tab();
    await one.connect();
    await one.feature.signIn();
    await one.widget.disconnect();
    await settle();

    const two = await tab(new InMemoryStorage());
    await two.connect();
    expect(two.status()).toBe('connecting');
    expect(await visit.accounts()).toEqual([]);
  });

  it('uses one nonce in one tab only, where both sign at the same time', async () => {
    const [one, two] = [await tab(), await tab(new InMemoryStorage())];
    await one.connect();
    await two.connect();

    await Promise.all([one.feature.signIn(), two.feature.signIn()]);

    expect([one.status(), two.status()]).toEqual(['connected', 'connected']);
    expect(one.signatures[0]).not.toBe(two.signatures[0]);
  });

  it.each(['nonce', 'wallet', 'verify', 'answer'] as const)(
    'goes on after a reload during the step: %s',
    async (step) => {
      const one = await tab();
      await one.connect();
      const never = () => new Promise<never>(() => {});
      if (step === 'nonce') faults['nonce'] = never;
      if (step === 'verify') faults['verify'] = never;
      if (step === 'wallet') one.signWith(never);
      if (step === 'answer') {
        // The server has verified; its answer never reaches the page, but the cookie does.
        const send = visit.send.bind(visit);
        visit.send = async (route, init) => {
          const answer = await send(route, init);
          return route === 'verify' ? never() : answer;
        };
      }
      const ended = rejectionOf(one.feature.signIn());
      await settle();
      one.widget.dispose();
      await ended;
      faults = {};

      const again = await tab(one.storage);
      await again.connect();
      expect(again.status()).toBe(step === 'answer' ? 'connected' : 'connecting');
      if (step !== 'answer') await again.feature.signIn();
      expect(again.status()).toBe('connected');
    },
  );

  it('believes no server that lists the session of another account as one of this', async () => {
    const one = await tab();
    faults['session'] = async () =>
      Response.json({
        sessions: [
          { data: { accountAddress: other.accountAddress, chainId: 'eip155:1' } },
          null,
          'all of them',
        ],
      });
    await one.connect();
    expect(one.status()).toBe('connecting');
  });

  it('waits for a slow server without a second prompt', async () => {
    const one = await tab();
    await one.connect();
    let answer = (): void => {};
    const slow = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const send = visit.send.bind(visit);
    visit.send = async (route, init) => {
      if (route === 'verify') await slow;
      return send(route, init);
    };
    const signing = one.feature.signIn();
    await settle();
    expect(one.widget.state.features.siwx?.signIn.status).toBe('storing');
    await one.feature.signIn();
    answer();
    await signing;
    expect(one.signatures).toHaveLength(1);
    expect(one.status()).toBe('connected');
  });
});
