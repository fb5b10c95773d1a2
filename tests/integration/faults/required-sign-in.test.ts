import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Route } from 'playwright-core';
import { createSignInServer } from '../../../infrastructure/sign-in-server';
import { answerSignIn } from '../../support/answer-sign-in';
import { eventually } from '../../support/eventually';
import { evmAccount } from '../../support/sign-in-keys';
import { SiteVisit } from '../../support/sign-in-site';
import { openBrowser } from '../browser/browser';
import { type Lab, startLab } from '../browser/lab';
import { ADDRESS } from '../browser/visitor';
import { installGauges } from './fault-gauges';
import { FaultVisitor } from './fault-visitor';

type StandsIn = (route: Route) => Promise<void>;

const other = evmAccount('60');
const offline: StandsIn = (route) => route.abort('connectionrefused');
const broken: StandsIn = (route) => route.fulfill({ status: 500, json: { message: 'oops' } });

let browser: Browser;
let lab: Lab;
let visitor: FaultVisitor;
let site: SiteVisit;

/** What stands in the place of the site's server, by its route. */
let faults: Readonly<Record<string, StandsIn>> = {};

/** The requests that have reached the server itself. */
let asked: string[] = [];

/** How far the clock of the server is ahead. */
let aheadMs = 0;

/** One page and one visitor: each row begins where the one before it ended. */
beforeAll(async () => {
  [browser, lab] = await Promise.all([openBrowser(), startLab()]);
  const address = lab.url('one-widget', { requiresSignIn: true });
  const { host, origin } = new URL(address);
  site = new SiteVisit(
    createSignInServer({ domain: host, now: () => Date.now() + aheadMs }),
    origin,
  );
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await context.addInitScript(installGauges);
  await context.route('**/auth/*', answer);
  visitor = new FaultVisitor(await context.newPage());
  await visitor.page.goto(address);
  await visitor.connectButton.waitFor();
});
afterAll(async () => {
  await browser?.close();
  await lab?.stop();
});

/** Answers as the server at the page's own origin does, unless a fault stands in its place. */
async function answer(route: Route): Promise<void> {
  const step = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
  const fault = faults[step];
  if (fault) return fault(route);
  asked.push(step);
  await answerSignIn(route, site);
}

function wallet(): Promise<{ readonly requests: number; readonly pending: number }> {
  return visitor.page.evaluate(() => {
    const { requests = [], state } = window.cleatPage?.wallets['test.cleat.main'] ?? {};
    const signing = requests.filter(({ method }) => method === 'personal_sign');
    return { requests: signing.length, pending: state?.pending.length ?? 0 };
  });
}

const press = (): Promise<void> =>
  visitor.dialog.getByRole('button', { name: /^(?:Sign in|Try again)$/ }).click();

/** The view tells the fault in a sentence and does not close; the page has no account, the server no session. */
async function expectHeld(sentence: string): Promise<void> {
  await visitor.judgeDuring({
    keeps: async () => {
      expect((await visitor.connection()).status).toBe('connecting');
      expect(await site.accounts()).toEqual([other.accountAddress]);
    },
    tells: sentence,
  });
  await visitor.page.keyboard.press('Escape');
  await eventually(async () =>
    expect(await visitor.state()).toMatchObject({ isOpen: true, view: 'SIWXSignMessage' }),
  );
}

/** Ends the faults, and has the visitor sign in again within the time to recover. */
async function recovers(act: () => Promise<void> = press): Promise<void> {
  faults = {};
  await visitor.expectRecovery(async () => {
    await act();
    await eventually(async () =>
      expect(await visitor.connection()).toMatchObject({ status: 'connected', address: ADDRESS }),
    );
  });
  expect(await site.accounts()).toEqual([other.accountAddress, ADDRESS]);
  await visitor.expectNoMishap();
}

/** The visitor disconnects, which signs the account out, and connects again as far as the message. */
async function again(): Promise<void> {
  await visitor.page.evaluate(() => window.cleatPage?.widgets[0]?.disconnect());
  await eventually(async () => expect(await site.accounts()).toEqual([]));
  await site.signIn(other);
  asked = [];
  await connect();
}

async function connect(): Promise<void> {
  await visitor.openModal();
  await visitor.wallet('Main Test Wallet').click();
}

describe('a required sign-in', () => {
  it('X03 the store of sessions is down: the visitor reads it, and is connected to nothing', async () => {
    faults = { session: broken };
    await connect();
    await visitor.judgeDuring({
      keeps: { status: 'disconnected' },
      tells: 'A problem occurred while trying initialize authentication',
    });
    faults = {};
    // X07: the browser has a session already, of an account that this wallet does not have.
    await site.signIn(other);
    await visitor.wallet('Main Test Wallet').click();
    await visitor.heading('Sign in').waitFor();
  });

  it('X07 the stored session is of another address: it counts for nothing here', async () => {
    await expectHeld('Full message');
    await recovers();
  });

  it('X01 the server of nonces is down: a sentence, no prompt, and a next try', async () => {
    faults = { nonce: offline };
    const { requests } = await wallet();
    await again();
    await expectHeld('The site is not responding');
    expect((await wallet()).requests).toBe(requests);
    faults = {};
    await press();
    await visitor.button('Full message').waitFor();
    await recovers();
  });

  it('X02 the server that verifies answers 500: a sentence, and no session', async () => {
    faults = { verify: broken };
    await again();
    await visitor.button('Full message').waitFor();
    await press();
    await expectHeld('The site is not responding');
    await recovers();
  });

  it('X04 the visitor declines: a sentence, and no loop of prompts', async () => {
    await again();
    await visitor.button('Full message').waitFor();
    const { requests } = await wallet();
    await visitor.answers('reject');
    await press();
    await expectHeld('You declined to sign');
    await visitor.lull();
    expect(await wallet()).toEqual({ requests: requests + 1, pending: 0 });
    expect(asked).not.toContain('verify');
    await recovers();
  });

  it('X05 the message expires while the visitor signs: a sentence, and a new message', async () => {
    await again();
    await visitor.button('Full message').waitFor();
    await visitor.answers('hang');
    await press();
    await eventually(async () => expect((await wallet()).pending).toBe(1));
    aheadMs = 11 * 60_000;
    await visitor.inWallet('settle', ['approve']);
    await expectHeld('The message has expired');
    await recovers();
  });

  it('X06 the network changes while the visitor signs: that signature is dropped', async () => {
    await again();
    await visitor.button('Full message').waitFor();
    await visitor.answers('hang');
    await press();
    await eventually(async () => expect((await wallet()).pending).toBe(1));
    await visitor.inWallet('switchChain', [42161]);
    await eventually(async () => expect((await visitor.connection()).network).toBe('eip155:42161'));
    await visitor.inWallet('settle', ['approve']);
    await expectHeld('You changed the network');
    expect(asked).not.toContain('verify');
    await recovers();
    expect(await visitor.connection()).toMatchObject({ network: 'eip155:42161' });
  });
});
