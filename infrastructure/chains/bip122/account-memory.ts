import { attempt } from '../../../domain/outside/attempt';
import { ConnectorNotes, type ConnectorNotesDeps } from '../connector-notes';
import { expectAccounts, networkNameOf, type SharedAccounts } from './bitcoin-answers';

const PREFIX = '@appkit/bip122:accounts/';

/**
 * What each wallet shares, from one visit to the next: most Bitcoin wallets cannot be asked that without
 * asking the person. It is kept in the form in which wallets answer, and read as carefully.
 */
export class AccountMemory {
  readonly #notes: ConnectorNotes;

  constructor(deps: Omit<ConnectorNotesDeps, 'prefix'>) {
    this.#notes = new ConnectorNotes({ ...deps, prefix: PREFIX });
  }

  /** What was remembered; what cannot be read is forgotten. */
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
