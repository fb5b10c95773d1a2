import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, listen } from '../../../scripts/free-port.mjs';
import { installFor } from '../../../scripts/install-missing.mjs';
import { startMailServer } from '../../chains/stand-ins/mail-server.mjs';

/** Not a secret: the wallets of a demo are worth nothing, and outlive its restart. */
const DEMO_SECRET = 'the-demo-of-this-machine-has-no-secret';

/** @typedef {import('../../chains/stand-ins/mail-server.mjs').Mail} Mail */

/**
 * Starts the embedded wallet on this machine: the service, the frame on an origin of its own, a mail server whose mail a
 * page shows, and a provider of logins under any name.
 *
 * @param {object} options
 * @param {readonly string[]} options.sites The origins of the sites that may have the frame.
 * @param {readonly import('../../wallet-frame/build/frame-files.mjs').FrameNetwork[]} options.networks
 * @param {readonly string[]} [options.codeSites] Those of them that pass a visitor's code on: none.
 * @param {string} [options.database]
 * @param {string} [options.serviceEntry] The program of the service, where it is not its own.
 * @param {string} [options.farcasterChain] An EVM chain of this machine, which then has Farcaster's registries.
 * @param {{ readonly service: number; readonly frame: number; readonly mailbox: number;
 *   readonly testId: number; readonly farcaster: number }} [options.ports]
 */
export async function startEmbeddedWallet(options) {
  const {
    codeSites = [],
    database,
    farcasterChain,
    networks,
    ports,
    serviceEntry,
    sites,
  } = options;
  installFor('service', 'serviceOpenId', 'walletFrame');
  const [{ buildService, spawnService }, { serveWalletFrame }, { startTestId }] = await Promise.all(
    [
      import('../../service/start.mjs'),
      import('../../wallet-frame/build/serve.mjs'),
      import('../../chains/stand-ins/test-id.mjs'),
    ],
  );
  const farcasterStarts = farcasterOn(farcasterChain, ports?.farcaster);
  await buildService(serviceEntry);
  const port = await freePort(ports?.service);
  // Of the frame's site: the cookies of the service are the wallet's own.
  const service = `http://localhost:${port}`;
  /** @type {Mail[]} */
  const mails = [];
  const mail = await startMailServer((one) => mails.unshift(one));
  const testId = await startTestId({ service, ...(ports && { port: ports.testId }) });
  const farcaster = await farcasterStarts;
  const mailbox = await serveMailbox(mails, ports?.mailbox);
  const frame = await serveWalletFrame({ service, sites, networks, port: ports?.frame ?? 0 });
  const environment = {
    HOST: '127.0.0.1',
    PORT: String(port),
    ORIGINS: sites.join(','),
    FRAME_ORIGIN: frame.url,
    CODE_ORIGINS: codeSites.join(','),
    PUBLIC_URL: service,
    OPENID_PROVIDERS: JSON.stringify([testId.provider]),
    ...(farcaster && { FARCASTER_RPC_URL: farcasterChain, FARCASTER_RELAY_URL: farcaster.url }),
    SMTP_URL: mail.url,
    MAIL_FROM: 'Wallet <login@wallet.example>',
    SERVICE_SECRET: DEMO_SECRET,
    DATABASE_URL: database ?? 'file:data/demo.db',
    LOG_LEVEL: 'error',
  };
  const child = spawnService(environment, serviceEntry);
  child.stdout.resume();
  await isReady(`${service}/ready`);
  return {
    url: frame.url,
    mailboxUrl: mailbox.url,
    mails,

    /** Ends the service, as an outage does. */
    endService: () => stopped(child),
    stop: async () => {
      const others = [frame.close(), mailbox.close(), mail.close(), testId.close()];
      await Promise.all([stopped(child), farcaster?.close(), ...others]);
    },
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
        `<article><h2>To ${plain(to)}</h2><pre>${plain(bodyOf(text))}</pre></article>`,
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

/** The readable part of a mail. @param {string} mail */
function bodyOf(mail) {
  const [, ...body] = mail.split(/\r?\n\r?\n/);
  return body
    .join('\n\n')
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) =>
      Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'),
    )
    .trim();
}

/** @param {string} text */
function plain(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
