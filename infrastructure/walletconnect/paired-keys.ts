import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import type { NamespaceKeys } from '../../ports/namespace-keys';
import type { WalletGrant } from '../../ports/wallet-connector';
import type { PairedLink } from './paired-link';

/** The keys of a paired wallet on one namespace: the methods it supports, and how to request them. */
export class PairedKeys implements NamespaceKeys {
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
}
