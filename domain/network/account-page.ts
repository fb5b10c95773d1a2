import type { Network } from './network';

/** Explorers whose pages of accounts are at `/account/`: Solscan and Subscan. The others have them at `/address/`. */
const accountHosts = /^https?:\/\/(?:[\w-]+\.)*(?:solscan\.io|subscan\.io)(?=[/:?#]|$)/i;

/** Explorers whose pages of transactions are at `/extrinsic/`. The others have them at `/tx/`. */
const extrinsicHosts = /^https?:\/\/(?:[\w-]+\.)*subscan\.io(?=[/:?#]|$)/i;

/** Hashes, addresses, and extrinsics by block and number. A service's own text could lead to another page. */
const idPattern = /^[\w-]{1,128}$/;

/** The parts of an explorer's address: where its pages are, and the query that chooses a chain. */
const explorerParts = /^([^?#]*?)\/*(\?[^#]*)?(?:#.*)?$/;

/** The page of `address` on the block explorer of `network`; `undefined` for a network without one, and for what is no address. */
export function accountPage(
  network: Pick<Network, 'blockExplorers'>,
  address: string,
): string | undefined {
  return pageOf(network, address, (url) => (accountHosts.test(url) ? 'account' : 'address'));
}

/** The page of the transaction `hash` there. */
export function transactionPage(
  network: Pick<Network, 'blockExplorers'>,
  hash: string,
): string | undefined {
  return pageOf(network, hash, (url) => (extrinsicHosts.test(url) ? 'extrinsic' : 'tx'));
}

function pageOf(
  { blockExplorers }: Pick<Network, 'blockExplorers'>,
  id: string,
  folderOn: (url: string) => string,
): string | undefined {
  if (!blockExplorers || !idPattern.test(id)) return undefined;
  const { url } = blockExplorers.default;
  const [, base = url, query = ''] = explorerParts.exec(url) ?? [];
  return `${base}/${folderOn(url)}/${id}${query}`;
}
