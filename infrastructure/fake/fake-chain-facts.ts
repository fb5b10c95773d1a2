import type { Network } from '../../domain/network/network';
import type { TokenBalance } from '../../domain/token/token-balance';
import type { ChainFacts, ReceiverKind, TokenFacts } from '../../ports/chain-facts';
import { FakeAnswers } from './fake-answers';

/**
 * {@link ChainFacts} of a chain that confirms what services say, and on which all receivers are accounts,
 * until the test says otherwise.
 */
export class FakeChainFacts implements ChainFacts {
  /** The receivers in the questions, and the answers. */
  readonly kinds = new FakeAnswers<string, ReceiverKind>();

  /** The tokens in the questions. */
  readonly asked: TokenBalance[] = [];
  #say: (token: TokenBalance) => TokenFacts | Promise<TokenFacts> = saidByService;

  constructor() {
    this.kinds.answerWith('account');
  }

  /** Makes the chain report other facts about tokens. */
  say(facts: TokenFacts | ((token: TokenBalance) => TokenFacts | Promise<TokenFacts>)): this {
    this.#say = typeof facts === 'function' ? facts : () => facts;
    return this;
  }

  async tokenFacts(
    token: TokenBalance,
    _network: Network,
    signal?: AbortSignal,
  ): Promise<TokenFacts> {
    signal?.throwIfAborted();
    this.asked.push(token);
    return this.#say(token);
  }

  receiverKind(address: string, _network: Network, signal?: AbortSignal): Promise<ReceiverKind> {
    return this.kinds.ask(address, signal);
  }
}

function saidByService({ quantity, symbol }: TokenBalance): TokenFacts {
  return { decimals: quantity.decimals, symbol };
}
