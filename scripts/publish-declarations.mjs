import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CommandError } from './command.mjs';

const specifiers = /\/\*[\s\S]*?\*\/|(\b(?:from|import)\s*\(?\s*['"])(\.[^'"]+)/g;

/**
 * Writes the declarations that a site's compiler reads: those that `entries` reach. Each import names its
 * file with an extension, because a compiler with Node's module resolution otherwise finds nothing and types
 * the import as `any`.
 *
 * @param {object} options
 * @param {string} options.from The compiler's output.
 * @param {string} options.to Emptied first.
 * @param {readonly string[]} options.entries Files in `to`, as paths that start there.
 */
export function publishDeclarations({ from, to, entries }) {
  rmSync(to, { recursive: true, force: true });
  /** @type {Set<string>} */
  const seen = new Set();
  /** @param {string} file */
  const publish = (file) => {
    if (seen.has(file)) return;
    seen.add(file);
    /** @type {string[]} */
    const imported = [];
    const code = readFileSync(join(from, file), 'utf8').replace(
      specifiers,
      (/** @type {string} */ found, /** @type {string} */ before, /** @type {string} */ path) => {
        if (path === undefined) return found;
        const ending = endingOf(join(from, dirname(file), path));
        imported.push(join(dirname(file), `${path}${ending}.d.ts`));
        return `${before}${path}${ending}.js`;
      },
    );
    mkdirSync(dirname(join(to, file)), { recursive: true });
    writeFileSync(join(to, file), code);
    imported.forEach(publish);
  };
  entries.forEach(publish);
}

/**
 * The ending that `path` leaves out of the name of its declarations, before their extension.
 *
 * @param {string} path
 */
function endingOf(path) {
  const found = ['', '/index'].find((ending) => existsSync(`${path}${ending}.d.ts`));
  if (found === undefined) throw new CommandError(`${path} has no declarations.`);
  return found;
}
