import { abortable } from '../../domain/abort/abortable';
import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import type { Connector } from '../../domain/connection/connector';
import {
  type AreJoined,
  connectorsOf,
  joinedConnectors,
} from '../../domain/connection/multi-chain-connector';
import { markedNamesakes } from '../../domain/connection/namesakes';
import type { WalletPair } from '../../domain/connection/wallet-pairs';
import type { Clock } from '../../ports/clock';
import type { Logger } from '../../ports/logger';
import type { Stream } from '../../ports/stream';
import type { WalletConnector, WalletConnectorCatalogue } from '../../ports/wallet-connector';
import { WatchedConnectors } from './watched-connectors';

type LoadWallets = () => WalletConnectorCatalogue | Promise<WalletConnectorCatalogue>;

/** Makes the catalogue of each namespace: at once, or after a download. */
export type WalletFamilies = { readonly [N in ChainNamespace]: LoadWallets };

export interface JoinedWalletCatalogueDeps {
  readonly clock: Clock;
  readonly families: Partial<WalletFamilies>;
  readonly logger: Logger;

  /** The connectors that belong to one wallet, as the site says. Absent: none. */
  readonly pairs?: readonly WalletPair[];

  /** Whether the visitor has connected both, in this visit or an earlier one. Absent: never. */
  readonly areJoined?: AreJoined;

  /** The namespaces that the site has networks on, now and whenever that changes. */
  readonly namespaces$: Stream<readonly ChainNamespace[]>;
}

/** The wait after a failed download: doubled each time, up to the longest. */
const RETRY_MS = 1000;
const RETRY_MAX_MS = 60_000;

/** How long a caller that looks for a wallet waits for downloads. */
const KNOWN_PATIENCE_MS = 10_000;

/**
 * The wallets of every namespace that the site has networks on, each wallet once: see {@link
 * joinedConnectors}. A namespace's code is downloaded only where the site has a network there, and no
 * namespace waits for another. A row keeps its place when the wallets of another namespace arrive late.
 */
export class JoinedWalletCatalogue implements WalletConnectorCatalogue {
  readonly connectors$: Stream<readonly Connector[]>;
  readonly #deps: JoinedWalletCatalogueDeps;
  readonly #catalogues = new Map<ChainNamespace, WalletConnectorCatalogue>();
  readonly #known = new Map<ChainNamespace, readonly Connector[]>();
  readonly #watched: WatchedConnectors;

  /** Every connector by its {@link keyOf}, in the order in which they became known. */
  #order: readonly string[] = [];
  #connectors: readonly Connector[] = [];
  #namespaces: readonly ChainNamespace[] = [];

