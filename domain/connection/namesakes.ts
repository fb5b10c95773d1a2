import { lookOf } from '../text/look-alike';
import type { Connector, ConnectorType } from './connector';
import { BROWSER_WALLET_NAME } from './wallet-visibility';

/** What names itself: what the site supplies has the name that the site gave it. */
const selfNamedTypes: ReadonlySet<ConnectorType> = new Set([
  'ANNOUNCED',
  'INJECTED',
  'MULTI_CHAIN',
]);

/**
 * `connectors` of one namespace, with each marked whose name a person could take for another one's: it
 * cannot be known which of them is the wallet that the visitor means.
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

/**
 * `connectors` of several namespaces, with each marked whose name a person could take for that of one
 * before it: wallets that are not known to be one are two rows, and the later one is cautioned.
 */
export function markedLatecomers(connectors: readonly Connector[]): readonly Connector[] {
  const seen = new Set<string>();
  return connectors.map((connector) => {
    const look = selfGivenLook(connector);
    if (look === '') return connector;
    const isSecond = seen.has(look);
    seen.add(look);
    return isSecond ? marked(connector) : connector;
  });
}

/** What the name looks like that a wallet has given itself. Empty where it gave none. */
function selfGivenLook({ name, type }: Connector): string {
  return selfNamedTypes.has(type) && name !== BROWSER_WALLET_NAME ? lookOf(name) : '';
}

function marked(connector: Connector): Connector {
  return connector.isDuplicate ? connector : { ...connector, isDuplicate: true };
}
