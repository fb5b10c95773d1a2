import { AddedTokens } from '../../application/tokens/added-tokens';
import type { StoredValues } from '../../application/state/stored-values';
import type { Network } from '../../domain/network/network';
import type { WidgetOptions } from '../../domain/options/widget-options';
import type { ListedToken } from '../../domain/token/token-list';
import { withoutTokens } from '../../domain/token/without-tokens';
import { TokenLists } from '../../infrastructure/asset/token-lists';
import type { PortContainer } from '../../infrastructure/di/port-container';
import { HttpClient } from '../../ports/http-client';
import { Logger } from '../../ports/logger';
import { createToken } from '../../ports/token';
import { parsedSources } from './parsed-sources';

/** The dependencies of the tokens that are known. */
export interface TokenParts {
  readonly options: WidgetOptions;
  readonly ports: PortContainer;
  readonly stored: StoredValues;
}

const SiteTokenLists = createToken<TokenLists>('SiteTokenLists');

/** The tokens of an EVM network that the visitor has added, and those of the site's lists. */
export function knownTokens({ options, ports, stored }: TokenParts) {
  // Made and downloaded once per widget.
  ports.bind(SiteTokenLists, () => {
    const { tokenLists: lists = [] } = parsedSources({ options, ports });
    return new TokenLists({ http: ports.get(HttpClient), lists, logger: ports.get(Logger) });
  });
  const lists = ports.get(SiteTokenLists);
  const addedTokens = new AddedTokens(stored);
  return async (network: Network, signal?: AbortSignal): Promise<readonly ListedToken[]> => {
    const added = addedTokens.on(network.caipNetworkId);
    const listed = await lists.onNetwork(network, signal);
    return [...added, ...withoutTokens(listed, added)];
  };
}
