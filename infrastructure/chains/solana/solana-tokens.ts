import { formatCaipAddress } from '../../../domain/caip/caip-address';
import { parseCaipNetworkId } from '../../../domain/caip/caip-network-id';
import { shortenAddress } from '../../../domain/address/shorten-address';
import type { Network } from '../../../domain/network/network';
import { tokenBalance, type TokenBalance } from '../../../domain/token/token-balance';
import type { ChainTokens } from '../../../ports/chain-tokens';
import type { RpcClients } from '../../../ports/rpc-client';
import { tokenPrograms } from './solana-programs';
import { type HeldTokens, SolanaRpc } from './solana-rpc';
import type { TokenNames } from './token-metadata';
import { namedMints } from './token-names';

/** The most tokens that are read. More are spam. */
const TOKENS_MAX = 200;

/**
 * {@link ChainTokens} for Solana: the accounts of the token program and of Token-2022. A token has the name
 * in its Token-2022 metadata or its Metaplex account, else its mint.
 */
export class SolanaTokens implements ChainTokens {
  readonly #rpcClients: RpcClients;

  constructor({ rpcClients }: { readonly rpcClients: RpcClients }) {
    this.#rpcClients = rpcClients;
  }

  async balances(
    address: string,
    network: Network,
    signal?: AbortSignal,
  ): Promise<readonly TokenBalance[]> {
    const rpc = new SolanaRpc(this.#rpcClients.forNetwork(network));
    const lists = await Promise.all(
      tokenPrograms.map((programId) => rpc.tokenAccounts(address, { programId }, signal)),
    );
    const held = sumsOf(lists.flat()).slice(0, TOKENS_MAX);
    const mints = await namedMints(
      held.map(({ mint }) => mint),
      rpc,
      signal,
    );
    return held.flatMap((each, index) => balanceOf(each, mints[index]?.names, network) ?? []);
  }
}

/** The balance of each mint, in all accounts together. */
function sumsOf(accounts: readonly HeldTokens[]): readonly HeldTokens[] {
  const sums = new Map<string, HeldTokens>();
  for (const account of accounts) {
    if (account.units === 0n) continue;
    const sum = sums.get(account.mint);
    sums.set(account.mint, { ...account, units: account.units + (sum?.units ?? 0n) });
  }
  return [...sums.values()];
}

function balanceOf(
  { mint, units, decimals }: HeldTokens,
  names: TokenNames | undefined,
  network: Network,
): TokenBalance | undefined {
  const { caipNetworkId: chainId } = network;
  const short = shortenAddress(mint);
  return tokenBalance({
    name: names?.name ?? short,
    symbol: names?.symbol || short,
    chainId,
    address: formatCaipAddress({ ...parseCaipNetworkId(chainId), address: mint }),
    units,
    decimals,
    price: undefined,
    iconUrl: undefined,
  });
}
