import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { CommandError, root, runAsCommand } from './command.mjs';
import { installFor, installMissing } from './install-missing.mjs';

/**
 * Checks the types of the service, whose packages have a lock file of their own. `npm run typecheck` and
 * `npm run lint` run without them.
 */
function typecheckService() {
  installMissing();
  installFor('service');
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const { status } = spawnSync(process.execPath, [tsc, '-p', join(root, 'apps/service')], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new CommandError('The types of the service are wrong.');
}

await runAsCommand(import.meta.url, typecheckService);
