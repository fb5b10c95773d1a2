import { type Json, recordOf, textIn, unreadable } from '../bytes/untrusted';

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

  /** Above so much of the network's coin a fee is warned of, as a decimal number. By default: many times what is usual. */
  readonly highFee?: string;

  /** Absent where visitors have no smart accounts. */
  readonly smartAccounts?: SmartAccountSettings;

  /** On Solana, where the operator's service may pay the fees. */
  readonly feePayer?: 'service';
}

/** How smart accounts work on a network of EVM. Without a bundler the account sends its bundles itself. */
export interface SmartAccountSettings {
  /** `factory` where the network lacks EIP-7702: the account is a contract at an address of its own. */
  readonly account?: 'factory';

  /** A bundler of ERC-4337, which then sends the bundles. */
  readonly bundlerUrl?: string;

  /** A paymaster of ERC-7677, which may pay for what the bundler sends; `service` where the operator's service does. */
  readonly paymasterUrl?: string;
}

/** What the operator has set for the page. None of it is a secret. */
export interface FrameSettings {
  /** Which build of the frame this is: the same for every visitor. */
  readonly version: string;

  /** The origin of the service. */
  readonly service: string;
  readonly networks: readonly FrameNetwork[];

  /** Where visitors approve in browsers that say what covers this page. In others it is the window. */
  readonly approvals: 'frame' | 'window';

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

/** For a frame whose wallet is in a window of its own: what the visitor has chosen in the one is not known in the other. */
export function withoutSmartAccounts(networks: readonly FrameNetwork[]): readonly FrameNetwork[] {
  return networks.map(({ smartAccounts: _own, ...network }) => network);
}

/** Reads the settings that the server has written into the page. */
export function readSettings(text: string): FrameSettings {
  const record = recordOf(JSON.parse(text), [
    'version',
    'service',
    'networks',
    'approvals',
    'worker',
    'kit',
    'descriptors',
  ]);
  const { approvals, descriptors, networks } = record;
  if (approvals !== 'frame' && approvals !== 'window') throw unreadable('approvals');
  if (!Array.isArray(networks)) throw unreadable('networks');
  return {
    version: textIn(record, 'version'),
    service: textIn(record, 'service'),
    worker: textIn(record, 'worker'),
    kit: textIn(record, 'kit'),
    approvals,
    networks: networks.map(networkIn),
    ...(descriptors !== undefined && { descriptors: descriptorsIn(descriptors) }),
  };
}

function descriptorsIn(value: unknown): DescriptorFile {
  const record = recordOf(value, ['path', 'integrity']);
  return { path: textIn(record, 'path'), integrity: textIn(record, 'integrity') };
}

function networkIn(value: unknown): FrameNetwork {
  const record = recordOf(value, [
    'id',
    'name',
    'symbol',
    'decimals',
    'rpcUrl',
    'prefix',
    'highFee',
    'smartAccounts',
    'feePayer',
  ]);
  const { decimals, feePayer, highFee, prefix, smartAccounts } = record;
  if (typeof decimals !== 'number') throw unreadable('decimals');
  const id = textIn(record, 'id');
  if (smartAccounts !== undefined && !/^eip155:\d+$/.test(id)) throw unreadable('smartAccounts');
  if (feePayer !== undefined && (feePayer !== 'service' || !/^solana:\w+$/.test(id))) {
    throw unreadable('feePayer');
  }
  return {
    id,
    name: textIn(record, 'name'),
    symbol: textIn(record, 'symbol'),
    decimals,
    rpcUrl: textIn(record, 'rpcUrl'),
    ...(typeof prefix === 'number' && { prefix }),
    ...(highFee !== undefined && { highFee: sumIn(record) }),
    ...(smartAccounts !== undefined && { smartAccounts: smartAccountsIn(smartAccounts) }),
    ...(feePayer !== undefined && { feePayer }),
  };
}

function sumIn(record: Json): string {
  const sum = textIn(record, 'highFee');
  if (!/^\d{1,30}(?:\.\d{1,36})?$/.test(sum)) throw unreadable('highFee');
  return sum;
}

function smartAccountsIn(value: unknown): SmartAccountSettings {
  const record = recordOf(value, ['account', 'bundlerUrl', 'paymasterUrl']);
  const { account } = record;
  if (account !== undefined && account !== 'factory') throw unreadable('account');
  const needsBundler = account !== undefined || 'paymasterUrl' in record;
  if (needsBundler && !('bundlerUrl' in record)) throw unreadable('bundlerUrl');
  return {
    ...(account !== undefined && { account }),
    ...('bundlerUrl' in record && { bundlerUrl: textIn(record, 'bundlerUrl') }),
    ...('paymasterUrl' in record && { paymasterUrl: textIn(record, 'paymasterUrl') }),
  };
}
