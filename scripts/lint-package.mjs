import { checkApiReports } from './api-reports.mjs';
import { runAsCommand, say } from './command.mjs';
import { ensureBuilt } from './ensure-built.mjs';
import { tarball } from './pack.mjs';
import { runTool } from './run-tool.mjs';

/** Checks the packed package with a site's tools, and its API against the reports. */
async function lintPackage() {
  await ensureBuilt();
  runTool('publint', ['run', tarball, '--strict'], { quiet: true });
  runTool('attw', [tarball, '--profile', 'esm-only', '--format', 'ascii'], { quiet: true });
  say('publint and attw find nothing wrong with the packed package.');
  checkApiReports();
}

await runAsCommand(import.meta.url, lintPackage);
