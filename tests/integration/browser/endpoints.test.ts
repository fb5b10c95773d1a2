import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Request, Route } from 'playwright-core';
import type { Endpoint, WidgetOptionsInput } from '../../../index';
import { ethereum } from '../../../domain/network/built-in-networks';
import { eventually } from '../../support/eventually';
import { openBrowser } from './browser';
import { type Lab, startLab } from './lab';
import { Visitor } from './visitor';

const own = 'https://own.example';
const networks = [{ ...ethereum, rpcUrls: { default: { http: [own] } } }];

let browser: Browser;
let lab: Lab;
let contexts: BrowserContext[] = [];

beforeAll(async () => {
  [browser, lab] = await Promise.all([openBrowser(), startLab()]);
});
afterAll(async () => {
  await Promise.all(contexts.map((context) => context.close()));
  await browser?.close();
  await lab?.stop();
});

/** The page's requests to other hosts. */
interface Traffic {
  readonly visitor: Visitor;

  /** The requested sources, by directive, each once and in order. */
  asked(): readonly string[];
  endpoints(): Promise<readonly Endpoint[]>;
}

/** Opens a page without a policy that would stop it; hosts in `dead` do not answer. */
async function visit(options: WidgetOptionsInput, dead: readonly string[] = []): Promise<Traffic> {
  const context = await browser.newContext({ bypassCSP: true });
  contexts = [...contexts, context];
  const page = await context.newPage();
  const found = new Set<string>();
  page.on('websocket', (socket) => found.add(`connect-src ${new URL(socket.url()).origin}`));
  await page.route(
    ({ hostname }) => hostname !== '127.0.0.1' && hostname !== 'localhost',
    async (route, request) => {
      const { origin } = new URL(request.url());
      found.add(`${request.resourceType() === 'image' ? 'img-src' : 'connect-src'} ${origin}`);
      if (dead.includes(origin)) await route.abort();
      else await answer(route, request);
    },
  );
  await page.goto(lab.url('one-widget', { options: { networks, ...options } }));
  return {
    visitor: new Visitor(page),
    asked: () => [...found],
    endpoints: () =>
      page.evaluate(async () => (await window.cleatPage?.widgets[0]?.endpoints()) ?? []),
  };
}

/** Answers like a node of Ethereum, a list of wallets or a picture. */
async function answer(route: Route, request: Request): Promise<void> {
  const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
  if (request.resourceType() === 'image') {
    await route.fulfill({
      headers,
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    });
    return;
  }
  const posted: unknown = JSON.parse(request.postData() ?? 'null');
  const calls = (Array.isArray(posted) ? posted : [posted]) as ({
    id: number;
    method: string;
  } | null)[];
  const answers = calls.map((call) => ({
    jsonrpc: '2.0',
    id: call?.id,
    result: call?.method === 'eth_chainId' ? '0x1' : '0x7',
  }));
  const wallets = [
    { id: 'w', name: 'Listed', mobileLink: 'listed://', imageUrl: 'https://cdn.example/w.png' },
  ];
  const answer = Array.isArray(posted) ? answers : answers[0];
  const body = JSON.stringify(posted === null ? wallets : answer);
  await route.fulfill({ headers, contentType: 'application/json', body });
}

/** Connects the wallet of the page, which reads the balance. */
async function connect({ visitor, asked }: Traffic, ...expected: readonly string[]): Promise<void> {
  await visitor.connect();
  await eventually(() => expect(asked()).toEqual(expect.arrayContaining([...expected])));
  await visitor.page.waitForTimeout(500);
}

/** Whether each requested host is listed, under the directive that allows it. */
async function expectListed({ asked, endpoints }: Traffic): Promise<void> {
  const listed = await endpoints();
  const isListed = (one: string): boolean =>
    listed.some(({ directive, source }) => {
      const any = source === 'https:' && one.startsWith(`${directive} https://`);
      return any || one === `${directive} ${source}`;
    });
  expect(asked().filter((one) => !isListed(one))).toEqual([]);
}

describe('the hosts that a page contacts', () => {
  it('are none before the visitor acts', async () => {
    const traffic = await visit({
      projectId: 'p',
      walletDirectoryUrl: 'https://site.example/w.json',
    });
    await traffic.visitor.connectButton.waitFor();
    await traffic.endpoints();
    await traffic.visitor.page.waitForTimeout(500);

    expect(traffic.asked()).toEqual([]);
  });

  it("are only the network's own endpoint, where it answers", async () => {
    const traffic = await visit({ projectId: 'p' });
    await connect(traffic, `connect-src ${own}`);

    expect(traffic.asked()).toEqual([`connect-src ${own}`]);
    await expectListed(traffic);
  });

  it('are the hosted RPC after it, where it does not', async () => {
    const traffic = await visit({ projectId: 'p' }, [own]);
    const hosted = 'connect-src https://rpc.walletconnect.org';
    await connect(traffic, hosted);

    expect(traffic.asked()).toEqual([`connect-src ${own}`, hosted]);
    await expectListed(traffic);
  });

  it("are never the hosted RPC, nor the network's own, where the site names others or turns it off", async () => {
    const custom = 'https://custom.example';
    const customRpcUrls = { 'eip155:1': [custom] } as const;
    const named = await visit({ projectId: 'p', customRpcUrls }, [custom]);
    await connect(named, `connect-src ${custom}`);
    await named.visitor.page.waitForTimeout(4000);
    expect(named.asked()).toEqual([`connect-src ${custom}`]);
    await expectListed(named);

    const refused = await visit({ projectId: 'p', enableHostedRpc: false }, [own]);
    await connect(refused, `connect-src ${own}`);
    await refused.visitor.page.waitForTimeout(4000);
    expect(refused.asked()).toEqual([`connect-src ${own}`]);
    await expectListed(refused);
  });

  it('are the relay, the directory and the pictures of the site, once the visitor looks for a wallet', async () => {
    const traffic = await visit({
      relayUrl: 'wss://relay.example',
      walletDirectoryUrl: 'https://site.example/w.json',
      customWallets: [
        { id: 'c', name: 'Custom', imageUrl: 'https://pictures.example/c.png', mobileLink: 'c://' },
      ],
    });
    await traffic.visitor.openModal();
    await traffic.visitor.dialog.getByRole('button', { name: /Listed/ }).waitFor();
    await traffic.visitor.dialog.getByRole('button', { name: /WalletConnect/ }).click();

    await eventually(
      () =>
        expect([...traffic.asked()].sort()).toEqual([
          'connect-src https://site.example',
          'connect-src wss://relay.example',
          'img-src https://cdn.example',
          'img-src https://pictures.example',
        ]),
      20_000,
    );
    await expectListed(traffic);
  });
});
