import { WidgetError } from '../../domain/errors/widget-error';
import { parseCaipNetworkId } from '../../domain/caip/caip-network-id';
import type { Network } from '../../domain/network/network';
import { fieldOf, listOf, textOf } from '../../domain/outside/untrusted-record';
import type { HttpClient } from '../../ports/http-client';
import type { RpcClient } from '../../ports/rpc-client';

export interface SquidClientDeps {
  readonly http: HttpClient;
  readonly network: Network;
  readonly rpc: RpcClient;

  /** The address that answers GraphQL. */
  readonly url: string;
}

/** The rows of one page of transfers. */
export interface SquidPage {
  readonly publicKey: string;
  readonly limit: number;
  readonly offset: number;
}

const question = `query ($publicKey: String!, $limit: Int!, $offset: Int!) {
  transfers(where: { account: { publicKey_eq: $publicKey } }, orderBy: [transfer_blockNumber_DESC, transfer_id_DESC], limit: $limit, offset: $offset) {
    transfer { id blockNumber timestamp extrinsicHash amount success from { id } to { id } }
  }
}`;

/** The id of an event: its block, and in one order or the other its place there and the hash's first five digits. */
const eventId = /^(\d{10})-(?:\d{6}-)?([\da-f]{5})(?:-\d{6})?$/;

/** Reads a squid with the schema of Subsquid's Giant Squid. Returns nothing of one that serves another chain. */
export class SquidClient {
  readonly #deps: SquidClientDeps;
  #isChecked = false;

  constructor(deps: SquidClientDeps) {
    this.#deps = deps;
  }

  /**
   * The transfers of a page, as the service answers them.
   *
   * @throws `WidgetError` what `HttpClient` and `RpcClient` throw, `RPC_WRONG_CHAIN`, and `SERVICE_RESPONSE_INVALID`
   *   for an answer without data.
   */
  async transfers(page: SquidPage, signal?: AbortSignal): Promise<readonly unknown[]> {
    const { http, url } = this.#deps;
    const body = { query: question, variables: page };
    const answer = await http.request({ url, body }, signal);
    const rows = listOf(fieldOf(answer, 'data'), 'transfers', page.limit);
    if (!rows) {
      const [error] = listOf(answer, 'errors') ?? [];
      const said = textOf(error, 'message')?.slice(0, 80) ?? 'nothing';
      throw invalid(`it has no data and says ${said}`);
    }
    const items = rows.map((row) => fieldOf(row, 'transfer'));
    if (items.length > 0 && !this.#isChecked) await this.#requireChain(items[0], signal);
    return items;
  }

  /** A squid does not name its chain, but the id of an event has a part of the hash of its block. */
  async #requireChain(item: unknown, signal?: AbortSignal): Promise<void> {
    const { network, rpc, url } = this.#deps;
    const [, height, digits] = eventId.exec(textOf(item, 'id') ?? '') ?? [];
    if (height === undefined || digits === undefined) {
      throw invalid('it does not say which chain it serves');
    }
    const request = { method: 'chain_getBlockHash', params: [Number(height)] };
    const hash = String(await rpc.request(request, signal));
    if (hash.slice(2, 2 + digits.length) !== digits) {
      const expected = parseCaipNetworkId(network.caipNetworkId).chainReference;
      throw new WidgetError('RPC_WRONG_CHAIN', { url, expected, actual: 'another one' });
    }
    this.#isChecked = true;
  }
}

function invalid(reason: string): WidgetError {
  return new WidgetError('SERVICE_RESPONSE_INVALID', { reason });
}
