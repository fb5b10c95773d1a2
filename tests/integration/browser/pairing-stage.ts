import { join } from 'node:path';
import { afterAll, afterEach, expect } from '@jest/globals';
import type { BrowserContext, BrowserContextOptions, Frame, Page } from 'playwright-core';
import type { WidgetOptionsInput } from '../../../index';
import { bundlePages } from '../../../scripts/bundle-pages.mjs';
import { startStaticServer } from '../../../scripts/static-server.mjs';
import { type Relay, startRelay } from '../../../apps/chains/testing/relay';
import { openPage, type WatchedPage } from './browser';
import type { PageWallet } from './pages/page-globals';
import type { PhoneHandles } from './phone-page/phone';
import { type Stage, useStage as setStage } from './stage';
import type { Visitor } from './visitor';

/** The settings of a visit to a page that pairs over a relay. */
export interface PairingVisit {
  readonly options?: WidgetOptionsInput;

  /** The wallets of the page: none by default. */
  readonly wallets?: readonly PageWallet[];
  readonly context?: BrowserContextOptions;

  /** Works on the profile before the page is opened. */
  readonly prepare?: (context: BrowserContext) => Promise<unknown>;
}

/** A stage with a relay, and a phone in a page of its own. */
export interface PairingStage {
  readonly relay: Relay;
  readonly stage: Stage;
  visit(visit?: PairingVisit): Promise<Visitor>;

  /** The phone of `visitor`. It approves everything until the test says otherwise. */
  phoneOf(visitor: Visitor): Promise<PhoneHandles>;
}

/** A stage whose pages may only contact its relay and its chains. */
export function pairingStage(name: string): PairingStage {
  const relays: Relay[] = [];
  let pages: Awaited<ReturnType<typeof startStaticServer>> | undefined;
  let phones: WatchedPage[] = [];
  const started = (): Relay => {
    const [relay] = relays;
    if (!relay) throw new Error('the relay is not there before the tests begin');
    return relay;
  };
  const stage = setStage(async () => {
    const relay = await startRelay();
    relays.push(relay);
    return [relay.url];
  });
  afterEach(async () => {
    started().setDown(false);
    const open = phones;
    phones = [];
    for (const phone of open) await phone.close();
    expect(open.flatMap(({ mishaps }) => mishaps)).toEqual([]);
  });
  afterAll(async () => {
    await pages?.close();
    await Promise.all(relays.map((relay) => relay.stop()));
  });
  return {
    stage,
    get relay() {
      return started();
    },
    visit: ({ options, wallets = [], context, prepare } = {}) =>
      stage.visit(
        'one-widget',
        { wallets, options: { relayUrl: started().url, ...options } },
        context,
        prepare,
      ),
    phoneOf: async (visitor) => {
      const browser = visitor.page.context().browser();
      if (!browser) throw new Error('the browser is closed');
      pages ??= await servePhone(name);
      const url = `${pages.url}/phone.html?relay=${encodeURIComponent(started().url)}`;
      const phone = await openPage(browser, url);
      phones.push(phone);
      await phone.page.waitForFunction(() => window.cleatPhone !== undefined);
      return inPage(phone.page);
    },
  };
}

async function servePhone(name: string): ReturnType<typeof startStaticServer> {
  const root = join(import.meta.dirname ?? '', '../../..');
  const folder = join(root, 'dist/test-pages', `${name}-phone`);
  await bundlePages({ from: join(import.meta.dirname ?? '', 'phone-page'), to: folder });
  return startStaticServer({ folder });
}

function inPage(page: Page): PhoneHandles {
  return {
    pair: (code) => page.evaluate((uri) => window.cleatPhone?.pair(uri), code),
    approve: (isApproving) =>
      page.evaluate((next) => window.cleatPhone?.approve(next), isApproving),
  };
}

/** The pairing URI of the page's widget, once it has another one than `before`. */
export function codeOf({ page }: Visitor, before?: string): Promise<string> {
  return codeIn(page, before);
}

/** {@link codeOf} a page, or a frame. */
export async function codeIn(page: Page | Frame, before?: string): Promise<string> {
  const handle = await page.waitForFunction((last) => {
    const pairing = window.cleatPage?.widgets[0]?.state.features.pairing;
    return pairing?.status === 'waiting' && pairing.uri !== last ? pairing.uri : undefined;
  }, before);
  return String(await handle.jsonValue());
}
