import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { decodeAddress } from '@polkadot/util-crypto';

/** A transfer as the squid has indexed it. */
export interface IndexedPolkadotTransfer {
  readonly block: number;
  readonly blockHash: string;
  readonly extrinsicHash: string;
  readonly from: string;
  readonly to: string;

  /** In base units. */
  readonly units: bigint;
}

/** A squid on loopback, over data of the test. */
export interface Squid {
  readonly url: string;
  readonly transfers: IndexedPolkadotTransfer[];

  /** The addresses of the accounts that it was asked about. */
  readonly asked: readonly string[];
  stop(): Promise<void>;
}

interface Question {
  readonly query: string;
  readonly variables: {
    readonly publicKey: string;
    readonly limit: number;
    readonly offset: number;
  };
}

/** What a squid with the schema of Giant Squid has in its index for one account's transfers, as OpenReader names it. */
const shape =
  /^query\s*\(\$publicKey: String!, \$limit: Int!, \$offset: Int!\)\s*\{\s*transfers\(where: \{ account: \{ publicKey_eq: \$publicKey \} \}, orderBy: \[transfer_blockNumber_DESC, transfer_id_DESC\], limit: \$limit, offset: \$offset\)\s*\{\s*transfer \{ ([\w{} ]+) \}\s*\}\s*\}$/;

/**
 * Starts a stand-in of a squid. It answers one question, whose names are those of the schema of Giant Squid
 * (https://github.com/LimeChain/giant-squid-main) as OpenReader serves it, with only the fields that were asked for.
 */
export async function startSquid(): Promise<Squid> {
  const transfers: IndexedPolkadotTransfer[] = [];
  const asked: string[] = [];
  const server = createServer((request, response) => {
    // A page of another origin asks before it posts.
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'content-type');
    if (request.method === 'OPTIONS') {
      response.end();
      return;
    }
    void json(request).then((body) => {
      const { query, variables } = body as Question;
      response.setHeader('content-type', 'application/json');
      const [, fields] = shape.exec(query.trim()) ?? [];
      if (fields === undefined) {
        response.writeHead(400).end('{"errors":[{"message":"Cannot query field"}]}');
        return;
      }
      asked.push(variables.publicKey);
      const mine = transfers
        .filter(({ from, to }) => [from, to].map(keyOf).includes(variables.publicKey))
        .sort((one, two) => two.block - one.block)
        .slice(variables.offset, variables.offset + variables.limit);
      const rows = mine.map((each) => ({ transfer: withFields(rowOf(each), fields) }));
      response.end(JSON.stringify({ data: { transfers: rows } }));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/graphql`,
    transfers,
    asked,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const keyOf = (address: string): string =>
  `0x${Buffer.from(decodeAddress(address)).toString('hex')}`;

/** A row of the entity `NativeTransfer`. Its id is that of the event `Balances.Transfer`. */
function rowOf({ block, blockHash, extrinsicHash, from, to, units }: IndexedPolkadotTransfer) {
  return {
    id: `${String(block).padStart(10, '0')}-${blockHash.slice(2, 7)}-000002`,
    blockNumber: block,
    timestamp: '2026-10-21T16:44:30.000000Z',
    extrinsicHash,
    amount: String(units),
    success: true,
    from: { id: from, publicKey: keyOf(from) },
    to: { id: to, publicKey: keyOf(to) },
  };
}

/** The `fields` of a row, as in `id from { id }`. */
function withFields(row: Readonly<Record<string, unknown>>, fields: string): unknown {
  const names = [...fields.matchAll(/(\w+)(?: \{ (\w+) \})?/g)];
  return Object.fromEntries(
    names.map(([, name = '', inner]) => {
      if (!(name in row)) throw new TypeError(`A transfer has no ${name}`);
      const value = row[name];
      const part = inner && (value as Readonly<Record<string, unknown>>)[inner];
      return [name, inner === undefined ? value : { [inner]: part }];
    }),
  );
}
