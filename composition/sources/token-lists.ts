import type { WidgetOptions } from '../../domain/options/widget-options';
import { parseSources } from '../../domain/options/parse-sources';
import { TokenLists } from '../../infrastructure/asset/token-lists';
import type { PortContainer } from '../../infrastructure/di/port-container';
import { HttpClient } from '../../ports/http-client';
import { Logger } from '../../ports/logger';
import { createToken } from '../../ports/token';

const SiteTokenLists = createToken<TokenLists>('SiteTokenLists');

/** The site's lists of tokens, made and downloaded once per widget. */
export function tokenLists(options: WidgetOptions, ports: PortContainer): TokenLists {
  ports.bind(SiteTokenLists, () => {
    const { tokenLists: lists = [] } = parseSources(options.sources);
    return new TokenLists({ http: ports.get(HttpClient), lists, logger: ports.get(Logger) });
  });
  return ports.get(SiteTokenLists);
}
