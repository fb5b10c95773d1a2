import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../../scripts/command.mjs';

/** How a site's compiler finds packages. */
export const moduleResolutions = [
  { moduleResolution: 'bundler', module: 'esnext' },
  { moduleResolution: 'nodenext', module: 'nodenext' },
] as const;

/** Where a package of the repository is installed. */
function folderOf(name: string): string {
  const own = join(root, 'node_modules', name);
  return existsSync(own) ? own : join(root, 'apps/chains/node_modules', name);
}

/** A site in a folder of its own, whose compiler and Node find the package as it was built. */
export class PublishedSite {
  readonly folder = mkdtempSync(join(tmpdir(), 'cleat-site-'));

  /** @param packages What the site has installed beside ours. */
  constructor(packages: readonly string[]) {
    writeFileSync(join(this.folder, 'package.json'), '{ "type": "module" }');
    this.#install('cleatkit', join(root, 'dist'));
    for (const name of packages) this.#install(name, folderOf(name));
  }

  write(file: string, code: string): void {
    const path = join(this.folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, code);
  }

  /**
   * The errors of a strict compiler for the files of the site, and with `declarations` for every declaration
   * that they reach: those of other packages take a while. Folders of `exclude` are left out.
   */
  compile(
    resolution: (typeof moduleResolutions)[number],
    {
      declarations = false,
      exclude = [],
    }: { readonly declarations?: boolean; readonly exclude?: readonly string[] } = {},
  ): string {
    const compilerOptions = {
      ...resolution,
      target: 'es2022',
      lib: ['es2022', 'dom'],
      types: [],
      jsx: 'react-jsx',
      strict: true,
      exactOptionalPropertyTypes: true,
      verbatimModuleSyntax: true,
      noUncheckedIndexedAccess: true,
      skipLibCheck: !declarations,
      noEmit: true,
    };
    const project = join(this.folder, `tsconfig.${resolution.moduleResolution}.json`);
    writeFileSync(
      project,
      JSON.stringify({ compilerOptions, exclude: ['node_modules', ...exclude] }),
    );
    return this.#node(join(root, 'node_modules/typescript/bin/tsc'), '-p', project);
  }

  /** The output of a module of the site. */
  run(file: string): string {
    return this.#node(join(this.folder, file));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }

  #install(name: string, folder: string): void {
    const path = join(this.folder, 'node_modules', name);
    mkdirSync(dirname(path), { recursive: true });
    symlinkSync(folder, path);
  }

  #node(...args: readonly string[]): string {
    const options = { encoding: 'utf8', timeout: 60_000 } as const;
    const { error, signal, stdout, stderr } = spawnSync(process.execPath, args, options);
    if (error || signal) throw new Error(`it was ended by ${signal}: ${stdout}${stderr}`);
    return `${stdout}${stderr}`;
  }
}
