import { encodeBase58 } from '../../../domain/address/base58';
import { addressOf, parseCaipAddress } from '../../../domain/caip/caip-address';
import { formatCaipNetworkId } from '../../../domain/caip/caip-network-id';
import { FeatureError } from '../../../domain/errors/feature-error';
import { WidgetError } from '../../../domain/errors/widget-error';
import type { Network } from '../../../domain/network/network';
import { findNetwork } from '../../../domain/network/network-support';
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
import { providerOf } from '../../../ports/provider-of';
import type { WalletSession } from '../../../ports/wallet-connector';
import { attempt } from '../../../domain/outside/attempt';
import { isSameBytes } from '../same-bytes';
import { COMPUTE_BUDGET_PROGRAM } from './solana-programs';
import { SolanaRpc } from './solana-rpc';
import { unsupported } from './solana-signer';
import { submitTransaction } from './submit-transaction';
import { arrivingUnits, requireTransferable } from './mint-rules';
import { mintIn, planTransfer, pricedSteps, usualTokenPlan } from './transfer-plan';
import {
  base64Of,
  readTransaction,
  transactionOf,
  type UnsignedTransaction,
} from './transfer-wire';
import { isSignatureOf } from './verify-signature';

export interface SolanaTransfersDeps {
  readonly clock: Clock;

  /** The site's networks right now. */
  readonly networks: () => readonly Network[];
  readonly rpcClients: RpcClients;
}

/** Stands for payer and receiver when only the cost is needed. */
const STAND_IN = 'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9';

const SIGNATURE_BYTES = 64;

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
    const solana = providerOf(session, 'solana');
    const { token, to, units } = request;
    const from = addressOf(request.from);
    const rpc = this.#rpcOn(network);
    const { decimals } = token.quantity;
    const wish = { from, to, mint: mintIn(token.address), decimals, units };
    const steps = await pricedSteps(await planTransfer(wish, rpc, signal), rpc, signal);
    const life = await rpc.latestBlockhash(signal);
    const unsigned = transactionOf(steps, from, life);
    const signing = { address: from, network };
    if (solana?.signTransaction) {
      const wire = await solana.signTransaction(unsigned.wire, signing, signal);
      const { signature, isAsAsked } = expectSigned(wire, unsigned, from);
      // A wallet that rebuilt the transaction chose another blockhash.
      const lastValidBlockHeight = isAsAsked
        ? life.lastValidBlockHeight
        : (await rpc.latestBlockhash(signal)).lastValidBlockHeight;
      const ready = { hash: signature, wire: base64Of(wire), lastValidBlockHeight };
      return submitTransaction(ready, rpc, this.#deps.clock, signal);
    }
    if (!solana?.signAndSendTransaction) throw unsupported('solana:signTransaction');
    const signature = await solana.signAndSendTransaction(unsigned.wire, signing, signal);
    if (signature.length === SIGNATURE_BYTES) return encodeBase58(signature);
    throw invalid('solana:signAndSendTransaction', 'no signature');
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

/**
 * Checks what a wallet signed: the requested account signed it, and it contains every requested instruction.
 * Wallets may add instructions of their own, such as guards and a higher price.
 */
function expectSigned(
  wire: Uint8Array,
  unsigned: UnsignedTransaction,
  from: string,
): { readonly signature: string; readonly isAsAsked: boolean } {
  const method = 'solana:signTransaction';
  const signed = attempt(() => readTransaction(wire));
  if (!signed) throw invalid(method, 'no transaction');
  const { message, payer, signature, steps } = signed;
  if (!signature || payer !== from || !isSignatureOf(from, message, signature)) {
    throw invalid(method, 'the signature is not of this account');
  }
  const isAsAsked = isSameBytes(message, unsigned.message);
  const wanted = readTransaction(unsigned.wire).steps.filter(
    (step) => !step.startsWith(COMPUTE_BUDGET_PROGRAM),
  );
  if (!wanted.every((step) => steps.includes(step))) throw invalid(method, 'another transaction');
  return { signature: encodeBase58(signature), isAsAsked };
}

function invalid(method: string, reason: string): WidgetError {
  return new WidgetError('WALLET_RESPONSE_INVALID', { method, reason });
}
