import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { buttonNamed, type Engine, type Target } from './engine';

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
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
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

/** Firefox over WebDriver BiDi. */
export async function openFirefox(): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'cleat-firefox-'));
  const lines = Object.entries(quiet).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const program = spawn(
    PROGRAM,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, MOZ_DISABLE_CONTENT_SANDBOX: '1' },
    },
  );
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    program.stderr.on('data', (data: Buffer) => {
      said += String(data);
      const [, url] = /WebDriver BiDi listening on (ws:\S+)/.exec(said) ?? [];
      if (url !== undefined) resolve(url);
    });
    program.once('exit', () => reject(new Error(said)));
  });
  const socket = new WebSocket(`${address}/session`, { perMessageDeflate: false });
  const waiting = new Map<number, (message: Readonly<Record<string, unknown>>) => void>();
  await once(socket, 'open');
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(String(data)) as Readonly<Record<string, unknown>>;
    waiting.get(Number(message['id']))?.(message);
  });
  let last = 0;
  const send = <T>(method: string, params: object = {}): Promise<T> =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, ({ error, message, result, type }) => {
        if (type === 'success') resolve(result as T);
        else reject(new Error(`${String(error)}: ${String(message)}`));
      });
      socket.send(JSON.stringify({ id: last, method, params }));
    });
  await send('session.new', { capabilities: {} });
  const { context: page } = await send<Context>('browsingContext.create', { type: 'tab' });

  const contextOf = async (target: Target): Promise<string> => {
    const { contexts } = await send<{ contexts: readonly Context[] }>('browsingContext.getTree');
    const own = contexts.find(({ context }) => context === page);
    if (target === 'site') return page;
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

  return {
    open: async (url) => {
      await send('browsingContext.navigate', { context: page, url, wait: 'complete' });
    },
    // What comes back is text, so that every engine answers alike.
    evaluate: async (target, expression) => {
      const { value } = await run(target, `(async () => JSON.stringify(await (${expression})))()`);
      return value === undefined ? undefined : JSON.parse(String(value));
    },
    press: async (target, text) => {
      const { sharedId } = await run(target, buttonNamed(text));
      const origin = { type: 'element', element: { sharedId } };
      const actions = [
        // A press counts that comes over a page which has stood still under the mouse.
        { type: 'pointerMove', x: 0, y: -60, origin },
        { type: 'pause', duration: 600 },
        { type: 'pointerMove', x: 0, y: 0, origin },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      const context = await contextOf(target);
      await send('input.performActions', {
        context,
        actions: [{ type: 'pointer', id: 'mouse', actions }],
      });
    },
    close: async () => {
      const ended = once(program, 'exit');
      await send('browser.close').catch(() => undefined);
      socket.close();
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
