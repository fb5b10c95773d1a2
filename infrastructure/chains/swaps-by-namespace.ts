import { parseCaipAddress } from '../../domain/caip/caip-address';
import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import { WidgetError } from '../../domain/errors/widget-error';
import type { Network } from '../../domain/network/network';
import { canSwapOn } from '../../domain/swap/swap-networks';
import type { SwapContracts } from '../../domain/swap/swap-contracts';
import type { SwapPermit } from '../../domain/swap/swap-permit';
import type { BuiltSwap, SwapRequest, SwapToken } from '../../domain/swap/swap-token';
import type { Decimal } from '../../domain/number/decimal';
import type { TokenBalance } from '../../domain/token/token-balance';
import type { ContractCall } from '../../domain/transaction/contract-call';
import type { SwapSource } from '../../ports/swap-source';

type Sources = Readonly<Partial<Record<ChainNamespace, SwapSource>>>;

/** One {@link SwapSource} of several, each for a namespace. */
export class SwapsByNamespace implements SwapSource {
  readonly #sources: Sources;

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  serves(network: Network): boolean {
    const source = this.#sources[network.chainNamespace];
    return source?.serves ? source.serves(network) : !!source && canSwapOn(network.caipNetworkId);
  }

  routers(network: Network): readonly string[] | undefined {
    return this.#sources[network.chainNamespace]?.routers?.(network);
  }

  contracts(network: Network): SwapContracts | undefined {
    return this.#sources[network.chainNamespace]?.contracts?.(network);
  }

  async tokens(network: Network, signal?: AbortSignal): Promise<readonly SwapToken[]> {
    return this.#on(network.chainNamespace).tokens(network, signal);
  }

  async prices(
    tokens: readonly TokenBalance[],
    network: Network,
    signal?: AbortSignal,
  ): Promise<readonly (Decimal | undefined)[]> {
    return this.#on(network.chainNamespace).prices(tokens, network, signal);
  }

  async quote(request: SwapRequest, signal?: AbortSignal): Promise<bigint | undefined> {
    return this.#for(request).quote(request, signal);
  }

  async allowance(request: SwapRequest, signal?: AbortSignal): Promise<bigint> {
    return this.#for(request).allowance(request, signal);
  }

  async buildApproval(request: SwapRequest, signal?: AbortSignal): Promise<ContractCall> {
    return this.#for(request).buildApproval(request, signal);
  }

  async permit(request: SwapRequest, signal?: AbortSignal): Promise<SwapPermit | undefined> {
    return this.#for(request).permit?.(request, signal);
  }

  async buildSwap(request: SwapRequest, signal?: AbortSignal): Promise<BuiltSwap> {
    return this.#for(request).buildSwap(request, signal);
  }

  #for({ account }: SwapRequest): SwapSource {
    return this.#on(parseCaipAddress(account).namespace);
  }

  #on(namespace: ChainNamespace): SwapSource {
    const source = this.#sources[namespace];
    if (source) return source;
    throw new WidgetError('SERVICE_RESPONSE_INVALID', { reason: 'no exchange on this network' });
  }
}
