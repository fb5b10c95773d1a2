import { addressOf } from '../../domain/caip/caip-address';
import { receiversIn } from '../../domain/send/known-receivers';
import { receiverWarnings } from '../../domain/send/receiver-warnings';
import type { FeatureStatesStore } from '../feature/feature-states-store';
import type { CurrentAccount } from '../session/current-account';
import type { Holdings } from '../tokens/holdings';

export interface JudgeReceiverDeps {
  readonly featureStates: FeatureStatesStore;
  readonly holdings: Holdings;

  /** Receivers that were paid before. */
  readonly knownReceivers: ReadonlySet<string>;
}

/** Warns of receivers that the visitor probably does not mean. */
export class JudgeReceiver {
  readonly #deps: JudgeReceiverDeps;

  constructor(deps: JudgeReceiverDeps) {
    this.#deps = deps;
  }

  /** The reasons to look twice before `account` sends to `to`. `sentContracts` are those of the token sent. */
  execute(
    account: CurrentAccount,
    to: string,
    sentContracts: readonly string[],
  ): ReturnType<typeof receiverWarnings> {
    const { featureStates, holdings, knownReceivers } = this.#deps;
    const { address, allAddresses, caipAddress, namespace } = account;
    const transactions = featureStates.getSnapshot().history?.transactions ?? [];
    const held = holdings.portfolio.read(caipAddress) ?? [];
    return receiverWarnings(to, namespace, {
      own: allAddresses,
      known: [...knownReceivers, ...receiversIn(transactions, address, namespace)],
      tokenContracts: [
        ...sentContracts,
        ...held.flatMap((token) => (token.address ? [addressOf(token.address)] : [])),
      ],
    });
  }
}
