import { abortable } from '../../domain/abort/abortable';
import { FeatureError } from '../../domain/errors/feature-error';
import { WidgetError } from '../../domain/errors/widget-error';
import { emptyBalance, listedToken } from '../../domain/token/added-tokens';
import type { ListedToken } from '../../domain/token/token-list';
import { type TokenWarning, tokenWarnings } from '../../domain/token/token-warnings';
import type { ChainAdapters } from '../../ports/chain-adapter';
import type { Scope } from '../scope/scope';
import type { ActiveAccount } from '../session/active-account';
import type { AddedTokens } from './added-tokens';
import type { PortfolioStore } from './portfolio-store';

export interface AddTokenDeps {
  readonly activeAccount: ActiveAccount;
  readonly adapters: ChainAdapters;
  readonly addedTokens: AddedTokens;
  readonly scope: Scope;
}

/** A token that the visitor looks for: what its contract says, and what speaks against it. */
export interface FoundToken extends ListedToken {
  /** What the visitor should know before it is added. */
  readonly warnings: readonly TokenWarning[];
}

/** Adds a token by the address of its contract, which says itself what it is. */
export class AddToken {
  readonly #deps: AddTokenDeps;
  readonly #portfolio: PortfolioStore;

  constructor(deps: AddTokenDeps, portfolio: PortfolioStore) {
    this.#deps = deps;
    this.#portfolio = portfolio;
  }

  /** Adds the token that {@link AddToken.find} resolves with. Throws what that throws. */
  async execute(address: string): Promise<ListedToken> {
    const { warnings: _said, ...token } = await this.find(address);
    this.#deps.addedTokens.add(token);
    return token;
  }

  /**
   * The token at `address` of the network in use.
   *
   * @throws `WidgetError` `NOT_CONNECTED`, `ADDRESS_INVALID`, `TOKEN_UNKNOWN` where there is no token, and what the
   *   network's `RpcClient` throws.
   */
  async find(address: string): Promise<FoundToken> {
    const { activeAccount, adapters, scope } = this.#deps;
    const { namespace, network } = activeAccount.require();
    const chainId = network.caipNetworkId;
    const asked = emptyBalance(chainId, address.trim());
    if (!asked?.address) throw new WidgetError('ADDRESS_INVALID', { namespace, value: address });
    const { facts } = await abortable(adapters.find(namespace), scope.signal);
    const known =
      network.isSupported && facts ? await facts.tokenFacts(asked, network, scope.signal) : {};
    const { decimals, name, symbol } = known;
    const token =
      decimals === undefined || !symbol
        ? undefined
        : emptyBalance(chainId, asked.address, { decimals, symbol, ...(name && { name }) });
    const listed = token && listedToken(token);
    if (!token || !listed) throw new FeatureError('TOKEN_UNKNOWN', { address });
    return { ...listed, warnings: tokenWarnings(token, this.#portfolio.getSnapshot().tokens) };
  }
}
