import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { activeConnection } from '../../../../../application/snapshot/widget-state';
import { FakeWalletCatalogue, FakeWalletConnector } from '../../../../../infrastructure/fake';
import { createSignIn } from '../../../../../infrastructure/sign-in';
import { createSignInServer } from '../../../../../infrastructure/sign-in-server';
import { WidgetProvider } from '../../../../../presentation-react/index';
import { headlessWidget } from '../../../../support/headless-widget';
import { cleanUp, control, find, inside, press, render, settle } from '../../../../support/render';
import { evmAccount } from '../../../../support/sign-in-keys';
import { SiteVisit } from '../../../../support/sign-in-site';
import { eventually } from '../../../../support/eventually';

const ORIGIN = 'https://site.test';
const before = globalThis.fetch;
const account = evmAccount();
let visit: SiteVisit;
let answers: boolean;

beforeEach(() => {
  answers = true;
  globalThis.fetch = (async (url: string, init: RequestInit) => {
    if (!answers) throw new TypeError('Failed to fetch');
    const headers = { ...(init.headers as Record<string, string>), origin: ORIGIN };
    const { body, status } = await visit.send(url.split('/').at(-1) ?? '', { ...init, headers });
    return { ok: status < 400, status, json: async () => body } as Response;
  }) as typeof fetch;
});
afterEach(async () => {
  globalThis.fetch = before;
  await cleanUp();
});

/** A page with the React widget, `createSignIn()` and a wallet with a real key; its server verifies for real. */
async function page() {
  const connector = new FakeWalletConnector({
    id: 'test.wallet',
    name: 'Test Wallet',
    type: 'ANNOUNCED',
    namespace: 'eip155',
  }).answerWith({ grant: { addresses: [account.accountAddress], chainReference: '1' } });
  const headless = headlessWidget({
    catalogue: new FakeWalletCatalogue(connector),
    options: { siwx: createSignIn() },
  });
  const { adapters, clock, widget } = headless;
  visit = new SiteVisit(
    createSignInServer({
      domain: 'site.test',
      clientOf: () => '',
      statement: 'See your orders.',
      now: () => clock.now(),
    }),
    ORIGIN,
  );
  const prompts: string[] = [];
  const signer = {
    signMessage: (text: string) => {
      prompts.push(text);
      return account.sign(text);
    },
  };
  Object.assign(adapters.of('eip155'), { signer });
  await import('../../../../../presentation-react/provider/shell');
  await render(<WidgetProvider widget={widget}>{null}</WidgetProvider>);
  await settle(() => widget.open());
  return { prompts, widget, status: () => activeConnection(widget.state).status };
}

/** Waits for what the page shows in the end. */
function shows(text: string): Promise<void> {
  return eventually(async () => {
    await settle();
    expect(inside('modal').textContent).toContain(text);
  });
}

describe('a visitor of a site with the React widget, cleatkit/sign-in and cleatkit/server', () => {
  it('[R4.24] [R4.25] connects, reads the message, signs it once, and is connected', async () => {
    const { prompts, status, widget } = await page();

    await press(control(inside('modal'), /Test Wallet/));
    await shows('Sign in to site.test');

    expect(find(inside('modal'), 'h2').textContent).toBe('Sign in');
    expect(inside('modal').textContent).toContain('See your orders.');
    expect(prompts).toEqual([]);
    expect(status()).toBe('connecting');
    await press(control(inside('modal'), 'Sign in'));
    await eventually(async () => {
      await settle();
      expect(status()).toBe('connected');
    });
    expect(prompts).toHaveLength(1);
    expect(widget.state.isOpen).toBe(false);
    expect(await visit.accounts()).toEqual([account.accountAddress]);
    await settle(() => widget.dispose());
  });

  it('[R4.28] reads that the site does not answer, and goes on when it does', async () => {
    const { prompts, status, widget } = await page();
    const connected = widget.chooseWallet('test.wallet');
    await settle(() => connected);
    await shows('Sign in to site.test');
    answers = false;

    await press(control(inside('modal'), 'Sign in'));
    await shows('The site is not responding');
    expect(status()).toBe('connecting');
    answers = true;
    await press(control(inside('modal'), 'Try again'));
    await shows('Sign in to site.test');
    await press(control(inside('modal'), 'Sign in'));
    await eventually(async () => {
      await settle();
      expect(status()).toBe('connected');
    });
    expect(prompts).toHaveLength(2);
    await settle(() => widget.dispose());
  });

  it('[R4.27] cancels, and is disconnected without a session', async () => {
    const { prompts, status, widget } = await page();
    await press(control(inside('modal'), /Test Wallet/));
    await shows('Sign in to site.test');

    await press(control(inside('modal'), 'Cancel and disconnect'));
    await shows('Connect wallet');

    expect(status()).toBe('disconnected');
    expect(prompts).toEqual([]);
    expect(await visit.accounts()).toEqual([]);
    await settle(() => widget.dispose());
  });
});
