import { checkEvmAddress } from '../../domain/address/evm-address';
import { formatCaipAddress } from '../../domain/caip/caip-address';
import { parseCaipNetworkId } from '../../domain/caip/caip-network-id';
import type { Network } from '../../domain/network/network';
import { fieldOf, parseEach, textOf } from '../../domain/outside/untrusted-record';
import { isImageUrl } from '../../domain/text/image-url';
import { plainText } from '../../domain/text/plain-text';
import { isTokenDecimals } from '../../domain/token/amount';
import { parseDecimal } from '../../domain/number/decimal';
import { MAX_SYMBOL_LENGTH } from '../../domain/token/token-balance';
import type { ListedToken } from '../../domain/token/token-list';
import type { BlockscoutClient, BlockscoutCursor } from './blockscout-client';

/** An account with more tokens holds spam. An instance writes 50 a page. */
const PAGES_MAX = 10;
const NAME_MAX_LENGTH = 64;

/** What an instance's operators say about an honest token. */
const honest: ReadonlySet<unknown> = new Set(['ok', 'neutral', undefined, null]);

/**
 * The tokens of ERC-20 that `address` holds, as an instance of Blockscout lists them, with its prices; of those that its
 * operators know as fraud none. The balances are for the chain to say: an index is behind it.
 *
 * @throws what `BlockscoutClient.page` throws.
 */
export async function blockscoutTokens(
  client: BlockscoutClient,
  address: string,
  { caipNetworkId }: Network,
  signal?: AbortSignal,
): Promise<readonly ListedToken[]> {
  const chain = parseCaipNetworkId(caipNetworkId);
  const tokens = new Map<string, ListedToken>();
  let cursor: BlockscoutCursor | undefined = {};
  for (let page = 0; page < PAGES_MAX && cursor; page += 1) {
    const path = `/addresses/${address}/tokens`;
    const known = tokens.size;
    const { items, next } = await client.page(path, { type: 'ERC-20', ...cursor }, signal);
    for (const { contract, ...token } of parseEach(items, tokenIn)) {
      if (tokens.has(contract)) continue;
      tokens.set(contract, {
        ...token,
        address: formatCaipAddress({ ...chain, address: contract }),
      });
    }
    // A cursor that leads to nothing new goes round in circles.
    cursor = tokens.size > known ? next : undefined;
  }
  return [...tokens.values()];
}

function tokenIn(
  item: unknown,
): (Omit<ListedToken, 'address'> & { readonly contract: string }) | undefined {
  const token = fieldOf(item, 'token');
  const contract = textOf(token, 'address_hash') ?? textOf(token, 'address') ?? '';
  const check = checkEvmAddress(contract);
  const decimals = Number(textOf(token, 'decimals') ?? NaN);
  const symbol = plainText(textOf(token, 'symbol') ?? '', MAX_SYMBOL_LENGTH);
  const isToken = textOf(token, 'type') === 'ERC-20' && honest.has(fieldOf(token, 'reputation'));
  if (!isToken || !check.ok || !isTokenDecimals(decimals) || symbol === '') return undefined;
  const name = plainText(textOf(token, 'name') ?? '', NAME_MAX_LENGTH) || symbol;
  const price = parseDecimal(textOf(token, 'exchange_rate') ?? '');
  const icon = textOf(token, 'icon_url') ?? '';
  return {
    contract: check.address,
    decimals,
    name,
    symbol,
    ...(price && price.units > 0n && { price }),
    ...(isImageUrl(icon) && { iconUrl: icon }),
  };
}
