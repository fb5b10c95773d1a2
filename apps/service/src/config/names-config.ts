import { ens_normalize } from '@adraffy/ens-normalize';
import { hkdfSync } from 'node:crypto';
import { ConfigError } from './config-error';
import type { VariableReader } from './read-variables';

export interface NamesConfig {
  /** The name under which visitors get theirs, as in `site.eth`. */
  readonly parent: string;

  /** The secp256k1 key that signs what the gateway answers. */
  readonly signerKey: Uint8Array;

  /** The endpoint of each chain whose contract accounts may register, by CAIP-2 id. */
  readonly rpcUrls: Readonly<Record<string, string>>;

  /** Names that are never given, beside those of every service. */
  readonly reserved: readonly string[];
}

const KEY_BYTES = 32;

/** Longer, a name of 63 letters under the parent would not fit into DNS's 255 bytes. */
const MAX_PARENT_LENGTH = 180;

/** Names of visitors, where the operator names their parent. */
export function parseNames(read: VariableReader): NamesConfig | undefined {
  if (read.text('NAMES_PARENT') === '') return undefined;
  const parent = parentOf(read);
  const secret = read.required('SERVICE_SECRET', 'NAMES_PARENT is set');
  const names = {
    parent,
    signerKey: signerKeyOf(read, secret),
    rpcUrls: rpcUrlsOf(read),
    reserved: listOf(read.text('NAMES_RESERVED')),
  };
  if (read.text('SMTP_URL') === '') {
    throw new ConfigError(
      'NAMES_PARENT',
      'must be set with SMTP_URL, because only accounts of logins get names',
    );
  }
  return names;
}

function parentOf(read: VariableReader): string {
  const parent = read.text('NAMES_PARENT');
  const isName = parent.length <= MAX_PARENT_LENGTH && /^[^.]+(\.[^.]+)+$/.test(parent);
  if (!isName || normalized(parent) !== parent) {
    throw new ConfigError('NAMES_PARENT', 'must be a normalized name, as in site.eth');
  }
  return parent;
}

/** A key of its own signs the answers, and nothing else. */
function signerKeyOf(read: VariableReader, secret: string): Uint8Array {
  const own = read.text('NAMES_SIGNER_KEY');
  if (own === '') {
    return new Uint8Array(hkdfSync('sha256', secret, '', 'cleat names gateway', KEY_BYTES));
  }
  if (!/^0x[0-9a-f]{64}$/i.test(own)) {
    throw new ConfigError('NAMES_SIGNER_KEY', 'must be 0x and 64 hexadecimal digits');
  }
  return Buffer.from(own.slice(2), 'hex');
}

function rpcUrlsOf(read: VariableReader): NamesConfig['rpcUrls'] {
  const entries = listOf(read.text('NAMES_RPC_URLS')).map((entry) => {
    const [, chain, url] = /^(eip155:[1-9]\d{0,9})=(https?:\/\/\S+)$/.exec(entry) ?? [];
    if (chain === undefined || url === undefined || !URL.canParse(url)) {
      throw new ConfigError('NAMES_RPC_URLS', 'must be as in eip155:1=https://node.example');
    }
    return [chain, url] as const;
  });
  return Object.fromEntries(entries);
}

function listOf(text: string): readonly string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function normalized(name: string): string | undefined {
  try {
    return ens_normalize(name);
  } catch {
    return undefined; // ENSIP-15 refuses it.
  }
}
