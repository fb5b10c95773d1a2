import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, FrameLocator, Page } from 'playwright-core';
import { root } from '../../../scripts/command.mjs';
import { startEmbeddedWallet } from '../../../apps/demo/serve/embedded-wallet.mjs';
import { deployAccountCode } from '../../../apps/chains/nodes/smart-accounts.mjs';
import type { Network } from '../../../domain/network/network';
import { eventually } from '../../support/eventually';
import { type RecordedWallet, storedBySite, storedByWallet } from '../../support/recorded-wallet';
import { evmContracts } from '../../../apps/chains/testing/evm-contracts';
import { type Sponsor, startSponsor } from '../../../apps/chains/testing/sponsor';
import { openBrowser } from './browser';
import { type Lab, startLab } from './lab';
import { Visitor } from './visitor';
import { leaveBackup } from '../../../apps/wallet-frame/tests/press-button.mjs';

/** The page of the wallet, as the visitor sees it. */
export const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe[title=Wallet]');
export const iframes = (page: Page): Promise<number> => page.locator('iframe').count();

interface Statements {
  exec(sql: string): void;
  close(): void;
}

/** A browser, chains, sites and the operator's service with its frame and its mail. */
export class EmbeddedWorld {
  readonly browser: Browser;
  readonly lab: Lab;
  readonly wallet: Awaited<ReturnType<typeof startEmbeddedWallet>>;
  readonly sponsor?: Sponsor;
  readonly #folder: string;
  readonly #database: Statements;

  private constructor(
    parts: Pick<EmbeddedWorld, 'browser' | 'lab' | 'sponsor' | 'wallet'>,
    folder: string,
  ) {
    this.browser = parts.browser;
    this.lab = parts.lab;
    this.wallet = parts.wallet;
    if (parts.sponsor) this.sponsor = parts.sponsor;
    this.#folder = folder;
    const load = createRequire(join(root, 'apps/service/package.json'));
    const Libsql = load('libsql') as new (path: string) => Statements;
    this.#database = new Libsql(join(folder, 'service.db'));
    this.#database.exec('pragma busy_timeout = 5000');
  }

  /** As after ten minutes: every code that was sent is over. */
  endCodes(): void {
    this.#database.exec('update login_flow set until = 0');
  }

  /** As after a day: the service has forgotten how many codes it sent. */
  forgetCounts(): void {
    this.#database.exec('delete from counter');
  }

  /**
   * Starts everything. `others` starts nodes of other namespaces. With a sponsor, smart accounts are contracts on its chain
   * where `hasContractAccounts` says so.
   */
  static async start(
    others: () => Promise<readonly Network[]> = async () => [],
    {
      hasBrands = false,
      hasContractAccounts = false,
      hasFarcaster = false,
      hasSponsor = false,
    } = {},
  ): Promise<EmbeddedWorld> {
    const folder = mkdtempSync(join(tmpdir(), 'cleat-embedded-'));
    const more = others();
    const contracts = hasSponsor ? evmContracts() : undefined;
    const [browser, lab] = await Promise.all([
      openBrowser(),
      startLab(
        async () => (await more).flatMap(({ rpcUrls }) => rpcUrls.default.http),
        ['http://localhost:*'],
      ),
    ]);
    await Promise.all([lab.ethereum, lab.arbitrum].map(({ url }) => deployAccountCode(url)));
    // On the other chain, so that both kinds of bundles are tried.
    const sponsor = contracts && (await startSponsor(lab.arbitrum, contracts));
    const smartAccounts = sponsor && {
      ...(hasContractAccounts && { account: 'factory' as const }),
      bundlerUrl: sponsor.bundler.url,
      paymasterUrl: sponsor.paymaster.url,
    };
    const ownChains = [lab.ethereum, lab.arbitrum];
    const { origin } = new URL(lab.url('one-widget'));
    const wallet = await startEmbeddedWallet({
      ...(hasFarcaster && { farcasterChain: lab.ethereum.url }),
      ...(hasBrands && { serviceEntry: 'tests/stand-ins/brand-service.ts' }),
      database: `file:${join(folder, 'service.db')}`,
      networks: [
        ...ownChains.map(({ chainId, url }) => ({
          id: `eip155:${chainId}`,
          name: `Chain ${chainId}`,
          symbol: 'ETH',
          decimals: 18,
          rpcUrl: url,
          smartAccounts: (chainId === lab.arbitrum.chainId && smartAccounts) || {},
        })),
        ...(await more).map(({ caipNetworkId, name: title, nativeCurrency, rpcUrls }) => ({
          id: caipNetworkId,
          name: title,
          rpcUrl: rpcUrls.default.http[0] ?? '',
          symbol: nativeCurrency.symbol,
          decimals: nativeCurrency.decimals,
        })),
      ],
      sites: [origin, onLocalhost(origin)],
    });
    return new EmbeddedWorld({ browser, lab, wallet, ...(sponsor && { sponsor }) }, folder);
  }

