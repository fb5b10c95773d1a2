import type { ChainNamespace } from '../caip/chain-namespace';

/** How a connector came to be known. */
export type ConnectorType =
  'INJECTED' | 'ANNOUNCED' | 'EXTERNAL' | 'WALLET_CONNECT' | 'AUTH' | 'MULTI_CHAIN';

/** One way to reach one wallet, as a visitor sees it. */
export interface Connector {
  /** The wallet's rdns where it has one: the same on every visit. */
  readonly id: string;

  /** Plain text, cleaned of control and direction characters. */
  readonly name: string;
  /** How the widget knows it. */
  readonly type: ConnectorType;
  /** The namespace that it connects. */
  readonly namespace: ChainNamespace;

  /** The same as `namespace`: the specification's name for it. */
  readonly chain: ChainNamespace;

  /** A `data:` or `https:` image, or nothing. */
  readonly imageUrl?: string;
  /** The id of its picture in a directory. */
  readonly imageId?: string;
  /** Its id in the directory of wallets. */
  readonly explorerId?: string;
  /** What it says of itself, as in EIP-6963. */
  readonly info?: { readonly rdns?: string };

  /** Another wallet claims the same rdns, so the widget cannot know which one the visitor means. */
  readonly isDuplicate?: boolean;

  /** Of a `MULTI_CHAIN` connector: its members, one on each namespace, the one on `namespace` first. */
  readonly connectors?: readonly Connector[];
}

/** A {@link Connector} without its namespace. */
export type ConnectorFields = Omit<Connector, 'chain' | 'namespace'>;

/** The connector with these fields on `namespace`. */
export function connectorOn(namespace: ChainNamespace, fields: ConnectorFields): Connector {
  return { ...fields, namespace, chain: namespace };
}
