import { chromium } from 'playwright-core';
import { chromiumArguments, ensureChromium } from '../../../scripts/chromium.mjs';
import { CommandError } from '../../../scripts/command.mjs';
import { startStaticServer } from '../../../scripts/static-server.mjs';
import { startAnvil } from '../../chains/nodes/evm.mjs';
import { startSolana } from '../../chains/nodes/solana.mjs';
import { visitSite } from './visit-site.mjs';

/** A host that is not this machine fails at once: a page waits for none, and none learns of the visits. */
const alone = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';

/** The hash with which the first block of Solana's main network begins. */
const genesisHash = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp111111111111';

/** @typedef {import('./visit-site.mjs').SiteVisit} SiteVisit */

/**
 * Runs `act` while the built pages of `folder` are served, with a node of each chain and a Chromium.
 *
 * @template Result
 * @param {string} folder
 * @param {(browser: { readonly version: string, readonly visit: Visit }) => Promise<Result>} act
 * @returns {Promise<Result>}
 */
export async function withPages(folder, act) {
  const executablePath = ensureChromium();
  if (executablePath === undefined) throw new CommandError('This needs a Chromium.');
  const [evm, solana] = await Promise.all([
    startAnvil({ chainId: 1 }),
    startSolana({ genesisHash }),
  ]);
  const nodes = { eip155: evm.url, solana: solana.url };
  const server = await startStaticServer({ folder });
  const browser = await chromium.launch({ executablePath, args: [...chromiumArguments, alone] });
  /** @type {Visit} */
  const visit = async ({ button, chain, name, title }, slowness = 1) => {
    const query = new URLSearchParams({ node: nodes[chain], chain });
    const url = `${server.url}/${name}/index.html?${query}`;
    return visitSite(browser, { url, button, folder, slowness }).catch((error) => {
      throw new CommandError(`${title}: ${error.message}`);
    });
  };
  try {
    return await act({ version: browser.version(), visit });
  } finally {
    await browser.close();
    await server.close();
    await Promise.all([evm.stop(), solana.stop()]);
  }
}

/**
 * A visit of the page in the folder of that name.
 *
 * @typedef {(
 *   page: Pick<import('./peers.mjs').ComparedSite, 'button' | 'chain' | 'name' | 'title'>,
 *   slowness?: number,
 * ) => Promise<SiteVisit>} Visit
 */
