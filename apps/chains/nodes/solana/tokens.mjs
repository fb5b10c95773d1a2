import { base58 } from '@scure/base';

export const TOKEN_PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
export const TOKEN_2022_PROGRAM = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb';

/** @type {readonly string[]} */
export const tokenPrograms = [TOKEN_PROGRAM, TOKEN_2022_PROGRAM];

const MINT_SIZE = 82;
const ACCOUNT_SIZE = 165;

/**
 * The offset at which Token-2022 marks an account as a mint (1) or a token account (2); its extensions
 * follow.
 */
const KIND_OFFSET = ACCOUNT_SIZE;
const METADATA_POINTER = 18;
const TOKEN_METADATA = 19;

/**
 * Extensions of a mint that need room in each token account: their numbers, and their sizes in the mint.
 *
 * @type {Readonly<Record<string, readonly [type: number, size: number]>>}
 */
const mintExtensions = { transferFeeConfig: [1, 108], transferHook: [14, 64] };

/**
 * @typedef {object} TokenMetadata
 * @property {string} name
 * @property {string} symbol
 * @property {string} [uri]
 */

/**
 * @typedef {object} Mint
 * @property {number} decimals
 * @property {bigint} supply
 * @property {string | null} authority
 * @property {TokenMetadata | undefined} metadata The metadata that Token-2022 stores beside the mint.
 * @property {readonly string[]} extensions The other extensions of the mint, of {@link mintExtensions}.
 * @property {TransferToll | undefined} toll What Token-2022 keeps of each transfer.
 */

/**
 * @typedef {object} TransferToll
 * @property {number} basisPoints
 * @property {bigint} maximum
 */

/**
 * @typedef {object} TokenAccount
 * @property {string} mint
 * @property {string} owner
 * @property {bigint} units
 * @property {number} state 1: usable, 2: frozen.
 */

/**
 * @param {Pick<Mint, 'decimals' | 'supply'> & { authority: string, metadata?: TokenMetadata | undefined, extensions?: readonly string[] | undefined, toll?: TransferToll | undefined }} mint
 * @param {string} address
 */
export function encodeMint(
  { decimals, supply, authority, metadata, extensions = [], toll },
  address,
) {
  const base = Buffer.alloc(metadata ? KIND_OFFSET + 1 : MINT_SIZE);
  base.writeUInt32LE(1, 0);
  base.set(base58.decode(authority), 4);
  base.writeBigUInt64LE(supply, 36);
  base.writeUInt8(decimals, 44);
  base.writeUInt8(1, 45);
  if (!metadata) return base;
  base.writeUInt8(1, KIND_OFFSET);
  const key = base58.decode(address);
  const texts = [metadata.name, metadata.symbol, metadata.uri ?? ''].map(borshText);
  return Buffer.concat([
    base,
    extension(METADATA_POINTER, Buffer.concat([base58.decode(authority), key])),
    extension(
      TOKEN_METADATA,
      Buffer.concat([base58.decode(authority), key, ...texts, Buffer.alloc(4)]),
    ),
    ...extensions.map((name) => {
      const [type, size] = mintExtensions[name] ?? [0, 0];
      const value = Buffer.alloc(size);
      if (name === 'transferFeeConfig' && toll) writeToll(value, toll);
      return extension(type, value);
    }),
  ]);
}

/**
 * A Metaplex metadata account: its kind, two keys, and three texts, as far as readers of names and addresses need it.
 *
 * @param {string} mint
 * @param {Required<TokenMetadata>} metadata
 */
export function encodeMetaplex(mint, { name, symbol, uri }) {
  const keys = Buffer.concat([Buffer.alloc(32), base58.decode(mint)]);
  // Metaplex fills texts up to their greatest length with zeros.
  const filled = [name.padEnd(32, '\0'), symbol.padEnd(10, '\0'), uri.padEnd(200, '\0')];
  return Buffer.concat([Buffer.from([4]), keys, ...filled.map(borshText)]);
}

