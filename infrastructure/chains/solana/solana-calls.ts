import { addressOf, type CaipAddress, parseCaipAddress } from '../../../domain/caip/caip-address';
import { formatCaipNetworkId } from '../../../domain/caip/caip-network-id';
import { WidgetError } from '../../../domain/errors/widget-error';
import type { Network } from '../../../domain/network/network';
import { findNetwork } from '../../../domain/network/find-network';
import { jupiterCallFault, programCallOf } from '../../../domain/swap/jupiter-call';
import type { BuiltSwap, SwapRequest } from '../../../domain/swap/swap-token';
import { plainText } from '../../../domain/text/plain-text';
import type { ContractCall } from '../../../domain/transaction/contract-call';
import type { SimulatedCall } from '../../../domain/transaction/simulated-call';
import type { ChainCalls } from '../../../ports/chain-calls';
import type { WalletSession } from '../../../ports/wallet-connector';
import { changesBetween, type OwnAccounts } from './exchange-changes';
import { COMPUTE_UNITS_MAX, type ExchangePlan, exchangeSides, planExchange } from './exchange-plan';
import { namesOwner } from './own-accounts';
import { signAndSubmit } from './sign-and-submit';
import { SolanaRpc } from './solana-rpc';
import type { SolanaTransfersDeps } from './solana-transfers';
import { mintIn, pricedSteps } from './transfer-plan';
import { base64Of, transactionOf } from './transfer-wire';

const REASON_MAX_LENGTH = 200;

/** The largest transaction that the network forwards, in bytes. */
const WIRE_MAX = 1232;

/** The room for a block in which the call computes more than in the simulation, in percent. */
const ROOM = 120;

/**
 * {@link ChainCalls} of Solana. Of a call that a service prepared, only the program, its data and its accounts are used:
 * the steps around it, the compute budget and the fee are ours.
 */
export class SolanaCalls implements ChainCalls {
  readonly #deps: SolanaTransfersDeps;

  constructor(deps: SolanaTransfersDeps) {
    this.#deps = deps;
  }

  async exchangeFault(
    { call, toUnits }: BuiltSwap,
    request: SwapRequest,
    routers: readonly string[] | undefined,
    network: Network,
    signal?: AbortSignal,
  ): Promise<string | undefined> {
    const program = programCallOf(call);
    if (!program) return 'form';
    const isMint =
      program.fromMint === mintIn(request.from.address) &&
      program.toMint === mintIn(request.to.address);
    if (!isMint) return 'accounts';
    const rpc = this.#rpcOn(network);
    const owner = addressOf(request.account);
    const { sides } = await exchangeSides(program, owner, rpc, signal);
    const fault = jupiterCallFault(call, request, toUnits, sides, routers);
    if (fault) return fault;
    const known = [owner, sides.from.account, sides.to.account];
    const others = program.accounts
      .map(({ address }) => address)
      .filter((one) => !known.includes(one));
    const accounts = await rpc.accounts([...new Set(others)], 'base64', signal);
    return accounts.some((account) => namesOwner(account, owner)) ? 'target' : undefined;
  }

  async simulate(
    call: ContractCall,
    from: CaipAddress,
    network: Network,
    _watched: readonly string[],
    signal?: AbortSignal,
  ): Promise<SimulatedCall> {
    const rpc = this.#rpcOn(network);
    const owner = addressOf(from);
    const plan = await planExchange(call, owner, rpc, signal);
    const { message, wire } = await this.#written(plan, owner, rpc, signal);
    const own = [owner, plan.sides.from.account, plan.sides.to.account];
    const before = await rpc.accounts(own, 'base64', signal);
    const [{ accounts: after, hasFailed, reason = '' }, fee] = await Promise.all([
      rpc.simulate(base64Of(wire), own, signal),
      rpc.fee(base64Of(message), signal),
    ]);
    if (hasFailed) {
      const text = plainText(reason, REASON_MAX_LENGTH);
      return { status: 'reverted', ...(text && { reason: text }) };
    }
    if (!after) return { status: 'done' };
    const changes = changesBetween(ownOf(before), ownOf(after), plan.sides, fee);
    return { status: 'done', changes };
  }

  async fee(
    call: ContractCall,
    from: CaipAddress,
    network: Network,
    signal?: AbortSignal,
  ): Promise<bigint> {
    const rpc = this.#rpcOn(network);
    const owner = addressOf(from);
    const plan = await this.#measured(call, owner, rpc, signal);
    const { message } = await this.#written(plan, owner, rpc, signal);
    const [fee, rent] = await Promise.all([
      rpc.fee(base64Of(message), signal),
      plan.newAccountSize > 0 ? rpc.rent(plan.newAccountSize, signal) : 0n,
    ]);
    return fee + rent;
  }

  async send(
    call: ContractCall,
    from: CaipAddress,
    session: WalletSession,
    signal?: AbortSignal,
  ): Promise<string> {
    signal?.throwIfAborted();
    const network = this.#networkOf(from);
    const rpc = this.#rpcOn(network);
    const owner = addressOf(from);
    const plan = await this.#measured(call, owner, rpc, signal);
    const { life, ...unsigned } = await this.#written(plan, owner, rpc, signal);
    const asked = { unsigned, life, from: owner, network };
    return signAndSubmit(asked, session, this.#deps, signal);
  }

  /** The plan with the compute limit that it needs now: the fee for priority is paid for all of the limit. */
  async #measured(
    call: ContractCall,
    owner: string,
    rpc: SolanaRpc,
    signal?: AbortSignal,
  ): Promise<ExchangePlan> {
    const plan = await planExchange(call, owner, rpc, signal);
    const { wire } = await this.#written(plan, owner, rpc, signal);
    const { unitsConsumed } = await rpc.simulate(base64Of(wire), [owner], signal);
    if (!unitsConsumed) return plan;
    const computeUnits = Math.ceil((unitsConsumed * ROOM) / 100);
    return { ...plan, computeUnits: Math.min(computeUnits, COMPUTE_UNITS_MAX) };
  }

  async #written(plan: ExchangePlan, owner: string, rpc: SolanaRpc, signal?: AbortSignal) {
    const [steps, life] = await Promise.all([
      pricedSteps(plan, rpc, signal),
      rpc.latestBlockhash(signal),
    ]);
    const written = transactionOf(steps, owner, life, plan.tables);
    if (written.wire.length <= WIRE_MAX) return { ...written, life };
    throw new WidgetError('SERVICE_RESPONSE_INVALID', { reason: 'the transaction is too large' });
  }

  #rpcOn(network: Network): SolanaRpc {
    return new SolanaRpc(this.#deps.rpcClients.forNetwork(network));
  }

  #networkOf(from: CaipAddress): Network {
    const caipNetworkId = formatCaipNetworkId(parseCaipAddress(from));
    const network = findNetwork(this.#deps.networks(), caipNetworkId);
    if (network) return network;
    throw new WidgetError('NETWORK_NOT_FOUND', { caipNetworkId });
  }
}

function ownOf(accounts: readonly OwnAccounts[number][]): OwnAccounts {
  return [accounts[0], accounts[1], accounts[2]];
}
