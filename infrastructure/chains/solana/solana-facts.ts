import { addressOf } from '../../../domain/caip/caip-address';
import type { Network } from '../../../domain/network/network';
import { fieldOf, textOf } from '../../../domain/outside/untrusted-record';
import type { TokenBalance } from '../../../domain/token/token-balance';
import { factsOf } from '../../../domain/token/token-facts';
import type { ChainFacts, ReceiverKind, TokenFacts } from '../../../ports/chain-facts';
import type { RpcClients } from '../../../ports/rpc-client';
import { mintDecimals } from './mint-decimals';
import { SYSTEM_PROGRAM, tokenPrograms } from './solana-programs';
import { type ChainAccount, SolanaRpc } from './solana-rpc';
import { extensionNames, metadataAddressOf, metadataIn } from './token-metadata';

/** {@link ChainFacts} of Solana: the facts of the mint, and the program that owns an account. */
export class SolanaFacts implements ChainFacts {
  readonly #rpcClients: RpcClients;

  constructor({ rpcClients }: { readonly rpcClients: RpcClients }) {
    this.#rpcClients = rpcClients;
  }

  async tokenFacts(
    { address }: Pick<TokenBalance, 'address'>,
    network: Network,
    signal?: AbortSignal,
  ): Promise<TokenFacts> {
    if (address === undefined) return {};
    const asked = addressOf(address);
    const places = [asked, await metadataAddressOf(asked)];
    const [mint, metadata] = await this.#accounts(places, network, signal);
    const decimals = mintDecimals(mint);
    if (decimals === undefined) return {};
    const symbol = (extensionNames(mint?.data) ?? metadataIn(metadata?.data))?.symbol;
    return factsOf(decimals, symbol);
  }

  async receiverKind(
    address: string,
    network: Network,
    signal?: AbortSignal,
  ): Promise<ReceiverKind> {
    const [account] = await this.#accounts([address], network, signal);
    if (!account || account.owner === SYSTEM_PROGRAM) return 'account';
    if (account.executable) return 'program';
    if (!tokenPrograms.includes(account.owner)) return 'contract';
    const type = textOf(fieldOf(account.data, 'parsed'), 'type');
    if (type === 'mint') return 'token';
    return type === 'account' ? 'tokenAccount' : 'account';
  }

  #accounts(
    addresses: readonly string[],
    network: Network,
    signal?: AbortSignal,
  ): Promise<readonly (ChainAccount | undefined)[]> {
    const rpc = new SolanaRpc(this.#rpcClients.forNetwork(network));
    return rpc.accounts(addresses, 'jsonParsed', signal);
  }
}
