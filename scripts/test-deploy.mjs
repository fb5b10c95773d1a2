import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { withEngine } from '../apps/chains/containers/test-engine.mjs';
import { ensurePrograms } from './chromium.mjs';
import { CommandError, root, runAsCommand } from './command.mjs';
import { ensureBuilt } from './ensure-built.mjs';
import { installFor } from './install-missing.mjs';

/**
 * `npm run test:deploy`: the suites of `deploy/`, on the container engine that answers, else on one that it starts itself.
 * Fails where there is none.
 */
async function testDeploy() {
  await installFor(['repository', 'walletFrame', 'service']);
  await ensureBuilt();
  // Debian's own Compose, where Docker's is missing: it reads the same files.
  const hasCompose = spawnSync('docker', ['compose', 'version']).status === 0;
  const programs = ['caddy', 'docker', ...(hasCompose ? [] : ['docker-compose'])];
  if (!ensurePrograms(programs, programs.map(packageOf))) {
    throw new CommandError(`The suites of deploy/ need ${programs.join(', ')}.`);
  }
  await withEngine(['npm', 'postgres', 'caddy'], async (environment) => {
    process.exitCode = await jest(environment);
  });
}

/** @param {string} program */
function packageOf(program) {
  return program === 'docker' ? 'docker.io' : program;
}

/**
 * @param {Readonly<Record<string, string>>} environment
 * @returns {Promise<number>}
 */
function jest(environment) {
  const words = [
    '--experimental-vm-modules',
    '--no-warnings',
    join(root, 'node_modules/jest/bin/jest.js'),
    '--selectProjects',
    'deploy',
    '--runInBand',
  ];
  const running = spawn(process.execPath, words, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  return new Promise((resolve, reject) => {
    running.once('error', reject);
    running.once('exit', (code) => resolve(code ?? 1));
  });
}

await runAsCommand(import.meta.url, testDeploy);
