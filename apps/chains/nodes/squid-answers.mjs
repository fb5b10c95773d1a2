import { decodeAddress } from '@polkadot/util-crypto';

/**
 * A transfer as a squid has indexed it.
 *
 * @typedef {object} IndexedPolkadotTransfer
 * @property {number} block
 * @property {string} blockHash
 * @property {string} extrinsicHash
 * @property {string} from
 * @property {string} to
 * @property {bigint} units In base units.
 * @property {number} [at] The time of the block, in milliseconds.
 */

/** What a squid with the schema of Giant Squid has in its index for one account's transfers, as OpenReader names it. */
const shape =
  /^query\s*\(\$publicKey: String!, \$limit: Int!, \$offset: Int!\)\s*\{\s*transfers\(where: \{ account: \{ publicKey_eq: \$publicKey \} \}, orderBy: \[transfer_blockNumber_DESC, transfer_id_DESC\], limit: \$limit, offset: \$offset\)\s*\{\s*transfer \{ ([\w{} ]+) \}\s*\}\s*\}$/;

/**
 * Answers one question, whose names are those of the schema of Giant Squid (https://github.com/LimeChain/giant-squid-main) as
 * OpenReader serves it, with only the fields that were asked for.
 *
 * @param {{ readonly query: string, readonly variables: { readonly publicKey: string, readonly limit: number, readonly offset: number } }} question
 * @param {readonly IndexedPolkadotTransfer[]} transfers
 * @returns {object | undefined} `undefined` for every other question.
 */
export function squidAnswer({ query, variables }, transfers) {
  const [, fields] = shape.exec(query.trim()) ?? [];
  if (fields === undefined) return undefined;
  const { limit, offset, publicKey } = variables;
  const mine = transfers
    .filter(({ from, to }) => [from, to].map(keyOf).includes(publicKey))
    .sort((one, two) => two.block - one.block)
    .slice(offset, offset + limit);
  const rows = mine.map((each) => ({ transfer: withFields(rowOf(each), fields) }));
  return { data: { transfers: rows } };
}

/** @param {string} address */
const keyOf = (address) => `0x${Buffer.from(decodeAddress(address)).toString('hex')}`;

/** A row of the entity `NativeTransfer`. Its id is that of the event `Balances.Transfer`. @param {IndexedPolkadotTransfer} transfer */
function rowOf({ at, block, blockHash, extrinsicHash, from, to, units }) {
  return {
    id: `${String(block).padStart(10, '0')}-${blockHash.slice(2, 7)}-000002`,
    blockNumber: block,
    timestamp: new Date(at ?? Date.UTC(2026, 9, 21, 16, 44, 30)).toISOString().replace('Z', '000Z'),
    extrinsicHash,
    amount: String(units),
    success: true,
    from: { id: from, publicKey: keyOf(from) },
    to: { id: to, publicKey: keyOf(to) },
  };
}

/**
 * The `fields` of a row, as in `id from { id }`.
 *
 * @param {Readonly<Record<string, unknown>>} row
 * @param {string} fields
 */
function withFields(row, fields) {
  const names = [...fields.matchAll(/(\w+)(?: \{ (\w+) \})?/g)];
  return Object.fromEntries(
    names.map(([, name = '', inner]) => {
      if (!(name in row)) throw new TypeError(`A transfer has no ${name}`);
      const value = row[name];
      const part = inner && /** @type {Readonly<Record<string, unknown>>} */ (value)[inner];
      return [name, inner === undefined ? value : { [inner]: part }];
    }),
  );
}
