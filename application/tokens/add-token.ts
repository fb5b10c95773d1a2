import { abortable } from '../../domain/abort/abortable';
import { FeatureError } from '../../domain/errors/feature-error';
import { WidgetError } from '../../domain/errors/widget-error';
import { emptyBalance, listedToken } from '../../domain/token/added-tokens';
import type { ListedToken } from '../../domain/token/token-list';
import type { ChainAdapters } from '../../ports/chain-adapter';
import type { Scope } from '../scope/scope';
import type { ActiveAccount } from '../session/active-account';
import type { AddedTokens } from './added-tokens';

export interface AddTokenDeps {
  readonly activeAccount: ActiveAccount;
  readonly adapters: ChainAdapters;
  readonly addedTokens: AddedTokens;
  readonly scope: Scope;
}

/** Adds a token by the address of its contract, which says itself what it is. */
export class AddToken {
  readonly #deps: AddTokenDeps;

  constructor(deps: AddTokenDeps) {
    this.#deps = deps;
  }

  /**
   * Adds the token at `address` of the network in use, and resolves with it.
   *
   * @throws `WidgetError` `NOT_CONNECTED`, `ADDRESS_INVALID`, `TOKEN_UNKNOWN` where there is no token, and what the
   *   network's `RpcClient` throws.
   */
  async execute(address: string): Promise<ListedToken> {
    const { activeAccount, adapters, addedTokens, scope } = this.#deps;
    const { namespace, network } = activeAccount.require();
    const chainId = network.caipNetworkId;
    const asked = emptyBalance(chainId, address.trim());
    if (!asked?.address) throw new WidgetError('ADDRESS_INVALID', { namespace, value: address });
    const { facts } = await abortable(adapters.find(namespace), scope.signal);
    const known =
      network.isSupported && facts ? await facts.tokenFacts(asked, network, scope.signal) : {};
    const { decimals, symbol } = known;
    const token =
      decimals === undefined || !symbol
        ? undefined
        : emptyBalance(chainId, asked.address, { decimals, symbol });
    const listed = token && listedToken(token);
    if (!listed) throw new FeatureError('TOKEN_UNKNOWN', { address });
    addedTokens.add(listed);
    return listed;
  }
}
