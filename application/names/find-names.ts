import { LatestRun } from '../../domain/async/latest-run';
import { FeatureError } from '../../domain/errors/feature-error';
import type { WidgetError } from '../../domain/errors/widget-error';
import { isRegisteredName } from '../../domain/name/registered-name';
import type { NameService } from '../../ports/name-service';
import type { ActiveAccount } from '../session/active-account';
import type { NameList, NamesState } from '../../domain/name/names-state';
import type { NamesStore } from './names-store';

export interface FindNamesDeps {
  readonly activeAccount: ActiveAccount;
  readonly nameService: NameService;
  readonly store: NamesStore;
}

type ListName = 'own' | 'suggestions';

/** Looks names up: suggestions for a typed one, and those of the account. Only the latest lookup counts. */
export class FindNames {
  readonly #deps: FindNamesDeps;
  readonly #runs: Readonly<Record<ListName, LatestRun>> = {
    own: new LatestRun(),
    suggestions: new LatestRun(),
  };

  constructor(deps: FindNamesDeps) {
    this.#deps = deps;
  }

  /** @throws what `NamesVerbs.suggest` throws. */
  async suggest(typed: string): Promise<void> {
    const { nameService } = this.#deps;
    const name = typed.trim();
    if (!isRegisteredName(name)) {
      this.#forget('suggestions');
      return;
    }
    await this.#load(
      'suggestions',
      async (signal) => nameService.suggest(name.toLowerCase(), signal),
      (cause) => new FeatureError('NAME_SUGGESTIONS_FAILED', {}, { cause }),
    );
  }

  /** @throws what `NamesVerbs.loadOwn` throws. */
  async loadOwn(): Promise<void> {
    const { activeAccount, nameService } = this.#deps;
    const { address } = activeAccount.require();
    await this.#load(
      'own',
      async (signal) => nameService.namesOf(address, signal),
      (cause) => new FeatureError('NAMES_OF_ADDRESS_FAILED', {}, { cause }),
    );
  }

  /** Forgets the names of an account that is no longer in use. */
  forgetOwn(): void {
    this.#forget('own');
  }

  /** Cancels the lookups that are under way. */
  cancel(): void {
    Object.values(this.#runs).forEach((run) => run.cancel());
  }

  async #load<List extends ListName>(
    list: List,
    ask: (signal: AbortSignal) => Promise<NamesState[List]['names']>,
    failureOf: (cause: unknown) => WidgetError,
  ): Promise<void> {
    const signal = this.#runs[list].start();
    const { names: known } = this.#deps.store.getSnapshot()[list];
    this.#show(list, { status: 'loading', names: known });
    try {
      const names = await ask(signal);
      signal.throwIfAborted();
      this.#show(list, { status: 'loaded', names });
    } catch (error) {
      signal.throwIfAborted();
      this.#show(list, { status: 'failed', names: [] });
      throw failureOf(error);
    } finally {
      this.#runs[list].end(signal);
    }
  }

  #forget(list: ListName): void {
    this.#runs[list].cancel();
    if (this.#deps.store.getSnapshot()[list].status === 'idle') return;
    this.#show(list, { status: 'idle', names: [] });
  }

  #show(list: ListName, names: NameList<unknown>): void {
    this.#deps.store.update((state) => ({ ...state, [list]: names }));
  }
}
