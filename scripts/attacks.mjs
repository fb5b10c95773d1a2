import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { CommandError, root, runAsCommand } from './command.mjs';
import { ensureScreen } from './virtual-screen.mjs';

/** `npm run attacks`: every attack of the threat models, the long ones as well. Arguments go to Jest. */
function attacks() {
  ensureScreen(); // For the presses of a real mouse.
  const projects = ['unit', 'react', 'integration', 'service', 'wallet-frame'];
  const { status } = spawnSync(
    process.execPath,
    [
      join(root, 'scripts/test.mjs'),
      ...['--selectProjects', ...projects],
      ...['--testPathPatterns', '/attacks/'],
      // In the place of those that leave the long ones out.
      ...['--testPathIgnorePatterns', '/node_modules/'],
      ...process.argv.slice(2),
    ],
    { stdio: 'inherit' },
  );
  if (status !== 0) throw new CommandError('An attack was not held.');
}

await runAsCommand(import.meta.url, attacks);
