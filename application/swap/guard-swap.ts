import { abortable } from '../../domain/abort/abortable';
import { isSameEvmAddress } from '../../domain/address/evm-address';
import { addressOf } from '../../domain/caip/caip-address';
import { FeatureError } from '../../domain/errors/feature-error';
import { sealedCopy } from '../../domain/outside/sealed-copy';
import type { StandingAllowance } from '../../domain/swap/standing-allowance';
import { type SwapApproval, swapApprovalOf } from '../../domain/swap/swap-approval';
import type { SwapRequest } from '../../domain/swap/swap-token';
import type { TokenBalance } from '../../domain/token/token-balance';
import type { BalanceFloor, BundleChecks } from '../../domain/transaction/bundle-checks';
import type { ContractCall } from '../../domain/transaction/contract-call';
import type { ChainAdapters } from '../../ports/chain-adapter';
import type { SwapSource } from '../../ports/swap-source';
import type { Scope } from '../scope/scope';
import type { CurrentAccount } from '../session/current-account';
import type { Holdings } from '../tokens/holdings';
import type { SwapStore } from './swap-store';

export interface GuardSwapDeps {
  readonly adapters: ChainAdapters;
  readonly holdings: Holdings;
  readonly scope: Scope;
  readonly swap: SwapStore;
  readonly swapSource: SwapSource;
}

/** What an exchange is kept within. */
export interface SwapLimits {
  readonly call: ContractCall;

  /** The least that has to come, in base units. */
  readonly minToUnits: bigint;

  /** Whether nothing of the call could be read: then it may take what the account has allowed before, too. */
  readonly isUnread: boolean;

  /** Whether the wallet does several calls all or none, and with which approval. */
  readonly bundle: { readonly approval?: SwapApproval } | undefined;
}

/** Keeps what an exchange takes and gives within what is shown, where its call does not say so itself. */
export class GuardSwap {
  readonly #deps: GuardSwapDeps;

  constructor(deps: GuardSwapDeps) {
    this.#deps = deps;
  }

  /**
   * The calls around the exchange that revert it beyond the limits; `undefined` where the wallet does not do all or none, or
   * no contract of the network compares balances.
   *
   * @throws `SWAP_ALLOWANCE_TOO_WIDE` where nothing keeps a call that cannot be read from taking more than is shown, and what
   *   the network's `RpcClient` throws.
   */
  async execute(
    account: CurrentAccount,
    request: SwapRequest,
    limits: SwapLimits,
    signal: AbortSignal,
  ): Promise<BundleChecks | undefined> {
    const wider = limits.isUnread ? await this.#wider(account, request, limits, signal) : [];
    const floors = floorsOf(request, limits, wider);
    const checks = limits.bundle && (await this.#checks(account, request, floors, signal));
    if (checks || wider.length === 0) return checks;
    throw new FeatureError('SWAP_ALLOWANCE_TOO_WIDE', { exchange: limits.call.to });
  }

  /** The allowances of held tokens by which more can leave the account than is shown. */
  async #wider(
    account: CurrentAccount,
    request: SwapRequest,
    { bundle, call }: SwapLimits,
    signal: AbortSignal,
  ): Promise<readonly StandingAllowance[]> {
    const { namespace, network } = account;
    const { calls } = await abortable(this.#deps.adapters.find(namespace), signal);
    if (!network.isSupported || !calls?.standingAllowances) return [];
    const held = [...(await this.#held(account, signal)), ...this.#deps.swap.facts.tokens];
    const tokens = new Set(
      [request.from, ...held.filter(({ quantity }) => quantity.units > 0n)].flatMap(
        ({ address }) => (address ? [addressOf(address).toLowerCase()] : []),
      ),
    );
    const spender = bundle?.approval?.spender ?? (await this.#spender(request, signal));
    const spenders = [...new Set([call.to, ...(spender === undefined ? [] : [spender])])];
    const asking = calls.standingAllowances(
      [...tokens],
      spenders,
      request.account,
      network,
      signal,
    );
    const standing = await abortable(asking, signal);
    return standing.filter(
      ({ contract, units }) => units > (isGiven(contract, request) ? request.units : 0n),
    );
  }

  async #held(
    { address, caipAddress, network }: CurrentAccount,
    signal: AbortSignal,
  ): Promise<readonly TokenBalance[]> {
    const { holdings, scope } = this.#deps;
    const kept = holdings.portfolio.read(caipAddress);
    if (kept) return kept;
    const reading = holdings.assetSource.balances({ address, network }, signal);
    return abortable(reading, signal).catch((error: unknown) => {
      signal.throwIfAborted();
      scope.logger.warn('The tokens of the account could not be read', error);
      return [];
    });
  }

  /** The contract that the source has approved, where that can be another one than is called. */
  async #spender(request: SwapRequest, signal: AbortSignal): Promise<string | undefined> {
    const { scope, swapSource } = this.#deps;
    if (request.from.address === undefined) return undefined;
    try {
      const call = await abortable(swapSource.buildApproval(request, signal), signal);
      return swapApprovalOf(request, sealedCopy(call))?.spender;
    } catch (error) {
      signal.throwIfAborted();
      scope.logger.warn('The exchange does not say what it has approved', error);
      return undefined;
    }
  }

  async #checks(
    { namespace, network }: CurrentAccount,
    { account }: SwapRequest,
    floors: readonly BalanceFloor[],
    signal: AbortSignal,
  ): Promise<BundleChecks | undefined> {
    const { adapters, scope, swapSource } = this.#deps;
    const { bundles } = await abortable(adapters.find(namespace), signal);
    if (!network.isSupported || !bundles?.balanceChecks) return undefined;
    const { universalRouter } = swapSource.contracts?.(network) ?? {};
    const making = bundles.balanceChecks(floors, universalRouter, account, network, signal);
    return abortable(making, signal).catch((error: unknown) => {
      signal.throwIfAborted();
      scope.logger.warn('The balance before the exchange could not be read', error);
      return undefined;
    });
  }
}

function floorsOf(
  { from, to, units }: SwapRequest,
  { isUnread, minToUnits }: SwapLimits,
  wider: readonly StandingAllowance[],
): readonly BalanceFloor[] {
  const floor = (address: SwapRequest['account'] | undefined, change: bigint): BalanceFloor =>
    address === undefined ? { change } : { contract: addressOf(address), change };
  const rise = floor(to.address, minToUnits);
  if (!isUnread) return [rise];
  const given = from.address === undefined ? [] : [floor(from.address, -units)];
  const ends = [from.address, to.address].flatMap((address) =>
    address ? [addressOf(address)] : [],
  );
  const others = wider
    .filter(({ contract }) => !ends.some((end) => isSameEvmAddress(end, contract)))
    .map(({ contract }) => ({ contract, change: 0n }));
  return [rise, ...given, ...others];
}

function isGiven(contract: string, { from }: SwapRequest): boolean {
  return from.address !== undefined && isSameEvmAddress(addressOf(from.address), contract);
}
