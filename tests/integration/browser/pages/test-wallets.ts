import { createTestWallet, type TestWallet } from 'cleatkit/testing';
import type { PageRequest, PageWallet } from './page-globals';

/** Puts the requested wallets on the page, each with its own real keys. */
export function bringWallets({
  chains,
  wallets,
}: PageRequest): Readonly<Record<string, TestWallet>> {
  return Object.fromEntries(
    wallets.map((asked) => {
      const known = chains.filter(({ chainId }) => asked.chainIds?.includes(chainId) ?? true);
      const [first, ...others] = known.map(({ chainId, url }) => ({ chainId, rpcUrl: url }));
      if (!first) throw new Error('a test wallet needs a chain');
      const wallet = createTestWallet({
        name: asked.name,
        rdns: asked.rdns,
        chains: [first, ...others],
        ...(asked.sendsBundles && { sendsBundles: asked.sendsBundles }),
        ...rememberedInPage(),
      });
      if (asked.brand !== undefined) Object.assign(wallet.provider, { [asked.brand]: true });
      show(asked, wallet);
      return [asked.rdns, wallet];
    }),
  );
}

function show({ via }: PageWallet, wallet: TestWallet): void {
  if (via === 'announced') wallet.announce(window);
  if (via === 'injected') wallet.inject(window);
}

/** Undefined on a page whose browser blocks storage. */
function rememberedInPage(): { readonly storage?: Storage } {
  try {
    return { storage: window.localStorage };
  } catch {
    return {};
  }
}
