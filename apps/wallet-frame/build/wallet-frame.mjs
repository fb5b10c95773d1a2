import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandError, root, runAsCommand, say } from '../../../scripts/command.mjs';
import { installFor } from '../../../scripts/install-missing.mjs';
import { proxyFiles } from './proxies.mjs';

const PORT = 8788;

/** Where the build is. */
const BUILT = 'dist/wallet-frame';

/**
 * `npm run wallet-frame`: the frame of the embedded wallet, served on an origin of its own. With `build`, its files, headers and
 * manifest in `dist/wallet-frame`, for any web server. With `sign`, the line of the release log for that build.
 */
async function main() {
  await installFor(['demo', 'walletFrame']);
  if (process.argv[2] === 'sign') return sign();
  const settings = await settingsFrom(process.env);
  if (process.argv[2] === 'build') return write(settings);
  const { serveWalletFrame } = await import('./serve.mjs');
  const { built, url } = await serveWalletFrame({
    ...settings,
    port: Number(process.env['FRAME_PORT'] ?? PORT),
    host: process.env['FRAME_HOST'] ?? '127.0.0.1',
  });
  say(`The frame is at ${url}, for ${settings.sites.join(', ') || 'no site: set ORIGINS'}.`);
  const { bytes } = await built;
  sayBytes(bytes);
  return undefined;
}

/** @param {import('./frame-files.mjs').FrameSettings} settings */
async function write(settings) {
  const { buildWalletFrame } = await import('./frame-files.mjs');
  const built = await buildWalletFrame(settings);
  const { bytes, files, headers, version } = built;
  const { writeFiles } = await import('./serve.mjs');
  const { releaseFiles } = await import('./release-files.mjs');
  const beside = await releaseFiles(built, process.env['RELEASE_COMMIT'] || undefined);
  await writeFiles({ files: new Map([...files, ...beside]), headers }, BUILT);
  say(`The files, headers.json and manifest.json of ${version} are in dist/wallet-frame.`);
  const frame = process.env['FRAME_ORIGIN'];
  if (frame !== undefined) await writeProxies(frame, settings.service, headers);
  sayBytes(bytes);
}

/** Signs the build as the next release of the log. */
async function sign() {
  const { signRelease } = await import('../../frame-check/build/sign-release.mjs');
  const { nextEntryFile } = await import('../../frame-check/build/log-files.mjs');
  await signRelease(join(root, BUILT));
  say(`Signed: ${nextEntryFile}. Add it to the log by "npm run release-log -- add".`);
}

/**
 * @param {string} frame
 * @param {string} service
 * @param {Readonly<Record<string, string>>} headers
 */
async function writeProxies(frame, service, headers) {
  const settings = {
    frame: originOf(frame, 'FRAME_ORIGIN'),
    service,
    files: process.env['FRAME_FILES'] ?? '/srv/wallet-frame',
    upstream: process.env['SERVICE_UPSTREAM'] ?? '127.0.0.1:8787',
    certificate: process.env['TLS_CERTIFICATE'] ?? '',
    key: process.env['TLS_KEY'] ?? '',
  };
  const folder = join(root, 'dist/wallet-proxies');
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(proxyFiles(settings, headers))) {
    await writeFile(join(folder, name), text);
  }
  say('Configurations of Caddy, nginx and Traefik are in dist/wallet-proxies.');
}

/** @param {import('./frame-bytes.mjs').FrameBytes} bytes */
function sayBytes({ first, lazy, shared, worker }) {
  const kB = (/** @type {number} */ size) => `${(size / 1024).toFixed(1)} kB`;
  const parts = Object.entries(lazy).map(([name, size]) => `${name} ${kB(size)}`);
  say(
    `After gzip: first screen ${kB(first)}, worker ${kB(worker)}; later shared ${kB(shared)}, ${parts.join(', ')}.`,
  );
}

/**
 * @param {NodeJS.ProcessEnv} environment
 * @returns {Promise<import('./frame-files.mjs').FrameSettings>}
 */
async function settingsFrom(environment) {
  const file = environment['NETWORKS_FILE'];
  const folder = environment['DESCRIPTORS_FOLDER'];
  const approvals = environment['APPROVALS'] ?? 'window';
  if (approvals !== 'frame' && approvals !== 'window') {
    throw new CommandError('APPROVALS must be frame or window.');
  }
  const strictTransport = environment['STRICT_TRANSPORT_SECURITY'] ?? '';
  return {
    service: originOf(environment['SERVICE_URL'] ?? 'http://127.0.0.1:8787', 'SERVICE_URL'),
    sites: (environment['ORIGINS'] ?? '')
      .split(',')
      .map((site) => site.trim())
      .filter((site) => site !== '')
      .map((site) => originOf(site, 'ORIGINS')),
    ...(folder !== undefined && { descriptors: await descriptorsIn(folder) }),
    approvals,
    ...(strictTransport !== '' && { strictTransport }),
    networks: file === undefined ? [] : JSON.parse(await readFile(file, 'utf8')),
  };
}

/** @param {string} folder */
async function descriptorsIn(folder) {
  const { readDescriptors } = await import('./descriptors/read-descriptors.mjs');
  return readDescriptors(folder);
}

/**
 * @param {string} text
 * @param {string} variable
 */
function originOf(text, variable) {
  const origin = URL.canParse(text) ? new URL(text).origin : '';
  if (origin !== text) {
    throw new CommandError(`${variable} must have origins as in https://site.example.`);
  }
  return origin;
}

await runAsCommand(import.meta.url, main);
