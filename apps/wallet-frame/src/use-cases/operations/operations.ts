import type { FrameNetwork } from '../../domain/networks/settings';
import { HostRefusal } from '../../domain/refusals/host-refusal';
import type { Networks } from '../../domain/networks/networks';
import { rpcCodes } from '../../../../../domain/rpc/rpc-code';
import { pause } from '../../domain/time/pause';
import type { Bundle, PreparedBundle } from '../../domain/plans/evm/bundle';
import type { PlanContext } from '../../domain/plans/plan-context';
import type { AskNode } from '../../domain/plans/ask-node';
import type { SentBundle } from '../../domain/plans/sent-bundle';
import { type AskOperator, SERVICE } from '../../domain/smart/operations/operator';
import { Bundler } from '../../domain/smart/operations/bundler';
import { operationBundle } from '../../domain/smart/operations/operation-bundle';
import { NoBundler } from '../../domain/smart/operations/operation-refusal';
import { sentBundle } from '../../domain/smart/operations/sent-bundle';
import { type OperationStore, SentOperations } from '../../domain/smart/operations/sent-operations';

export interface OperationsDeps {
  readonly networks: Pick<Networks, 'find'>;
  readonly store: OperationStore;
  readonly ask: (url: string) => AskOperator;

  /** Asks the operator's service to pay. */
  readonly askService: AskOperator;
  readonly nodeOf: (network: FrameNetwork | undefined) => AskNode;
  readonly now?: () => number;
  readonly wait?: (ms: number) => Promise<void>;
}

/** The user operations of one site's visitor (ERC-4337), where the operator has a bundler. */
export class Operations {
  readonly #deps: Required<OperationsDeps>;
  readonly #sent: SentOperations;

  constructor(deps: OperationsDeps) {
    const { ask, askService, networks, nodeOf, now = Date.now, store, wait = pause } = deps;
    this.#deps = { ask, askService, networks, nodeOf, now, store, wait };
    this.#sent = new SentOperations({ store, now, wait });
  }

  /** What `operationBundle` says. */
  prepare(bundle: Bundle, context: PlanContext): Promise<PreparedBundle | undefined> {
    const { ask, askService, now } = this.#deps;
    const { bundlerUrl, ...settings } = context.network?.smartAccounts ?? {};
    if (bundlerUrl === undefined) return Promise.resolve(undefined);
    return operationBundle(bundle, context, {
      ask: (url) => (url === SERVICE ? askService : ask(url)),
      now,
      sent: this.#sent,
      settings: { ...settings, bundlerUrl },
    });
  }

  /**
   * What the bundler of a network answers to a question that changes nothing.
   *
   * @throws HostRefusal with the bundler's own code and text, or where there is none or it does not answer.
   */
  async ask(chain: string, method: string, params: unknown): Promise<unknown> {
    const url = this.#deps.networks.find(chain)?.smartAccounts?.bundlerUrl;
    if (url === undefined) throw noBundlerOn();
    const answer = await this.#deps.ask(url)(method, Array.isArray(params) ? params : []);
    if (answer.kind === 'silent') throw new NoBundler();
    if (answer.kind === 'refused') throw new HostRefusal(answer.message, answer.code);
    return answer.result;
  }

  /** Forgets what was sent, when the visitor leaves. */
  clear(): Promise<void> {
    return this.#sent.clear();
  }

  /** A bundle that was sent, also before this page was loaded. */
  async find(id: string): Promise<SentBundle | undefined> {
    const operation = await this.#sent.find(id);
    if (!operation) return undefined;
    const network = this.#deps.networks.find(operation.chain);
    const url = network?.smartAccounts?.bundlerUrl;
    if (url === undefined) throw noBundlerOn();
    const bundler = new Bundler(this.#deps.ask(url));
    return sentBundle(operation, { bundler, node: this.#deps.nodeOf(network), sent: this.#sent });
  }
}

function noBundlerOn(): HostRefusal {
  return new HostRefusal('The wallet has no bundler of this network', rpcCodes.unsupportedMethod);
}
