import { abortable } from '../../domain/abort/abortable';
import { addressOf } from '../../domain/caip/caip-address';
import { movedContact } from '../../domain/send/contacts';
import { receiversIn } from '../../domain/send/known-receivers';
import {
  type ReceiverKind,
  type ReceiverWarning,
  receiverWarnings,
} from '../../domain/send/receiver-warnings';
import type { TokenBalance } from '../../domain/token/token-balance';
import type { ChainAdapters } from '../../ports/chain-adapter';
import type { Identities } from '../identity/identities';
import type { FeatureStatesStore } from '../feature/feature-states-store';
import type { Scope } from '../scope/scope';
import type { CurrentAccount } from '../session/current-account';
import type { Holdings } from '../tokens/holdings';
import type { Contacts } from './contacts';

export interface JudgeReceiverDeps {
  readonly adapters: ChainAdapters;
  readonly contacts: Contacts;
  readonly featureStates: FeatureStatesStore;
  readonly holdings: Holdings;
  readonly identities: Identities;
  readonly scope: Scope;
}

/** Warns about receivers that the visitor probably does not mean. */
export class JudgeReceiver {
  readonly #deps: JudgeReceiverDeps;

  constructor(deps: JudgeReceiverDeps) {
    this.#deps = deps;
  }

  /**
   * The warnings before `account` sends `token` to `to`, which the visitor typed as `typed`. Where the chain does not report the kind of the
   * receiver, the other warnings remain.
   *
   * @throws the reason of `signal` when it aborts.
   */
  async execute(
    account: CurrentAccount,
    to: string,
    typed: string,
    token: TokenBalance,
    signal: AbortSignal,
  ): Promise<readonly ReceiverWarning[]> {
    const { contacts, featureStates, holdings, identities } = this.#deps;
    const { paidReceivers } = identities;
    const { address: own, allAddresses, caipAddress, namespace, network } = account;
    const kind = await this.#kindOf(account, to, signal);
    const tokenContracts = [
      ...(token.address ? [addressOf(token.address)] : []),
      ...holdings.portfolio.contractsOf(caipAddress),
    ];
    const { paid, seen } = receiversIn(featureStates.getSnapshot().history?.transactions ?? [], {
      own,
      namespace,
      tokenContracts,
      nativeSymbol: network.nativeCurrency.symbol,
    });
    const known = contacts.on(account);
    return receiverWarnings(to, namespace, {
      own: allAddresses,
      known: [...known.map(({ address }) => address), ...paidReceivers.addresses],
      listed: paid,
      moved: movedContact(known, typed, to, namespace)?.address,
      seen,
      paid: paidReceivers.prints,
      tokenContracts,
      kind,
    });
  }

  async #kindOf(
    { namespace, network }: CurrentAccount,
    to: string,
    signal: AbortSignal,
  ): Promise<ReceiverKind | undefined> {
    const { adapters, scope } = this.#deps;
    try {
      const { facts } = await abortable(adapters.find(namespace), signal);
      const asking = network.isSupported && facts?.receiverKind?.(to, network, signal);
      return asking ? await abortable(asking, signal) : undefined;
    } catch (error) {
      signal.throwIfAborted();
      scope.logger.warn('The chain did not report the kind of the receiver', error);
      return undefined;
    }
  }
}
