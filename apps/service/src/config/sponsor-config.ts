import { ed25519 } from '@noble/curves/ed25519.js';
import { readFileSync } from 'node:fs';
import { bytesOfBase58 } from '../domain/base58';
import { fieldOf, textOf } from '../../../../domain/outside/untrusted-record';
import { ConfigError } from './config-error';
import { isLoopback } from '../domain/loopback';
import type { VariableReader } from './read-variables';

/** A network on which the operator pays, as in CAIP-2. */
export interface SponsorNetworkConfig {
  readonly network: string;

  /** A node of the network. */
  readonly rpcUrl: string;

  /** What pays there. */
  readonly by:
    | {
        readonly kind: 'contract';
        readonly address: string;
        readonly listedBundlers: boolean;
        readonly key: Uint8Array;
      }
    | { readonly kind: 'outside'; readonly url: string }
    | { readonly kind: 'feePayer'; readonly seed: Uint8Array };
}

const MOST_NETWORKS = 50;

/** The networks on which the operator pays for visitors. */
export function parseSponsors(read: VariableReader): readonly SponsorNetworkConfig[] | undefined {
  const name = 'SPONSORS';
  if (read.text(name) === '') return undefined;
  const list = parsedList(read.text(name));
  const networks = list?.map((entry) => networkOf(entry, read)) ?? [];
  const isUsable = networks.every((each): each is SponsorNetworkConfig => each !== undefined);
  const ids = new Set(networks.map((each) => each?.network));
  if (!isUsable || networks.length === 0 || ids.size !== networks.length) {
    throw new ConfigError(
      name,
      'must be a JSON list of objects with network (each once) and rpcUrl, and for eip155:… paymaster (0x…) or outsideUrl',
    );
  }
  if (read.text('SMTP_URL') === '') {
    throw new ConfigError(name, 'must be set with SMTP_URL: only visitors who log in are paid for');
  }
  return networks;
}

function networkOf(entry: unknown, read: VariableReader): SponsorNetworkConfig | undefined {
  const network = textOf(entry, 'network') ?? '';
  const rpcUrl = urlIn(entry, 'rpcUrl');
  if (rpcUrl === undefined) return undefined;
  if (/^solana:[1-9A-HJ-NP-Za-km-z]{32}$/.test(network)) {
    const isAlone =
      fieldOf(entry, 'outsideUrl') === undefined && fieldOf(entry, 'paymaster') === undefined;
    return isAlone
      ? { network, rpcUrl, by: { kind: 'feePayer', seed: solanaKeyOf(read) } }
      : undefined;
  }
  if (!/^eip155:[1-9]\d{0,15}$/.test(network)) return undefined;
  const outside = fieldOf(entry, 'outsideUrl');
  const paymaster = fieldOf(entry, 'paymaster');
  if ((outside === undefined) === (paymaster === undefined)) return undefined;
  if (outside !== undefined) {
    const url = urlIn(entry, 'outsideUrl');
    return url === undefined ? undefined : { network, rpcUrl, by: { kind: 'outside', url } };
  }
  const bundlers = fieldOf(entry, 'bundlers') ?? 'all';
  const isKnown = bundlers === 'all' || bundlers === 'listed';
  if (typeof paymaster !== 'string' || !/^0x[0-9a-f]{40}$/i.test(paymaster) || !isKnown) {
    return undefined;
  }
  const address = paymaster.toLowerCase();
  const listedBundlers = bundlers === 'listed';
  const by = { kind: 'contract', address, listedBundlers, key: evmKeyOf(read) } as const;
  return { network, rpcUrl, by };
}

function evmKeyOf(read: VariableReader): Uint8Array {
  const name = 'SPONSOR_EVM_KEY';
  const text = fromFile(name, read.required(name, 'SPONSORS names a paymaster'));
  if (!/^0x[0-9a-f]{64}$/i.test(text)) {
    throw new ConfigError(
      name,
      'must be 0x and 64 hexadecimal digits, or file: and the path of a file with them',
    );
  }
  return Buffer.from(text.slice(2), 'hex');
}

function solanaKeyOf(read: VariableReader): Uint8Array {
  const name = 'SPONSOR_SOLANA_KEY';
  const text = fromFile(name, read.required(name, 'SPONSORS names a network of Solana'));
  const seed = seedIn(text);
  if (!seed) {
    throw new ConfigError(
      name,
      'must be the key as solana-keygen writes it (a list of 64 numbers) or in base58, or file: and the path of a file with it',
    );
  }
  return seed;
}

/** The seed in a key of 64 bytes, whose second half is the public key. */
function seedIn(text: string): Uint8Array | undefined {
  const bytes = text.startsWith('[') ? listedBytes(text) : bytesOfBase58(text);
  if (bytes?.length !== 64) return undefined;
  const seed = bytes.slice(0, 32);
  return Buffer.from(ed25519.getPublicKey(seed)).equals(bytes.slice(32)) ? seed : undefined;
}

function listedBytes(text: string): Uint8Array | undefined {
  const list = parsedList(text, 64);
  const isBytes = list?.every(
    (one) => Number.isInteger(one) && Number(one) >= 0 && Number(one) < 256,
  );
  return list && isBytes ? Uint8Array.from(list as readonly number[]) : undefined;
}

/** What stands in the file that a variable names, or the variable itself. */
function fromFile(name: 'SPONSOR_EVM_KEY' | 'SPONSOR_SOLANA_KEY', text: string): string {
  if (!text.startsWith('file:')) return text;
  try {
    return readFileSync(text.slice('file:'.length), 'utf8').trim();
  } catch {
    throw new ConfigError(name, 'names a file that cannot be read');
  }
}

/** An address with the operator's key in it, or none: https, or http to this machine. */
function urlIn(entry: unknown, name: string): string | undefined {
  const text = textOf(entry, name) ?? '';
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isSecure =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
  return isSecure ? text : undefined;
}

function parsedList(text: string, most = MOST_NETWORKS): readonly unknown[] | undefined {
  try {
    const list = JSON.parse(text) as unknown;
    return Array.isArray(list) && list.length <= most ? list : undefined;
  } catch {
    return undefined;
  }
}
