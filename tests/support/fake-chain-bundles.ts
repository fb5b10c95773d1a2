import type { CaipAddress } from '../../domain/caip/caip-address';
import type { Network } from '../../domain/network/network';
import type { BundleEnd } from '../../domain/transaction/bundle';
import type { ContractCall } from '../../domain/transaction/contract-call';
import type { SimulatedCall } from '../../domain/transaction/simulated-call';
import type { ChainBundles } from '../../ports/chain-bundles';
import type { WalletSession } from '../../ports/wallet-connector';
import { FakeAnswers } from '../../infrastructure/fake/fake-answers';

/** Calls of one account. */
interface AskedCalls {
  readonly calls: readonly ContractCall[];
  readonly from: CaipAddress;
}

/** {@link ChainBundles} of a wallet that does all or none, and that answers nothing else until the test sets an answer. */
export class FakeChainBundles implements ChainBundles {
  /** The accounts that were asked about, and whether the wallet does all or none for them. */
  readonly abilities = new FakeAnswers<CaipAddress, boolean>();

  /** The requests to send, and the wallet's answers. */
  readonly sends = new FakeAnswers<AskedCalls, string>();

  /** The bundles that the widget follows, and their ends. */
  readonly ends = new FakeAnswers<string, BundleEnd>();

  /** The calls to simulate, and the nodes' answers: success, until the test says otherwise. */
  readonly trials = new FakeAnswers<AskedCalls, SimulatedCall>();

  /** The wallet of the latest bundle that is followed, at the time. */
  sessionOf: () => WalletSession | undefined = () => undefined;

  constructor() {
    this.abilities.answerWith(true);
    this.ends.hang();
    this.trials.answerWith({ status: 'done' });
  }

  areAtomic(from: CaipAddress, _session: WalletSession, signal?: AbortSignal): Promise<boolean> {
    return this.abilities.ask(from, signal);
  }

  send(
    calls: readonly ContractCall[],
    from: CaipAddress,
    _session: WalletSession,
    signal?: AbortSignal,
  ): Promise<string> {
    return this.sends.ask({ calls, from }, signal);
  }

  end(
    id: string,
    _network: Network,
    sessionOf: () => WalletSession | undefined,
    signal?: AbortSignal,
  ): Promise<BundleEnd> {
    this.sessionOf = sessionOf;
    return this.ends.ask(id, signal);
  }

  simulate(
    calls: readonly ContractCall[],
    from: CaipAddress,
    _network: Network,
    _watched: readonly string[],
    signal?: AbortSignal,
  ): Promise<SimulatedCall> {
    return this.trials.ask({ calls, from }, signal);
  }
}
