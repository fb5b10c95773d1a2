import type { ChainNamespace } from '../caip/chain-namespace';
import type { Outcome } from './outcome';
import type { Shown } from './shown';

/** What every record has. */
interface Recorded {
  /** Differs for every record of a page. */
  readonly id: number;

  /** Milliseconds since the Unix epoch. */
  readonly atMs: number;
}

/** What a request has from its end on. */
interface Timed {
  readonly outcome: Outcome;

  /** How long it took, in milliseconds. Absent while it waits. */
  readonly ms?: number;
}

/** A change that the visitor sees, or a site hears of. */
export interface EventRecord extends Recorded {
  readonly kind: 'event';

  /** The event of `widget.on`, or `view`, `opened` or `closed`. */
  readonly name: Shown;
  readonly namespace?: ChainNamespace;

  /** The CAIP-2 id of the network. */
  readonly network?: Shown;
  readonly connectorId?: Shown;
  readonly view?: Shown;

  /** The account's address: the one field of all records that says who the visitor is. */
  readonly address?: string;
}

/** One POST that carried a call. */
export interface RpcPost extends Timed {
  /** The host of the endpoint: paths and queries may hold keys. */
  readonly endpoint: Shown;

  /** Its place in the order in which the network's endpoints are asked, from 1. */
  readonly position: number;

  /** How many endpoints the network has. */
  readonly of: number;

  /** How many calls went in this POST. */
  readonly batch: number;

  /** Of this call, from 1. */
  readonly attempt: number;

  /** Why the call went out again: how its last attempt ended, there or at another endpoint. Absent at the first. */
  readonly because?: { readonly outcome: Outcome; readonly isElsewhere: boolean };
}

/** One JSON-RPC call to a chain. */
export interface RpcRecord extends Recorded, Timed {
  readonly kind: 'rpc';
  readonly network: Shown;
  readonly method: Shown;

  /** What happened last before it: an event, a view, or nothing of late. */
  readonly why: Shown;

  /** Empty where the answer to an equal call was used, or the site has RPC clients of its own. */
  readonly posts: readonly RpcPost[];
}

/** One request to a service. */
export interface HttpRecord extends Recorded, Timed {
  readonly kind: 'http';
  readonly host: Shown;
  readonly method: Shown;
  readonly why: Shown;
}

/** A message to or from the relay, or what happened to the connection with it. */
export interface RelayRecord extends Recorded {
  readonly kind: 'relay';
  readonly direction: 'sent' | 'received';

  /** The method of the relay, `answer`, or `open` and `close`. */
  readonly name: Shown;
  readonly host: Shown;

  /** WalletConnect's number for the kind of a message: 1108 is a request to a wallet. */
  readonly tag?: number;

  /** How long the sealed message is, in characters. Nothing of it is kept. */
  readonly sealedLength?: number;

  /** The code of a refusal, or of the end of a connection. */
  readonly code?: number;
}

/** One use of the storage. Values are never kept. */
export interface StorageRecord extends Recorded {
  readonly kind: 'storage';
  readonly verb: 'get' | 'set' | 'remove' | 'changed';
  readonly key: Shown;
  readonly place: 'browser' | 'tab';

  /** Of the value, in characters; absent where there is none. */
  readonly length?: number;
}

/** A request to the embedded wallet, or a message of it. */
export interface FrameRecord extends Recorded, Timed {
  readonly kind: 'frame';

  /** The type of the message. */
  readonly type: Shown;

  /** The method of a JSON-RPC request, the provider of a login, or the network of a switch. */
  readonly about?: Shown;
}

/** A request to a wallet. */
export interface WalletRecord extends Recorded, Timed {
  readonly kind: 'wallet';
  readonly connectorId: Shown;
  readonly namespace: ChainNamespace;
  readonly method: Shown;
}

/** Everything that is recorded. */
export type TrafficRecord =
  EventRecord | RpcRecord | HttpRecord | RelayRecord | StorageRecord | FrameRecord | WalletRecord;

/** The kind of a record. */
export type RecordKind = TrafficRecord['kind'];

/** Every kind, in the order of the panel. */
export const recordKinds = [
  'event',
  'rpc',
  'http',
  'wallet',
  'relay',
  'frame',
  'storage',
] as const satisfies readonly RecordKind[];

/** The records of one kind. */
export type RecordOf<Kind extends RecordKind> = Extract<TrafficRecord, { readonly kind: Kind }>;

/** A record before it has a number and a time. */
export type Draft<Kind extends RecordKind> = Omit<RecordOf<Kind>, 'atMs' | 'id' | 'kind'>;

/** Changes the record that was made, while it is kept. */
export type Amend<Kind extends RecordKind> = (
  change: (record: RecordOf<Kind>) => RecordOf<Kind>,
) => void;

/** Makes a record. */
export type Note = <Kind extends RecordKind>(kind: Kind, draft: Draft<Kind>) => Amend<Kind>;
