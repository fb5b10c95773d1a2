import { attempt } from '../../../domain/outside/attempt';
import { ConnectorNotes, type ConnectorNotesDeps } from '../connector-notes';
import { expectAccounts, networkNameOf, type SharedAccounts } from './bitcoin-answers';

const PREFIX = '@appkit/bip122:accounts/';

/**
 * The accounts that each wallet shared on earlier visits: most Bitcoin wallets cannot list them without a
 * prompt. They are stored in the form in which wallets answer, and parsed with the same checks.
 */
export class AccountMemory {
  readonly #notes: ConnectorNotes;

  constructor({ storage, widgetId }: Omit<ConnectorNotesDeps, 'prefix'>) {
    this.#notes = new ConnectorNotes({ prefix: PREFIX, storage, widgetId });
  }

  /** The stored accounts. An entry that cannot be read is deleted. */
  recall(connectorId: string, likely: readonly string[]): SharedAccounts | undefined {
    const text = this.#notes.read(connectorId);
    if (text === undefined) return undefined;
    const shared = attempt(() => expectAccounts(JSON.parse(text) as unknown, 'storage', likely));
    if (!shared) this.forget(connectorId);
    return shared;
  }

  remember(connectorId: string, { accounts, chainReference }: SharedAccounts): void {
    const name = networkNameOf(chainReference);
    const answer = { addresses: accounts, network: { bitcoin: { name } } };
    this.#notes.write(connectorId, JSON.stringify(answer));
  }

  forget(connectorId: string): void {
    this.#notes.erase(connectorId);
  }
}
