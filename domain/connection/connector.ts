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
  readonly type: ConnectorType;
  readonly chain: ChainNamespace;

  /** A `data:` or `https:` image, or nothing. */
  readonly imageUrl?: string;
  readonly imageId?: string;
  readonly explorerId?: string;
  readonly info?: { readonly rdns?: string };

  /** Another wallet claims the same rdns: the visitor must look twice. */
  readonly isDuplicate?: boolean;

  /** Of a `MULTI_CHAIN` connector: its ways into the wallet, one on each namespace, `chain` first. */
  readonly connectors?: readonly Connector[];
}
