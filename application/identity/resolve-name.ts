import type { Scope } from '../scope/scope';
import { checkAddress } from '../../domain/address/is-address';
import { parseCaipNetworkId } from '../../domain/caip/caip-network-id';
import { FeatureError } from '../../domain/errors/feature-error';
import type { Network } from '../../domain/network/network';
import type { EnsCache } from './ens-cache';

/** A source of a name's address. */
export type NameLookup = (
  name: string,
  network: Network,
  signal: AbortSignal,
) => Promise<string | undefined>;

export interface ResolveNameDeps {
  readonly cache: EnsCache;
  readonly scope: Scope;

  /** The sources, asked in turn until one knows the address. */
  readonly lookups: readonly NameLookup[];
}

/** The name to resolve, and whether a cached answer is sufficient. */
export interface NameQuestion {
  readonly name: string;
  readonly network: Network;

  /** Set before a transfer: a value that the browser stored is not trusted then. */
  readonly mustBeFresh?: true;
}

/** Finds the address of a name. */
export class ResolveName {
  readonly #deps: ResolveNameDeps;

  constructor(deps: ResolveNameDeps) {
    this.#deps = deps;
  }

  /**
   * The address of a name in its canonical spelling, checked at the safe level, or `undefined` where the
   * name stands for none on this network.
   *
   * @throws `WidgetError` `NAME_LOOKUP_FAILED` where no source knows it and at least one could
   * not be asked, and the reason of `signal`.
   */
  async execute(question: NameQuestion, signal: AbortSignal): Promise<string | undefined> {
    const { cache } = this.#deps;
    const { network, mustBeFresh } = question;
    const name = question.name.trim();
    const key = `${network.caipNetworkId}:${name}`;
    const kept = mustBeFresh ? undefined : safeAddress(cache.read(key), network);
    if (kept !== undefined) return kept;
    const address = safeAddress(await this.#ask(name, network, signal), network);
    if (address !== undefined) cache.write(key, address);
    return address;
  }

  async #ask(name: string, network: Network, signal: AbortSignal): Promise<string | undefined> {
    const { lookups, scope } = this.#deps;
    let failure: { readonly cause: unknown } | undefined;
    for (const lookup of lookups) {
      try {
        const address = await lookup(name, network, signal);
        signal.throwIfAborted();
        if (address !== undefined) return address;
      } catch (cause) {
        signal.throwIfAborted();
        scope.logger.warn('A name could not be looked up; the next source is asked', cause);
        failure = { cause };
      }
    }
    if (failure) throw new FeatureError('NAME_LOOKUP_FAILED', {}, failure);
    return undefined;
  }
}

function safeAddress(address: string | undefined, network: Network): string | undefined {
  if (address === undefined) return undefined;
  const check = checkAddress(address, parseCaipNetworkId(network.caipNetworkId));
  return check.ok ? check.address : undefined;
}
