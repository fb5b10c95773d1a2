import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, sep } from 'node:path';
import { root } from '../../scripts/command.mjs';

/** What is not copied: it is large, or built from the sources. */
const left = new Set(['.git', '.cache', 'coverage', 'dist', 'reports', 'tests/shots']);

const isCopied = (path: string): boolean =>
  basename(path) !== 'node_modules' && !left.has(relative(root, path).replaceAll(sep, '/'));

/** A copy of the repository's sources, in which a test follows a recipe. */
export class SourceCopy {
  readonly #folder = mkdtempSync(join(tmpdir(), 'cleat-recipe-'));

  constructor() {
    cpSync(root, this.#folder, {
      recursive: true,
      preserveTimestamps: true,
      filter: isCopied,
    });
    for (const packages of ['node_modules', 'apps/chains/node_modules']) {
      symlinkSync(join(root, packages), join(this.#folder, packages), 'junction');
    }
  }

  read(path: string): string {
    return readFileSync(join(this.#folder, path), 'utf8');
  }

  /** Writes a file, in a new folder where there is none. */
  write(path: string, text: string): void {
    const file = join(this.#folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }

  /** Replaces `part` of a file, which has to be there. */
  replace(path: string, part: string, replacement: string): void {
    const text = this.read(path);
    if (!text.includes(part)) throw new TypeError(`${path} has no ${part}`);
    this.write(
      path,
      text.replace(part, () => replacement),
    );
  }

  /** The files in which `npm run typecheck` finds an error, in order. */
  filesWithTypeErrors(): readonly string[] {
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [tsc, '-b', '--pretty', 'false'], {
      cwd: this.#folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    const errors = [...stdout.matchAll(/^([^\s(][^(]*)\(\d+,\d+\): error TS/gm)];
    return [...new Set(errors.map(([, path = '']) => path))].sort();
  }

  /** Runs Jest with `args`, and returns its result for each test. */
  runTests(...args: readonly string[]): string {
    const jest = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'];
    const { stdout, stderr } = spawnSync(process.execPath, [...jest, '--verbose', ...args], {
      cwd: this.#folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    return `${stdout}${stderr}`;
  }

  /** Runs a script of the copy, and returns what it prints. */
  runScript(...args: readonly string[]): string {
    const { stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: this.#folder,
      encoding: 'utf8',
    });
    return `${stdout}${stderr}`;
  }

  dispose(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
