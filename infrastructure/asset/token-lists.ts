import { abortable } from '../../domain/abort/abortable';
import { checkEvmAddress } from '../../domain/address/evm-address';
import { onceUntilFailure } from '../../domain/async/once-until-failure';
import { formatCaipAddress } from '../../domain/caip/caip-address';
import { parseCaipNetworkId } from '../../domain/caip/caip-network-id';
import { WidgetError } from '../../domain/errors/widget-error';
import type { Network } from '../../domain/network/network';
import { listOf, numberOf, parseEach, textOf } from '../../domain/outside/untrusted-record';
import { isImageUrl } from '../../domain/text/image-url';
import { plainText } from '../../domain/text/plain-text';
import { isTokenDecimals } from '../../domain/token/amount';
import { MAX_SYMBOL_LENGTH } from '../../domain/token/token-balance';
import type { ListedToken, TokenList } from '../../domain/token/token-list';
import type { HttpClient } from '../../ports/http-client';
import type { Logger } from '../../ports/logger';

export interface TokenListsDeps {
  readonly http: HttpClient;
  readonly lists: readonly (string | TokenList)[];
  readonly logger: Logger;
}

/** The most tokens of one list, as its standard says, and the longest name that is kept. */
const TOKENS_MAX = 10_000;
const NAME_MAX_LENGTH = 64;

type ReadToken = Omit<ListedToken, 'address'> & {
  readonly chainId: number;
  readonly address: string;
};

/** The site's lists of tokens on EVM networks. Each is downloaded once, when the first token is asked for. */
export class TokenLists {
  readonly #logger: Logger;
  readonly #loaders: readonly (() => Promise<readonly ReadToken[]>)[];

  constructor({ http, lists, logger }: TokenListsDeps) {
    this.#logger = logger;
    this.#loaders = lists.map((list) =>
      onceUntilFailure(async () =>
        readTokenList(typeof list === 'string' ? await http.request({ url: list }) : list),
      ),
    );
  }

  /**
   * The tokens of the EVM chain `network` on all lists, each once: the first list that names it counts.
   *
   * @throws what `HttpClient` throws, and `SERVICE_RESPONSE_INVALID`, where there are lists and none can be read, and the
   *   reason of `signal` as soon as it aborts.
   */
  async onNetwork(network: Network, signal?: AbortSignal): Promise<readonly ListedToken[]> {
    signal?.throwIfAborted();
    if (this.#loaders.length === 0) return [];
    const loading = Promise.allSettled(this.#loaders.map((load) => load()));
    const lists = await abortable(loading, signal);
    const failed = lists.flatMap((list) => (list.status === 'rejected' ? [list.reason] : []));
    if (failed.length === lists.length) throw failed[0];
    for (const reason of failed) this.#logger.warn('A list of tokens could not be read', reason);

    const chain = parseCaipNetworkId(network.caipNetworkId);
    const tokens = new Map<string, ListedToken>();
    for (const { chainId, ...token } of lists.flatMap((list) =>
      list.status === 'fulfilled' ? list.value : [],
    )) {
      if (String(chainId) !== chain.chainReference || tokens.has(token.address)) continue;
      const address = formatCaipAddress({ ...chain, address: token.address });
      tokens.set(token.address, { ...token, address });
    }
    return [...tokens.values()];
  }
}

/**
 * Reads a list by the standard of Uniswap. Leaves out a token that cannot be read, and one of another namespace.
 *
 * @throws `WidgetError` `SERVICE_RESPONSE_INVALID` for anything that is no list, or has more than 10,000 tokens.
 */
function readTokenList(value: unknown): readonly ReadToken[] {
  const tokens = listOf(value, 'tokens', TOKENS_MAX + 1);
  if (!tokens || tokens.length > TOKENS_MAX) {
    const reason = tokens ? 'the list has more than 10,000 tokens' : 'it is no list of tokens';
    throw new WidgetError('SERVICE_RESPONSE_INVALID', { reason });
  }
  return parseEach(tokens, readToken);
}

function readToken(entry: unknown): ReadToken | undefined {
  const [chainId, decimals] = [numberOf(entry, 'chainId'), numberOf(entry, 'decimals')];
  const check = checkEvmAddress(textOf(entry, 'address') ?? '');
  const symbol = plainText(textOf(entry, 'symbol') ?? '', MAX_SYMBOL_LENGTH);
  const name = plainText(textOf(entry, 'name') ?? '', NAME_MAX_LENGTH) || symbol;
  if (chainId === undefined || decimals === undefined || !isTokenDecimals(decimals)) {
    return undefined;
  }
  if (!check.ok || symbol === '') return undefined;
  const icon = textOf(entry, 'logoURI') ?? '';
  const token = { chainId, address: check.address, name, symbol, decimals };
  return { ...token, ...(isImageUrl(icon) && { iconUrl: icon }) };
}
