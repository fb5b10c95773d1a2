import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root, runAsCommand } from './command.mjs';
import { installMissing } from './install-missing.mjs';

/** For each of the three sign-in rules: 2,000 in all, of which `npm test` runs every fifth. */
const WALKS_EACH = 667;

/** `npm run walks`: 2,000 random walks through the headless widget. */
function walks() {
  installMissing();
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const node = ['--experimental-vm-modules', '--no-warnings'];
  const tests = ['tests/unit/application/random-walks/', '--selectProjects', 'unit'];
  const { status } = spawnSync(process.execPath, [...node, jest, ...tests], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, WALKS: process.env['WALKS'] ?? String(WALKS_EACH) },
  });
  process.exitCode = status ?? 1;
}

await runAsCommand(import.meta.url, walks);
