import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { rolldown } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';
import { CommandError } from './command.mjs';

/** The file with what several entries use, without its extension. */
const shared = 'shared';

/**
 * Writes the declarations that a site's compiler reads: one file for each entry, and one with what several entries
 * use, because a class with private members is another type in another file. See
 * docs/decisions/0121-rolled-up-declarations.md.
 *
 * @param {object} options
 * @param {string} options.to Emptied first.
 * @param {Readonly<Record<string, string>>} options.entries The compiler's output for each entry, by the name of its file.
 */
export async function rollUpDeclarations({ to, entries }) {
  const bundle = await rolldown({
    input: entries,
    external: ['react', 'react-dom'],
    resolve: { extensions: ['.d.ts'] },
    plugins: [dts({ dtsInput: true, sourcemap: false, tsconfig: false })],
    // A comment with the path of each source would be in the package.
    experimental: { attachDebugInfo: 'none' },
    checks: { bundlerTimings: false },
    onwarn: ({ message }) => {
      throw new CommandError(`The declarations could not be rolled up: ${message}`);
    },
  });
  const { output } = await bundle.generate({
    entryFileNames: '[name].d.ts',
    chunkFileNames: '[name].d.ts',
    // The names that a developer reads in an editor.
    minifyInternalExports: false,
    codeSplitting: { groups: [{ name: shared, minShareCount: 2 }] },
  });
  await bundle.close();

  const expected = [...Object.keys(entries), shared].sort();
  const written = output.map(({ fileName }) => basename(fileName, '.d.ts')).sort();
  if (expected.join() !== written.join())
    throw new CommandError(`The declarations became other files: ${written.join(', ')}.`);
  rmSync(to, { recursive: true, force: true });
  for (const file of output) {
    const path = join(to, file.fileName);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, file.type === 'chunk' ? commentsAbove(file.code) : file.source);
  }
}

/**
 * Puts the comments of members above them. The bundler leaves some behind the member before, where editors do not
 * find them.
 *
 * @param {string} code
 */
function commentsAbove(code) {
  return code.replace(/; (\/\*\*(?:(?!\*\/)[\s\S])*\*\/)\n( *)/g, ';\n$2$1\n$2');
}
