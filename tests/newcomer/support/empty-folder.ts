import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { tarball } from '../../../scripts/pack.mjs';
import type { Block } from '../../support/page-blocks';
import { toolEnvironment } from '../../support/scratch-app';
import { type RunningSite, serve } from './running-site';

/** An empty folder in which a newcomer begins. The repository is beside it in a folder `cleat`, as far as the README needs it. */
export class EmptyFolder {
  readonly #base = mkdtempSync(join(tmpdir(), 'cleat-newcomer-'));
  readonly #startedAt = performance.now();
  readonly path: string;

  /** @param name The folder's name: that of a site, where a command of the documentation makes it. */
  constructor(name = 'my-site') {
    this.path = join(this.#base, name);
    mkdirSync(join(this.#base, 'cleat'));
    cpSync(tarball, join(this.#base, 'cleat/cleatkit.tgz'));
  }

  /** The seconds since the folder was made. */
  get seconds(): number {
    return (performance.now() - this.#startedAt) / 1000;
  }

  /** Runs a command beside the site, which makes the site's folder. */
  create(command: string): Promise<string> {
    return run(command, this.#base);
  }

  /** Runs a command in the site's folder. Returns what it printed, or throws it where the command fails. */
  run(command: string): Promise<string> {
    mkdirSync(this.path, { recursive: true });
    return run(command, this.path);
  }

  /** Writes a file of the site. */
  write(file: string, text: string): void {
    const path = join(this.path, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }

  /** A file of the site. */
  read(file: string): string {
    return readFileSync(join(this.path, file), 'utf8');
  }

  /** Does what a page says: runs its commands, and writes the files that it names. */
  async follow(blocks: readonly Block[]): Promise<void> {
    for (const { code, file, language } of blocks) {
      if (file !== undefined) this.write(file, code);
      else if (language === 'sh') await this.run(code);
    }
  }

  /** Starts a server of the site, and waits until it answers at `port`. */
  serve(
    command: string,
    port: number,
    environment: Readonly<Record<string, string>> = {},
  ): Promise<RunningSite> {
    return serve(command, { cwd: this.path, port, environment });
  }

  remove(): void {
    rmSync(this.#base, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function run(command: string, cwd: string): Promise<string> {
  const child = spawn(command, {
    cwd,
    shell: true,
    // No terminal: nothing is asked.
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...toolEnvironment(), npm_config_audit: 'false', npm_config_fund: 'false' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [exitCode] = await once(child, 'close');
  if (exitCode !== 0) throw new Error(`"${command}" failed:\n${output}`);
  return output;
}
