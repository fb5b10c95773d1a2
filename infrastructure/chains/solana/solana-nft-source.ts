import { shortenAddress } from '../../../domain/address/shorten-address';
import { fieldOf, numberOf, textOf } from '../../../domain/outside/untrusted-record';
import type { Network } from '../../../domain/network/network';
import type { Nft, NftPage } from '../../../domain/nft/nft';
import type { ReadNftMetadata } from '../../../domain/nft/nft-metadata';
import { plainText } from '../../../domain/text/plain-text';
import type { NftQuery, NftSource } from '../../../ports/nft-source';
import type { RpcClients } from '../../../ports/rpc-client';
import { TOKEN_2022_PROGRAM, tokenPrograms } from './solana-programs';
import { type HeldTokens, SolanaRpc } from './solana-rpc';
import { extensionNames, metadataAddressOf, metadataIn } from './token-metadata';

export interface SolanaNftSourceDeps {
  readonly readMetadata: ReadNftMetadata;
  readonly rpcClients: RpcClients;
}

/** How many items a page looks at: the chain's answer about each, and one file of metadata for those that are NFTs. */
const PAGE_SIZE = 24;

/** The most items of an account that are looked at. More are spam. */
const ITEMS_MAX = 480;
const NAME_MAX_LENGTH = 48;
const cursorPattern = /^\d{1,3}$/;

/**
 * An {@link NftSource} of Solana without a service: tokens without decimals of which there is one, in the accounts of the
 * token program and of Token-2022, with their metadata beside the mint or in its Metaplex account. Compressed NFTs are
 * not on the chain in this form, and are left out.
 */
export class SolanaNftSource implements NftSource {
  readonly #deps: SolanaNftSourceDeps;

  constructor(deps: SolanaNftSourceDeps) {
    this.#deps = deps;
  }

  serves({ chainNamespace }: Network): boolean {
    return chainNamespace === 'solana';
  }

  async page({ address, cursor, network }: NftQuery, signal?: AbortSignal): Promise<NftPage> {
    signal?.throwIfAborted();
    const rpc = new SolanaRpc(this.#deps.rpcClients.forNetwork(network));
    const lists = await Promise.all(
      tokenPrograms.map((programId) => rpc.tokenAccounts(address, { programId }, signal)),
    );
    const items = distinct(lists.flat()).slice(0, ITEMS_MAX);
    const from = cursor !== undefined && cursorPattern.test(cursor) ? Number(cursor) : 0;
    const end = from + PAGE_SIZE;
    const nfts = await this.#read(rpc, items.slice(from, end), network, signal);
    return { nfts, ...(end < items.length && { next: String(end) }) };
  }

  async #read(
    rpc: SolanaRpc,
    items: readonly HeldTokens[],
    { caipNetworkId: chain }: Network,
    signal?: AbortSignal,
  ): Promise<readonly Nft[]> {
    if (items.length === 0) return [];
    const mints = items.map(({ mint }) => mint);
    const places = await Promise.all(mints.map(metadataAddressOf));
    const answers = await rpc.accounts([...mints, ...places], 'jsonParsed', signal);
    const found = await Promise.all(
      items.map(async ({ mint, program }, index): Promise<Nft | undefined> => {
        const data = answers[index]?.data;
        if (!isSingle(data)) return undefined;
        const names = extensionNames(data) ?? metadataIn(answers[items.length + index]?.data);
        const uri = names?.uri ?? '';
        const read = uri === '' ? undefined : await this.#deps.readMetadata(uri, signal);
        const { description, name } = read?.metadata ?? {};
        const said = plainText(names?.name ?? '', NAME_MAX_LENGTH);
        return {
          id: `${chain}:${mint}`,
          chain,
          contract: mint,
          tokenId: 0n,
          quantity: 1n,
          standard: program === TOKEN_2022_PROGRAM ? 'token2022' : 'spl',
          name: said || name || shortenAddress(mint),
          ...(description !== undefined && { description }),
          ...(read?.imageUrl !== undefined && { imageUrl: read.imageUrl }),
          isVerified: read?.isVerified ?? false,
        };
      }),
    );
    return found.flatMap((nft) => nft ?? []);
  }
}

/** What an account holds one of, without decimals, each once. */
function distinct(accounts: readonly HeldTokens[]): readonly HeldTokens[] {
  const single = accounts.filter(({ decimals, units }) => decimals === 0 && units === 1n);
  return [...new Map(single.map((account) => [account.mint, account])).values()];
}

/** Whether the chain says that there is one of it, and that it cannot be divided. */
function isSingle(mint: unknown): boolean {
  const info = fieldOf(fieldOf(mint, 'parsed'), 'info');
  return textOf(info, 'supply') === '1' && numberOf(info, 'decimals') === 0;
}
