import type { Hex } from 'viem';
import { addressOf, parseCaipAddress } from '../../../../domain/caip/caip-address';
import { WidgetError } from '../../../../domain/errors/widget-error';
import { fieldOf } from '../../../../domain/outside/untrusted-record';
import type { SwapPermit } from '../../../../domain/swap/swap-permit';
import { leastUnits } from '../../../../domain/swap/least-units';
import type { BuiltSwap, SwapRequest } from '../../../../domain/swap/swap-token';
import type { UniswapDeployment } from '../../../../domain/swap/uniswap-deployment';
import type { Decimal } from '../../../../domain/number/decimal';
import { isNativeToken, type TokenBalance } from '../../../../domain/token/token-balance';
import type { ContractCall } from '../../../../domain/transaction/contract-call';
import type { RpcClient } from '../../../../ports/rpc-client';
import { allowanceOf, approvalFor, type Erc20Allowance } from '../erc20-allowance';
import { expectQuantity } from '../quantity';
import { uniswapCall } from './uniswap-call';
import { UniswapQuoter, type UniswapQuote, type UniswapQuestion } from './uniswap-quoter';

/** How long after the newest block a wallet has time to send an exchange. */
const DEADLINE_SECONDS = 1200n;

/** The part of an exchange by which the price without it is measured. */
const SAMPLE = 1000n;

/** A price impact has four decimals of a percent. */
const IMPACT_SCALE = 4;
const IMPACT_UNITS_MAX = 100n * 10n ** BigInt(IMPACT_SCALE);

/** Exchanges by Uniswap on one network, each step read from the chain. */
export class UniswapExchange {
  readonly #client: RpcClient;
  readonly #deployment: UniswapDeployment;
  readonly #quoter: UniswapQuoter;

  constructor(client: RpcClient, deployment: UniswapDeployment) {
    this.#client = client;
    this.#deployment = deployment;
    this.#quoter = new UniswapQuoter(client, deployment);
  }

  async quote(request: SwapRequest, signal?: AbortSignal): Promise<bigint | undefined> {
    return (await this.#quoter.best(this.#questionOf(request), signal))?.toUnits || undefined;
  }

  /** What the router may take of `request.from`. */
  allowance(request: SwapRequest, signal?: AbortSignal): Promise<bigint> {
    return allowanceOf(this.#client, this.#allowanceFor(request), signal);
  }

  /** The call for exactly what is exchanged. Where the token refuses it beside an old allowance, it ends that first. */
  buildApproval(request: SwapRequest, signal?: AbortSignal): Promise<ContractCall> {
    return approvalFor(this.#client, this.#allowanceFor(request), request.units, signal);
  }

  /** The permit of exactly what is exchanged, for as long as the exchange itself is valid. */
  async permit(request: SwapRequest, signal?: AbortSignal): Promise<SwapPermit | undefined> {
    if (isNativeToken(request.from)) return undefined;
    const now = await this.#timestamp(signal);
    const { readPermit } = await import('../permit');
    const chainId = Number(parseCaipAddress(request.account).chainReference);
    const terms = { chainId, deadline: now + DEADLINE_SECONDS, units: request.units };
    return readPermit(this.#client, this.#allowanceFor(request), terms, signal);
  }

  /** @throws `WidgetError` `SERVICE_RESPONSE_INVALID` without a way, and what the network's `RpcClient` throws. */
  async buildSwap(request: SwapRequest, signal?: AbortSignal): Promise<BuiltSwap> {
    const { account, from, permit, slippage, to, units } = request;
    const [best, now] = await Promise.all([
      this.#quoter.best(this.#questionOf(request), signal),
      this.#timestamp(signal),
    ]);
    if (!best) throw new WidgetError('SERVICE_RESPONSE_INVALID', { reason: 'there is no way' });
    const { route, toUnits } = best;
    const call = uniswapCall({
      router: this.#deployment.swapRouter02,
      route,
      account: addressOf(account) as Hex,
      units,
      minToUnits: leastUnits(toUnits, slippage),
      isFromNative: isNativeToken(from),
      isToNative: isNativeToken(to),
      permit,
      deadline: now + DEADLINE_SECONDS,
    });
    const priceImpact = await this.#impactOf(best, units, signal);
    return {
      call,
      toUnits,
      route: route.tokens,
      // What the pools take is part of the price, and nothing else takes anything.
      providerFeeUnits: 0n,
      ...(priceImpact && { priceImpact }),
    };
  }

  /** In seconds: the chain's own time, because a visitor's clock may be wrong. */
  async #timestamp(signal?: AbortSignal): Promise<bigint> {
    const request = { method: 'eth_getBlockByNumber', params: ['latest', false] };
    const block = await this.#client.request(request, signal);
    return expectQuantity(fieldOf(block, 'timestamp'), 'the time of the latest block');
  }

  /** How much worse the price is than for a thousandth. Unknown where that is too small to tell. */
  async #impactOf(
    { route, toUnits }: UniswapQuote,
    units: bigint,
    signal?: AbortSignal,
  ): Promise<Decimal | undefined> {
    const part = units / SAMPLE;
    const sample = part > 0n ? await this.#quoter.yieldOf(route, part, signal) : undefined;
    if (sample === undefined || sample < SAMPLE) return undefined;
    const [yielded, unmoved] = [toUnits * part, sample * units];
    const lost = unmoved > yielded ? unmoved - yielded : 0n;
    return { units: (lost * IMPACT_UNITS_MAX) / unmoved, scale: IMPACT_SCALE };
  }

  #allowanceFor({ account, from }: SwapRequest): Erc20Allowance {
    const spender = this.#deployment.swapRouter02;
    return { account: addressOf(account), spender, token: this.#tokenOf(from) };
  }

  #questionOf({ from, to, units }: SwapRequest): UniswapQuestion {
    return { from: this.#tokenOf(from), to: this.#tokenOf(to), units };
  }

  #tokenOf({ address }: TokenBalance): Hex {
    return (address === undefined ? this.#deployment.wrappedNative : addressOf(address)) as Hex;
  }
}
