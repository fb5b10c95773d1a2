import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, listen } from '../../../scripts/free-port.mjs';
import { endWithUs } from '../../../scripts/run-program.mjs';
import { endOf } from '../../chains/nodes/node-process.mjs';
import { startMailServer } from '../../chains/stand-ins/mail-server.mjs';
import { plainHtml } from './plain-html.mjs';

/** The name under which visitors get theirs. */
const NAMES_PARENT = 'tidemark.eth';

/** Not a secret: the wallets of a demo are worth nothing, and outlive its restart. */
const DEMO_SECRET = 'the-demo-of-this-machine-has-no-secret';

/** @typedef {import('../../chains/stand-ins/mail-server.mjs').Mail} Mail */

/**
 * Starts the embedded wallet on this machine: the service, the frame on an origin of its own, a mail server whose mail a
 * page shows, and a provider of logins under any name. Its page can be asked for from the first moment, and is answered when
 * everything runs.
 *
 * @param {object} options
 * @param {readonly string[]} options.sites The origins of the sites that may have the frame.
 * @param {readonly import('../../wallet-frame/build/frame-files.mjs').FrameNetwork[]} options.networks
 * @param {boolean} [options.isKept] Whether the next start may have the bundles of this one.
 * @param {Promise<unknown>} [options.packages] Settles once the packages of service and frame are installed.
 * @param {readonly string[]} [options.codeSites] Those of them that pass a visitor's code on: none.
 * @param {string} [options.database]
 * @param {string} [options.serviceEntry] The program of the service, where it is not its own.
 * @param {import('./sponsored.mjs').Sponsored} [options.sponsored] What the service pays for.
 * @param {string} [options.farcasterChain] An EVM chain of this machine, which then has Farcaster's registries.
 * @param {{ readonly service: number; readonly frame: number; readonly mailbox: number;
 *   readonly testId: number; readonly farcaster: number }} [options.ports]
 */
export async function startEmbeddedWallet(options) {
  const { isKept = false, networks, packages, ports, sites } = options;
  const [servicePort, framePort] = await Promise.all([
    freePort(ports?.service),
    freePort(ports?.frame),
  ]);
  const origins = {
    // Of the frame's site: the cookies of the service are the wallet's own.
    service: `http://localhost:${servicePort}`,
    frame: `http://localhost:${framePort}`,
  };
  const { serveWalletFrame } = await import('../../wallet-frame/build/serve.mjs');
  const starting = Promise.resolve(packages).then(() => startService(options, origins));
  const frame = await serveWalletFrame({
    service: origins.service,
    sites,
    networks,
    port: framePort,
    until: starting,
    isKept,
  });
  try {
    const { child, close, mailboxUrl, mails } = await starting;
    await frame.built;
    return {
      url: frame.url,
      mailboxUrl,
      mails,
      ended: endOf(child),

      /** Ends the service, as an outage does. */
      endService: () => stopped(child),
      stop: async () => {
        await Promise.all([stopped(child), frame.close(), close()]);
      },
    };
  } catch (error) {
    await frame.close();
    throw error;
  }
}

/**
 * What the page learns of the embedded wallet before it runs.
 *
 * @param {{ readonly service: number, readonly mailbox: number }} ports
 * @returns {import('./counterpart.mjs').Counterpart}
 */
export function shownWallet({ mailbox, service }) {
  const url = `http://localhost:${service}`;
  return {
    config: {
      names: { url, parent: NAMES_PARENT },
      mailboxUrl: `http://127.0.0.1:${mailbox}/`,
    },
    origins: [url],
  };
}

/**
 * The service, with a mail server, a page that shows its mail, and the providers of logins.
 *
 * @param {Parameters<typeof startEmbeddedWallet>[0]} options
 * @param {{ readonly service: string, readonly frame: string }} origins
 */
