import type { RpcClient } from '../../ports/rpc-client';
import { SolanaRpc } from '../chains/solana/solana-rpc';
import { tokenPrograms } from '../chains/solana/solana-programs';
import type { FoundTransaction } from './history-part';
import type { AccountHistory } from './paged-history';
import { SignatureStream } from './signature-stream';
import { solanaPart } from './solana-part';
import type { TokenReader } from './token-reader';
import { noTime } from './transaction-of';

/** How many token accounts are looked at: those with the most in them, because others are mostly sent by strangers. */
const TOKEN_ACCOUNTS_MAX = 24;

export interface SolanaHistoryDeps {
  readonly client: RpcClient;
  readonly tokens: TokenReader;
}

/**
 * Starts to read the history of `account` at a node of Solana: the transactions that name the account, and those that
 * name its token accounts, since a transfer of tokens does not name the receiver.
 *
 * @throws what the network's `RpcClient` throws.
 */
export async function solanaHistory(
  { client, tokens }: SolanaHistoryDeps,
  account: string,
): Promise<AccountHistory> {
  const rpc = new SolanaRpc(client);
  const asked = tokenPrograms.map((programId) => rpc.tokenAccounts(account, { programId }));
  const held = (await Promise.all(asked)).flat();
  const inUse = [...held].sort((one, other) => Number(other.units > 0n) - Number(one.units > 0n));
  const places = [account, ...inUse.slice(0, TOKEN_ACCOUNTS_MAX).map((each) => each.account)];
  return {
    streams: places.map((place) => new SignatureStream(client, place)),
    facts: (token) => tokens.facts(token),
    timeOf: noTime,
    detail: async (found) => detailed(client, account, found),
  };
}

/** `found` with what moved in it; `undefined` where the node does not say. */
async function detailed(
  client: RpcClient,
  account: string,
  found: FoundTransaction,
): Promise<FoundTransaction | undefined> {
  const config = {
    commitment: 'confirmed',
    encoding: 'jsonParsed',
    maxSupportedTransactionVersion: 0,
  };
  const request = { method: 'getTransaction', params: [found.hash, config] };
  const part = solanaPart(await client.request(request), found, account);
  return part && { ...found, parts: [part] };
}
