import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startAssistiveTechnology } from '../../../apps/wallet-frame/tests/attacks/assistive-technology.mjs';
import { startScreen } from '../../../apps/wallet-frame/tests/attacks/virtual-screen.mjs';
import { eventually } from '../eventually';

/** How long the log stands still until all is said, and until it is clear that nothing will be. */
const QUIET_MS = 1200;
const SILENCE_MS = 5000;
const LOOK_MS = 100;
const START_MS = 60_000;

/** Orca without a voice and a Braille display, which says what it would say in its log alone. */
const settings = `
from orca import debug, settings
debug.debugLevel = debug.LEVEL_INFO
debug.debugFile.reconfigure(line_buffering=True)
settings.speechServerFactory = None
settings.speechFactoryModules = []
settings.enableBraille = False
settings.enableKeyEcho = False
settings.sayAllOnLoad = False
`;

/** A screen reader on a screen of its own. */
export interface ScreenReader {
  /** What a browser starts with, to be read. */
  readonly env: NodeJS.ProcessEnv;

  /** A key of the keyboard, by its name in X. */
  press(key: string): void;

  /** What was said since the last question, once nothing more is said; nothing, where it stays silent. */
  hear(): Promise<readonly string[]>;

  /** Waits until it works on nothing any more. What it said is forgotten. */
  rest(): Promise<void>;
  stop(): Promise<void>;
}

export async function startOrca(): Promise<ScreenReader> {
  const home = mkdtempSync(join(tmpdir(), 'cleat-orca-'));
  const log = join(home, 'orca.log');
  const own = join(home, '.local/share/orca');
  mkdirSync(own, { recursive: true });
  writeFileSync(join(own, 'orca-customizations.py'), settings);
  const screen = await startScreen();
  const technology = await startAssistiveTechnology({
    ...screen.env,
    HOME: home,
    XDG_RUNTIME_DIR: home,
    XDG_DATA_HOME: join(home, '.local/share'),
    GSETTINGS_BACKEND: 'memory',
    GNOME_ACCESSIBILITY: '1',
    NO_AT_BRIDGE: '0',
    LANG: 'C.UTF-8',
  });
  const { env } = technology;
  const start = (command: string, ...args: readonly string[]) =>
    spawn(command, args, { stdio: 'ignore', env });
  // No window gets the focus without it.
  const manager = start('matchbox-window-manager');
  const orca = start('/usr/bin/python3', '/usr/bin/orca', '--replace', `--debug-file=${log}`);
  const ended = once(orca, 'exit');
  let heard = 0;
  const said = (): readonly string[] =>
    [...textOf(log).matchAll(/SPEECH OUTPUT: '(.*?)'(?= voice=| ?\{|$)/gms)].map(
      ([, text = '']) => text,
    );
  const stop = async (): Promise<void> => {
    orca.kill('SIGKILL');
    await ended;
    manager.kill();
    technology.stop();
    screen.stop();
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await eventually(async () => {
      if (said().length === 0) throw new Error(`Orca does not speak: ${textOf(log).slice(-500)}`);
    }, START_MS);
  } catch (error) {
    await stop();
    throw error;
  }
  /** Between two sentences Orca may think for long, but then it writes. */
  const quiet = async (patienceMs: () => number): Promise<readonly string[]> => {
    let length = textOf(log).length;
    let quietMs = 0;
    while (quietMs < patienceMs()) {
      await pause(LOOK_MS);
      const now = textOf(log).length;
      quietMs = now === length ? quietMs + LOOK_MS : 0;
      length = now;
    }
    const news = said().slice(heard);
    heard += news.length;
    return news;
  };
  return {
    env,
    press: screen.key,
    hear: () => quiet(() => (said().length === heard ? SILENCE_MS : QUIET_MS)),
    rest: async () => {
      await quiet(() => QUIET_MS);
    },
    stop,
  };
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
