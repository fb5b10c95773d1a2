import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { freePort } from '../../../scripts/free-port.mjs';
import { eventually } from '../eventually';
import {
  type Engine,
  type EngineOptions,
  keyActions,
  pressActions,
  type Tab,
  type Target,
} from './engine';

const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';
/** `window.localStorage` is `null`, as in a web view of an app that has not switched it on. */
const NO_STORAGE = ['--enable-html5-local-storage=false', '--enable-html5-database=false'];
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Debian has it in the folder of the machine's kind. */
const browserPath = (): string | undefined =>
  readdirSync('/usr/lib')
    .map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`)
    .find((path) => existsSync(path));

export const isWebKitThere =
  existsSync(DRIVER) && existsSync(SCREEN) && browserPath() !== undefined;

/** WebKitGTK, the engine of Safari, over its own driver. */
export async function openWebKit({ refusesStorage = false }: EngineOptions = {}): Promise<Engine> {
  const screen = spawn(
    SCREEN,
    ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const display = await new Promise<string>((resolve) => {
    screen.stdio[3]?.once('data', (data: Buffer) => resolve(`:${String(data).trim()}`));
  });
  const port = await freePort();
  const driver = spawn(DRIVER, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      GSETTINGS_BACKEND: 'memory',
      NO_AT_BRIDGE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const call = async (method: string, path: string, body?: object): Promise<never> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { readonly value: never };
    const failure = value as { readonly error?: string; readonly message?: string } | null;
    if (failure?.error !== undefined) throw new Error(`${failure.error}: ${failure.message}`);
    return value;
  };
  await eventually(async () => void (await call('GET', '/status')), 10_000);
  const args = ['--automation', ...(refusesStorage ? NO_STORAGE : [])];
  const options = { binary: browserPath(), args };
  const made: { readonly sessionId: string } = await call('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  });
  const session = `/session/${made.sessionId}`;
  const post = (path: string, body: object = {}): Promise<never> =>
    call('POST', session + path, body);
  await post('/timeouts', { script: 20_000 });

  const tabs: string[] = [await call('GET', `${session}/window`)];
  const tabOf = (site: string): Tab => {
    const goTo = async (target: Target): Promise<void> => {
      const handles: readonly string[] = await call('GET', `${session}/window/handles`);
      const handle = target === 'window' ? handles.find((one) => !tabs.includes(one)) : site;
      if (handle === undefined) throw new Error('No window is there');
      await post('/window', { handle });
      await post('/frame', { id: null });
      if (target !== 'frame') return;
      const id = await post('/element', { using: 'css selector', value: 'iframe' });
      await post('/frame', { id });
    };
    const inside = async <T>(target: Target, act: () => Promise<T>): Promise<T> => {
      await goTo(target);
      return act();
    };

    return {
      open: (url) => inside('site', () => post('/url', { url })),
      evaluate: async (target, expression) => {
        const script =
          'const done = arguments[arguments.length - 1];' +
          `(async () => (${expression}))().then((value) => done(JSON.stringify(value) ?? null), (error) => done('{"thrown":' + JSON.stringify(String(error)) + '}'));`;
        const text = await inside<string | null>(target, () =>
          post('/execute/async', { script, args: [] }),
        );
        const value: { readonly thrown?: string } | null = text === null ? null : JSON.parse(text);
        if (value?.thrown !== undefined) throw new Error(value.thrown);
        return value ?? undefined;
      },
      reload: () => inside('site', () => post('/refresh')),
      press: (target, finder, stillMs) =>
        inside(target, async () => {
          const script = `return ${finder}`;
          const found: Readonly<Record<string, string>> = await post('/execute/sync', {
            script,
            args: [],
          });
          const actions = pressActions({ [ELEMENT]: found[ELEMENT] }, stillMs);
          const parameters = { pointerType: 'mouse' };
          await post('/actions', {
            actions: [{ type: 'pointer', id: 'mouse', parameters, actions }],
          });
        }),
      type: (target, keys) =>
        inside(target, () =>
          post('/actions', { actions: [{ type: 'key', id: 'keys', actions: keyActions(keys) }] }),
        ),
      show: () => goTo('site'),
      close: () => inside('site', () => call('DELETE', `${session}/window`)),
    };
  };

  return {
    ...tabOf(tabs[0] ?? ''),
    newTab: async () => {
      await post('/window', { handle: tabs[0] }); // The one that it is in may be closed.
      // A tab would stay hidden behind the first: the driver brings none to the front.
      const { handle }: { readonly handle: string } = await post('/window/new', { type: 'window' });
      tabs.push(handle);
      return tabOf(handle);
    },
    close: async () => {
      await call('DELETE', session).catch(() => undefined);
      driver.kill();
      screen.kill();
    },
  };
}
