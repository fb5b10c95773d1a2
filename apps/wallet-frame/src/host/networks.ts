import type { FrameNetwork } from '../page/settings';

export const namespaces = ['eip155', 'solana', 'bip122', 'polkadot'] as const;
export type Namespace = (typeof namespaces)[number];

const REFERENCE = /^[-_a-zA-Z0-9]{1,32}$/;

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

  /** `false` where `id` names no network of the four kinds. */
  use(id: string): boolean {
    if (namespaceOf(id) === undefined) return false;
    this.#active = id;
    return true;
  }
}

/** The kind of a network, from its id as in CAIP-2. */
export function namespaceOf(id: string): Namespace | undefined {
  const [namespace, reference, ...more] = id.split(':');
  if (more.length > 0 || !REFERENCE.test(reference ?? '')) return undefined;
  return namespaces.find((one) => one === namespace);
}

/** The part of a network's id that names it among its kind. */
export function referenceOf(id: string): string {
  return id.slice(id.indexOf(':') + 1);
}
