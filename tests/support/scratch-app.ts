import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { transform } from 'esbuild';
import { root } from '../../scripts/command.mjs';
import { innerEnvironment } from '../../scripts/install-missing.mjs';
import { tarball } from '../../scripts/pack.mjs';
import { type Block, fileOf } from './page-blocks';

/** An app in a folder of its own, outside the repository, into which the package was installed. */
export interface ScratchApp {
  readonly folder: string;

  /** The folder of the package that the app imports. */
  readonly installed: string;

  /** Writes the README's component to `file`. */
  writeComponent(file: string, jsx: 'preserve' | 'automatic'): Promise<void>;

  /** Writes the files among `blocks`, which pages of the documentation have. */
  writeFiles(blocks: readonly Block[]): void;

  /** Copies `files` of another example, whose JSX becomes calls. */
  borrow(from: string, ...files: readonly string[]): Promise<void>;

  /** Runs a command of the app to its end. Returns what it printed, or throws it where the command fails. */
  run(command: string): Promise<string>;
  remove(): void;
}

/** The workspace of all apps, whose lock file says which versions each app gets. */
const frameworks = join(root, 'tests/frameworks');

/** Copies an app of `tests/frameworks` and installs the package with the line of the README. */
export async function makeScratchApp(name: string): Promise<ScratchApp> {
  // The README assumes that the repository is in a folder `cleat` beside the app.
  const base = mkdtempSync(join(tmpdir(), 'cleat-scratch-'));
  const folder = join(base, name);
  mkdirSync(join(base, 'cleat'));
  cpSync(tarball, join(base, 'cleat', 'cleatkit.tgz'));
  cpSync(join(frameworks, name), folder, { recursive: true });
  // The other apps are left out of the workspace, so that npm installs this one alone.
  for (const file of ['.npmrc', 'package-lock.json'])
    cpSync(join(frameworks, file), join(base, file));
  const manifest = JSON.parse(readFileSync(join(frameworks, 'package.json'), 'utf8'));
  writeFileSync(join(base, 'package.json'), JSON.stringify({ ...manifest, workspaces: [name] }));

  const app: ScratchApp = {
    folder,
    installed: join(base, 'node_modules/cleatkit'),
    run: (command) => run(command, folder),
    writeFiles: (blocks) => {
      for (const { code, file } of blocks) {
        if (file === undefined) continue;
        mkdirSync(dirname(join(folder, file)), { recursive: true });
        writeFileSync(join(folder, file), code);
      }
    },
    borrow: async (from, ...files) => {
      for (const file of files) {
        const source = readFileSync(join(frameworks, from, file), 'utf8');
        const isJsx = file.endsWith('.jsx');
        const { code } = isJsx
          ? await transform(source, { loader: 'jsx', jsx: 'automatic' })
          : { code: source };
        writeFileSync(join(folder, file), code);
      }
    },
    remove: () => rmSync(base, { recursive: true, force: true, maxRetries: 3 }),
    writeComponent: async (file, jsx) => {
      const { code } = await transform(fileOf('README.md', 'src/App.tsx'), { loader: 'tsx', jsx });
      writeFileSync(join(folder, file), code);
    },
  };
  await app.run(`${installLine()} --prefer-offline --no-audit --no-fund`);
  return app;
}

/** The line of the README that installs the package. */
export function installLine(): string {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const [line] = /^npm install .*$/m.exec(readme) ?? [];
  if (line === undefined) throw new Error('the README does not say how to install the package');
  return line;
}

/** The environment of an app's own tools. */
export function toolEnvironment(): NodeJS.ProcessEnv {
  // Jest sets these for this process, and the tools of the app would use them.
  const { JEST_WORKER_ID: _worker, NODE_ENV: _test, ...outer } = innerEnvironment();
  return { ...outer, NEXT_TELEMETRY_DISABLED: '1', NO_COLOR: '1' };
}

async function run(command: string, cwd: string): Promise<string> {
  const child = spawn(command, { cwd, shell: true, env: toolEnvironment() });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const exitCode = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (exitCode !== 0) throw new Error(`"${command}" failed:\n${output}`);
  return output;
}
