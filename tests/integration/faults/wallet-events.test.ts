import { describe, expect, it } from '@jest/globals';
import { mainWallet, otherWallet } from '../browser/lab';
import { ADDRESS } from '../browser/visitor';
import { useFaults } from './fault-stage';
import type { FaultVisitor } from './fault-visitor';

/** The longest task of a page in a storm, while other suites use the same cores. It is below 100 ms alone. */
const STORM_TASK_MS = 300;

declare global {
  interface Window {
    /** The account in the wallet that reports no change. */
    silentAccount?: string;
  }
}

const stage = useFaults();
const request = { wallets: [mainWallet, otherWallet] };
const MAIN = 'Main Test Wallet';

async function connected(): Promise<FaultVisitor> {
  const visitor = await stage.visit({ request });
  await visitor.connect();
  await visitor.accountButton.filter({ hasText: /10,?000/ }).waitFor();
  return visitor;
}

/** The wallet switches to Arbitrum by itself, and the page shows it. */
async function goesToArbitrum(visitor: FaultVisitor): Promise<void> {
  await visitor.inWallet('switchChain', [42161]);
  await visitor.networkButton.filter({ hasText: 'Arbitrum One' }).waitFor();
}

/** Lets the wallet emit a thousand events within a second, and counts their effects. */
async function storm(
  visitor: FaultVisitor,
  event: 'accountsChanged' | 'chainChanged',
): Promise<{ readonly renders: number; readonly posts: number; readonly longestTaskMs: number }> {
  const outcome = await visitor.page.evaluate(async (name) => {
    const wallet = window.cleatPage?.wallets['test.cleat.main'];
    const [first, second] = (await wallet?.addresses()) ?? [];
    const payloads = name === 'chainChanged' ? ['0x1', '0xa4b1'] : [[first], [second]];
    let renders = 0;
    const root = document.querySelector('main');
    const shadows = [...(root?.querySelectorAll('*') ?? [])].flatMap(({ shadowRoot }) =>
      shadowRoot ? [shadowRoot] : [],
    );
    const observer = new MutationObserver(() => (renders += 1));
    const watched = { childList: true, subtree: true, characterData: true };
    for (const shadow of shadows) observer.observe(shadow, watched);
    if (window.faultGauges) window.faultGauges.longestTaskMs = 0;
    performance.clearResourceTimings();
    for (let index = 0; index < 1000; index += 1) {
      wallet?.emit(name, payloads[index % 2]);
      if (index % 25 === 0) {
        await new Promise((resolve) => {
          setTimeout(resolve, 20);
        });
      }
    }
    await new Promise((resolve) => {
      setTimeout(resolve, 500);
    });
    observer.disconnect();
    const posts = performance
      .getEntriesByType('resource')
      .filter((entry) => Reflect.get(entry, 'initiatorType') === 'fetch').length;
    return { renders, posts };
  }, event);
  const { longestTaskMs } = await visitor.gauges();
  return { ...outcome, longestTaskMs };
}