/** @param {Omit<TokenAccount, 'state'>} account */
export function encodeTokenAccount({ mint, owner, units }) {
  const data = Buffer.alloc(ACCOUNT_SIZE);
  data.set(base58.decode(mint), 0);
  data.set(base58.decode(owner), 32);
  data.writeBigUInt64LE(units, 64);
  data.writeUInt8(1, 108);
  return data;
}

/**
 * @param {string} program
 * @param {ArrayLike<number>} bytes
 * @returns {Mint | undefined}
 */
export function decodeMint(program, bytes) {
  const data = Buffer.from(bytes);
  const isMint =
    data.length === MINT_SIZE || (data.length > KIND_OFFSET && data[KIND_OFFSET] === 1);
  if (!tokenPrograms.includes(program) || !isMint) return undefined;
  return {
    decimals: data.readUInt8(44),
    supply: data.readBigUInt64LE(36),
    authority: data.readUInt32LE(0) === 1 ? base58.encode(data.subarray(4, 36)) : null,
    metadata: metadataIn(data),
    toll: tollIn(data),
    extensions: Object.keys(mintExtensions).filter(
      (name) => extensionAt(data, mintExtensions[name]?.[0]) !== undefined,
    ),
  };
}

/**
 * @param {string} program
 * @param {ArrayLike<number>} bytes
 * @returns {TokenAccount | undefined}
 */
export function decodeTokenAccount(program, bytes) {
  const data = Buffer.from(bytes);
  const holds =
    data.length === ACCOUNT_SIZE || (data.length > KIND_OFFSET && data[KIND_OFFSET] === 2);
  if (!tokenPrograms.includes(program) || !holds) return undefined;
  return {
    mint: base58.encode(data.subarray(0, 32)),
    owner: base58.encode(data.subarray(32, 64)),
    units: data.readBigUInt64LE(64),
    state: data.readUInt8(108),
  };
}

/**
 * The configuration has two authorities, what was kept so far, and two tolls, each with the epoch that it begins with.
 */
const TOLLS_OFFSET = 72;
const TOLL_SIZE = 18;

/** @param {Buffer} value @param {TransferToll} toll */
function writeToll(value, { basisPoints, maximum }) {
  for (const at of [TOLLS_OFFSET, TOLLS_OFFSET + TOLL_SIZE]) {
    value.writeBigUInt64LE(maximum, at + 8);
    value.writeUInt16LE(basisPoints, at + 16);
  }
}

/** @param {Buffer} data @returns {TransferToll | undefined} */
function tollIn(data) {
  const at = extensionAt(data, mintExtensions['transferFeeConfig']?.[0]);
  if (at === undefined) return undefined;
  const tollAt = at + 4 + TOLLS_OFFSET;
  return { maximum: data.readBigUInt64LE(tollAt + 8), basisPoints: data.readUInt16LE(tollAt + 16) };
}

/** @param {Buffer} data @returns {TokenMetadata | undefined} */
function metadataIn(data) {
  const at = extensionAt(data, TOKEN_METADATA);
  if (at === undefined) return undefined;
  const nameAt = at + 4 + 64;
  const name = textAt(data, nameAt);
  const symbolAt = nameAt + 4 + Buffer.byteLength(name);
  const symbol = textAt(data, symbolAt);
  return { name, symbol, uri: textAt(data, symbolAt + 4 + Buffer.byteLength(symbol)) };
}

/** @param {Buffer} data @param {number | undefined} type */
function extensionAt(data, type) {
  for (let at = KIND_OFFSET + 1; at + 4 <= data.length; at += 4 + data.readUInt16LE(at + 2)) {
    if (data.readUInt16LE(at) === type) return at;
  }
  return undefined;
}

/** @param {Buffer} data @param {number} at */
function textAt(data, at) {
  return data.toString('utf8', at + 4, at + 4 + data.readUInt32LE(at));
}

/** @param {string} text */
function borshText(text) {
  const bytes = Buffer.from(text);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(bytes.length);
  return Buffer.concat([length, bytes]);
}

/** @param {number} type @param {Uint8Array} value */
function extension(type, value) {
  const head = Buffer.alloc(4);
  head.writeUInt16LE(type, 0);
  head.writeUInt16LE(value.length, 2);
  return Buffer.concat([head, value]);
}
