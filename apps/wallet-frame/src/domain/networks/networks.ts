import { isReferenceOn } from '../../../../../domain/caip/chain-reference';
import { HostRefusal } from '../refusals/host-refusal';
import type { FrameNetwork } from './settings';
import { rpcCodes } from '../../../../../domain/rpc/rpc-code';

export const namespaces = ['eip155', 'solana', 'bip122', 'polkadot'] as const;
export type Namespace = (typeof namespaces)[number];

/** The networks of the visitor's session. Sites name them, and the operator's nodes serve them. */
export class Networks {
  readonly #known: readonly FrameNetwork[];
  #active: string;

  constructor(known: readonly FrameNetwork[]) {
    this.#known = known;
    this.#active = known[0]?.id ?? 'eip155:1';
  }

  /** The network on which the site has asked for the account last. */
  get active(): string {
    return this.#active;
  }

  /** `undefined` where the operator's nodes do not serve it. */
  find(id: string): FrameNetwork | undefined {
    return this.#known.find((network) => network.id === id);
  }

  /** The networks of one kind that the operator's nodes serve. */
  of(namespace: Namespace): readonly FrameNetwork[] {
    return this.#known.filter(({ id }) => namespaceOf(id) === namespace);
  }

  /**
   * Goes to a network. Where the operator's nodes serve others of its kind alone, requests on it would fail, one by one.
   *
   * @throws {@link HostRefusal} with 4901.
   */
  use(id: string): void {
    this.require(id);
    this.#active = id;
  }

  /** @throws {@link HostRefusal} with 4901 where {@link Networks.use} does. */
  require(id: string): void {
    const namespace = namespaceOf(id);
    const isServed = namespace && (this.find(id) !== undefined || this.of(namespace).length === 0);
    if (!isServed) {
      throw new HostRefusal('The network is not known to this wallet', rpcCodes.chainDisconnected);
    }
  }
}

/** The kind of a network, from its id as in CAIP-2. */
export function namespaceOf(id: string): Namespace | undefined {
  const [namespace, reference = '', ...more] = id.split(':');
  const known = namespaces.find((one) => one === namespace);
  const isRead = known && more.length === 0 && isReferenceOn(known, reference);
  return isRead ? known : undefined;
}

/** The part of a network's id that names it among its kind. */
export function referenceOf(id: string): string {
  return id.slice(id.indexOf(':') + 1);
}

/** The CAIP-2 id of a network, which sites call `1`, `eip155:1` or the like. */
export function caipOf(chainId: string): string {
  return /^\d+$/.test(chainId) ? `eip155:${chainId}` : chainId;
}
