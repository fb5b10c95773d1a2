import { addressOf, parseCaipAddress } from '../../../domain/caip/caip-address';
import { formatCaipNetworkId } from '../../../domain/caip/caip-network-id';
import { FeatureError } from '../../../domain/errors/feature-error';
import { WidgetError } from '../../../domain/errors/widget-error';
import type { Network } from '../../../domain/network/network';
import { findNetwork } from '../../../domain/network/find-network';
import type { SendRequest } from '../../../domain/send/send-request';
import { formatAmount } from '../../../domain/token/amount';
import { isNativeToken } from '../../../domain/token/token-balance';
import type {
  ChainFees,
  ChainLimits,
  ChainSender,
  TransferFee,
  TransferQuestion,
} from '../../../ports/chain-transfers';
import type { Clock } from '../../../ports/clock';
import type { RpcClients } from '../../../ports/rpc-client';
import type { WalletSession } from '../../../ports/wallet-connector';
import { signAndSubmit } from './sign-and-submit';
import { SolanaRpc } from './solana-rpc';
import { arrivingUnits, requireTransferable } from './mint-rules';
import {
  mintIn,
  planTransfer,
  pricedSteps,
  PRIORITY_FEE_MAX,
  TOKEN_2022_ACCOUNT_SIZE,
  usualTokenPlan,
} from './transfer-plan';
import { base64Of, transactionOf } from './transfer-wire';

export interface SolanaTransfersDeps {
  readonly clock: Clock;

  /** The site's networks right now. */
  readonly networks: () => readonly Network[];
  readonly rpcClients: RpcClients;
}

/** What a transaction with one signature costs at least, in lamports. */
const SIGNATURE_FEE = 5_000n;

/** Stands for payer and receiver when only the cost is needed. */
const STAND_IN = 'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9';

/**
 * {@link ChainFees}, {@link ChainLimits} and {@link ChainSender} for Solana. Downloaded on demand, because
 * they contain the SDK.
 */
export class SolanaTransfers implements ChainFees, ChainLimits, ChainSender {
  readonly #deps: SolanaTransfersDeps;

  constructor(deps: SolanaTransfersDeps) {
    this.#deps = deps;
  }

  async transferFee(
    { from = STAND_IN, network, to, token }: TransferQuestion,
    signal?: AbortSignal,
  ): Promise<TransferFee> {
    const rpc = this.#rpcOn(network);
    const mint = mintIn(token.address);
    const { decimals } = token.quantity;
    const plan =
      mint !== undefined && to === undefined
        ? usualTokenPlan(mint)
        : await planTransfer({ from, to: to ?? STAND_IN, mint, decimals, units: 0n }, rpc, signal);
    const [steps, life] = await Promise.all([
      pricedSteps(plan, rpc, signal),
      rpc.latestBlockhash(signal),
    ]);
    const { message } = transactionOf(steps, from, life);
    const [fee, rent, reserve] = await Promise.all([
      rpc.fee(base64Of(message), signal),
      plan.newAccountSize > 0 ? rpc.rent(plan.newAccountSize, signal) : 0n,
      rpc.rent(0, signal),
    ]);
    return { perGas: fee + rent, cost: fee + rent, reserve };
  }

  /**
   * The most that an exchange costs: with the highest price for priority, and the rent of an account for the tokens and of
   * one that wraps lamports. It leaves enough to keep the visitor's own account.
   */
  async callFee(_units: bigint, network: Network, signal?: AbortSignal): Promise<bigint> {
    const rpc = this.#rpcOn(network);
    const [home, own] = await Promise.all([
      rpc.rent(TOKEN_2022_ACCOUNT_SIZE, signal),
      rpc.rent(0, signal),
    ]);
    return SIGNATURE_FEE + PRIORITY_FEE_MAX + 2n * home + own;
  }

  /**
   * The chain refuses a transaction that leaves an account with less than the rent-exempt minimum, unless it
   * leaves nothing. The extensions of a token's mint may forbid a transfer, or keep a part of it.
   */
  async requireSendable(request: SendRequest, signal?: AbortSignal): Promise<bigint | undefined> {
    const { to, token, units } = request;
    const network = this.#networkOf(request);
    const from = addressOf(request.from);
    const rpc = this.#rpcOn(network);
    const [{ cost }, held, receiverHas, minimum] = await Promise.all([
      this.transferFee({ from, network, to, token }, signal),
      rpc.balance(from, signal),
      rpc.balance(to, signal),
      rpc.rent(0, signal),
    ]);
    const { decimals, symbol } = network.nativeCurrency;
    const lamports = isNativeToken(token) ? units : 0n;
    const left = held - lamports - cost;
    if (left < 0n) throw new FeatureError('GAS_INSUFFICIENT', { symbol });
    const tooLittle = (whose: 'sender' | 'receiver'): WidgetError =>
      new FeatureError('ACCOUNT_MINIMUM', {
        minimum: formatAmount(minimum, decimals),
        symbol,
        whose,
      });
    if (left > 0n && left < minimum) throw tooLittle('sender');
    if (lamports > 0n && receiverHas === 0n && lamports < minimum) throw tooLittle('receiver');
    const mint = mintIn(token.address);
    if (mint === undefined) return undefined;
    const [minted] = await rpc.accounts([mint], 'jsonParsed', signal);
    if (!minted) return undefined;
    requireTransferable(minted, token.symbol);
    return arrivingUnits(units, minted, () => rpc.epoch(signal));
  }

  async send(request: SendRequest, session: WalletSession, signal?: AbortSignal): Promise<string> {
    signal?.throwIfAborted();
    const network = this.#networkOf(request);
    const { token, to, units } = request;
    const from = addressOf(request.from);
    const rpc = this.#rpcOn(network);
    const { decimals } = token.quantity;
    const wish = { from, to, mint: mintIn(token.address), decimals, units };
    const steps = await pricedSteps(await planTransfer(wish, rpc, signal), rpc, signal);
    const life = await rpc.latestBlockhash(signal);
    const asked = { unsigned: transactionOf(steps, from, life), life, from, network };
    return signAndSubmit(asked, session, this.#deps, signal);
  }

  #rpcOn(network: Network): SolanaRpc {
    return new SolanaRpc(this.#deps.rpcClients.forNetwork(network));
  }

  #networkOf({ from }: SendRequest): Network {
    const caipNetworkId = formatCaipNetworkId(parseCaipAddress(from));
    const network = findNetwork(this.#deps.networks(), caipNetworkId);
    if (network) return network;
    throw new WidgetError('NETWORK_NOT_FOUND', { caipNetworkId });
  }
}
