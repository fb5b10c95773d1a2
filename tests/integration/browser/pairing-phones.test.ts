import { describe, expect, it } from '@jest/globals';
import type { BrowserContext } from 'playwright-core';
import { startStaticServer } from '../../../scripts/static-server.mjs';
import { pagesFolder } from './lab';
import { type OpenedLink, opens, openedIn, watchOpened } from './opened-links';
import { type Host, isTelegram, onPhone } from './phones';
import { codeIn, codeOf, type PairingVisit, pairingStage } from './pairing-stage';
import type { Visitor } from './visitor';

const stage = pairingStage('pairing-phones');

const homepage = 'https://wallet.example';
const options = {
  customWallets: [
    { id: 'test.native', name: 'Native', homepage, mobileLink: 'native://' },
    { id: 'test.bare', name: 'Bare', homepage, mobileLink: 'bare' },
    {
      id: 'test.universal',
      name: 'Universal',
      homepage,
      mobileLink: 'universal://',
      universalLink: 'https://universal.example/ul',
    },
  ],
};

/** A visit from a phone that opens nothing. */
function on(host: Host, more: Pick<PairingVisit, 'prepare'> = {}): PairingVisit {
  return {
    options,
    context: onPhone(host),
    prepare: async (profile) => {
      await watchOpened(profile);
      if (isTelegram(host)) {
        await profile.addInitScript(() => Object.assign(window, { TelegramWebviewProxy: {} }));
      }
      await more.prepare?.(profile);
    },
  };
}

/** The pairing URI that is ready before any press. */
async function readyCode(visitor: Visitor): Promise<string> {
  await visitor.connectButton.tap();
  await visitor.wallet('Native').waitFor();
  return codeOf(visitor);
}

const encoded = encodeURIComponent;

describe('one tap on a wallet opens its app', () => {
  const native = (code: string): string => `native://wc?uri=${encoded(code)}`;
  const universal = (code: string): string =>
    `https://universal.example/ul/wc?uri=${encoded(code)}`;
  const links: readonly (readonly [
    Host,
    target: string,
    hrefs: Readonly<Record<string, (code: string) => string>>,
  ])[] = [
    [
      'iOS Safari',
      '_self',
      {
        Native: native,
        Bare: (code) => `bare://wc?uri=${encoded(code)}`,
        Universal: universal,
      },
    ],
    ['Android Chrome', '_self', { Native: native }],
    ['Telegram on iOS', '_blank', { Native: native }],
    [
      'Telegram on Android',
      '_blank',
      {
        Native: (code) => `native://wc?uri=${encoded(encoded(code))}`,
        Universal: universal,
      },
    ],
  ];

  it.each(links)('[R4.8] each on %s, and again when it was not answered', async (...row) => {
    const [host, target, hrefs] = row;
    const visitor = await stage.visit(on(host));
    const code = await readyCode(visitor);
    const expected: OpenedLink[] = [];
    for (const [wallet, href] of Object.entries(hrefs)) {
      await visitor.wallet(wallet).tap();
      await visitor.heading(wallet).waitFor();
      expected.push(...opens(href(code), target));
      expect(await openedIn(visitor.page)).toEqual(expected);

      await visitor.button(`Open ${wallet}`).tap();
      expected.push(...opens(href(code), target));
      expect(await openedIn(visitor.page)).toEqual(expected);
      await visitor.button('Back').tap();
      await visitor.wallet(wallet).waitFor();
    }
  });

  it('also from all wallets, after a search', async () => {
    const visitor = await stage.visit(on('iOS Safari'));
    const code = await readyCode(visitor);
    await visitor.wallet('All wallets').tap();
    await visitor.wallet('MetaMask').waitFor();
    await visitor.dialog.getByRole('searchbox').fill('rainb');
    await visitor.wallet('MetaMask').waitFor({ state: 'detached' });

    await visitor.wallet('Rainbow').tap();
    await visitor.heading('Rainbow').waitFor();

    const href = `https://rnbwapp.com/wc?uri=${encoded(code)}`;
    expect(await openedIn(visitor.page)).toEqual(opens(href, '_self'));
  });

  it("out of the page's frame", async () => {
    const visitor = await stage.visit(on('iOS Safari'));
    const framing = await serveForFrames(visitor.page.url());
    await visitor.page.goto(framing.url);
    await visitor.page.evaluate(() => {
      const frame = document.createElement('iframe');
      frame.style.cssText = 'width: 100%; height: 800px; border: 0';
      frame.src = location.href;
      document.body.replaceChildren(frame);
    });
    const inside = visitor.page.frameLocator('iframe');
    await inside.getByRole('button', { name: 'Connect wallet' }).tap();
    const [, frame] = visitor.page.frames();
    if (!frame) throw new Error('the page has no frame');
    const code = await codeIn(frame);

    await inside.getByRole('button', { name: /^Native/ }).tap();
    await inside.getByText('Continue in Native').waitFor();

    expect(await openedIn(frame)).toEqual(opens(`native://wc?uri=${encoded(code)}`, '_top'));
    await visitor.page.goto('about:blank');
    await framing.close();
  });

  it('out of a window of Telegram to which a login returns', async () => {
    const login = (profile: BrowserContext) =>
      profile.addInitScript(() => localStorage.setItem('@appkit/social_provider', 'google'));
    const visitor = await stage.visit(on('Telegram on iOS', { prepare: login }));
    const code = await readyCode(visitor);

    await visitor.wallet('Native').tap();
    await visitor.heading('Native').waitFor();

    const href = `native://wc?uri=${encoded(code)}`;
    expect(await openedIn(visitor.page)).toEqual(opens(href, '_top'));
  });

  const dapps = {
    'iOS Safari': { Phantom: 'https://phantom.app/ul/browse/PAGE?ref=ORIGIN' },
    'Android Chrome': {
      Phantom: 'intent://browse/PAGE?ref=ORIGIN#Intent;scheme=phantom;package=app.phantom;end',
      'Coinbase Wallet': 'cbwallet://miniapp?url=PAGE',
    },
  } as const;

  it.each(['iOS Safari', 'Android Chrome'] as const)('with the page in it: %s', async (host) => {
    const visitor = await stage.visit(on(host));
    await readyCode(visitor);
    const url = new URL(visitor.page.url());
    await visitor.wallet('All wallets').tap();
    const expected: OpenedLink[] = [];
    for (const [wallet, href] of Object.entries(dapps[host])) {
      await visitor.wallet(wallet).tap();
      await visitor.heading(wallet).waitFor();

      const link = href.replace('PAGE', encoded(url.href)).replace('ORIGIN', encoded(url.origin));
      expected.push(...opens(link, '_self'));
      expect(await openedIn(visitor.page)).toEqual(expected);
      await visitor.button('Back').tap();
      await visitor.heading('All wallets').waitFor();
    }
  });
});

