import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import {
  type Engine,
  type EngineOptions,
  keyActions,
  pressActions,
  type Tab,
  type Target,
} from './engine';
import { openMarionette } from './marionette';

const PROGRAM = '/usr/bin/firefox-esr';

/** Else Firefox asks its maker's servers. */
const quiet: Readonly<Record<string, unknown>> = {
  'remote.active-protocols': 1,
  'app.update.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'marionette.port': 0,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
  // A scrollbar takes space, as on most desks.
  'widget.gtk.overlay-scrollbars.enabled': false,
};

/** A screen reader is there, whatever Firefox thinks. */
const readAloud: Readonly<Record<string, unknown>> = {
  'accessibility.force_disabled': -1,
  'browser.aboutwelcome.enabled': false,
};

interface Context {
  readonly context: string;
  readonly url: string;
  readonly children: readonly Context[];
}

interface Remote {
  readonly type: string;
  readonly value?: unknown;
  readonly sharedId?: string;
}

export const isFirefoxThere = existsSync(PROGRAM);

/** A device that lets every passkey be used. */
const authenticator = {
  protocol: 'ctap2_1',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
  isUserConsenting: true,
  isUserVerified: true,
};

/** Without these, Firefox asks for a key in a USB port, and gives the device above no request. */
const virtualDevice: Readonly<Record<string, unknown>> = {
  'security.webauth.webauthn_enable_softtoken': true,
  'security.webauth.webauthn_enable_usbtoken': false,
};

/** Pages may store nothing: cookies, databases and `localStorage` throw. */
const noStorage: Readonly<Record<string, unknown>> = { 'network.cookie.cookieBehavior': 2 };

/** Firefox over WebDriver BiDi: unseen, else on the screen of `screen`. */
export async function openFirefox({
  hasPasskeys = false,
  refusesStorage = false,
  screen,
}: EngineOptions = {}): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'cleat-firefox-'));
  const preferences = {
    ...quiet,
    ...(hasPasskeys && virtualDevice),
    ...(refusesStorage && noStorage),
    ...(screen && readAloud),
  };
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const args = ['--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  if (!screen) args.push('--headless');
  if (hasPasskeys) args.push('--marionette');
  const program = spawn(PROGRAM, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...(screen ?? process.env), MOZ_DISABLE_CONTENT_SANDBOX: '1' },
  });
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    program.stderr.on('data', (data: Buffer) => {
      said += String(data);
      const [, url] = /WebDriver BiDi listening on (ws:\S+)/.exec(said) ?? [];
      if (url !== undefined) resolve(url);
    });
    program.once('exit', () => reject(new Error(said)));
  });
  const marionette = hasPasskeys ? await openMarionette(profile) : undefined;
  await marionette?.send('WebAuthn:AddVirtualAuthenticator', authenticator);
  const socket = new WebSocket(marionette?.url ?? `${address}/session`, {
    perMessageDeflate: false,
  });
  const waiting = new Map<number, (message: Readonly<Record<string, unknown>>) => void>();
  await once(socket, 'open');
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(String(data)) as Readonly<Record<string, unknown>>;
    waiting.get(Number(message['id']))?.(message);
  });
  let last = 0;
  const send: Send = (method, params = {}) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, ({ error, message, result, type }) => {
        if (type === 'success') resolve(result as never);
        else reject(new Error(`${String(error)}: ${String(message)}`));
      });
      socket.send(JSON.stringify({ id: last, method, params }));
    });
  if (!marionette) await send('session.new', { capabilities: {} });
  const newTab = async (): Promise<Tab> => {
    const { context } = await send<Context>('browsingContext.create', { type: 'tab' });
    return tabOf(context, send);
  };

  return {
    ...(await newTab()),
    newTab,
    close: async () => {
      const ended = once(program, 'exit');
      // A session that Marionette has made does not close the browser.
      if (marionette) program.kill();
      else await send('browser.close').catch(() => undefined);
      socket.close();
      marionette?.close();
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

type Send = <T>(method: string, params?: object) => Promise<T>;

function tabOf(page: string, send: Send): Tab {
  const contextOf = async (target: Target): Promise<string> => {
    if (target === 'site') return page;
    const { contexts } = await send<{ contexts: readonly Context[] }>('browsingContext.getTree');
    const own = contexts.find(({ context }) => context === page);
    const found =
      target === 'frame'
        ? own?.children[0]
        : contexts.find(({ url }) => url === own?.children[0]?.url.replace(/\?.*/, ''));
    if (!found) throw new Error(`No ${target} is there`);
    return found.context;
  };
  const run = async (of: Target, expression: string): Promise<Remote> => {
    const target = { context: await contextOf(of) };
    const { exceptionDetails, result } = await send<{
      readonly result: Remote;
      readonly exceptionDetails?: { readonly text: string };
    }>('script.evaluate', { expression, target, awaitPromise: true });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return result;
  };
  const show = async (): Promise<void> => {
    await send('browsingContext.activate', { context: page });
  };
  const act = async (of: Target, device: object): Promise<void> => {
    const context = await contextOf(of);
    // A tab behind another one hears nothing.
    if (of !== 'window') await show();
    await send('input.performActions', { context, actions: [device] });
  };

  return {
    open: async (url) => {
      await send('browsingContext.navigate', { context: page, url, wait: 'complete' });
    },
    // What comes back is text, so that every engine answers alike.
    evaluate: async (target, expression) => {
      const { value } = await run(target, `(async () => JSON.stringify(await (${expression})))()`);
      return value === undefined ? undefined : JSON.parse(String(value));
    },
    reload: async () => {
      await send('browsingContext.reload', { context: page, wait: 'complete' });
    },
    press: async (target, finder, stillMs) => {
      const { sharedId } = await run(target, finder);
      const origin = { type: 'element', element: { sharedId } };
      await act(target, { type: 'pointer', id: 'mouse', actions: pressActions(origin, stillMs) });
    },
    show,
    type: (target, keys) => act(target, { type: 'key', id: 'keys', actions: keyActions(keys) }),
    close: async () => {
      await send('browsingContext.close', { context: page });
    },
  };
}
