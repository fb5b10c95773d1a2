import { type Hex, keccak256, serializeTransaction, type TransactionSerializable } from 'viem';
import { isSameEvmAddress } from '../../../domain/address/evm-address';
import { type CaipAddress, parseCaipAddress } from '../../../domain/caip/caip-address';
import type { Network } from '../../../domain/network/network';
import { attempt } from '../../../domain/outside/attempt';
import { entriesOf, fieldOf, textOf } from '../../../domain/outside/untrusted-record';
import { withoutPrototype } from '../../../domain/outside/without-prototype';
import type { NamedFee } from '../../../domain/transaction/transfer-fee';
import { raisedFee, type Replacement } from '../../../domain/transaction/replacement';
import type { ChainReplacements, ReplacementQuestion } from '../../../ports/chain-replacements';
import type { RpcClient, RpcClients } from '../../../ports/rpc-client';
import type { WalletSession } from '../../../ports/wallet-connector';
import { gasPrices } from './eip155-fees';
import { expectQuantity } from './quantity';
import { sendFrom } from './send-from';

/** The only kind of transaction that is replaced: the one of EIP-1559, which every wallet of today sends. */
const FEE_MARKET = '0x2';

/** A transaction that waits, checked against its hash. */
interface Waiting {
  readonly nonce: bigint;
  readonly to: string;
  readonly data: string;
  readonly units: bigint;
  readonly gas: bigint;
  readonly fee: NamedFee;
}

/** {@link ChainReplacements} of EVM chains: another transaction with the same nonce and a higher fee. */
export class Eip155Replacements implements ChainReplacements {
  readonly #rpcClients: RpcClients;

  constructor({ rpcClients }: { readonly rpcClients: RpcClients }) {
    this.#rpcClients = rpcClients;
  }

  async plan(
    { account, hash, kind, network }: ReplacementQuestion,
    signal?: AbortSignal,
  ): Promise<Replacement | 'mined' | 'unknown'> {
    const client = this.#rpcClients.forNetwork(network);
    const { address } = parseCaipAddress(account);
    const [answer, used, prices] = await Promise.all([
      client.request({ method: 'eth_getTransactionByHash', params: [hash] }, signal),
      client.request({ method: 'eth_getTransactionCount', params: [address, 'latest'] }, signal),
      gasPrices(client, signal),
    ]);
    if (isMined(answer)) return 'mined';
    const waiting = waitingIn(answer, hash, address);
    if (!waiting || !prices.speeds) return 'unknown';
    // The number is taken: by this transaction, whose block the node has not told yet, or by another one.
    if (expectQuantity(used, 'the count') > waiting.nonce) return 'mined';
    const fee = raisedFee(waiting.fee, prices.speeds.fast);
    const call =
      kind === 'speedUp'
        ? waiting
        : { to: address, data: undefined, units: 0n, gas: await emptyGas(client, address, signal) };
    return {
      kind,
      replaces: hash,
      nonce: waiting.nonce,
      to: call.to,
      data: call.data === '0x' ? undefined : call.data,
      units: call.units,
      gas: call.gas,
      fee,
      cost: fee.perGas * call.gas,
      costBefore: waiting.fee.perGas * waiting.gas,
    };
  }

  send(
    { data, fee, gas, nonce, to, units }: Replacement,
    account: CaipAddress,
    session: WalletSession,
    signal?: AbortSignal,
  ): Promise<string> {
    return sendFrom(account, { to, units, data, fee, place: { gas, nonce } }, session, signal);
  }

  async keepsNumber(
    hash: string,
    { nonce }: Replacement,
    network: Network,
    signal?: AbortSignal,
  ): Promise<boolean | undefined> {
    const client = this.#rpcClients.forNetwork(network);
    const request = { method: 'eth_getTransactionByHash', params: [hash] };
    const number = fieldOf(await client.request(request, signal), 'nonce');
    return number === undefined ? undefined : expectQuantity(number, 'the nonce') === nonce;
  }
}

function isMined(answer: unknown): boolean {
  return typeof fieldOf(answer, 'blockNumber') === 'string';
}

/** What a transfer of nothing to itself costs: more than 21000 on some rollups. */
async function emptyGas(client: RpcClient, address: string, signal?: AbortSignal): Promise<bigint> {
  const transfer = { from: address, to: address, value: '0x0' };
  const request = { method: 'eth_estimateGas', params: [transfer] };
  return expectQuantity(await client.request(request, signal), 'the gas');
}

/**
 * The transaction in a node's answer, if it is one of `account` that can be replaced. Its fields make up its hash, which
 * the wallet has told: a node that lies about what was paid to whom is found out.
 */
function waitingIn(answer: unknown, hash: string, account: string): Waiting | undefined {
  const isOwn = isSameEvmAddress(textOf(answer, 'from') ?? '', account);
  if (!isOwn || textOf(answer, 'type') !== FEE_MARKET) return undefined;
  return attempt(() => {
    const [nonce, units, gas, perGas, priority, chainId] = [
      'nonce',
      'value',
      'gas',
      'maxFeePerGas',
      'maxPriorityFeePerGas',
      'chainId',
    ].map((name) => expectQuantity(fieldOf(answer, name), name)) as [
      bigint,
      bigint,
      bigint,
      bigint,
      bigint,
      bigint,
    ];
    const [to, data = '0x'] = [textOf(answer, 'to'), textOf(answer, 'input')];
    const isPlain = (entriesOf(fieldOf(answer, 'accessList'))?.length ?? 0) === 0;
    // A new contract has no receiver. It is not replaced.
    if (to === undefined || !isPlain) return undefined;
    const transaction: TransactionSerializable = withoutPrototype({
      type: 'eip1559',
      chainId: Number(chainId),
      nonce: Number(nonce),
      to: to as Hex,
      value: units,
      data: data as Hex,
      gas,
      maxFeePerGas: perGas,
      maxPriorityFeePerGas: priority,
      accessList: [],
    });
    const signature = withoutPrototype({
      r: textOf(answer, 'r') as Hex,
      s: textOf(answer, 's') as Hex,
      yParity: Number(expectQuantity(fieldOf(answer, 'yParity') ?? fieldOf(answer, 'v'), 'v')),
    });
    const actual = keccak256(serializeTransaction(transaction, signature));
    if (actual !== hash.toLowerCase()) return undefined;
    return { nonce, to, data, units, gas, fee: { perGas, priority } };
  });
}
