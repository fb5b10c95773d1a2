import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

const PAGE_LENGTH = 50;

/** A transaction as the instance has it. */
export interface IndexedTransaction {
  readonly hash: string;
  readonly block: number;
  readonly from: string;
  readonly to: string | null;

  /** In wei. */
  readonly value?: string;
  readonly position?: number;

  /** The result of one that failed, such as `Reverted`. */
  readonly failure?: string;
  readonly method?: string;
}

/** A transfer of a token as the instance has it. */
export interface IndexedTransfer {
  readonly hash: string;
  readonly block: number;
  readonly log: number;
  readonly from: string;
  readonly to: string;
  readonly token: string;
  readonly symbol?: string;
  readonly name?: string;

  /** In base units; absent for an NFT. */
  readonly units?: string;
  readonly decimals?: string | null;

  /** The decimals that are written beside the amount. The same as `decimals` where absent. */
  readonly totalDecimals?: string | null;
  readonly tokenId?: string;
  readonly reputation?: string;
}

/** An instance's answer to one question, as a test changes it. */
export type Tamper = (answer: Page, path: string) => unknown;

interface Page {
  readonly items: readonly Readonly<Record<string, unknown>>[];
  readonly next_page_params: Readonly<Record<string, unknown>> | null;
}

/** An instance of Blockscout on loopback, with the shapes of its documentation, over data of the test. */
export interface Blockscout {
  readonly url: string;
  readonly transactions: IndexedTransaction[];
  readonly transfers: IndexedTransfer[];

  /** The questions so far: the method and the path with its query. */
  readonly asked: readonly string[];

  /** The chain that it says it serves. */
  chainId: number;

  /** Changes each page; `hang` never answers, a number is the status of every answer. */
  tamper: Tamper | 'hang' | number | undefined;
  stop(): Promise<void>;
}

export async function startBlockscout(chainId: number): Promise<Blockscout> {
  const asked: string[] = [];
  const server = createServer((request, response) => void handle(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const instance: Blockscout = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    transactions: [],
    transfers: [],
    asked,
    chainId,
    tamper: undefined,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search, searchParams } = new URL(request.url ?? '/', instance.url);
    asked.push(`${request.method} ${pathname}${search}`);
    const answer = (body: unknown, status = 200): void => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    };
    if (pathname === '/api/eth-rpc') {
      answer({ jsonrpc: '2.0', id: 1, result: `0x${instance.chainId.toString(16)}` });
      return;
    }
    const { tamper } = instance;
    if (tamper === 'hang') return;
    if (typeof tamper === 'number') {
      answer({ message: 'error' }, tamper);
      return;
    }
    const [, account = '', list] =
      /^\/api\/v2\/addresses\/(0x[\da-f]{40})\/(transactions|token-transfers)$/i.exec(pathname) ??
      [];
    const page = list && pageOf(list, account.toLowerCase(), searchParams, instance);
    if (page) answer(tamper ? tamper(page, pathname) : page);
    else answer({ message: 'Not found' }, 404);
  }

  return instance;
}

interface Entry {
  readonly block: number;
  readonly index: number;
  readonly json: Readonly<Record<string, unknown>>;
}

function pageOf(
  list: string,
  account: string,
  query: URLSearchParams,
  { transactions, transfers }: Blockscout,
): Page {
  const isOf = ({ from, to }: { readonly from: string; readonly to: string | null }): boolean =>
    from.toLowerCase() === account || to?.toLowerCase() === account;
  const all: readonly Entry[] =
    list === 'transactions'
      ? transactions.filter(isOf).map((each) => ({
          block: each.block,
          index: each.position ?? 0,
          json: transactionJson(each),
        }))
      : transfers
          .filter(isOf)
          .map((each) => ({ block: each.block, index: each.log, json: transferJson(each) }));
  const block = Number(query.get('block_number') ?? Infinity);
  const index = Number(query.get('index') ?? Infinity);
  const rest = all
    .filter((each) => each.block < block || (each.block === block && each.index < index))
    .sort((one, other) => other.block - one.block || other.index - one.index);
  const page = rest.slice(0, PAGE_LENGTH);
  const last = page.at(-1);
  const count = Number(query.get('items_count') ?? 0) + page.length;
  return {
    items: page.map(({ json }) => json),
    next_page_params:
      rest.length > page.length
        ? { block_number: last?.block, index: last?.index, items_count: count }
        : null,
  };
}

function transactionJson(each: IndexedTransaction): Readonly<Record<string, unknown>> {
  return {
    hash: each.hash,
    block_number: each.block,
    position: each.position ?? 0,
    timestamp: timeOf(each.block),
    status: each.failure === undefined ? 'ok' : 'error',
    result: each.failure ?? 'success',
    from: { hash: each.from, is_contract: false },
    to: each.to === null ? null : { hash: each.to, is_contract: false },
    created_contract: each.to === null ? { hash: `0x${'c0'.repeat(20)}` } : null,
    value: each.value ?? '0',
    fee: { type: 'actual', value: '21000' },
    method: each.method ?? null,
    revert_reason: null,
    transaction_types: each.to === null ? ['contract_creation'] : ['coin_transfer'],
    token_transfers: null,
  };
}

function transferJson(each: IndexedTransfer): Readonly<Record<string, unknown>> {
  const { decimals = '18', totalDecimals = decimals } = each;
  const isNft = each.tokenId !== undefined;
  return {
    transaction_hash: each.hash,
    block_number: each.block,
    block_hash: `0x${'ab'.repeat(32)}`,
    log_index: each.log,
    timestamp: timeOf(each.block),
    type: 'token_transfer',
    method: 'transfer',
    from: { hash: each.from },
    to: { hash: each.to },
    token: {
      address_hash: each.token,
      type: isNft ? 'ERC-721' : 'ERC-20',
      symbol: each.symbol ?? 'TOK',
      name: each.name ?? 'Token',
      decimals: isNft ? null : decimals,
      icon_url: null,
      ...(each.reputation !== undefined && { reputation: each.reputation }),
    },
    total: isNft
      ? { token_id: each.tokenId, token_instance: null }
      : { value: each.units ?? '1', decimals: totalDecimals },
  };
}

/** Twelve seconds for each block. */
function timeOf(block: number): string {
  return new Date(Date.UTC(2026, 0, 1) + block * 12_000).toISOString().replace('Z', '000Z');
}
