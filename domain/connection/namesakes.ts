import { lookOf } from '../text/look-alike';
import type { Connector, ConnectorType } from './connector';
import { BROWSER_WALLET_NAME } from './wallet-visibility';

/**
 * Connectors whose wallets choose their own name. Wallets that the site supplies have the name that the site gave.
 */
const selfNamedTypes: ReadonlySet<ConnectorType> = new Set([
  'ANNOUNCED',
  'INJECTED',
  'MULTI_CHAIN',
]);

/**
 * `connectors`, of one namespace or of several. Marks each whose name a visitor could mistake for another's, the first one
 * too: the widget cannot know which one the visitor means, and a script of the page can come before the wallet.
 */
export function markedNamesakes(connectors: readonly Connector[]): readonly Connector[] {
  const looks = connectors.map(selfGivenLook);
  const count = new Map<string, number>();
  for (const look of looks) count.set(look, (count.get(look) ?? 0) + 1);
  return connectors.map((connector, index) => {
    const look = looks[index] ?? '';
    return look !== '' && (count.get(look) ?? 0) > 1 ? marked(connector) : connector;
  });
}

/** The skeleton of the name that a wallet chose for itself. Empty when it has no name. */
function selfGivenLook({ name, type }: Connector): string {
  return selfNamedTypes.has(type) && name !== BROWSER_WALLET_NAME ? lookOf(name) : '';
}

function marked(connector: Connector): Connector {
  return connector.isDuplicate ? connector : { ...connector, isDuplicate: true };
}
