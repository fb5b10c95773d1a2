import type { Connector } from './connector';

/** The name of an injected wallet that does not say which one it is. */
export const BROWSER_WALLET_NAME = 'Browser Wallet';

/** What decides which connectors a visitor sees. */
export interface VisibilityRules {
  readonly deviceKind: 'mobile' | 'desktop';

  /** Ids, rdns or names (in any letter case) of wallets that the site leaves out. */
  readonly excluded: readonly string[];
}

/**
 * Whether the widget offers `connector`. Leaves out a connector that the site excluded by rdns, id or name,
 * and on a desktop an injected wallet that cannot be told from another. A connector exists only where its
 * wallet was detected, so an injected one without an rdns is shown on phones, where in-app browsers inject
 * theirs.
 */
export function isConnectorVisible(connector: Connector, rules: VisibilityRules): boolean {
  const { name, type } = connector;
  const excluded = rules.excluded.map((entry) => entry.toLowerCase());
  const names = [connector, ...(connector.connectors ?? [])]
    .flatMap(({ id, info, name }) => [id, name, info?.rdns ?? id])
    .map((entry) => entry.toLowerCase());
  if (names.some((entry) => excluded.includes(entry))) return false;
  const isAnonymous = type === 'INJECTED' && name === BROWSER_WALLET_NAME;
  return !isAnonymous || rules.deviceKind === 'mobile';
}
