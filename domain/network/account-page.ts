import type { Network } from './network';

/** Explorers whose pages of accounts are at `/account/`: Solscan and Subscan. The others have them at `/address/`. */
const accountHosts = /^https?:\/\/(?:[\w-]+\.)*(?:solscan\.io|subscan\.io)(?=[/:?#]|$)/i;

/** The parts of an explorer's address: where its pages are, and the query that chooses a chain. */
const explorerParts = /^([^?#]*?)\/*(\?[^#]*)?(?:#.*)?$/;

/** The page of `address` on the block explorer of `network`; `undefined` for a network without one. */
export function accountPage(
  { blockExplorers }: Pick<Network, 'blockExplorers'>,
  address: string,
): string | undefined {
  if (!blockExplorers) return undefined;
  const { url } = blockExplorers.default;
  const [, base = url, query = ''] = explorerParts.exec(url) ?? [];
  return `${base}/${accountHosts.test(url) ? 'account' : 'address'}/${address}${query}`;
}