async function startService(options, origins) {
  const {
    codeSites = [],
    database,
    farcasterChain,
    ports,
    serviceEntry,
    sites,
    sponsored,
  } = options;
  const [{ buildService, spawnService }, { startTestId }] = await Promise.all([
    import('../../service/start.mjs'),
    import('../../chains/stand-ins/test-id.mjs'),
  ]);
  /** @type {Mail[]} */
  const mails = [];
  const [farcaster, mail, testId, mailbox] = await Promise.all([
    farcasterOn(farcasterChain, ports?.farcaster),
    startMailServer((one) => mails.unshift(one)),
    startTestId({ service: origins.service, ...(ports && { port: ports.testId }) }),
    serveMailbox(mails, ports?.mailbox),
    buildService(serviceEntry),
  ]);
  const environment = {
    HOST: '127.0.0.1',
    PORT: new URL(origins.service).port,
    ORIGINS: sites.join(','),
    FRAME_ORIGIN: origins.frame,
    CODE_ORIGINS: codeSites.join(','),
    PUBLIC_URL: origins.service,
    OPENID_PROVIDERS: JSON.stringify([testId.provider]),
    ...(farcaster && { FARCASTER_RPC_URL: farcasterChain, FARCASTER_RELAY_URL: farcaster.url }),
    SMTP_URL: mail.url,
    MAIL_FROM: 'Wallet <login@wallet.example>',
    SERVICE_SECRET: DEMO_SECRET,
    NAMES_PARENT,
    DATABASE_URL: database ?? 'file:data/demo.db',
    LOG_LEVEL: 'error',
    ...sponsored?.variables,
  };
  const child = endWithUs(spawnService(environment, serviceEntry));
  child.stdout.resume();
  await isReady(`${origins.service}/ready`);
  for (const site of sponsored ? sites : []) {
    await isDone(spawnService(environment, serviceEntry, sponsored?.words(site)));
  }
  return {
    child,
    mailboxUrl: mailbox.url,
    mails,
    close: () => Promise.all([farcaster?.close(), mailbox.close(), mail.close(), testId.close()]),
  };
}

/**
 * Farcaster with its registries on a chain of this machine, where there is one.
 *
 * @param {string} [rpcUrl]
 * @param {number} [port]
 */
async function farcasterOn(rpcUrl, port) {
  if (rpcUrl === undefined) return undefined;
  const { startTestFarcaster } = await import('../../chains/stand-ins/test-farcaster.mjs');
  return startTestFarcaster({ rpcUrl, ...(port !== undefined && { port }) });
}

/** @param {import('node:child_process').ChildProcess} child */
function stopped(child) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve(undefined));
    child.kill('SIGTERM');
  });
}

/** @param {import('node:child_process').ChildProcess} child */
function isDone(child) {
  return new Promise((resolve, reject) => {
    child.stdout?.resume();
    child.once('exit', (code) => {
      if (code === 0) resolve(undefined);
      else reject(new Error('The service did not take a rule of its sponsor'));
    });
  });
}

/** @param {string} url */
async function isReady(url) {
  for (let tries = 0; tries < 200; tries += 1) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await wait(50);
  }
  throw new Error('The service did not start');
}

/**
 * A page with the mail of every invented address, the newest first.
 *
 * @param {readonly Mail[]} mails
 * @param {number} [port]
 */
async function serveMailbox(mails, port) {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
    response.setHeader('refresh', '3');
    const items = mails.map(
      ({ text, to }) =>
        `<article><h2>To ${plainHtml(to)}</h2><pre>${plainHtml(bodyOf(text))}</pre></article>`,
    );
    response.end(`<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>Mailbox</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 640px; margin: 32px auto; padding: 0 16px; }
  h2 { font-size: 16px; }
  article { padding: 4px 16px; margin-block: 12px; border: 1px solid #8888; border-radius: 12px; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
</style>
<h1>Mailbox</h1>
<p>Every mail of the demo, to whatever address. It comes by itself.</p>
${items.join('\n') || '<p>There is none yet.</p>'}
</html>`);
  });
  const taken = await listen(server, port ?? 0);
  return {
    url: `http://127.0.0.1:${taken}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve(undefined));
        server.closeAllConnections();
      }),
  };
}

/** The text of a mail, which stands before its HTML. @param {string} mail */
function bodyOf(mail) {
  const boundary = /boundary="([^"]+)"/.exec(mail)?.[1];
  const [, part = mail] = boundary === undefined ? [] : mail.split(`--${boundary}`);
  const [, ...body] = part.split(/\r?\n\r?\n/);
  return body
    .join('\n\n')
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) =>
      Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'),
    )
    .trim();
}
