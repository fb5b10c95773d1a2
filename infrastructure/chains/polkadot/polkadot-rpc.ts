import { parseCaipNetworkId } from '../../../domain/caip/caip-network-id';
import { isWidgetError, WidgetError } from '../../../domain/errors/widget-error';
import { fieldOf, listOf, numberOf, textOf } from '../../../domain/outside/untrusted-record';
import type { Network } from '../../../domain/network/network';
import type { RpcClient } from '../../../ports/rpc-client';
import { chainDialects } from '../../rpc/chain-dialect';
import { expectBytes } from './scale';

/**
 * The runtime that a chain runs. A transaction that was prepared for one runtime may mean something else to
 * the next.
 */
export interface RuntimeVersion {
  readonly specVersion: number;
  readonly transactionVersion: number;
}

const VERSION_15 = '0x0f000000';
const SOME = 1;
const hashPattern = /^0x[0-9a-f]{64}$/;

/** The requests to a Polkadot node, with every answer checked. */
export class PolkadotRpc {
  readonly #client: RpcClient;
  readonly #signal: AbortSignal | undefined;

  constructor(client: RpcClient, signal?: AbortSignal) {
    this.#client = client;
    this.#signal = signal;
  }

  /** The hash of block `number`, or `undefined` where the chain has no such block yet. */
  async blockHash(number: number): Promise<string | undefined> {
    const answer = await this.#ask('chain_getBlockHash', number);
    return answer === null ? undefined : expectHash(answer);
  }

  /**
   * The hash of the first block, which is signed with every transaction, so a node of a test network cannot name that of
   * another chain.
   *
   * @throws `RPC_WRONG_CHAIN` where it is not that of `network`.
   */
  async genesisHash({ caipNetworkId, rpcUrls }: Network): Promise<string> {
    const hash = expectHash(await this.#ask('chain_getBlockHash', 0));
    const actual = chainDialects.polkadot.referenceOf(hash) ?? hash;
    const { chainReference: expected } = parseCaipNetworkId(caipNetworkId);
    if (actual === expected) return hash;
    const [url = ''] = rpcUrls.default.http;
    throw new WidgetError('RPC_WRONG_CHAIN', { url, expected, actual });
  }

  /** The hash of the newest finalized block. */
  async finalizedHash(): Promise<string> {
    return expectHash(await this.#ask('chain_getFinalizedHead'));
  }

  async blockNumber(hash: string): Promise<number> {
    const number = textOf(await this.#ask('chain_getHeader', hash), 'number');
    if (number !== undefined && /^0x[0-9a-f]{1,8}$/i.test(number)) return Number(number);
    throw invalid('the header has no number');
  }

  /** The extrinsics of the block `hash`, in its order. */
  async extrinsics(hash: string): Promise<readonly Uint8Array[]> {
    const block = fieldOf(await this.#ask('chain_getBlock', hash), 'block');
    const extrinsics = listOf(block, 'extrinsics');
    if (!extrinsics) throw invalid('the block has no extrinsics');
    return extrinsics.map((extrinsic) => expectBytes(extrinsic, 'an extrinsic'));
  }

  /** The runtime of the block `hash`, else of the newest one. */
  async runtimeVersion(...hash: readonly string[]): Promise<RuntimeVersion> {
    const answer = await this.#ask('state_getRuntimeVersion', ...hash);
    const specVersion = numberOf(answer, 'specVersion');
    const transactionVersion = numberOf(answer, 'transactionVersion');
    if (specVersion === undefined || transactionVersion === undefined) {
      throw invalid('the runtime has no version');
    }
    return { specVersion, transactionVersion };
  }

  /** The next nonce of `address`, with its pending transactions counted. */
  async nextNonce(address: string): Promise<number> {
    const nonce = await this.#ask('system_accountNextIndex', address);
    if (typeof nonce === 'number' && Number.isSafeInteger(nonce) && nonce >= 0) return nonce;
    throw invalid('the nonce is no number');
  }

  /**
   * The metadata of the runtime of the block `hash`, else of the newest one, as the chain encodes it: of version 15, of which there is a
   * hash, or where the runtime has none, of 14.
   */
  async metadata(...hash: readonly string[]): Promise<Uint8Array> {
    const newer = await this.call('Metadata_metadata_at_version', VERSION_15, ...hash).catch(
      (error: unknown) => {
        if (isWidgetError(error, 'RPC')) return undefined; // An older runtime does not know the question.
        throw error;
      },
    );
    if (newer && newer[0] === SOME) return newer;
    return expectBytes(await this.#ask('state_getMetadata', ...hash), 'the metadata');
  }

  /** The storage entry `key` as of the block `hash`, else of the newest one; `null` where there is none. */
  async storage(key: string, ...hash: readonly string[]): Promise<unknown> {
    return this.#ask('state_getStorage', key, ...hash);
  }

  /** Up to `count` keys with this `prefix`, from after `start`. */
  async keys(prefix: string, count: number, start: string): Promise<readonly string[]> {
    const answer = await this.#ask('state_getKeysPaged', prefix, count, start);
    const isKey = (key: unknown): key is string =>
      typeof key === 'string' && key.startsWith(prefix);
    if (Array.isArray(answer) && answer.every(isKey)) return answer;
    throw invalid('the keys are not keys');
  }

  /** The newest values under `keys`, by key. */
  async values(keys: readonly string[]): Promise<ReadonlyMap<string, unknown>> {
    const answer = await this.#ask('state_queryStorageAt', keys);
    const changes = Array.isArray(answer) ? listOf(answer[0], 'changes') : undefined;
    if (!changes) throw invalid('the values are no list');
    return new Map(
      changes.flatMap((change) => {
        const [key, value] = Array.isArray(change) ? (change as unknown[]) : [];
        return typeof key === 'string' ? [[key, value]] : [];
      }),
    );
  }

  /** The result of the runtime's function `name` for `input`, as of the block `hash`, else of the newest one. */
  async call(name: string, input: string, ...hash: readonly string[]): Promise<Uint8Array> {
    return expectBytes(
      await this.#ask('state_call', name, input, ...hash),
      `the answer of ${name}`,
    );
  }

  /** Submits `extrinsic` to the chain, once, and resolves with the hash that the node gives it. */
  async submit(extrinsic: string): Promise<string> {
    return expectHash(await this.#ask('author_submitExtrinsic', extrinsic));
  }

  #ask(method: string, ...params: readonly unknown[]): Promise<unknown> {
    return this.#client.request({ method, params }, this.#signal);
  }
}

function expectHash(answer: unknown): string {
  if (typeof answer === 'string' && hashPattern.test(answer)) return answer;
  throw invalid('a hash is no hash');
}

function invalid(reason: string): WidgetError {
  return new WidgetError('RPC_RESPONSE_INVALID', { reason });
}
