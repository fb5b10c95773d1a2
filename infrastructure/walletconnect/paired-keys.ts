import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import { WidgetError } from '../../domain/errors/widget-error';
import type { WalletGrant } from '../../ports/wallet-connector';
import type { PairedLink } from './paired-link';

/** The keys of a paired wallet on one namespace: the methods it supports, and how to request them. */
export class PairedKeys {
  readonly #link: PairedLink;
  readonly #namespace: ChainNamespace;

  constructor(link: PairedLink, namespace: ChainNamespace) {
    this.#link = link;
    this.#namespace = namespace;
  }

  get grant(): WalletGrant | undefined {
    return this.#link.grantOf(this.#namespace);
  }

  takes(method: string): boolean {
    return this.#link.takes(this.#namespace, method);
  }

  request(method: string, params: unknown, signal?: AbortSignal): Promise<unknown> {
    return this.#link.request(this.#namespace, method, params, signal);
  }

  /** @throws `NETWORK_NOT_CHANGED` where requests go to another chain than `expected`. */
  expectChain(expected: string): void {
    const actual = this.grant?.chainReference ?? '';
    if (actual !== expected) throw new WidgetError('NETWORK_NOT_CHANGED', { expected, actual });
  }
}

/** The error for an unusable answer to `method`. */
export function badAnswer(method: string, reason: string): WidgetError {
  return new WidgetError('WALLET_RESPONSE_INVALID', { method, reason });
}