describe('a wallet that speaks without being asked', () => {
  it('W07 keeps the last good chain whatever is said instead of one, warns once, and throws nothing', async () => {
    const visitor = await stage.visit({ request: { ...request, options: { debug: true } } });
    const warnings: string[] = [];
    visitor.page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await visitor.connect();
    const payloads: readonly unknown[] = [
      null,
      undefined,
      '',
      ' ',
      '0x',
      '0X',
      'x1',
      'one',
      '0xg',
      '0x1 ',
      ' 0x1',
      '0x0',
      '0',
      0,
      -1,
      '-1',
      '-0x1',
      1.5,
      '1.5',
      '1e3',
      Number.MAX_VALUE,
      '0xffffffffffffffffffff',
      '99999999999999999999',
      true,
      [],
      ['0x1', '0x2'],
      {},
      { chainId: '0xa4b1' },
      'eip155:42161',
    ];
    expect(payloads).toHaveLength(29);
    for (const payload of payloads) await visitor.inWallet('emit', ['chainChanged', payload]);
    await visitor.lull();

    await visitor.judge({
      keeps: { status: 'connected', address: ADDRESS, network: 'eip155:1' },
      tells: { because: 'the warning is for the developer, in the console' },
      recovers: () => goesToArbitrum(visitor),
      rests: true,
    });
    expect(warnings).toEqual(['[cleat] test.cleat.main emits chains that make no sense']);
  });

  it('W08 is reported as the outcome of a thousand changes of account', async () => {
    const visitor = await connected();

    const { renders, posts, longestTaskMs } = await storm(visitor, 'accountsChanged');

    await visitor.accountButton.filter({ hasText: '0x7099…79C8' }).waitFor();
    expect(renders).toBeLessThan(30);
    expect(posts).toBeLessThanOrEqual(3);
    expect(longestTaskMs).toBeLessThan(STORM_TASK_MS);
    await visitor.judge({
      keeps: { status: 'connected', network: 'eip155:1' },
      tells: { because: 'the wallet may do that' },
      recovers: () => goesToArbitrum(visitor),
      rests: true,
    });
  });

  it('W09 is reported as the outcome of a thousand changes of chain', async () => {
    const visitor = await connected();

    const { renders, posts, longestTaskMs } = await storm(visitor, 'chainChanged');

    await visitor.networkButton.filter({ hasText: 'Arbitrum One' }).waitFor();
    expect(renders).toBeLessThan(30);
    expect(posts).toBeLessThanOrEqual(3);
    expect(longestTaskMs).toBeLessThan(STORM_TASK_MS);
    await visitor.judge({
      keeps: { status: 'connected', address: ADDRESS },
      tells: { because: 'the wallet may do that' },
      recovers: () => visitor.openAccount(),
      rests: true,
    });
  });

  it('W13 is given up after its first failed call when its extension is turned off, and can come back', async () => {
    const visitor = await connected();
    await visitor.inWallet('vanish');

    await visitor.networkButton.click();
    await visitor.dialog.getByRole('button', { name: /Arbitrum One/ }).click();
    await visitor.connectButton.or(visitor.heading('Connect wallet')).first().waitFor();
    const asked = await requestCount(visitor);
    await visitor.passTime(60_000);
    await visitor.lull();
    expect(await requestCount(visitor)).toBe(asked);

    await visitor.judge({
      keeps: { status: 'disconnected', address: undefined },
      tells: { because: 'the page offers to connect again' },
      recovers: async () => {
        await visitor.page.evaluate(() => window.cleatPage?.wallets['test.cleat.main']?.reappear());
        await visitor.page.evaluate(() => window.cleatPage?.widgets[0]?.close());
        await visitor.connect();
      },
      rests: true,
    });
  });

  it('W14 keeps the account while the wallet has lost its node for a moment', async () => {
    const visitor = await connected();

    await visitor.openAccount();
    await visitor.inWallet('emit', ['disconnect', { code: 1013, message: 'Try again later' }]);

    await visitor.judge({
      keeps: { status: 'connected', address: ADDRESS },
      tells: 'The wallet lost its connection and tries again',
      recovers: async () => {
        await visitor.inWallet('emit', ['connect', { chainId: '0x1' }]);
        await goesToArbitrum(visitor);
      },
      rests: true,
    });
  });
});

describe('a wallet that is not what it says', () => {
  it('W18 is passed over when its object bites, harms no other, and is asked every 4 s when it tells nothing', async () => {
    const visitor = await stage.visit({ request, sabotage: poisonThePage });
    await visitor.openModal();
    await visitor.wallet(MAIN).waitFor();
    const names = await visitor.dialog.getByRole('listitem').allInnerTexts();
    expect(names.filter((name) => /Throwing|No request/.test(name))).toEqual([]);

    await visitor.judge({
      keeps: { status: 'disconnected' },
      tells: { because: 'what is no wallet is not spoken of' },
      recovers: async () => {
        await visitor.wallet('Silent Wallet').click();
        await visitor.accountButton.waitFor();
        await visitor.page.evaluate((account) => {
          window.silentAccount = account;
        }, '0x70997970C51812dc3A010C7d01b50e0d17dc79C8');
        await visitor.passTime(4000);
        await visitor.accountButton.filter({ hasText: '0x7099…79C8' }).waitFor();
      },
      rests: true,
    });
  });

  it('W19 is marked when it shares its name with another, counted to a limit, and moves no row', async () => {
    const visitor = await stage.visit({ request, sabotage: crowdThePage });
    expect(await paintMs(visitor)).toBeLessThan(200);
    await visitor.wallet(MAIN).waitFor();
    const rows = visitor.dialog.getByRole('listitem');
    expect(await rows.count()).toBeLessThanOrEqual(110);
    const connectors = await visitor.page.evaluate(() =>
      (window.cleatPage?.widgets[0]?.state.connectors ?? []).map(
        ({ id, isDuplicate, imageUrl }) => ({
          id,
          isDuplicate: isDuplicate === true,
          imageLength: imageUrl?.length ?? 0,
        }),
      ),
    );
    expect(connectors.length).toBeLessThanOrEqual(102);
    expect(connectors.filter(({ id }) => id.startsWith('test.twin'))).toEqual([
      { id: 'test.twin', isDuplicate: true, imageLength: 0 },
      { id: 'test.twin#2', isDuplicate: true, imageLength: 0 },
    ]);
    expect(Math.max(...connectors.map(({ imageLength }) => imageLength))).toBeLessThan(300_000);

    const before = await rows.allInnerTexts();
    await visitor.page.evaluate(() => window.dispatchEvent(new Event('announce-late')));
    await visitor.lull();
    expect((await rows.allInnerTexts()).slice(0, before.length)).toEqual(before);

    await visitor.judge({
      keeps: { status: 'disconnected' },
      tells: { because: 'the mark stands beside each of the two' },
      recovers: async () => {
        await visitor.wallet(MAIN).click();
        await visitor.accountButton.waitFor();
      },
      rests: true,
    });
  });
});

