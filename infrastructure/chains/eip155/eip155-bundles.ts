import { abortable } from '../../../domain/abort/abortable';
import { type CaipAddress, parseCaipAddress } from '../../../domain/caip/caip-address';
import { isWidgetError, WidgetError } from '../../../domain/errors/widget-error';
import { TRANSACTION_POLL_MS } from '../../../domain/limits';
import type { Network } from '../../../domain/network/network';
import { rpcCodes } from '../../../domain/rpc/rpc-code';
import {
  type BundleEnd,
  bundleIdIn,
  type BundleStatus,
  isAtomicOn,
  isEvmHash,
  outcomeOfAll,
  parseBundleStatus,
} from '../../../domain/transaction/bundle';
import type { BalanceFloor, BundleChecks } from '../../../domain/transaction/bundle-checks';
import type { ContractCall } from '../../../domain/transaction/contract-call';
import { isBundleRefusal } from '../../../domain/transaction/bundle-refusal';
import type { SimulatedCall } from '../../../domain/transaction/simulated-call';
import type { ChainBundles } from '../../../ports/chain-bundles';
import type { ChainOutcomes } from '../../../ports/chain-outcomes';
import type { Clock } from '../../../ports/clock';
import type { RpcClients } from '../../../ports/rpc-client';
import { originalOf } from '../../../ports/guarded-session';
import type { WalletSession } from '../../../ports/wallet-connector';
import type { Eip155Simulation } from './eip155-simulation';
import { quantityOf } from './quantity';
import { walletOf } from './session-wallet';
import { requireChain } from './send-from';
import { StandingContracts } from './standing-contracts';

export interface Eip155BundlesDeps {
  readonly clock: Clock;
  readonly outcomes: Pick<ChainOutcomes, 'outcome'>;
  readonly rpcClients: RpcClients;
  readonly simulation: Eip155Simulation;
}

/** How long a wallet may take to say what it can do, and to report about a bundle. */
const ANSWER_WAIT_MS = 5000;

/** The longest pause between two questions about a bundle, and by how much each is longer than the one before. */
const POLL_MAX_MS = 300_000;
const POLL_GROWTH = 1.2;

/** How long a wallet has to keep a bundle in mind (EIP-5792). */
const KEPT_MS = 86_400_000;

/** How long a wallet that calls a bundle done may take to name a transaction of it. */
const RECEIPT_WAIT_MS = 60_000;

/** {@link ChainBundles} of EVM chains: EIP-5792, of which the chain itself confirms what it can. */
export class Eip155Bundles implements ChainBundles {
  readonly #deps: Eip155BundlesDeps;

  /** What each connected wallet can do, by chain and account. */
  readonly #abilities = new WeakMap<WalletSession, Map<CaipAddress, Promise<boolean>>>();

  /** The ids that each connected wallet has given. */
  readonly #given = new WeakMap<WalletSession, Set<string>>();

  /** Those that compare balances. */
  readonly #contracts: StandingContracts;

  constructor(deps: Eip155BundlesDeps) {
    this.#deps = deps;
    this.#contracts = new StandingContracts(deps);
  }

  areAtomic(from: CaipAddress, session: WalletSession, signal?: AbortSignal): Promise<boolean> {
    const known = this.#abilitiesOf(session);
    const asked = known.get(from) ?? this.#ask(from, session);
    known.set(from, asked);
    return abortable(asked, signal);
  }

  async send(
    calls: readonly ContractCall[],
    from: CaipAddress,
    session: WalletSession,
    signal?: AbortSignal,
  ): Promise<string> {
    const method = 'wallet_sendCalls';
    const { address, chainReference } = parseCaipAddress(from);
    const wallet = walletOf(session);
    await requireChain(wallet, chainReference, signal);
    const bundle = {
      version: '2.0.0',
      from: address,
      chainId: quantityOf(BigInt(chainReference)),
      atomicRequired: true,
      calls: calls.map(({ data, to, units }) => ({ to, data, value: quantityOf(units) })),
    };
    const answer = await wallet
      .request({ method, params: [bundle] }, signal)
      .catch((error: unknown) => {
        if (isBundleRefusal(error)) this.#abilitiesOf(session).set(from, Promise.resolve(false));
        throw error;
      });
    const id = bundleIdIn(answer);
    const given = this.#given.get(originalOf(session)) ?? new Set();
    this.#given.set(originalOf(session), given);
    if (id === undefined || given.has(id)) {
      const reason = id === undefined ? 'no id of a bundle' : 'the id of another bundle';
      throw new WidgetError('WALLET_RESPONSE_INVALID', { method, reason });
    }
    given.add(id);
    return id;
  }