  async stop(): Promise<void> {
    await this.browser.close();
    this.#database.close();
    await Promise.all([this.lab.stop(), this.wallet.stop(), this.sponsor?.stop()]);
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** The address of a test page, whose widget has the login by e-mail. */
  url(page: string, request?: Parameters<Lab['url']>[1]): string {
    return onLocalhost(this.urlElsewhere(page, request));
  }

  /** The same on another site than the wallet's frame, to which a browser may refuse storage there. */
  urlElsewhere(page: string, { options, ...request }: Parameters<Lab['url']>[1] = {}): string {
    const own = { authFrameUrl: this.wallet.url, features: { socials: false } };
    return this.lab.url(page, { ...request, options: { ...own, ...options } });
  }

  /** A profile for sites with the login, which their policy has to name. */
  newContext(): Promise<BrowserContext> {
    return this.browser.newContext({ bypassCSP: true });
  }

  /**
   * The secrets of the wallet of `address` that `recorded` or the storage of the page's site and of the wallet has.
   *
   * @throws where the wallet was not recorded from its beginning.
   */
  async secretsIn(recorded: RecordedWallet, page: Page, address: string): Promise<unknown> {
    const { drawnIn } = (await import(
      new URL('../../../apps/wallet-frame/tests/secret-forms.ts', import.meta.url).href
    )) as {
      drawnIn(address: string, drawn: unknown, texts: readonly string[]): Promise<unknown>;
    };
    const wallet = page.frames().find((one) => one.url().startsWith(this.wallet.url));
    if (!wallet) throw new Error('The wallet is not in the page');
    const state = await page.evaluate(() =>
      JSON.stringify(window.cleatPage?.widgets[0]?.state, (_, value: unknown) =>
        typeof value === 'bigint' ? String(value) : value,
      ),
    );
    const stored = [await storedBySite(page), await storedByWallet(wallet)];
    return drawnIn(address, recorded.drawn, [...recorded.traffic, ...stored, state]);
  }

  async visit(
    page = 'one-widget',
    request: Parameters<Lab['url']>[1] = {},
    context?: BrowserContext,
  ): Promise<Visitor> {
    const opened = await (context ?? (await this.newContext())).newPage();
    await opened.goto(this.url(page, request));
    return new Visitor(opened);
  }

  /** The newest code for an address. */
  async codeFor(email: string, before = ''): Promise<string> {
    let code = '';
    await eventually(() => {
      const mail = this.wallet.mails.find(({ to }) => to === email);
      code = /Your code: (\d{6})/.exec(mail?.text ?? '')?.[1] ?? '';
      if (code === '' || code === before) throw new Error('No mail has come');
    });
    return code;
  }

  /** Logs in by the widget's own field, up to the field for the code. */
  async begin(visitor: Visitor, email: string): Promise<void> {
    await visitor.openModal();
    await sendCode(visitor, email);
  }

  /** Logs in, and leaves the wallet with its one slot. */
  async logIn(visitor: Visitor, email: string): Promise<void> {
    await this.begin(visitor, email);
    await frameOf(visitor.page)
      .locator('#code')
      .fill(await this.codeFor(email));
    await leaveBackup(frameOf(visitor.page));
    await eventually(async () => {
      if ((await addressOf(visitor.page)) === undefined) throw new Error('Not connected');
    });
  }
}

/** Types the address into Connect, and waits for the field of the frame. */
export async function sendCode(visitor: Visitor, email: string): Promise<void> {
  const field = visitor.dialog.getByRole('textbox', { name: 'Email address' });
  await field.fill(email);
  await field.press('Enter');
  await frameOf(visitor.page).locator('#code').waitFor();
}

/** The account of the first widget on EVM chains. */
export function addressOf(page: Page): Promise<string | undefined> {
  return page.evaluate(
    () => window.cleatPage?.widgets[0]?.state.connections.eip155.account?.address,
  );
}

/**
 * A private window refuses storage to a frame of another site, and `127.0.0.1` is another one than the frame's, which is
 * `localhost`.
 */
function onLocalhost(url: string): string {
  return url.replace('//127.0.0.1', '//localhost');
}
