import { recordOf, textIn, unreadable } from '../bytes/untrusted';

/** A network that the operator's nodes serve. */
export interface FrameNetwork {
  /** As in CAIP-2: `eip155:1`. */
  readonly id: string;
  readonly name: string;
  readonly symbol: string;
  readonly decimals: number;
  readonly rpcUrl: string;

  /** The prefix of addresses (SS58), on Polkadot. */
  readonly prefix?: number;
}

/** What the operator has set for the page. None of it is a secret. */
export interface FrameSettings {
  /** The origin of the service. */
  readonly service: string;
  readonly networks: readonly FrameNetwork[];

  /** Where the worker's file is. */
  readonly worker: string;

  /** Where the page of an offline kit is. */
  readonly kit: string;

  /** Which descriptors the operator ships, where there are any. */
  readonly descriptors?: DescriptorFile;
}

/** A file of this origin, and the hash of it. */
export interface DescriptorFile {
  readonly path: string;
  readonly integrity: string;
}

/** Reads the settings that the server has written into the page. */
export function readSettings(text: string): FrameSettings {
  const record = recordOf(JSON.parse(text), [
    'service',
    'networks',
    'worker',
    'kit',
    'descriptors',
  ]);
  const { descriptors, networks } = record;
  if (!Array.isArray(networks)) throw unreadable('networks');
  return {
    service: textIn(record, 'service'),
    worker: textIn(record, 'worker'),
    kit: textIn(record, 'kit'),
    networks: networks.map(networkIn),
    ...(descriptors !== undefined && { descriptors: descriptorsIn(descriptors) }),
  };
}

function descriptorsIn(value: unknown): DescriptorFile {
  const record = recordOf(value, ['path', 'integrity']);
  return { path: textIn(record, 'path'), integrity: textIn(record, 'integrity') };
}

function networkIn(value: unknown): FrameNetwork {
  const record = recordOf(value, ['id', 'name', 'symbol', 'decimals', 'rpcUrl', 'prefix']);
  const { decimals, prefix } = record;
  if (typeof decimals !== 'number') throw unreadable('decimals');
  return {
    id: textIn(record, 'id'),
    name: textIn(record, 'name'),
    symbol: textIn(record, 'symbol'),
    decimals,
    rpcUrl: textIn(record, 'rpcUrl'),
    ...(typeof prefix === 'number' && { prefix }),
  };
}
