import type { CaipAddress } from '../../domain/caip/caip-address';
import type { Network } from '../../domain/network/network';
import type { SendRequest } from '../../domain/send/send-request';
import type { ContractCall } from '../../domain/transaction/contract-call';
import type { SimulatedCall } from '../../domain/transaction/simulated-call';
import type { TransactionOutcome } from '../../domain/transaction/transaction-outcome';
import type { ChainCalls } from '../../ports/chain-calls';
import type { ChainOutcomes } from '../../ports/chain-outcomes';
import type {
  ChainFees,
  ChainLimits,
  ChainSender,
  TransferFee,
  TransferQuestion,
} from '../../ports/chain-transfers';
import type { WalletSession } from '../../ports/wallet-connector';
import { FakeAnswers } from './fake-answers';

/** {@link ChainFees} that cannot be read until the test sets an answer. */
export class FakeChainFees implements ChainFees {
  /** The questions about fees, and their answers. */
  readonly answers = new FakeAnswers<TransferQuestion, TransferFee>();

  transferFee(question: TransferQuestion, signal?: AbortSignal): Promise<TransferFee> {
    return this.answers.ask(question, signal);
  }

  /** The gas at the price of the next answer. */
  async callFee(gas: bigint, network: Network, signal?: AbortSignal): Promise<bigint> {
    const { nativeCurrency, caipNetworkId: chainId } = network;
    const { decimals, name, symbol } = nativeCurrency;
    const token = { name, symbol, chainId, quantity: { decimals, numeric: '0', units: 0n } };
    const { perGas, publishing = 0n } = await this.answers.ask({ token, network }, signal);
    return perGas * gas + publishing;
  }
}

/** {@link ChainLimits} of a chain that executes every transfer, until the test says otherwise. */
export class FakeChainLimits implements ChainLimits {
  /** The questions about transfers, and their answers. */
  readonly answers = new FakeAnswers<SendRequest, bigint | undefined>();

  constructor() {
    this.answers.answerWith(undefined);
  }

  requireSendable(request: SendRequest, signal?: AbortSignal): Promise<bigint | undefined> {
    return this.answers.ask(request, signal);
  }
}

/** A {@link ChainSender} whose wallet answers nothing until the test sets an answer. */
export class FakeChainSender implements ChainSender {
  /** The requests to send, and the wallet's answers. */
  readonly answers = new FakeAnswers<SendRequest, string>();

  send(request: SendRequest, _session: WalletSession, signal?: AbortSignal): Promise<string> {
    return this.answers.ask(request, signal);
  }
}

/** {@link ChainOutcomes} that are unknown until the test sets them. */
export class FakeChainOutcomes implements ChainOutcomes {
  /** The transactions that the widget follows, and their outcomes. */
  readonly answers = new FakeAnswers<string, TransactionOutcome>();

  /** The transactions that were looked for again, and whether the chain has them: until the test says otherwise, yes. */
  readonly kept = new FakeAnswers<string, boolean>();

  /** The numbers of transactions that were waited for. */
  readonly nonces = new FakeAnswers<
    { readonly nonce: bigint; readonly address: string },
    undefined
  >();

  constructor() {
    this.answers.hang();
    this.kept.answerWith(true);
    this.nonces.hang();
  }

  outcome(hash: string, _network: Network, signal?: AbortSignal): Promise<TransactionOutcome> {
    return this.answers.ask(hash, signal);
  }

  isKept(hash: string, _network: Network, signal?: AbortSignal): Promise<boolean> {
    return this.kept.ask(hash, signal);
  }

  nonceUsed(
    nonce: bigint,
    address: string,
    _network: Network,
    signal?: AbortSignal,
  ): Promise<void> {
    return this.nonces.ask({ nonce, address }, signal);
  }
}

/** {@link ChainCalls} whose wallet answers nothing until the test sets an answer. */
export class FakeChainCalls implements ChainCalls {
  /** The requests for calls, and the wallet's answers. */
  readonly sends = new FakeAnswers<
    { readonly call: ContractCall; readonly from: CaipAddress },
    string
  >();

  /** The calls to simulate, and the nodes' answers: success, until the test says otherwise. */
  readonly trials = new FakeAnswers<
    { readonly call: ContractCall; readonly from: CaipAddress },
    SimulatedCall
  >();

  /** The calls whose fee is asked for, and the nodes' answers. */
  readonly fees = new FakeAnswers<
    { readonly call: ContractCall; readonly from: CaipAddress },
    bigint
  >();

  constructor() {
    this.trials.answerWith({ status: 'done' });
    this.fees.answerWith(10n ** 14n);
  }

  fee(
    call: ContractCall,
    from: CaipAddress,
    _network: Network,
    signal?: AbortSignal,
  ): Promise<bigint> {
    return this.fees.ask({ call, from }, signal);
  }

  send(
    call: ContractCall,
    from: CaipAddress,
    _session: WalletSession,
    signal?: AbortSignal,
  ): Promise<string> {
    return this.sends.ask({ call, from }, signal);
  }

  simulate(
    call: ContractCall,
    from: CaipAddress,
    _network: Network,
    _watched: readonly string[],
    signal?: AbortSignal,
  ): Promise<SimulatedCall> {
    return this.trials.ask({ call, from }, signal);
  }
}
