import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root, runAsCommand } from './command.mjs';
import { installFor, installMissing } from './install-missing.mjs';

/** For each of the three sign-in rules: 2,000 in all, of which the suites run every fifth. */
const WALKS_EACH = 667;

/** Of 50 steps each: 20,000 in all, of which the suite takes 200. */
const LOGIN_WALKS = 400;

/**
 * `npm run walks`: 2,000 random walks through the headless widget. `npm run walks:logins`: 20,000 random steps over logins,
 * through the service and the code of the frame.
 */
function walks() {
  const env = {
    WALKS: String(WALKS_EACH),
    LOGIN_WALKS: String(LOGIN_WALKS),
    ...process.env,
  };
  const hasLogins = process.argv[2] === 'logins';
  if (hasLogins) installFor('service', 'serviceOpenId', 'walletFrame');
  else installMissing();
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const node = ['--experimental-vm-modules', '--no-warnings'];
  const tests = hasLogins
    ? ['apps/wallet-frame/tests/walks/', '--selectProjects', 'wallet-frame']
    : ['tests/unit/application/random-walks/', '--selectProjects', 'unit'];
  const { status } = spawnSync(process.execPath, [...node, jest, ...tests], {
    cwd: root,
    stdio: 'inherit',
    env,
  });
  process.exitCode = status ?? 1;
}

await runAsCommand(import.meta.url, walks);
