import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';
import { root } from '../../../scripts/command.mjs';
import { builtCleat } from '../../../scripts/esbuild-plugins.mjs';

/** What all journeys came to on one page. */
export interface Travels {
  /** By the name of the journey: what was shown and signed, or the code of the error that `refused` it. */
  readonly outcomes: Readonly<Record<string, object>>;

  /** The hosts that were asked. */
  readonly hosts: readonly string[];

  /** The errors that no code of the page caught. */
  readonly uncaught: readonly string[];
}

/** A page in a thread of its own, with the built package: only its own `Object.prototype` is polluted. */
export class PollutedPage {
  readonly #thread: Worker;

  private constructor(code: string) {
    this.#thread = new Worker(code, { eval: true });
  }

  static async open(): Promise<PollutedPage> {
    const { outputFiles } = await build({
      absWorkingDir: root,
      entryPoints: ['tests/integration/pollution/page.ts'],
      bundle: true,
      format: 'cjs',
      platform: 'node',
      target: 'es2022',
      write: false,
      external: ['react', 'react-dom'],
      plugins: [builtCleat],
      logLevel: 'error',
    });
    return new PollutedPage(outputFiles[0]?.text ?? '');
  }

  /** Takes every journey, with `value` under `name` on `Object.prototype`; with nothing there where `name` is empty. */
  async travel(name = '', value?: unknown): Promise<Travels> {
    this.#thread.postMessage({ name, value }, []);
    const [travels]: Travels[] = await once(this.#thread, 'message');
    if (travels) return travels;
    throw new Error('The page has not answered');
  }

  async close(): Promise<void> {
    await this.#thread.terminate();
  }
}
