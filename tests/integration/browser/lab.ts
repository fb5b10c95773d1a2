import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { strictPolicy } from '../../../apps/demo/serve/serve-demo.mjs';
import { startStaticServer } from '../../../scripts/static-server.mjs';
import { type EvmNode, startEvm } from '../../../apps/chains/testing/evm';
import { createSignInServer, nodeListener } from '../../../infrastructure/sign-in-server';
import { bundledOnce } from './bundled-once';
import type { PageRequest, PageWallet } from './pages/page-globals';

const root = join(import.meta.dirname ?? '', '../../..');

/** Two local chains and the test pages, under the strictest policy that the widget promises to live with. */
export interface Lab {
  readonly ethereum: EvmNode;
  readonly arbitrum: EvmNode;

  /** The paths that the pages requested, in order. A test that reads it empties it. */
  readonly requested: string[];

  /** The source files of the scripts among {@link Lab.requested}, which is emptied. */
  requestedSources(): readonly string[];

  /** The address of a page that brings `wallets` and makes its widget with `options`. */
  url(
    page: string,
    request?: Partial<Pick<PageRequest, 'options' | 'others' | 'requiresSignIn' | 'wallets'>>,
  ): string;
  stop(): Promise<void>;
}

export const mainWallet: PageWallet = {
  name: 'Main Test Wallet',
  rdns: 'test.cleat.main',
  via: 'announced',
};

export const otherWallet: PageWallet = {
  name: 'Other Test Wallet',
  rdns: 'test.cleat.other',
  via: 'announced',
};

/** The pages of the browser tests, once a lab was started. */
export const pagesFolder = join(root, 'dist/test-pages/browser');

/**
 * Starts the servers of the browser tests. `others` starts more nodes, and resolves with further origins that the pages may contact,
 * `frames` the origins of pages that they may have in frames.
 */
export async function startLab(
  others: () => Promise<readonly string[]> = async () => [],
  frames: readonly string[] = [],
): Promise<Lab> {
  const [ethereum, arbitrum, origins] = await Promise.all([
    startEvm({ chainId: 1 }),
    startEvm({ chainId: 42161 }),
    others(),
  ]);
  await bundledOnce(join(root, 'tests/integration/browser/pages'), pagesFolder);
  const requested: string[] = [];
  let signIns: ReturnType<typeof createSignInServer> | undefined;
  const server = await startStaticServer({
    folder: pagesFolder,
    headers: {
      'content-security-policy': strictPolicy([ethereum.url, arbitrum.url, ...origins], frames),
    },
    // Where a page requires a sign-in.
    listeners: {
      auth: async (request, response) => {
        signIns ??= createSignInServer({ domain: String(request.headers.host) });
        await nodeListener(signIns.handle)(request, response);
      },
    },
    onRequest: (path) => requested.push(path),
  });
  return {
    ethereum,
    arbitrum,
    requested,
    requestedSources: () =>
      requested
        .splice(0)
        .filter((path) => path.endsWith('.js'))
        .flatMap((path) => sourcesOf(join(pagesFolder, `${path}.map`))),
    url: (page, { options = {}, wallets = [mainWallet], ...rest } = {}) => {
      const chains = [ethereum, arbitrum].map(({ chainId, url }) => ({ chainId, url }));
      const request: PageRequest = { chains, options, wallets, ...rest };
      return `${server.url}/${page}.html?request=${encodeURIComponent(JSON.stringify(request))}`;
    },
    stop: async () => {
      await server.close();
      await Promise.all([ethereum.stop(), arbitrum.stop()]);
    },
  };
}

/** The sources of a script according to its source map, those that are in a file of the package among them. */
function sourcesOf(map: string): readonly string[] {
  const { sources } = JSON.parse(readFileSync(map, 'utf8')) as { readonly sources: string[] };
  const { outputs } = JSON.parse(readFileSync(join(root, 'dist/meta.json'), 'utf8')) as Metafile;
  return sources.flatMap((source) => {
    const built = outputs[`dist/esm/${basename(source)}`];
    return [source, ...Object.keys(built?.inputs ?? {})];
  });
}

/** The files of the package, each with its sources. */
interface Metafile {
  readonly outputs: Readonly<Record<string, { readonly inputs: object }>>;
}