/** How long the list of wallets takes to be painted, at its best of three: a busy machine only adds. */
function paintMs(visitor: FaultVisitor): Promise<number> {
  return visitor.page.evaluate(async () => {
    const [widget] = window.cleatPage?.widgets ?? [];
    const frame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    const isPainted = (root: Document | ShadowRoot): boolean =>
      root.querySelector('dialog li') !== null ||
      [...root.querySelectorAll('*')].some(
        ({ shadowRoot }) => shadowRoot !== null && isPainted(shadowRoot),
      );
    let best = Infinity;
    for (let round = 0; round < 3; round += 1) {
      await widget?.close();
      for (let index = 0; index < 600 && isPainted(document); index += 1) await frame();
      const startedAt = performance.now();
      await widget?.open();
      for (let index = 0; index < 600 && !isPainted(document); index += 1) await frame();
      if (isPainted(document)) best = Math.min(best, performance.now() - startedAt);
    }
    return best;
  });
}

function requestCount(visitor: FaultVisitor): Promise<number> {
  return visitor.page.evaluate(
    () => window.cleatPage?.wallets['test.cleat.main']?.requests.length ?? 0,
  );
}

/** Announces wallets whose objects throw when they are read, and one without events that works. */
function poisonThePage(): void {
  const bite = (): never => {
    throw new Error('bitten');
  };
  const biting = new Proxy({}, { get: bite, has: bite, ownKeys: bite });
  const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
  const silent = {
    request: async ({ method }: { readonly method: string }) => {
      if (method === 'eth_chainId') return '0x1';
      return /accounts/i.test(method) ? [window.silentAccount ?? address] : null;
    },
  };
  const info = (name: string, rdns: string) => ({ uuid: rdns, name, icon: 'data:,', rdns });
  const details: readonly unknown[] = [
    biting,
    null,
    undefined,
    'text',
    {},
    { info: biting, provider: silent },
    { info: info('No request', 'test.no.request'), provider: {} },
    { info: info('Throwing Wallet', 'test.throwing'), provider: biting },
    { info: info('Silent Wallet', 'test.silent'), provider: silent },
  ];
  const announce = (): void => {
    for (const detail of details) {
      dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
    }
  };
  addEventListener('eip6963:requestProvider', announce);
  Object.defineProperty(window, 'ethereum', { configurable: true, get: bite });
}

/** Announces two wallets under one name, one with 5 MB of icon, five hundred more, and one late. */
function crowdThePage(): void {
  const provider = () => ({ request: async () => [] });
  const announce = (uuid: string, rdns: string, icon = 'data:,'): void => {
    const info = { uuid, name: `Wallet ${uuid}`, icon, rdns };
    const detail = { info, provider: provider() };
    dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  };
  let isAnnounced = false;
  addEventListener('eip6963:requestProvider', () => {
    if (isAnnounced) return;
    isAnnounced = true;
    setTimeout(() => {
      announce('twin-1', 'test.twin', '');
      announce('twin-2', 'test.twin', '');
      announce('heavy', 'test.heavy', `data:image/png;base64,${'A'.repeat(5_000_000)}`);
      for (let index = 0; index < 500; index += 1) announce(`many-${index}`, `test.many.w${index}`);
    });
  });
  addEventListener('announce-late', () => announce('late', 'test.late'));
}
