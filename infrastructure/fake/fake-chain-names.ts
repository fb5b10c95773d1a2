import type { Identity } from '../../domain/account/identity';
import type { Network } from '../../domain/network/network';
import type { ChainNames } from '../../ports/chain-names';
import { FakeAnswers } from './fake-answers';

/** A question about a name or an address. */
export interface NameQuestion {
  readonly subject: string;
  readonly network: Network;
}

/** {@link ChainNames} that cannot be reached until the test sets an answer. */
export class FakeChainNames implements ChainNames {
  /** The questions about profiles, and their answers. */
  readonly profiles = new FakeAnswers<NameQuestion, Identity | undefined>();

  /** The questions about names, and their answers. */
  readonly addresses = new FakeAnswers<NameQuestion, string | undefined>();

  profileOf(
    address: string,
    network: Network,
    signal?: AbortSignal,
  ): Promise<Identity | undefined> {
    return this.profiles.ask({ subject: address, network }, signal);
  }

  addressOf(name: string, network: Network, signal?: AbortSignal): Promise<string | undefined> {
    return this.addresses.ask({ subject: name, network }, signal);
  }
}
