import { join } from 'node:path';
import { CommandError, root, runAsCommand, say } from '../../../scripts/command.mjs';
import { installFor } from '../../../scripts/install-missing.mjs';
import { writeWhole } from './log-files.mjs';

/**
 * `npm run frame-check`: writes the page that compares what a browser is served with the log, in `dist/frame-check/index.html`.
 * `FRAME_ORIGIN`, `RELEASE_LOG_URL` and `RELEASE_LOG_KEY` fill its fields.
 */
async function main() {
  await installFor(['demo']);
  const { checkPage } = await import('./check-page.mjs');
  const { FRAME_ORIGIN: origin, RELEASE_LOG_URL: log, RELEASE_LOG_KEY: key } = process.env;
  if (key !== undefined && !/^[\w-]{43}$/.test(key)) {
    throw new CommandError(
      'RELEASE_LOG_KEY is the key that "npm run release-log -- start" has said.',
    );
  }
  const file = join(root, 'dist/frame-check/index.html');
  await writeWhole(
    file,
    await checkPage({ ...(origin && { origin }), ...(log && { log }), ...(key && { key }) }),
  );
  say(
    `The page is ${file}. Serve it from another origin than the wallet’s, and not by the same server.`,
  );
}

await runAsCommand(import.meta.url, main);