  async end(
    id: string,
    network: Network,
    sessionOf: () => WalletSession | undefined,
    signal?: AbortSignal,
  ): Promise<BundleEnd> {
    const { clock } = this.#deps;
    const sinceMs = clock.now();
    let hashes: readonly string[] = isEvmHash(id) ? [id.toLowerCase()] : [];
    let doneSinceMs: number | undefined;
    let pauseMs = TRANSACTION_POLL_MS;
    for (;;) {
      signal?.throwIfAborted();
      const session = sessionOf();
      const status = session && (await this.#statusOf(id, network, session, signal));
      const now = clock.now();
      const isForgotten = status === 'unknown' || now - sinceMs >= KEPT_MS;
      if (status && status !== 'unknown') {
        hashes = status.hashes.length > 0 ? status.hashes : hashes;
        doneSinceMs = status.state === 'done' ? (doneSinceMs ?? now) : undefined;
        // A transaction that is named may be on the chain, whatever else is said of it.
        if (status.state === 'unsent' && status.hashes.length > 0) {
          return this.#onChain(hashes, network, signal);
        }
        const ended = endOf(status.state, hashes);
        if (ended) return ended;
      }
      if ((isForgotten || doneSinceMs !== undefined) && hashes.length > 0) {
        return this.#onChain(hashes, network, signal);
      }
      const isUnnamed = now - (doneSinceMs ?? now) >= RECEIPT_WAIT_MS;
      if (isForgotten || isUnnamed) return { outcome: 'unreported' };
      await clock.sleep(pauseMs, signal);
      // A wallet that is connected again is asked at once.
      pauseMs = session ? Math.min(pauseMs * POLL_GROWTH, POLL_MAX_MS) : TRANSACTION_POLL_MS;
    }
  }

  async balanceChecks(
    floors: readonly BalanceFloor[],
    router: string | undefined,
    from: CaipAddress,
    network: Network,
    signal?: AbortSignal,
  ): Promise<BundleChecks | undefined> {
    const { balanceChecks } = await import('./balance-checks');
    const client = this.#deps.rpcClients.forNetwork(network);
    const areStanding = (addresses: readonly string[]): Promise<boolean> =>
      this.#contracts.areOn(network, addresses, signal);
    return balanceChecks({ areStanding, client }, floors, router, from, network, signal);
  }

  simulate(
    calls: readonly ContractCall[],
    from: CaipAddress,
    network: Network,
    watched: readonly string[],
    signal?: AbortSignal,
  ): Promise<SimulatedCall> {
    return this.#deps.simulation.simulateAll(calls, from, network, watched, signal);
  }

  #abilitiesOf(asked: WalletSession): Map<CaipAddress, Promise<boolean>> {
    const session = originalOf(asked);
    const known = this.#abilities.get(session);
    if (known) return known;
    const abilities = new Map<CaipAddress, Promise<boolean>>();
    // An account of another type can have the same address, and can do something else.
    session.events$.subscribe((event) => {
      if (event.type === 'changed') abilities.clear();
    });
    this.#abilities.set(session, abilities);
    return abilities;
  }

  async #ask(from: CaipAddress, session: WalletSession): Promise<boolean> {
    const { address, chainReference } = parseCaipAddress(from);
    const params = [address, [quantityOf(BigInt(chainReference))]];
    const answer = await this.#answerOf('wallet_getCapabilities', params, session);
    return isAtomicOn(answer, chainReference);
  }

  /** `undefined` where the wallet does not report anything now. */
  async #statusOf(
    id: string,
    { caipNetworkId }: Network,
    session: WalletSession,
    signal?: AbortSignal,
  ): Promise<BundleStatus | 'unknown' | undefined> {
    const answer = await this.#answerOf('wallet_getCallsStatus', [id], session, signal);
    if (isWidgetError(answer, 'RPC') && answer.context.rpcCode === rpcCodes.unknownBundle)
      return 'unknown';
    return parseBundleStatus(answer, id, caipNetworkId.split(':')[1] ?? '');
  }

  /** The wallet's answer, its error, or `undefined` after {@link ANSWER_WAIT_MS}. */
  async #answerOf(
    method: string,
    params: readonly unknown[],
    session: WalletSession,
    signal?: AbortSignal,
  ): Promise<unknown> {
    const isAnswered = new AbortController();
    const late = this.#deps.clock.sleep(ANSWER_WAIT_MS, isAnswered.signal).catch(() => undefined);
    const asking = async (): Promise<unknown> =>
      walletOf(session).request({ method, params }, signal);
    const answer = asking().catch((error: unknown) => error);
    try {
      return await abortable(Promise.race([answer, late]), signal);
    } finally {
      isAnswered.abort();
    }
  }

  async #onChain(
    hashes: readonly string[],
    network: Network,
    signal?: AbortSignal,
  ): Promise<BundleEnd> {
    const { outcomes } = this.#deps;
    const each = await Promise.all(hashes.map((hash) => outcomes.outcome(hash, network, signal)));
    return withHash(outcomeOfAll(each), hashes);
  }
}

/** The end that the wallet alone can report; a bundle that is done is looked for on the chain. */
function endOf(state: BundleStatus['state'], hashes: readonly string[]): BundleEnd | undefined {
  if (state === 'unsent') return { outcome: 'expired' };
  return state === 'reverted' || state === 'partly' ? withHash(state, hashes) : undefined;
}

function withHash(outcome: BundleEnd['outcome'], hashes: readonly string[]): BundleEnd {
  const hash = hashes.at(-1);
  return { outcome, ...(hash !== undefined && { hash }) };
}
