import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { CommandError, root, runAsCommand } from './command.mjs';
import { ensureScreen } from './virtual-screen.mjs';

/**
 * `npm run attacks`: every attack of the threat models, the long ones as well. `npm run attacks -- --long` runs those that
 * `npm test` leaves out. Other arguments go to Jest.
 */
function attacks() {
  ensureScreen(); // For the presses of a real mouse.
  const projects = ['unit', 'react', 'integration', 'service', 'wallet-frame'];
  const args = process.argv.slice(2);
  const isLong = args.includes('--long');
  const { status } = spawnSync(
    process.execPath,
    [
      join(root, 'scripts/test.mjs'),
      ...['--selectProjects', ...projects],
      ...['--testPathPatterns', isLong ? '/attacks/long/' : '/attacks/'],
      // In the place of those that leave the long ones out.
      ...['--testPathIgnorePatterns', '/node_modules/'],
      ...args.filter((arg) => arg !== '--long'),
    ],
    { stdio: 'inherit' },
  );
  if (status !== 0) throw new CommandError('An attack was not held.');
}

await runAsCommand(import.meta.url, attacks);
