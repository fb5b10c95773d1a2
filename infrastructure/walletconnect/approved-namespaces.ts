import { spelledAddress } from '../../domain/address/is-address';
import { isCaipAddress, parseCaipAddress } from '../../domain/caip/caip-address';
import type { CaipNetworkId } from '../../domain/caip/caip-network-id';
import { type ChainNamespace, chainNamespaces } from '../../domain/caip/chain-namespace';
import { proposedNamespaces } from '../../domain/connection/pairing-methods';
import type { Network } from '../../domain/network/network';
import { isUntrustedRecord, listOf } from '../../domain/outside/untrusted-record';

/** One approved account on one chain. */
export interface ApprovedAccount {
  readonly address: string;

  /** The chain by its current id. */
  readonly caipNetworkId: CaipNetworkId;

  /** The chain by the id that the wallet uses: Solana's have a former id. */
  readonly walletChainId: string;
}

/** The approved part of the proposal on one namespace. Has at least one account. */
export interface ApprovedNamespace {
  readonly accounts: readonly [ApprovedAccount, ...ApprovedAccount[]];
  readonly methods: ReadonlySet<string>;
  readonly events: ReadonlySet<string>;
}

/** The approved namespaces of a session. Leaves out namespaces that were not proposed. */
export type ApprovedNamespaces = ReadonlyMap<ChainNamespace, ApprovedNamespace>;

/** What the widget proposed to the wallet. A session is limited to it. */
export interface PairingQuestion {
  /** The proposed networks. */
  readonly networks: readonly Network[];

  /** Chains that the widget asked the wallet to switch to later; the site need not list them. */
  readonly laterChains: Iterable<CaipNetworkId>;
}

/** Limits on the size of a session that is read. Accounts are counted for each chain. */
const KEYS_MAX = 200;
const ENTRIES_MAX = 20_000;
const ACCOUNTS_MAX = 100;
const METHODS_MAX = 100;
const TEXT_MAX_LENGTH = 128;

/**
 * Parses the namespaces of a session (CAIP-25), limited to the proposal: ignores chains, methods and events
 * that were not proposed, and reads the first 100 accounts of each chain. A key may name a chain as well, as
 * in `eip155:1`. Skips an invalid account, and a namespace without a valid one. The work grows linearly with
 * the length of the session.
 */
export function approvedNamespacesIn(
  namespaces: unknown,
  question: PairingQuestion,
): ApprovedNamespaces {
  const proposed = proposedNamespaces(question.networks);
  const chains = askedChains(question);
  const drafts = new Map<ChainNamespace, Draft>();
  for (const [key, value] of entriesIn(namespaces)) {
    const namespace = chainNamespaces.find((each) => key === each || key.startsWith(`${each}:`));
    if (namespace === undefined) continue;
    const draft = drafts.get(namespace) ?? new Draft(namespace, chains);
    drafts.set(namespace, draft);
    textsIn(value, 'accounts').forEach((text) => draft.addAccount(text));
    addKnown(draft.methods, textsIn(value, 'methods'), proposed[namespace]?.methods ?? []);
    addKnown(draft.events, textsIn(value, 'events'), proposed[namespace]?.events ?? []);
  }
  return new Map(
    [...drafts.values()].flatMap((draft) => {
      const approved = draft.approved();
      return approved ? [[draft.namespace, approved] as const] : [];
    }),
  );
}

/** The approved parts of one namespace, while it is read. */
class Draft {
  readonly namespace: ChainNamespace;
  readonly methods = new Set<string>();
  readonly events = new Set<string>();
  readonly #chains: AskedChains;
  readonly #accounts = new Map<string, ApprovedAccount>();

  /** How many entries of each chain were read, valid and invalid ones. */
  readonly #counts = new Map<string, number>();

  constructor(namespace: ChainNamespace, chains: AskedChains) {
    this.namespace = namespace;
    this.#chains = chains;
  }

  addAccount(text: string): void {
    const walletChainId = text.slice(0, text.lastIndexOf(':'));
    const caipNetworkId = this.#chains.get(walletChainId);
    const count = this.#counts.get(walletChainId) ?? 0;
    if (caipNetworkId === undefined || count >= ACCOUNTS_MAX) return;
    this.#counts.set(walletChainId, count + 1);
    if (!isCaipAddress(text)) return;
    const { address: written, namespace } = parseCaipAddress(text);
    const address = spelledAddress(written, namespace);
    if (namespace !== this.namespace || address === undefined) return;
    this.#accounts.set(`${walletChainId}:${address}`, { address, caipNetworkId, walletChainId });
  }

  approved(): ApprovedNamespace | undefined {
    const [first, ...others] = this.#accounts.values();
    if (!first) return undefined;
    return { accounts: [first, ...others], methods: this.methods, events: this.events };
  }
}

/** The requested chains, by the ids that wallets use. */
type AskedChains = ReadonlyMap<string, CaipNetworkId>;

function askedChains({ networks, laterChains }: PairingQuestion): AskedChains {
  const chains = new Map<string, CaipNetworkId>();
  for (const caipNetworkId of laterChains) chains.set(caipNetworkId, caipNetworkId);
  for (const { caipNetworkId, deprecatedCaipNetworkId } of networks) {
    chains.set(caipNetworkId, caipNetworkId);
    if (deprecatedCaipNetworkId) chains.set(deprecatedCaipNetworkId, caipNetworkId);
  }
  return chains;
}

function addKnown(known: Set<string>, texts: readonly string[], proposed: readonly string[]): void {
  const isProposed = new Set(proposed);
  for (const text of texts) {
    if (isProposed.has(text) && known.size < METHODS_MAX) known.add(text);
  }
}

function entriesIn(namespaces: unknown): readonly (readonly [string, unknown])[] {
  return isUntrustedRecord(namespaces) ? Object.entries(namespaces).slice(0, KEYS_MAX) : [];
}

function textsIn(value: unknown, name: string): readonly string[] {
  return (listOf(value, name, ENTRIES_MAX) ?? []).filter(
    (entry) => typeof entry === 'string' && entry.length <= TEXT_MAX_LENGTH,
  ) as readonly string[];
}
