import { build } from 'esbuild';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumArguments, findChromium } from '../../../scripts/chromium.mjs';
import { CommandError, root, say } from '../../../scripts/command.mjs';
import { startEmbeddedWallet } from '../../demo/serve/embedded-wallet.mjs';
import { listen } from '../../../scripts/free-port.mjs';
import { openWallet, press, rest } from '../../wallet-frame/tests/press-button.mjs';
import { quantile } from './quantile.mjs';
import { installFor } from '../../../scripts/install-missing.mjs';

/** As the issue limits them on the machine of a developer, with the frame READY. */
const ADDRESS_MS = 400;

/** In the wallet's own window, whose answer passes the service: three requests more than in the frame. */
const SIGNATURE_MS = 150;
const ROUNDS = 15;
const NETWORK = 'eip155:1';

/**
 * `npm run bench -- frame`: the embedded wallet in Chromium, over the service with its embedded database and a mail server: from a
 * right code to the address, of new visitors and of one who comes back, and from the press on Approve to the signature.
 */
export async function bench() {
  await installFor(['repository', 'service', 'serviceOpenId', 'walletFrame']);
  const executablePath = findChromium();
  if (executablePath === undefined) throw new CommandError('No Chromium is installed.');
  const folder = mkdtempSync(join(tmpdir(), 'cleat-bench-'));
  const file = join(folder, 'service.db');
  const site = createServer();
  const origin = `http://localhost:${await listen(site)}`;
  const wallet = await startEmbeddedWallet({
    database: `file:${file}`,
    networks: [
      { id: NETWORK, name: 'Ethereum', symbol: 'ETH', decimals: 18, rpcUrl: 'http://127.0.0.1:1' },
    ],
    sites: [origin],
    codeSites: [origin],
  });
  await serveSite(site);
  const browser = await chromium.launch({ executablePath, args: [...chromiumArguments] });
  try {
    const page = await browser.newPage();
    await page.goto(`${origin}/?frame=${encodeURIComponent(wallet.url)}`);
    await page.waitForFunction('globalThis.frame');
    await page.evaluate('frame.load()');
    await page.waitForTimeout(500); // The widget sends nothing before.
    const visitor = visitorOn(page, wallet, () => forgetCounts(file));
    await visitor.logIn('warm@example.test');
    const fresh = [];
    for (let n = 0; n < ROUNDS; n += 1) fresh.push(await visitor.logIn(`v${n}@example.test`));
    const again = [];
    for (let n = 0; n < ROUNDS; n += 1) again.push(await visitor.logIn('warm@example.test'));
    const signatures = [];
    for (let n = 0; n < ROUNDS; n += 1) signatures.push(await visitor.sign(`Message ${n}`));
    const failures = [
      report('From a right code to the address, a new wallet', fresh, ADDRESS_MS),
      report('From a right code to the address, the same browser', again, ADDRESS_MS),
      report('From the press on Approve to the signature', signatures, SIGNATURE_MS),
    ].filter((failure) => failure !== undefined);
    if (failures.length > 0) throw new CommandError(failures.join(' '));
  } finally {
    await browser.close();
    await wallet.stop();
    site.closeAllConnections();
    site.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * A visitor of a site with the frame and no widget around it.
 *
 * @param {import('playwright-core').Page} page
 * @param {Awaited<ReturnType<typeof startEmbeddedWallet>>} wallet
 * @param {() => void} forget So that no limit of codes counts.
 */
function visitorOn(page, wallet, forget) {
  const frame = page.frames().find((one) => one.url().startsWith(wallet.url));
  if (!frame) throw new CommandError('The frame is not in the page.');
  const ask = (/** @type {string} */ type, /** @type {object} */ payload = {}) =>
    page.evaluate(`ask(${JSON.stringify(type)}, ${JSON.stringify(payload)})`);
  return {
    /** @param {string} email @returns {Promise<number>} From the code to the address. */
    async logIn(email) {
      await ask('SIGN_OUT');
      forget();
      await ask('CONNECT_EMAIL', { email });
      const mail = wallet.mails.find(({ to }) => to === email);
      const otp = /Your code: (\d{6})/.exec(mail?.text ?? '')?.[1] ?? '';
      /** @type {{ readonly ms: number, readonly user: { readonly address?: string } }} */
      const { ms, user } = await page.evaluate(`(async () => {
        const start = performance.now();
        await ask('CONNECT_OTP', { otp: '${otp}' });
        const user = await ask('GET_USER', { chainId: '${NETWORK}' });
        return { ms: performance.now() - start, user };
      })()`);
      if (user.address === undefined) throw new CommandError(`No address: ${JSON.stringify(user)}`);
      return ms;
    },

    /** @param {string} text @returns {Promise<number>} From the press to the signature, without what drives the browser. */
    async sign(text) {
      const params = [`0x${Buffer.from(text).toString('hex')}`, '0x'];
      const { address } = /** @type {{ readonly address: string }} */ (await ask('GET_USER'));
      params[1] = address;
      const request = { method: 'personal_sign', params, chainId: NETWORK };
      const answering = page.evaluate(
        `ask('RPC_REQUEST', ${JSON.stringify(request)}).then((answer) => ({ answer, at: performance.timeOrigin + performance.now() }))`,
      );
      const window = await openWallet(frame);
      const approve = window.getByRole('button', { name: 'Approve' });
      await rest(approve);
      let pressedAt = 0;
      await window.exposeFunction('tellPressed', (/** @type {number} */ ms) => {
        pressedAt = ms; // The window closes too soon to be asked.
      });
      await window.evaluate(`addEventListener('click', (event) => {
        void tellPressed(performance.timeOrigin + event.timeStamp);
      }, { capture: true, once: true })`);
      await press(approve);
      /** @type {any} */
      const { answer, at } = await answering;
      if (answer.result === undefined) throw new CommandError(JSON.stringify(answer));
      return at - pressedAt;
    },
  };
}

/** @param {import('node:http').Server} server */
async function serveSite(server) {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'apps/wallet-frame/tests/pages/host-page.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
  });
  const script = outputFiles[0]?.text ?? '';
  server.on('request', ({ url }, response) => {
    const isScript = url === '/host.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(
      isScript ? script : '<!doctype html><script type="module" src="/host.js"></script>',
    );
  });
}

/** @param {string} file */
function forgetCounts(file) {
  const Libsql = createRequire(join(root, 'apps/service/package.json'))('libsql');
  const database = new Libsql(file);
  database.exec('pragma busy_timeout = 5000');
  database.exec('delete from counter');
  database.close();
}

/**
 * @param {string} what
 * @param {readonly number[]} times
 * @param {number} limit
 * @returns {string | undefined} Where half of them take longer than the limit.
 */
function report(what, times, limit) {
  const at = (/** @type {number} */ part) => Math.round(quantile(times, part));
  say(`${what.padEnd(52)} half ${at(0.5)} ms, most ${at(0.9)} ms; at most ${limit} ms`);
  return at(0.5) > limit ? `${what}: over ${limit} ms.` : undefined;
}
