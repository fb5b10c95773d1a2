import { encodeFunctionData, erc20Abi, type Hex } from 'viem';
import { addressOf } from '../../../domain/caip/caip-address';
import type { Network } from '../../../domain/network/network';
import { tokenBalance, type TokenBalance } from '../../../domain/token/token-balance';
import type { ListedToken } from '../../../domain/token/token-list';
import type { ChainTokens } from '../../../ports/chain-tokens';
import type { RpcClients } from '../../../ports/rpc-client';
import { multicall } from './multicall';

export interface ListedTokensDeps {
  /** The tokens that are looked for in an account. */
  readonly listed: (
    address: string,
    network: Network,
    signal?: AbortSignal,
  ) => Promise<readonly ListedToken[]>;
  readonly rpcClients: RpcClients;
}

const WORD_DIGITS = 64;

/**
 * {@link ChainTokens} of EVM chains, whose nodes list no tokens: what the account holds of those that the site lists.
 * Other chains have none. Name, symbol and decimals are the list's; a review asks the contract before anything is sent.
 */
export class ListedTokens implements ChainTokens {
  readonly #deps: ListedTokensDeps;

  constructor(deps: ListedTokensDeps) {
    this.#deps = deps;
  }

  async balances(
    address: string,
    network: Network,
    signal?: AbortSignal,
  ): Promise<readonly TokenBalance[]> {
    if (network.chainNamespace !== 'eip155') return [];
    const { listed, rpcClients } = this.#deps;
    const tokens = await listed(address, network, signal);
    if (tokens.length === 0) return [];
    const args = [address as Hex] as const;
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args });
    const reads = tokens.map((token) => ({ to: addressOf(token.address) as Hex, data }));
    const answers = await multicall(rpcClients.forNetwork(network), reads, signal);
    return tokens.flatMap((token, index) => {
      const units = unitsIn(answers[index]);
      if (units === 0n) return [];
      const { decimals, iconUrl, name, price, symbol } = token;
      const balance = tokenBalance({
        name,
        symbol,
        decimals,
        iconUrl,
        price,
        units,
        chainId: network.caipNetworkId,
        address: token.address,
      });
      return balance ?? [];
    });
  }
}

/** The first word of an answer; zero where the contract is no token. */
function unitsIn(answer: Hex | undefined): bigint {
  const word = answer?.slice(2, 2 + WORD_DIGITS) ?? '';
  return word.length === WORD_DIGITS ? BigInt(`0x${word}`) : 0n;
}
