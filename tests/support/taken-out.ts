import type { Plugin } from 'esbuild';
import { readFile } from 'node:fs/promises';
import { relative, sep } from 'node:path';
import { root } from '../../scripts/command.mjs';

/** One defence of a source file, and what stands in its place in a control. */
export interface Defence {
  /** From the root, with slashes. */
  readonly file: string;

  /** A text that is in the file once. */
  readonly find: string;

  /** Nothing by default. */
  readonly put?: string;
}

/**
 * Bundles the sources without some of their defences, so that a control shows that an attack works where one is taken
 * out. A build fails where a text is not there, or the file is not part of the bundle: a control cannot become a second
 * proof of the defence.
 */
export function takenOut(defences: readonly Defence[]): Plugin {
  return {
    name: 'taken-out',
    setup(build) {
      const done = new Set<Defence>();
      build.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
        const file = relative(root, path).split(sep).join('/');
        const own = defences.filter((defence) => defence.file === file);
        if (own.length === 0) return undefined;
        let contents = await readFile(path, 'utf8');
        for (const defence of own) {
          const { find, put = '' } = defence;
          if (contents.split(find).length !== 2) throw new Error(`${file} has not once: ${find}`);
          contents = contents.replace(find, () => put);
          done.add(defence);
        }
        return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
      });
      build.onEnd(() => {
        const left = defences.filter((defence) => !done.has(defence));
        return {
          errors: left.map(({ file }) => ({ text: `${file} is not part of this bundle` })),
        };
      });
    },
  };
}
