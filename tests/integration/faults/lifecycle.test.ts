import { beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { BALANCE_POLL_MS } from '../../../domain/limits';
import { mainWallet, otherWallet } from '../browser/lab';
import { eventually } from '../../support/eventually';
import { openHidingBrowser } from '../browser/hiding-browser';
import { ADDRESS } from '../browser/visitor';
import { useFaults } from './fault-stage';
import type { FaultVisitor } from './fault-visitor';

const stage = useFaults();
const request = { wallets: [mainWallet, otherWallet] };
const MAIN = 'Main Test Wallet';

type Act = (visitor: FaultVisitor) => Promise<unknown>;

const connect: Act = (visitor) => visitor.connect();
const openNetworks: Act = async (visitor) => {
  await visitor.connect();
  await visitor.dialog.waitFor({ state: 'detached' });
  await visitor.networkButton.click();
};
const chooseArbitrum: Act = async (visitor) => {
  await openNetworks(visitor);
  await visitor.dialog.getByRole('button', { name: /Arbitrum One/ }).click();
};
const askAfter =
  (answer: Parameters<FaultVisitor['answers']>[0]): Act =>
  async (visitor) => {
    await visitor.answers(answer);
    await visitor.openModal();
    await visitor.wallet(MAIN).click();
    await visitor.lull();
  };

/** Ends with the wallet's answer, before the page has reacted to it. */
async function askUntilAnswered(visitor: FaultVisitor): Promise<void> {
  await visitor.openModal();
  await visitor.wallet(MAIN).click();
  await visitor.page.waitForFunction(
    () => window.cleatPage?.widgets[0]?.state.connections.eip155.status === 'connected',
    undefined,
    { polling: 5 },
  );
}

/** The moments at which a page is reloaded, and its state afterwards. */
const states: readonly (readonly [string, Act, 'connected' | 'disconnected'])[] = [
  ['nothing has happened', async () => undefined, 'disconnected'],
  ['the code is on its way', (visitor) => visitor.connectButton.hover(), 'disconnected'],
  ['the modal opens', (visitor) => visitor.connectButton.click(), 'disconnected'],
  ['the list of wallets is open', (visitor) => visitor.openModal(), 'disconnected'],
  ['a wallet is asked', askAfter('hang'), 'disconnected'],
  ['the person declined', askAfter('reject'), 'disconnected'],
  ['a request is pending in the wallet', askAfter({ error: { code: -32002 } }), 'disconnected'],
  ['the wallet failed', askAfter({ error: new Error('broken') }), 'disconnected'],
  ['the wallet gave no account', askAfter({ result: [] }), 'disconnected'],
  ['the wallet answers this moment', askUntilAnswered, 'connected'],
  ['a wallet has just connected', connect, 'connected'],
  [
    'the account is open',
    async (visitor) => {
      await visitor.connect();
      await visitor.openAccount();
    },
    'connected',
  ],
  [
    'the address has been copied',
    async (visitor) => {
      await visitor.connect();
      await visitor.page.evaluate(() =>
        window.cleatPage?.widgets[0]?.copyAddress().catch(() => undefined),
      );
    },
    'connected',
  ],
  ['the networks are open', openNetworks, 'connected'],
  [
    'a switch waits for the wallet',
    async (visitor) => {
      await visitor.connect();
      await visitor.answers('hang');
      await visitor.dialog.waitFor({ state: 'detached' });
      await visitor.networkButton.click();
      await visitor.dialog.getByRole('button', { name: /Arbitrum One/ }).click();
    },
    'connected',
  ],
  ['a switch has begun', chooseArbitrum, 'connected'],
  [
    'the wallet is on a chain the site does not use',
    async (visitor) => {
      await visitor.connect();
      await visitor.inWallet('emit', ['chainChanged', '0x89']);
      await visitor.heading('Switch network').waitFor();
    },
    'connected',
  ],
  [
    'another wallet is asked while one is connected',
    async (visitor) => {
      await visitor.connect();
      await visitor.answers('hang', 'test.cleat.other');
      await visitor.page.evaluate(() => {
        void window.cleatPage?.widgets[0]?.connect('test.cleat.other').catch(() => undefined);
      });
    },
    'connected',
  ],
  [
    'it is being reloaded already',
    async (visitor) => {
      await visitor.connect();
      await visitor.page.reload({ waitUntil: 'commit' });
    },
    'connected',
  ],
  [
    'the visitor has disconnected',
    async (visitor) => {
      await visitor.connect();
      await visitor.page.evaluate(() => window.cleatPage?.widgets[0]?.disconnect());
    },
    'disconnected',
  ],
  [
    'the wallet has locked itself',
    async (visitor) => {
      await visitor.connect();
      await visitor.inWallet('lock');
    },
    'disconnected',
  ],
];

describe('a page that is reloaded', () => {
  let rest: FaultVisitor['rest'];

  beforeAll(async () => {
    const visitor = await stage.visit({ request });
    ({ rest } = visitor);
  });

  it.each(states)('L01 comes to rest within 10 s while %s', async (_name, act, expected) => {
    const visitor = await stage.visit({ request, isRaw: true });
    visitor.rest = rest;
    await visitor.connectButton.waitFor();
    await act(visitor);

    await reload(visitor);
    await visitor.page.waitForFunction(
      (status) =>
        window.cleatPage?.widgets[0]?.state.connections.eip155.status === status &&
        !window.cleatPage.widgets[0].state.isLoading,
      expected,
      { timeout: 10_000 },
    );
    await visitor.connectButton.or(visitor.accountButton).or(visitor.dialog).first().waitFor();

    await visitor.judge({
      keeps: { status: expected },
      tells: { because: 'a visitor who reloads a page wants to see it as it is' },
      recovers: () => opensWhatIsThere(visitor, expected),
      rests: true,
    });
  });
});

/** Reloads. While one page takes the place of another, the debugger has none to reload for a moment. */
async function reload({ page }: FaultVisitor): Promise<void> {
  try {
    await page.reload();
  } catch (error) {
    if (!String(error).includes('Not attached to an active page')) throw error;
    await page.waitForLoadState();
    await page.reload();
  }
}

/** Opens the account or the wallets, unless the widget has opened a view already. */
async function opensWhatIsThere(
  visitor: FaultVisitor,
  status: 'connected' | 'disconnected',
): Promise<void> {
  const { isOpen } = await visitor.state();
  if (isOpen) await visitor.dialog.waitFor();
  else if (status === 'connected') await visitor.openAccount();
  else await visitor.openModal();
}

describe('a page that sleeps', () => {
  it('L03 keeps its account when it was frozen for half an hour, and reads the balance once', async () => {
    const { browser, stop } = await openHidingBrowser();
    try {
      const visitor = await stage.visit({ request, browser });
      await visitor.connect();
      await visitor.accountButton.filter({ hasText: /10,?000/ }).waitFor();
      const session = await visitor.page.context().newCDPSession(visitor.page);

      const inFront = await visitor.page.context().newPage();
      await inFront.bringToFront();
      await visitor.page.waitForFunction(() => document.visibilityState === 'hidden');
      await session.send('Page.setWebLifecycleState', { state: 'frozen' });
      await visitor.lull();
      await session.send('Page.setWebLifecycleState', { state: 'active' });
      const posts = countPosts(visitor);
      // The half hour from the page's view: its clock is later, and due timers fire at once.
      await visitor.passTime(30 * 60_000);
      await visitor.page.bringToFront();
      await visitor.page.waitForFunction(() => document.visibilityState === 'visible');
      await visitor.page.waitForTimeout(500);
      expect(posts()).toBe(1);

      await visitor.judge({
        keeps: { status: 'connected', address: ADDRESS },
        tells: { because: 'nothing has happened meanwhile' },
        recovers: async () => {
          await visitor.openAccount();
          await visitor.dialog.getByText(/^Balance 10,?000/).waitFor();
        },
        rests: true,
      });
    } finally {
      await stop();
    }
  });

  it('L04 follows the balance whatever the clock of the machine does', async () => {
    const visitor = await stage.visit({ request });
    await visitor.connect();
    await visitor.openAccount();
    await visitor.dialog.getByText(/^Balance 10,?000/).waitFor();
    const { control } = stage.lab.ethereum;

    await control.undoing(async () => {
      for (const [hours, ether] of [
        [1, 7],
        [-2, 8],
        [1, 9],
      ] as const) {
        await visitor.setClock(hours * 3_600_000);
        await control.setBalance(ADDRESS, BigInt(ether) * 10n ** 18n);
        await visitor.judgeDuring({
          keeps: { status: 'connected', address: ADDRESS },
          tells: { because: 'the time of day does not matter here' },
        });
        await visitor.passTime(BALANCE_POLL_MS);
        await visitor.expectRecovery(() =>
          visitor.dialog.getByText(new RegExp(`^Balance ${ether}\\b`)).waitFor(),
        );
      }
    });

    await visitor.expectQuiet();
    await visitor.expectNoMishap();
  });
});

describe('a page that is taken apart', () => {
  it('L05 leaves nothing behind when React takes the widget off while a wallet is asked', async () => {
    const visitor = await stage.visit({ request });
    await visitor.answers('hang');
    await visitor.openModal();
    await visitor.wallet(MAIN).click();
    await visitor.dialog.getByText(`Open ${MAIN} to continue`).waitFor();

    await visitor.page.evaluate(() => {
      window.cleatPage?.unmount?.();
    });
    await visitor.inWallet('settle', ['approve']);
    // The guard against held keys listens while React has the widget in the page.
    if (visitor.rest) visitor.rest = { ...visitor.rest, listeners: visitor.rest.listeners - 1 };

    await visitor.dialog.waitFor({ state: 'detached' });
    expect(await visitor.page.evaluate(() => document.body.style.overflow)).toBe('');
    // React takes the dialog off at once. The wallet's approval reaches the widget later.
    await eventually(async () => {
      expect(await visitor.connection()).toMatchObject({ status: 'connected' });
    }, 5000);
    await visitor.judge({
      // The widget is still there and keeps what the visitor approved in the wallet.
      keeps: { status: 'connected', address: ADDRESS },
      tells: { because: 'the site took the buttons off' },
      recovers: async () => {
        await visitor.page.evaluate(() => window.cleatPage?.widgets[0]?.disconnect());
        expect(await visitor.connection()).toMatchObject({ status: 'disconnected' });
      },
      rests: true,
    });
  });

  it('L05 leaves nothing behind when a widget is disposed while a wallet is asked', async () => {
    const visitor = await stage.visit({ request });
    await visitor.answers('hang');
    await visitor.openModal();
    await visitor.wallet(MAIN).click();
    await visitor.dialog.getByText(`Open ${MAIN} to continue`).waitFor();

    await visitor.page.evaluate(() => {
      window.cleatPage?.unmount?.();
      window.cleatPage?.widgets[0]?.dispose();
    });
    await visitor.inWallet('settle', ['approve']);
    await visitor.lull();

    await visitor.judge({
      keeps: { status: 'disconnected' },
      tells: { because: 'the site has no widget any more' },
      recovers: { because: 'a disposed widget is not used again' },
      rests: { because: 'less is going on than before: nothing' },
    });
    const { timers } = await visitor.gauges();
    expect([timers, await visitor.pendingCalls()]).toEqual([0, 0]);
    const listening = await visitor.page.evaluate(
      () => window.cleatPage?.wallets['test.cleat.main']?.listenerCount,
    );
    expect(listening).toBe(0);
  });

  it('L05 keeps two widgets of one page apart', async () => {
    const visitor = await stage.visit({ request, page: 'two-widgets' });
    const first = visitor.page.locator('#first');
    const second = visitor.page.locator('#second');

    await first.getByRole('button', { name: 'Connect wallet' }).click();
    await visitor.wallet(MAIN).click();
    await first.getByRole('button', { name: /0xf39F…2266/ }).waitFor();
    // Its card shows the tick for a moment.
    await visitor.dialog.waitFor({ state: 'detached' });

    await visitor.judge({
      keeps: async () => {
        expect(await visitor.connection()).toMatchObject({ status: 'connected' });
        expect(await second.getByRole('button', { name: 'Connect wallet' }).count()).toBe(1);
      },
      tells: { because: 'each does what its visitor wants' },
      recovers: async () => {
        await second.getByRole('button', { name: 'Connect wallet' }).click();
        await visitor.wallet(MAIN).click();
        await second.getByRole('button', { name: /0xf39F…2266/ }).waitFor();
        await visitor.page.evaluate(() => window.cleatPage?.widgets[1]?.disconnect());
      },
      rests: true,
    });
  });
});

describe('a page that a server has rendered', () => {
  it('L06 is taken over without a difference, and its server needs no window', async () => {
    const html = renderedOnAServer();
    expect(html).toContain('data-cleat="connect-button"');
    const visitor = await stage.visit({
      request,
      page: 'hydrated',
      isRaw: true,
      prepare: (context) =>
        context.route('**/hydrated.html*', async (route) => {
          const response = await route.fetch();
          const body = (await response.text()).replace(
            '<div id="root"></div>',
            `<div id="root">${html}</div>`,
          );
          await route.fulfill({ response, body });
        }),
    });

    await visitor.connectButton.waitFor();
    expect(await visitor.page.evaluate(() => window.cleatPage?.mismatches)).toEqual([]);
    await visitor.settle();
    await visitor.judge({
      keeps: { status: 'disconnected' },
      tells: { because: 'the page is what the server said' },
      recovers: () => visitor.connect(),
      rests: true,
    });
  });
});

/** The markup that the built package renders in Node, in a process without a window. */
function renderedOnAServer(): string {
  const root = join(import.meta.dirname ?? '', '../../..');
  const script = `
    import { createElement as h } from 'react';
    import { renderToString } from 'react-dom/server';
    import { createWidget } from ${JSON.stringify(join(root, 'dist/esm/index.js'))};
    import { ConnectButton, NetworkButton, WidgetProvider } from ${JSON.stringify(join(root, 'dist/esm/react.js'))};
    if ('window' in globalThis) throw new Error('there is a window');
    const widget = createWidget({});
    process.stdout.write(renderToString(
      h(WidgetProvider, { widget }, h(ConnectButton), h(NetworkButton)),
    ));
  `;
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', script],
    { cwd: root, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

/** Counts the calls that reach a node from now on. */
function countPosts(visitor: FaultVisitor): () => number {
  let posts = 0;
  visitor.page.on('request', (each) => {
    if (each.method() === 'POST') posts += 1;
  });
  return () => posts;
}
