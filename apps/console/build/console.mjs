import { CommandError, runAsCommand, say } from '../../../scripts/command.mjs';
import { installFor } from '../../../scripts/install-missing.mjs';

const PORT = 8789;

/**
 * `npm run console`: the operator's console, served on an origin of its own. With `build`, its files and headers in
 * `dist/console`, for any web server.
 */
async function main() {
  await installFor(['demo']);
  const { buildConsole, filesBesideConsole } = await import('./console-files.mjs');
  const { serveFiles, writeFiles } = await import('../../wallet-frame/build/serve.mjs');
  const strictTransport = process.env['STRICT_TRANSPORT_SECURITY'] ?? '';
  const settings = {
    service: originIn(process.env['SERVICE_URL'] ?? 'http://localhost:8787'),
    ...(strictTransport !== '' && { strictTransport }),
  };
  if (process.argv[2] === 'build') {
    const { headers, ...built } = await buildConsole(settings);
    const beside = await filesBesideConsole({ headers, ...built });
    await writeFiles({ files: new Map([...built.files, ...beside]), headers }, 'dist/console');
    return say('The files, headers.json and the bill of materials are in dist/console.');
  }
  const { built, url } = await serveFiles(buildConsole(settings), {
    port: Number(process.env['CONSOLE_PORT'] ?? PORT),
  });
  await built;
  return say(`The console is at ${url}, of the service at ${settings.service}.`);
}

/** @param {string} text */
function originIn(text) {
  if (!URL.canParse(text) || new URL(text).origin !== text) {
    throw new CommandError('SERVICE_URL must be an origin as in https://wallet-service.example.');
  }
  return text;
}

await runAsCommand(import.meta.url, main);
