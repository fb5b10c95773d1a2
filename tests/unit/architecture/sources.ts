import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** One source file. Paths are relative to the repository's root, with forward slashes. */
export interface Source {
  readonly path: string;
  readonly text: string;

  /** The text without its comments, whose examples are not code. */
  readonly code: string;
}

/** One import, re-export or `import()` of a source. */
export interface Import {
  readonly specifier: string;
  readonly isTypeOnly: boolean;

  /** Whether it is an `import()`. */
  readonly isLazy: boolean;

  /** The file meant by a relative specifier, where there is one. */
  readonly target: string | undefined;
}

/** Every TypeScript source among `places`: folders, searched to the bottom, and single files. */
export function sourcesIn(...places: readonly string[]): readonly Source[] {
  return places
    .filter((place) => existsSync(join(root, place)))
    .flatMap(filesAt)
    .map(read);
}

/** What `source` imports, in order. */
export function importsOf({ path, code }: Source): readonly Import[] {
  // A statement begins its line; a text may name one.
  const statements = /^\s*(?:import|export)\s+(type\s)?([\w\s{},*$]*?)\bfrom\s*['"]([^'"]+)['"]/gm;
  const calls = /(typeof\s+)?\bimport\(\s*['"]([^'"]+)['"]/g;
  const found = [
    ...[...code.matchAll(statements)].map(([, type, clause = '', specifier = '']) => ({
      specifier,
      isTypeOnly: type !== undefined || isOnlyTypes(clause),
      isLazy: false,
    })),
    ...[...code.matchAll(/\bimport\s*['"]([^'"]+)['"]/g)].map(([, specifier = '']) => ({
      specifier,
      isTypeOnly: false,
      isLazy: false,
    })),
    ...[...code.matchAll(calls)].map(([, type, specifier = '']) => ({
      specifier,
      isTypeOnly: type !== undefined,
      isLazy: true,
    })),
  ];
  return found.map((one) => ({ ...one, target: targetOf(path, one.specifier) }));
}

/** The package behind a bare specifier, without the path inside it. */
export function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

function filesAt(place: string): readonly string[] {
  if (isFile(join(root, place))) return [place];
  return readdirSync(join(root, place), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.d\.ts$|node_modules/.test(file))
    .map((file) => `${place}/${file.replaceAll('\\', '/')}`);
}

function read(path: string): Source {
  const text = readFileSync(join(root, path), 'utf8');
  return { path, text, code: withoutComments(text) };
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(?<![:'"`\\])\/\/.*$/gm, '');
}

/** Whether a clause such as `{ type A, type B }` brings nothing that exists at run time. */
function isOnlyTypes(clause: string): boolean {
  const names = /^\s*\{([^}]*)\}\s*$/.exec(clause)?.[1]?.split(',') ?? [];
  const given = names.filter((name) => name.trim() !== '');
  return given.length > 0 && given.every((name) => /^\s*type\s/.test(name));
}

function targetOf(path: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const wanted = posix.join(posix.dirname(path), specifier);
  const candidates = [wanted, `${wanted}.ts`, `${wanted}.tsx`, `${wanted}/index.ts`];
  return candidates.find((file) => isFile(join(root, file)));
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}
