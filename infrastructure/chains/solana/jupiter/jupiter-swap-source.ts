import {
  addressOf,
  caipNetworkIdOf,
  formatCaipAddress,
} from '../../../../domain/caip/caip-address';
import { type CaipNetworkId, parseCaipNetworkId } from '../../../../domain/caip/caip-network-id';
import { shortenAddress } from '../../../../domain/address/shorten-address';
import { isWidgetError, WidgetError } from '../../../../domain/errors/widget-error';
import type { Network } from '../../../../domain/network/network';
import { JUPITER_PROGRAM, type JupiterService } from '../../../../domain/swap/jupiter-service';
import { DEFAULT_SLIPPAGE } from '../../../../domain/swap/swap';
import type { BuiltSwap, SwapRequest, SwapToken } from '../../../../domain/swap/swap-token';
import type { Decimal } from '../../../../domain/number/decimal';
import type { TokenBalance } from '../../../../domain/token/token-balance';
import { factsOf } from '../../../../domain/token/token-facts';
import type { ContractCall } from '../../../../domain/transaction/contract-call';
import type { HttpClient } from '../../../../ports/http-client';
import type { PriceSource } from '../../../../ports/price-source';
import type { RpcClients } from '../../../../ports/rpc-client';
import type { SwapSource } from '../../../../ports/swap-source';
import { mintDecimals } from '../mint-decimals';
import { WRAPPED_SOL } from '../solana-programs';
import { SolanaRpc } from '../solana-rpc';
import { namedMints } from '../token-names';
import { mintIn } from '../transfer-plan';
import { type AskedQuote, type JupiterQuote, parseBuild, parseQuote } from './jupiter-answer';

export interface JupiterSwapSourceDeps {
  readonly http: HttpClient;
  readonly prices: PriceSource | undefined;
  readonly rpcClients: RpcClients;
  readonly services: Readonly<Partial<Record<CaipNetworkId, JupiterService>>>;
}

/** With these the service says that there is no way, or that it knows a token not at all. */
const noWay: readonly number[] = [400, 404];

/**
 * A {@link SwapSource} over services with the interface of Jupiter's Swap API: `/quote` says what an exchange yields, and
 * `/swap-instructions` how the aggregator is called. The tokens are the site's, and what they are called the chain's.
 */
export class JupiterSwapSource implements SwapSource {
  readonly #deps: JupiterSwapSourceDeps;

  constructor(deps: JupiterSwapSourceDeps) {
    this.#deps = deps;
  }

  serves({ caipNetworkId }: Network): boolean {
    return this.#deps.services[caipNetworkId] !== undefined;
  }

  routers({ caipNetworkId }: Network): readonly string[] {
    const service = this.#deps.services[caipNetworkId];
    return service ? [service.program ?? JUPITER_PROGRAM] : [];
  }

  /** The native currency, and the tokens whose mints the site names. Leaves out a mint that the chain does not have. */
  async tokens(network: Network, signal?: AbortSignal): Promise<readonly SwapToken[]> {
    const { name, symbol, decimals } = network.nativeCurrency;
    const mints = this.#deps.services[network.caipNetworkId]?.mints ?? [];
    const rpc = new SolanaRpc(this.#deps.rpcClients.forNetwork(network));
    const chain = parseCaipNetworkId(network.caipNetworkId);
    const found = await namedMints(mints, rpc, signal);
    const listed = mints.flatMap((mint, index): readonly SwapToken[] => {
      const known = found[index];
      const places = mintDecimals(known?.mint);
      if (places === undefined) return [];
      const short = shortenAddress(mint);
      const facts = factsOf(places, known?.names?.symbol);
      const address = formatCaipAddress({ ...chain, address: mint });
      const own = facts.symbol ?? short;
      return [{ name: known?.names?.name || own, symbol: own, decimals: places, address }];
    });
    return [{ name, symbol, decimals }, ...listed];
  }

  async prices(
    tokens: readonly TokenBalance[],
    network: Network,
    signal?: AbortSignal,
  ): Promise<readonly (Decimal | undefined)[]> {
    const { prices } = this.#deps;
    return prices ? prices.prices(tokens, network, signal) : tokens.map(() => undefined);
  }

  async quote(request: SwapRequest, signal?: AbortSignal): Promise<bigint | undefined> {
    return (await this.#quoteFor(request, signal))?.toUnits;
  }

  /** The visitor's own signature allows the exchange to take what it names, and nothing else. */
  async allowance({ units }: SwapRequest, signal?: AbortSignal): Promise<bigint> {
    signal?.throwIfAborted();
    return units;
  }

  async buildApproval(_request: SwapRequest, signal?: AbortSignal): Promise<ContractCall> {
    signal?.throwIfAborted();
    throw refusal('there are no allowances on this network');
  }

  async buildSwap(request: SwapRequest, signal?: AbortSignal): Promise<BuiltSwap> {
    const { account, from, to, units } = request;
    const quote = await this.#quoteFor(request, signal);
    const service = this.#serviceFor(request);
    if (!quote || !service) throw refusal('there is no way');
    const body = {
      quoteResponse: quote.answer,
      userPublicKey: addressOf(account),
      // With accounts of the program's own in the middle, none of the visitor's has to be made for it.
      useSharedAccounts: true,
      skipUserAccountsRpcCalls: true,
    };
    const url = `${service.url}/swap-instructions`;
    const built = parseBuild(await this.#deps.http.request({ url, body }, signal));
    if (!built) throw refusal('it is no exchange');
    const { accounts, data, lookupTables, programId } = built;
    const [fromMint, toMint] = [mintIn(from.address), mintIn(to.address)];
    const mints = { ...(fromMint && { fromMint }), ...(toMint && { toMint }) };
    const given = from.address === undefined ? units : 0n;
    const call = {
      to: programId,
      data,
      units: given,
      program: { accounts, lookupTables, ...mints },
    };
    const { priceImpact, route, toUnits } = quote;
    // What the pools take is part of the price. The call is refused where the program takes anything beside.
    const shown = { route, providerFeeUnits: 0n, ...(priceImpact && { priceImpact }) };
    return { call, toUnits, ...shown };
  }

  async #quoteFor(request: SwapRequest, signal?: AbortSignal): Promise<JupiterQuote | undefined> {
    const service = this.#serviceFor(request);
    const asked = askedFor(request);
    if (!service || asked.inputMint === asked.outputMint) return undefined;
    const fixed = { swapMode: 'ExactIn', instructionVersion: 'V2' };
    const query = { ...asked, ...fixed, restrictIntermediateTokens: true };
    try {
      const answer = await this.#deps.http.request({ url: `${service.url}/quote`, query }, signal);
      const quote = parseQuote(answer, asked);
      if (quote) return quote;
    } catch (error) {
      signal?.throwIfAborted();
      const isNone = isWidgetError(error, 'HTTP_STATUS') && noWay.includes(error.context.status);
      if (isNone) return undefined;
      throw error;
    }
    throw refusal('it is no quote');
  }

  #serviceFor({ account }: SwapRequest): JupiterService | undefined {
    return this.#deps.services[caipNetworkIdOf(account)];
  }
}

function askedFor({ from, slippage = DEFAULT_SLIPPAGE, to, units }: SwapRequest): AskedQuote {
  return {
    inputMint: mintIn(from.address) ?? WRAPPED_SOL,
    outputMint: mintIn(to.address) ?? WRAPPED_SOL,
    amount: units.toString(),
    slippageBps: slippage,
  };
}

function refusal(reason: string): WidgetError {
  return new WidgetError('SERVICE_RESPONSE_INVALID', { reason });
}
