import { type CaipNetworkId, formatCaipNetworkId } from '../../domain/caip/caip-network-id';
import type { Network } from '../../domain/network/network';
import { findNetwork } from '../../domain/network/find-network';
import { ASSET_DISCOVERY_PATIENCE_MS } from '../../domain/limits';
import type {
  Permission,
  PermissionLimit,
  PermissionRule,
  SpendLimit,
} from '../../domain/permission/permission';
import { mostOf, permissionWarnings } from '../../domain/permission/permission-warnings';
import type {
  ShownLimit,
  ShownPermission,
  ShownRule,
} from '../../domain/permission/shown-permission';
import { plainText } from '../../domain/text/plain-text';
import { emptyBalance } from '../../domain/token/added-tokens';
import { decimalFromUnits, formatDecimal } from '../../domain/number/decimal';
import { MAX_SYMBOL_LENGTH } from '../../domain/token/token-balance';
import type { TokenFacts } from '../../domain/token/token-facts';
import { isUnlimitedAllowance } from '../../domain/transaction/approval';
import type { ChainAdapters } from '../../ports/chain-adapter';
import type { Scope } from '../scope/scope';
import { withTimeout } from '../scope/with-timeout';
import type { NetworkStore } from '../session/network-store';

export interface DescribePermissionDeps {
  readonly adapters: ChainAdapters;
  readonly networks: NetworkStore;
  readonly scope: Scope;
}

/** A token whose amounts can be written: the native currency, or a contract that says its decimals. */
interface Unit {
  readonly symbol: string;
  readonly decimals: number;
  readonly isKnown: boolean;
}

const SECONDS_PER_DAY = 86_400n;

/** Puts permissions into words: amounts with the decimals and the symbol that the chain itself reports. */
export class DescribePermission {
  readonly #deps: DescribePermissionDeps;
  readonly #facts = new Map<string, Promise<TokenFacts>>();

  constructor(deps: DescribePermissionDeps) {
    this.#deps = deps;
  }

  /** The site's network of `chainReference`, where it has that. */
  network(chainReference: string): Network | undefined {
    return findNetwork(this.#deps.networks.requested(), chainIdOf(chainReference));
  }

  /** Throws nothing but the reason of `signal`: a token that cannot be read is shown as one that is unknown. */
  async execute(permission: Permission, signal: AbortSignal): Promise<ShownPermission> {
    const { chainReference, expiresAt, holder, limits, reason, rules } = permission;
    const network = this.network(chainReference);
    const nowSeconds = Math.floor(this.#deps.scope.clock.now() / 1000);
    const native = nativeUnit(network);
    const units = await Promise.all(
      limits.map((limit) =>
        limit.kind === 'spend' && limit.token !== undefined
          ? this.#unit(limit.token, network, signal)
          : Promise.resolve(native),
      ),
    );
    const isUnknown = limits.some((limit, at) => limit.kind === 'spend' && !units[at]?.isKnown);
    return {
      chainId: chainIdOf(chainReference),
      network: network?.name ?? chainReference,
      holder,
      limits: limits.map((limit, at) =>
        shownLimit(limit, units[at] ?? native, expiresAt, nowSeconds),
      ),
      rules: rules.map((rule) => shownRule(rule, native)),
      warnings: [
        ...permissionWarnings(permission, nowSeconds),
        ...(isUnknown ? (['tokenUnknown'] as const) : []),
      ],
      ...(permission.account !== undefined && { account: permission.account }),
      ...(expiresAt !== undefined && { endsAtMs: expiresAt * 1000 }),
      ...(reason !== undefined && { reason }),
    };
  }

  async #unit(token: string, network: Network | undefined, signal: AbortSignal): Promise<Unit> {
    const unknown = { symbol: '', decimals: 0, isKnown: false };
    if (!network) return unknown;
    const timeout = { clock: this.#deps.scope.clock, ms: ASSET_DISCOVERY_PATIENCE_MS, signal };
    const key = `${network.caipNetworkId}:${token}`;
    try {
      const asked = this.#facts.get(key) ?? this.#ask(token, network);
      this.#facts.set(key, asked);
      const facts = await withTimeout(timeout, () => asked);
      const symbol = plainText(facts?.symbol ?? '', MAX_SYMBOL_LENGTH);
      if (facts?.decimals === undefined || symbol === '') return unknown;
      return { symbol, decimals: facts.decimals, isKnown: true };
    } catch {
      signal.throwIfAborted();
      this.#facts.delete(key);
      return unknown;
    }
  }

  async #ask(token: string, network: Network): Promise<TokenFacts> {
    const { adapters, scope } = this.#deps;
    const asked = emptyBalance(network.caipNetworkId, token);
    const { facts } = await adapters.find('eip155');
    return asked && facts ? facts.tokenFacts(asked, network, scope.signal) : {};
  }
}

function chainIdOf(chainReference: string): CaipNetworkId {
  return formatCaipNetworkId({ namespace: 'eip155', chainReference });
}

function nativeUnit(network: Network | undefined): Unit {
  if (!network) return { symbol: '', decimals: 0, isKnown: false };
  const { decimals, symbol } = network.nativeCurrency;
  return { symbol, decimals, isKnown: true };
}

function shownLimit(
  limit: PermissionLimit,
  unit: Unit,
  expiresAt: number | undefined,
  nowSeconds: number,
): ShownLimit {
  switch (limit.kind) {
    case 'spend':
      return shownSpend(limit, unit, mostOf(limit, expiresAt, nowSeconds));
    case 'nfts':
      return {
        kind: 'nfts',
        token: limit.token,
        ids: limit.amounts.map(({ id, units }) => (units === 1n ? `#${id}` : `#${id} × ${units}`)),
      };
    case 'calls':
      return { kind: 'calls', contract: limit.contract, functions: limit.functions };
    case 'removals':
      return { kind: 'removals' };
    case 'unknown':
      return limit;
  }
}

function shownSpend(limit: SpendLimit, unit: Unit, most: bigint | undefined): ShownLimit {
  const { period, startsAt, stream, token, total } = limit;
  const amounts = [total, period?.units, stream?.initial, stream?.perSecond];
  const isHuge = amounts.some((each) => each !== undefined && isUnlimitedAllowance(each));
  return {
    kind: 'spend',
    symbol: unit.symbol,
    isUnlimited: isHuge || (total === undefined && !period && !stream),
    ...(token !== undefined && { token }),
    ...(total !== undefined && { total: amountText(total, unit) }),
    ...(period && { period: { amount: amountText(period.units, unit), seconds: period.seconds } }),
    ...(stream && {
      stream: {
        perDay: amountText(stream.perSecond * SECONDS_PER_DAY, unit),
        ...(stream.initial > 0n && { initial: amountText(stream.initial, unit) }),
      },
    }),
    ...(most !== undefined && most !== total && { most: amountText(most, unit) }),
    ...(startsAt !== undefined && { startsAtMs: startsAt * 1000 }),
  };
}

function shownRule(rule: PermissionRule, native: Unit): ShownRule {
  switch (rule.kind) {
    case 'gas':
    case 'native': {
      const { kind, units } = rule;
      return { kind, amount: kind === 'gas' ? String(units) : amountText(units, native) };
    }
    default:
      return rule;
  }
}

/** Every digit of an amount. Without decimals the base units are all that is known. */
function amountText(units: bigint, { decimals, symbol }: Unit): string {
  return `${formatDecimal(decimalFromUnits(units, decimals))} ${symbol}`.trim();
}
