import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installPackages } from './chromium.mjs';
import { CommandError, root, runAsCommand } from './command.mjs';

/** `npm run monitoring`: checks the alert rules of deploy/monitoring and runs their tests, by promtool (Debian's `prometheus`). */
await runAsCommand(import.meta.url, () => {
  const cwd = join(root, 'deploy/monitoring');
  /** @param {readonly string[]} args */
  const promtool = (args) => spawnSync('promtool', [...args], { cwd, stdio: 'inherit' }).status;
  if (promtool(['--version']) === null) installPackages(['prometheus']);
  for (const args of [
    ['check', 'rules', 'alerts.yml'],
    ['test', 'rules', 'alerts.test.yml'],
  ]) {
    const status = promtool(args);
    if (status === null) throw new CommandError('There is no promtool: install Prometheus.');
    if (status !== 0) throw new CommandError('The alert rules are not right.');
  }
});
