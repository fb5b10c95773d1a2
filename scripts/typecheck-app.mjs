import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { CommandError, root, runAsCommand } from './command.mjs';
import { installFor, installMissing, ownInstalls } from './install-missing.mjs';

/**
 * Checks the types of an app whose packages have a lock file of their own. `npm run typecheck` and
 * `npm run lint` run without them.
 */
function typecheckApp() {
  const app = apps.find((name) => name === process.argv[2]);
  if (!app) throw new CommandError(`Name the app: ${apps.join(' or ')}.`);
  installMissing();
  // The tests of the frame speak to the service, whose optional packages have folders of their own.
  installFor(app, 'service', 'servicePostgres', 'serviceOpenId');
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const { status } = spawnSync(process.execPath, [tsc, '-p', join(root, ownInstalls[app])], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new CommandError(`The types of ${ownInstalls[app]} are wrong.`);
}

const apps = /** @type {const} */ (['service', 'walletFrame']);

await runAsCommand(import.meta.url, typecheckApp);
