import { parseArgs } from 'node:util';

export const help = `cleatkit-migrate [folder] [options]

Rewrites a site that uses RainbowKit, ConnectKit, AppKit, Solana's wallet-adapter, web3-onboard or thirdweb's connect, so
that it uses Cleat. Without a folder, it is the one that you are in.

  --dry                  says what it would do, and writes nothing
  --allow-dirty          also where git knows changes that are not committed, or where there is no git
  --cleatkit <version>   of the package in package.json; otherwise the packed one that comes with the command
  --help`;

/** A mistake of the person who runs the command, as a sentence. */
export class Mistake extends Error {}

/** @param {readonly string[]} args */
export function readOptions(args) {
  const { values, positionals } = parsed(args);
  const [folder = '.', ...more] = positionals;
  if (more.length > 0) throw new Mistake(`One folder is moved, and not also ${more.join(', ')}.`);
  const {
    'allow-dirty': allowDirty = false,
    cleatkit,
    dry = false,
    help: asksHelp = false,
  } = values;
  return { allowDirty, asksHelp, cleatkit, dry, folder };
}

/** @param {readonly string[]} args */
function parsed(args) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'allow-dirty': { type: 'boolean' },
        cleatkit: { type: 'string' },
        dry: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    const [sentence] = String(error instanceof Error ? error.message : error).split('. ');
    throw new Mistake(`${sentence}. The options are:\n\n${help}`);
  }
}
