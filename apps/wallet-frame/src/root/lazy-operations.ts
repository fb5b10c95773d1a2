import type { SponsorDeps } from '../adapters/service/ask-sponsor';
import type { Networks } from '../domain/networks/networks';
import type { Bundle, PreparedBundle } from '../domain/plans/evm/bundle';
import type { PlanContext } from '../domain/plans/plan-context';
import type { SentBundle } from '../domain/plans/sent-bundle';
import type { Operations } from '../use-cases/operations/operations';

/** The user operations of this page, downloaded at the first use. */
export class LazyOperations implements Pick<Operations, 'ask' | 'clear' | 'find' | 'prepare'> {
  readonly #networks: Pick<Networks, 'find' | 'of'>;
  readonly #site: string;
  readonly #sponsor: SponsorDeps;
  #loaded: Promise<Operations> | undefined;

  constructor(networks: Pick<Networks, 'find' | 'of'>, site: string, sponsor: SponsorDeps) {
    this.#networks = networks;
    this.#site = site;
    this.#sponsor = sponsor;
  }

  async prepare(bundle: Bundle, context: PlanContext): Promise<PreparedBundle | undefined> {
    return (await this.#operations()).prepare(bundle, context);
  }

  async find(id: string): Promise<SentBundle | undefined> {
    return this.#isOffered ? (await this.#operations()).find(id) : undefined;
  }

  async ask(chain: string, method: string, params: unknown): Promise<unknown> {
    return (await this.#operations()).ask(chain, method, params);
  }

  async clear(): Promise<void> {
    if (this.#isOffered) await (await this.#operations()).clear();
  }

  /** Whether the operator has a bundler of any network. */
  get #isOffered(): boolean {
    const own = this.#networks.of('eip155');
    return own.some(({ smartAccounts }) => smartAccounts?.bundlerUrl !== undefined);
  }

  #operations(): Promise<Operations> {
    this.#loaded ??= this.#load();
    return this.#loaded;
  }

  async #load(): Promise<Operations> {
    try {
      const { operationsOf } = await import('./operations');
      return operationsOf(this.#networks, this.#site, this.#sponsor);
    } catch (error) {
      this.#loaded = undefined; // The next use asks again.
      throw error;
    }
  }
}
