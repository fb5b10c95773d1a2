import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import {
  connectorOfWagmi,
  connectorOfWalletAdapter,
} from '../../domain/connection/former-connector';
import { aText } from '../../domain/options/check';
import { FormerSession } from '../../application/state/former-session';
import { pageStorage } from '../../infrastructure/storage/page-storage';

/** The connector that a visitor used with another kit. */
export interface FormerConnector {
  readonly namespace: ChainNamespace;
  readonly connectorId: string;
}

/** Which widget goes on. */
export interface TakeOverOptions {
  /** The widget's own option `id`, where it has one. */
  readonly id?: string;
}

/**
 * Has the next widget of this page ask the wallet that the visitor had connected with wagmi or with Solana's
 * wallet-adapter, so that a visitor who was connected before a site moved is connected after, without a press. It goes
 * before `createWidget`.
 *
 * It reads the records of those kits once, and of them only which connector to ask: an address, a chain or a key in them
 * is not read. The wallet answers without a prompt, or the visitor is not connected. A record that is none, is too large
 * or names no wallet counts as absent. Nothing is read where the widget has a record of its own; AppKit's is one, for EVM
 * chains.
 *
 * @example
 * ```ts
 * takeOverSession();
 * export const widget = createWidget({ networks: [ethereum] });
 * ```
 *
 * @returns The connectors that will be asked; none on a server, none where the browser stores nothing, and none from the
 * second visit on.
 * @throws `WidgetError` `OPTION_INVALID` where `id` is no text.
 */
export function takeOverSession({ id }: TakeOverOptions = {}): readonly FormerConnector[] {
  if (id !== undefined) aText(id, 'id');
  const storage = pageStorage();
  const session = new FormerSession({ storage, widgetId: id });
  if (session.isOver()) return [];
  session.end();
  // A browser that cannot keep this would connect a visitor again who has left.
  if (!new FormerSession({ storage: pageStorage(), widgetId: id }).isOver()) return [];
  const read = (key: string): string | undefined => storage.get(key);
  const found: readonly (FormerConnector | undefined)[] = [
    former('eip155', connectorOfWagmi(read)),
    former('solana', connectorOfWalletAdapter(read)),
  ];
  const taken = found.filter((each) => each !== undefined);
  for (const { namespace, connectorId } of taken) session.remember(namespace, connectorId);
  return taken;
}

function former(namespace: ChainNamespace, connectorId?: string): FormerConnector | undefined {
  return connectorId === undefined ? undefined : { namespace, connectorId };
}
