import type { WidgetCore } from '../application/widget/widget-core';
import { ethereum } from '../domain/network/built-in-networks';
import { parseOptions } from '../domain/options/parse-options';
import { InMemoryStorage } from '../infrastructure/storage/in-memory-storage';
import { ChainAdapters } from '../ports/chain-adapter';
import { override } from '../ports/token';
import type { CoreRequest } from './ports';

/**
 * Connects a wallet of its own while the browser is idle, with a core that shows, keeps and sends nothing. The
 * first press on a wallet would spend most of its time on compiling the code; after this, the browser has compiled it.
 * Each step waits for an idle moment of its own, so that a press or a frame comes between them.
 */
export async function rehearse(
  request: CoreRequest,
  compose: (request: CoreRequest) => Promise<WidgetCore>,
): Promise<void> {
  if (!globalThis.requestIdleCallback) return;
  await untilIdle();
  const core = await compose({
    ...request,
    options: parseOptions({
      networks: [ethereum],
      connectors: [{ id: NAME, name: NAME, provider }],
      enableEIP6963: false,
    }),
    // No balance is read.
    overrides: [override(ChainAdapters, { find: () => new Promise(() => {}) })],
    storage: new InMemoryStorage(),
  });
  await untilIdle();
  core.start();
  await untilIdle();
  await core.chooseWallet(NAME);
  await untilIdle();
  core.dispose();
}

function untilIdle(): Promise<unknown> {
  return new Promise((resolve) => requestIdleCallback(resolve));
}

/** The wallet's id and name. */
const NAME = 'eip155';

const provider = {
  request: async ({ method }: { readonly method: string }) =>
    method === 'eth_chainId' ? '1' : ['a'.repeat(40)],
  on: () => {},
};
