import type { Network } from '../domain/network/network';
import type { NftPage } from '../domain/nft/nft';
import { createToken } from './token';

/** The account and the page of a request for NFTs. */
export interface NftQuery {
  /** Whose NFTs. */
  readonly address: string;
  /** On which network. */
  readonly network: Network;

  /** The `next` of the page before. Absent for the first page. */
  readonly cursor?: string;
}

/** A service, or a chain, that knows the NFTs of an account. */
export interface NftSource {
  /** Whether it lists the NFTs of accounts on `network`. */
  serves(network: Network): boolean;

  /**
   * One page of what the account holds now, what it received last first. A page may be empty and not the last. Leaves
   * out what cannot be read.
   *
   * @throws `WidgetError` `HTTP_STATUS`, `SERVICE_UNREACHABLE`, `SERVICE_RESPONSE_INVALID`, what the network's `RpcClient`
   *   throws, and the reason of `signal` as soon as it aborts. Never an empty page in the place of a failure.
   */
  page(query: NftQuery, signal?: AbortSignal): Promise<NftPage>;
}

export const NftSource = createToken<NftSource>('NftSource');