  constructor(deps: JoinedWalletCatalogueDeps) {
    this.#deps = deps;
    this.#watched = new WatchedConnectors({
      list: () => this.#connectors,
      discover: () => this.#start(),
    });
    this.connectors$ = this.#watched.connectors$;
  }

  leftOutCount(): number {
    const counts = [...this.#catalogues.values()].map((each) => each.leftOutCount?.() ?? 0);
    return counts.reduce((sum, count) => sum + count, 0);
  }

  find(connectorId: string, namespace?: ChainNamespace): WalletConnector | undefined {
    const isIt = ({ id }: Connector): boolean => id === connectorId;
    const row =
      this.#connectors.find(isIt) ??
      this.#connectors.find((connector) => connectorsOf(connector).some(isIt));
    const members = row ? connectorsOf(row) : [];
    const member =
      members.find((each) => each.namespace === namespace) ?? members.find(isIt) ?? members[0];
    const own = namespace && this.#catalogues.get(namespace)?.find(connectorId, namespace);
    if (own) return own;
    if (member) return this.#catalogues.get(member.namespace)?.find(member.id, member.namespace);
    for (const catalogue of this.#catalogues.values()) {
      const connector = catalogue.find(connectorId);
      if (connector) return connector;
    }
    return undefined;
  }

  async whenKnown(
    connectorId: string,
    namespace?: ChainNamespace,
    signal?: AbortSignal,
  ): Promise<void> {
    signal?.throwIfAborted();
    const patience = new AbortController();
    let stop = (): void => {};
    const known = new Promise<void>((resolve) => {
      const following = this.connectors$.subscribe(() => {
        if (this.#isKnown(connectorId, namespace)) resolve();
      });
      stop = () => following.unsubscribe();
    });
    const late = this.#deps.clock.sleep(KNOWN_PATIENCE_MS, patience.signal).catch(() => {});
    try {
      await abortable(Promise.race([known, late]), signal);
    } finally {
      stop();
      patience.abort();
    }
  }

  #isKnown(connectorId: string, namespace: ChainNamespace | undefined): boolean {
    const found = this.find(connectorId, namespace);
    if (found && (namespace ?? found.details.namespace) === found.details.namespace) return true;
    return this.#namespaces.every((each) => {
      const isAwaited = namespace === undefined || namespace === each;
      return !isAwaited || !this.#deps.families[each] || this.#catalogues.has(each);
    });
  }

  #start(): () => void {
    const { namespaces$ } = this.#deps;
    const controller = new AbortController();
    const started = new Set<ChainNamespace>();
    const following = namespaces$.subscribe((namespaces) => {
      this.#namespaces = namespaces;
      for (const namespace of namespaces) {
        if (started.has(namespace)) continue;
        started.add(namespace);
        this.#startFamily(namespace, controller.signal);
      }
    });
    return () => {
      following.unsubscribe();
      controller.abort();
    };
  }

  #startFamily(namespace: ChainNamespace, signal: AbortSignal): void {
    const load = this.#deps.families[namespace];
    if (!load) return;
    const catalogue = this.#catalogues.get(namespace) ?? load();
    if (catalogue instanceof Promise) void this.#followLate(namespace, load, catalogue, signal);
    else this.#follow(namespace, catalogue, signal);
  }

  async #followLate(
    namespace: ChainNamespace,
    load: LoadWallets,
    loading: Promise<WalletConnectorCatalogue>,
    signal: AbortSignal,
    waitMs = RETRY_MS,
  ): Promise<void> {
    try {
      const catalogue = await loading;
      if (!signal.aborted) this.#follow(namespace, catalogue, signal);
    } catch (error) {
      if (signal.aborted) return;
      const { clock, logger } = this.#deps;
      logger.warn(`The wallets of ${namespace} could not be downloaded`, error);
      const again = clock.sleep(waitMs, signal).then(load);
      await this.#followLate(namespace, load, again, signal, Math.min(waitMs * 2, RETRY_MAX_MS));
    }
  }

  #follow(
    namespace: ChainNamespace,
    catalogue: WalletConnectorCatalogue,
    signal: AbortSignal,
  ): void {
    this.#catalogues.set(namespace, catalogue);
    const following = catalogue.connectors$.subscribe((connectors) =>
      this.#setConnectors(namespace, connectors),
    );
    signal.addEventListener('abort', () => following.unsubscribe(), { once: true });
  }

  #setConnectors(namespace: ChainNamespace, connectors: readonly Connector[]): void {
    const before = this.#known.get(namespace) ?? [];
    this.#known.set(namespace, connectors);
    this.#order = orderAfter(this.#order, before.map(keyOf), connectors.map(keyOf));
    const all = new Map([...this.#known.values()].flat().map((each) => [keyOf(each), each]));
    const known = this.#order.flatMap((key) => all.get(key) ?? []);
    const { areJoined, pairs } = this.#deps;
    this.#connectors = markedNamesakes(joinedConnectors(known, pairs, areJoined));
    this.#watched.publish();
  }
}

function keyOf({ id, namespace }: Connector): string {
  return `${namespace} ${id}`;
}

/**
 * `order` after the connectors of one namespace changed from `before` to `after`. A connector that replaces
 * another takes its place.
 */
function orderAfter(
  order: readonly string[],
  before: readonly string[],
  after: readonly string[],
): readonly string[] {
  const replacing = new Map(
    before.flatMap((key, index) => {
      const next = after[index];
      const isReplaced = next !== undefined && !after.includes(key) && !before.includes(next);
      return isReplaced ? [[key, next]] : [];
    }),
  );
  const kept = order
    .map((key) => replacing.get(key) ?? key)
    .filter((key) => !before.includes(key) || after.includes(key));
  return [...kept, ...after.filter((key) => !kept.includes(key))];
}
