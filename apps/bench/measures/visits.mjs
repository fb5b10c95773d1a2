import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { activityCostOf } from './activity.mjs';
import { report } from './report.mjs';
import { framesOf } from './lists.mjs';
import { SLOW } from './page.mjs';
import { codeMsOf } from './pairing.mjs';
import { medianIn } from './quantile.mjs';
import { connectedBytesOf, medianOf, visited } from './visit.mjs';
import { strainOf } from './wallets.mjs';
import { bundleBench } from '../bundle-bench.mjs';
import { buildModules } from '../../../scripts/build.mjs';
import { chromiumArguments, ensureChromium } from '../../../scripts/chromium.mjs';
import { CommandError, root, say } from '../../../scripts/command.mjs';
import { startAnvil } from '../../chains/nodes/evm.mjs';
import { startRelay } from '../../chains/nodes/relay.mjs';
import { strictPolicy } from '../../demo/serve/serve-demo.mjs';
import { startStaticServer } from '../../../scripts/static-server.mjs';

/** @typedef {'bare' | 'cleat'} PageName */

/** How many times the QR code is timed. */
const CODE_RUNS = 7;

/**
 * `npm run bench` compares a page with Cleat and a bare React page that does the same without a library, on
 * the built output, in one run: the downloaded bytes, and the visitor's waiting times, at full speed and on a
 * processor that is four times slower. Medians of 20 visits, each in a profile of its own, the two pages in
 * turn; `-- --visits 5` makes fewer.
 */
export async function bench() {
  const { values } = parseArgs({
    options: { visits: { type: 'string', default: '20' } },
    allowPositionals: true,
  });
  const visits = Number(values.visits);
  if (!Number.isInteger(visits) || visits < 1)
    throw new CommandError('--visits wants a number, from 1.');
  const executablePath = ensureChromium();
  if (executablePath === undefined) throw new CommandError('The bench needs a Chromium.');
  await buildModules();
  const folder = join(root, 'dist/bench');
  await bundleBench({ from: join(root, 'apps/bench'), to: folder });
  const [node, relay] = await Promise.all([startAnvil({ chainId: 1 }), startRelay()]);
  const server = await startStaticServer({
    folder,
    headers: { 'content-security-policy': strictPolicy([node.url, relay.url]) },
  });
  const browser = await chromium.launch({ executablePath, args: [...chromiumArguments] });
  const urlOf = (
    /** @type {PageName | 'activity'} */ name,
    /** @type {Record<string, string>} */ more = {},
  ) => `${server.url}/${name}.html?${new URLSearchParams({ node: node.url, ...more })}`;
  const activityUrl = (/** @type {number} */ rows) => urlOf('activity', { rows: String(rows) });
  const compared = async (/** @type {number} */ slowness) => {
    say(`Visiting both pages ${visits} times${slowness > 1 ? `, ${slowness} times slower` : ''} …`);
    /** @type {Record<PageName, import('./visit.mjs').Visit[]>} */
    const made = { bare: [], cleat: [] };
    for (let run = 0; run <= visits; run += 1) {
      for (const name of /** @type {const} */ (['bare', 'cleat'])) {
        const visit = await visited(browser, urlOf(name), { folder, slowness });
        if (run > 0) made[name].push(visit); // The first visit warms up the machine.
      }
    }
    return { bare: medianOf(made.bare), cleat: medianOf(made.cleat) };
  };
  try {
    const atSpeed = await compared(1);
    const slowed = await compared(SLOW);
    const withProject = await connectedBytesOf(browser, urlOf('cleat', { project: '1' }), folder);
    const pairingUrl = urlOf('cleat', { relay: relay.url });
    const codes = [];
    for (let run = 0; run <= CODE_RUNS; run += 1) codes.push(await codeMsOf(browser, pairingUrl));
    report({
      visits,
      atSpeed,
      slowed,
      withProject,
      codeMs: medianIn(codes.slice(1)),
      frames: await framesOf(browser, {
        search: pairingUrl,
        networks: urlOf('cleat', { networks: '20' }),
      }),
      strains: await strainOf(browser, pairingUrl),
      activities: {
        'in one answer of the source': await activityCostOf(browser, activityUrl(10_000)),
        'in pages of 25': await activityCostOf(browser, activityUrl(25)),
      },
    });
  } finally {
    await browser.close();
    await server.close();
    await Promise.all([node.stop(), relay.stop()]);
  }
}
