import { decodeFunctionResult, encodeFunctionData, type Hex, parseAbi } from 'viem';
import { isSameEvmAddress } from '../../../../domain/address/evm-address';
import { shortenAddress } from '../../../../domain/address/shorten-address';
import type { Network } from '../../../../domain/network/network';
import { type Nft, nftId, type NftPage } from '../../../../domain/nft/nft';
import { type ReadNftMetadata, uriOfItem } from '../../../../domain/nft/nft-metadata';
import { attempt } from '../../../../domain/outside/attempt';
import { plainText } from '../../../../domain/text/plain-text';
import type { NftQuery, NftSource } from '../../../../ports/nft-source';
import type { RpcClient, RpcClients } from '../../../../ports/rpc-client';
import { ethCall } from '../eth-call';
import { multicall } from '../multicall';
import { expectQuantity } from '../quantity';
import { type ReceivedItem, receivedItems } from './received-items';

export interface LogNftSourceDeps {
  readonly readMetadata: ReadNftMetadata;
  readonly rpcClients: RpcClients;
}

const abi = parseAbi([
  'function ownerOf(uint256 tokenId) view returns (address)',
  'function balanceOf(address account, uint256 id) view returns (uint256)',
  'function tokenURI(uint256 tokenId) view returns (string)',
  'function uri(uint256 id) view returns (string)',
  'function name() view returns (string)',
]);

/** How many NFTs a page has at least, where there are so many, and at most. */
const PAGE_SIZE = 24;
const PAGE_MAX = 100;
const NAME_MAX_LENGTH = 48;
const cursorPattern = /^\d{1,20}$/;

/**
 * An {@link NftSource} of EVM chains without a service: events of transfers to the account, and the contracts' own word
 * for what it still holds.
 */
export class LogNftSource implements NftSource {
  readonly #deps: LogNftSourceDeps;

  constructor(deps: LogNftSourceDeps) {
    this.#deps = deps;
  }

  serves({ chainNamespace }: Network): boolean {
    return chainNamespace === 'eip155';
  }

  async page({ address, cursor, network }: NftQuery, signal?: AbortSignal): Promise<NftPage> {
    signal?.throwIfAborted();
    const client = this.#deps.rpcClients.forNetwork(network);
    const account = address as Hex;
    const last =
      cursor !== undefined && cursorPattern.test(cursor)
        ? BigInt(cursor)
        : expectQuantity(await client.request({ method: 'eth_blockNumber' }, signal), 'the block');
    const received = await receivedItems(client, account, last, PAGE_SIZE, signal);
    const items = distinct(received.items).slice(0, PAGE_MAX);
    const nfts = await this.#held(client, account, items, network, signal);
    const next = nextBlock(received.from, last, items, distinct(received.items).length);
    return { nfts, ...(next !== undefined && { next: String(next) }) };
  }

  async #held(
    client: RpcClient,
    account: Hex,
    items: readonly ReceivedItem[],
    network: Network,
    signal?: AbortSignal,
  ): Promise<readonly Nft[]> {
    const [holdings, names] = await Promise.all([
      multicall(
        client,
        items.map((item) => ({ to: item.contract, data: holdingCall(item, account) })),
        signal,
      ),
      namesOf(client, items, signal),
    ]);
    const held = items.flatMap((item, index) => {
      const quantity = quantityIn(item, account, holdings[index]);
      return quantity > 0n ? [{ ...item, quantity }] : [];
    });
    return Promise.all(
      held.map(async ({ quantity, ...item }) => {
        const { contract, standard, tokenId } = item;
        const uri = await uriOf(client, item, signal);
        const read = uri === undefined ? undefined : await this.#deps.readMetadata(uri, signal);
        const { description, name } = read?.metadata ?? {};
        const chain = network.caipNetworkId;
        return {
          id: nftId(chain, contract, tokenId),
          chain,
          contract,
          quantity,
          standard,
          tokenId,
          name: name ?? `${names.get(contract) ?? shortenAddress(contract)} #${shortId(tokenId)}`,
          ...(description !== undefined && { description }),
          ...(read?.imageUrl !== undefined && { imageUrl: read.imageUrl }),
          isVerified: read?.isVerified ?? false,
        };
      }),
    );
  }
}

/** The block from which the next page searches. Where the page was cut, its last block is searched again. */
function nextBlock(
  from: bigint,
  last: bigint,
  items: readonly ReceivedItem[],
  found: number,
): bigint | undefined {
  const cutAt = found > items.length ? items.at(-1)?.block : undefined;
  if (cutAt !== undefined) return cutAt < last ? cutAt : last - 1n;
  return from > 0n ? from - 1n : undefined;
}

function distinct(items: readonly ReceivedItem[]): readonly ReceivedItem[] {
  const byId = new Map<string, ReceivedItem>();
  for (const item of items) {
    const id = `${item.contract}/${item.tokenId}`;
    if (!byId.has(id)) byId.set(id, item);
  }
  return [...byId.values()];
}

function holdingCall({ standard, tokenId }: ReceivedItem, account: Hex): Hex {
  return standard === 'erc721'
    ? encodeFunctionData({ abi, functionName: 'ownerOf', args: [tokenId] })
    : encodeFunctionData({ abi, functionName: 'balanceOf', args: [account, tokenId] });
}

function quantityIn({ standard }: ReceivedItem, account: Hex, data: Hex = '0x'): bigint {
  if (standard === 'erc1155') {
    return attempt(() => decodeFunctionResult({ abi, functionName: 'balanceOf', data })) ?? 0n;
  }
  const owner = attempt(() => decodeFunctionResult({ abi, functionName: 'ownerOf', data }));
  return owner !== undefined && isSameEvmAddress(owner, account) ? 1n : 0n;
}

/** The names of the collections of ERC-721. Those of ERC-1155 have none. */
async function namesOf(
  client: RpcClient,
  items: readonly ReceivedItem[],
  signal?: AbortSignal,
): Promise<ReadonlyMap<Hex, string>> {
  const contracts = [...new Set(items.map(({ contract }) => contract))];
  const call = encodeFunctionData({ abi, functionName: 'name' });
  const answers = await multicall(
    client,
    contracts.map((to) => ({ to, data: call })),
    signal,
  );
  return new Map(
    contracts.flatMap((contract, index) => {
      const data = answers[index] ?? '0x';
      const text = attempt(() => decodeFunctionResult({ abi, functionName: 'name', data }));
      const name = plainText(text ?? '', NAME_MAX_LENGTH);
      return name === '' ? [] : [[contract, name] as const];
    }),
  );
}

/** Asked alone: an answer may carry a whole picture, which would spoil a group. */
async function uriOf(
  client: RpcClient,
  { contract, standard, tokenId }: ReceivedItem,
  signal?: AbortSignal,
): Promise<string | undefined> {
  const functionName = standard === 'erc721' ? 'tokenURI' : 'uri';
  const call = encodeFunctionData({ abi, functionName, args: [tokenId] });
  try {
    const data = (await ethCall(client, { to: contract, data: call }, signal)) ?? '0x';
    const uri = attempt(() => decodeFunctionResult({ abi, functionName, data }));
    return uri === undefined ? undefined : uriOfItem(uri, tokenId);
  } catch {
    signal?.throwIfAborted();
    return undefined; // The NFT is shown without what it says of itself.
  }
}

function shortId(tokenId: bigint): string {
  const text = String(tokenId);
  return text.length > 12 ? `${text.slice(0, 6)}…${text.slice(-4)}` : text;
}
