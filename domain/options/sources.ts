import type { CaipNetworkId } from '../caip/caip-network-id';
import type { Indexers } from '../network/indexer';
import type { PeopleChain } from '../network/people-chain';
import type { OfferedOnramp } from '../onramp/onramp-offer';
import type { JupiterService } from '../swap/jupiter-service';
import type { SwapService } from '../swap/swap-service';
import type { UniswapDeployment } from '../swap/uniswap-deployment';
import type { TokenList } from '../token/token-list';

/**
 * Where the widget reads what a wallet and a balance do not tell it. Every part is off until the site names
 * it, and none is a vendor's. A port that the site overrides takes the place of these.
 *
 * @example
 * ```ts
 * createWidget({
 *   networks: [ethereum],
 *   sources: { swaps: 'uniswap', prices: 'uniswap', tokenLists: ['https://site.example/tokens.json'] },
 * });
 * ```
 */
export interface Sources {
  /**
   * Exchanges of tokens on EVM networks. `uniswap` asks the contracts of Uniswap v2 and v3 over the network's own
   * endpoints: no service, no key. A {@link SwapService} is one of the operator, as `apps/service` of the package's
   * repository: it learns the account, the tokens and the amount. Tokens come from `tokenLists`, allowances from the chain.
   */
  readonly swaps?: 'uniswap' | SwapService;

  /**
   * Sends calls of which the widget can read nothing: those of a port `SwapSource` of the site that names no `routers`. Off
   * by default, and such exchanges are refused. The review says so, and the visitor has to agree.
   */
  readonly unreadSwaps?: boolean;

  /**
   * Exchanges of tokens on Solana, by CAIP-2 network id: services with the interface of Jupiter's Swap API. Such a service
   * learns the account, the tokens and the amount. Of its answer only the call of the aggregator is used.
   */
  readonly jupiter?: Readonly<Partial<Record<`solana:${string}`, JupiterService>>>;

  /**
   * Prices of tokens in US dollars. `uniswap` asks the same contracts for the price in the network's stable coin.
   * An address is a service of the site: it is called with `?chainId=eip155:1&tokens=native,0x…`, which tells it what
   * the account holds, and answers `{ "prices": { "native": "3012.5", "0x…": "1" } }`. A token that it leaves out has
   * no price. While the account is open it is also called with `&past=24h`: where it answers
   * `{ "past": { "native": [[1764499200, "2990.1"], …] } }`, with times in seconds since 1970, the widget shows the change of a
   * day, and a chart. Without `past` in the first answer it is not asked again. Uniswap gives none.
   */
  readonly prices?: 'uniswap' | (string & {});

  /**
   * Exchange rates, so that the visitor chooses the currency of values; without it they are in US dollars. A service that
   * answers `{ "base": "USD", "rates": { "EUR": 0.92 } }` to `url`, as the open APIs of Frankfurter and ExchangeRate do.
   */
  readonly rates?: RatesOption;

  /**
   * Where the contracts of Uniswap, or of an exchange with the same functions, are, by CAIP-2 network id: beside the
   * deployments that the package knows, or in their place.
   */
  readonly uniswap?: Readonly<Partial<Record<CaipNetworkId, UniswapDeployment>>>;

  /**
   * The tokens that are looked for in an account on EVM networks, and offered for exchanges: lists by the standard of
   * Uniswap, each an address or the list itself. Of a token on several lists the first one counts.
   */
  readonly tokenLists?: readonly (string | TokenList)[];

  /**
   * The NFTs of an account. `logs` searches the events of transfers to the account on EVM networks, over the network's own
   * endpoints, and asks the contracts what it still holds; on Solana it reads the account's token accounts. A server that a contract names for the metadata is only asked
   * with `enableRemoteImages`, because it learns who looks. `indexers` asks those of `indexers`, which say it all, and
   * nothing of it is verified.
   */
  readonly nfts?: 'logs' | 'indexers';

  /**
   * Gateways to IPFS, the preferred one first: `https://ipfs.example` for `https://ipfs.example/ipfs/<cid>`. They learn which
   * NFTs the visitor looks at. The content is checked against its hash where its name has one.
   */
  readonly ipfsGateways?: readonly string[];

  /**
   * Services that know the transactions and the tokens of an account, by CAIP-2 network id:
   * `{ 'eip155:1': { kind: 'blockscout', url: 'https://eth.blockscout.com' } }`. An EVM network without one is read at
   * its own endpoints; Bitcoin and Solana where the site says so, with `{ kind: 'nodes' }`.
   */
  readonly indexers?: Indexers;

  /**
   * The providers that sell tokens for money, and the operator's service that opens their pages: `apps/service` of the
   * package's repository, or one with the same two paths. It learns the address that receives the purchase. Without
   * `url`, the site overrides the port `OnrampSource`.
   */
  readonly onramp?: OnrampOption;

  /**
   * Names of the site's own for accounts of the embedded wallet, such as `ada.site.eth`, and the operator's service that
   * keeps them: `apps/service` of the package's repository. It learns which names and accounts are looked up.
   */
  readonly names?: NamesOption;

  /**
   * Shows the ENS name of an account, with its picture and texts, where the site has Ethereum among its networks. Its endpoint
   * learns which accounts are looked up. Names that a visitor types are resolved without it.
   */
  readonly ens?: boolean;

  /** Names of SNS on Solana, such as `ada.sns`, at the network's own endpoints: typed as a receiver, and of accounts. */
  readonly sns?: boolean;

  /**
   * Identities of Polkadot accounts, and user names such as `ada.dot`: the People chain of each network and an endpoint of it, by the
   * CAIP-2 id of the network. The endpoint learns which names and accounts are looked up.
   */
  readonly people?: Readonly<Partial<Record<`polkadot:${string}`, PeopleChain>>>;

  /**
   * Gateways to ENS names that are kept off the chain (EIP-3668), as in `https://gateway.example`. A gateway learns which name or
   * account is looked up; what it says, the name's contract verifies. A contract may name any address, so no other one is
   * asked. The service of `names` is one without being listed.
   */
  readonly ensGateways?: readonly string[];
}

/** Where names of the site's own are registered. */
export interface NamesOption {
  /** The address of the name service. */
  readonly url: string;

  /** The name under which the service registers, such as `site.eth`. Names elsewhere are not looked up there. */
  readonly parent: string;
}

/** Where exchange rates come from. */
export interface RatesOption {
  /** The address of the service that names the rates. */
  readonly url: string;

  /** The currency that visitors begin with, by ISO 4217. US dollars when absent. */
  readonly currency?: string;
}

/** Where tokens are sold for money. */
export interface OnrampOption {
  /** The address of the service that names offers and signs the links to providers. */
  readonly url?: string;

  /**
   * Shown in the package's order, each on the namespaces where it sells; then the service's own, such as
   * `{ name: 'own:sandbox', label: 'Sandbox', namespaces: ['eip155'] }`, whose pages are of the origin of `url`.
   */
  readonly providers: readonly OfferedOnramp[];
}