describe('a second attempt', () => {
  it.each([
    ['iOS Safari', 'takes the pending code'],
    ['Telegram on Android', 'takes the pending code'],
    ['Android Chrome', 'asks for a fresh one'],
  ] as const)('[R4.8] on %s %s', async (host, outcome) => {
    const visitor = await stage.visit(on(host, { prepare: ({ clock }) => clock.install() }));
    const first = await readyCode(visitor);
    await visitor.wallet('Native').tap();
    await visitor.heading('Native').waitFor();
    await visitor.button('Close').tap();
    await visitor.dialog.waitFor({ state: 'detached' });
    await visitor.page.clock.fastForward(6000);

    const second = await readyCode(visitor);

    expect(second === first).toBe(outcome === 'takes the pending code');
  });
});

describe('once connected', () => {
  it.each(['iOS Safari', 'Android Chrome'] as const)(
    'a request opens the wallet again: %s',
    async (host) => {
      const visitor = await stage.visit(on(host));
      const phone = await stage.phoneOf(visitor);
      const code = await readyCode(visitor);
      await visitor.wallet('Native').tap();
      await phone.pair(code);
      await visitor.accountButton.waitFor();

      const signature = await visitor.page.evaluate(async () => {
        const provider = window.cleatPage?.widgets[0]?.provider();
        const accounts = await provider?.request({ method: 'eth_accounts' });
        const [account] = accounts as string[];
        return provider?.request({ method: 'personal_sign', params: ['0x6869', account] });
      });

      expect(signature).toMatch(/^0x[0-9a-f]{130}$/);
      const [, again, ...more] = await openedIn(visitor.page);
      expect(again?.href).toMatch(/^native:\/\/wc\?requestId=\d+&sessionTopic=[0-9a-f]{64}$/);
      expect(again?.target).toBe('_self');
      expect(more).toEqual([]);
    },
  );
});

/** The same page under a policy that lets it stand in a frame of its own site, and have one. */
async function serveForFrames(url: string) {
  const { headers } = await fetch(url);
  const policy = headers.get('content-security-policy') ?? '';
  const framed = policy.replace(
    "frame-ancestors 'none'",
    "frame-ancestors 'self'; frame-src 'self'",
  );
  const server = await startStaticServer({
    folder: pagesFolder,
    headers: { 'content-security-policy': framed },
  });
  const { pathname, search } = new URL(url);
  return { url: `${server.url}${pathname}${search}`, close: server.close };
}
