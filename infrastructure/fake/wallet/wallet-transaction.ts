import type { TransactionSerializable } from 'viem';
import type { WalletChains } from './wallet-chains';
import { type Hex, invalidParams, isHexBytes, optionalQuantity } from './request-params';

type Fields = Readonly<Record<string, unknown>>;

/**
 * The transaction of `fields`, with absent values read from the chain: nonce, gas, and fees of EIP-1559
 * unless it names a gas price.
 */
export async function prepareTransaction(
  fields: Fields,
  chains: WalletChains,
): Promise<TransactionSerializable> {
  const from = fields['from'];
  const { to, data } = destinationOf(fields);
  const [nonce, gas, fees] = await Promise.all([
    quantityOr(fields, 'nonce', () => read(chains, 'eth_getTransactionCount', [from, 'pending'])),
    quantityOr(fields, 'gas', () => read(chains, 'eth_estimateGas', [estimateFields(fields)])),
    feesOf(fields, chains),
  ]);
  return {
    chainId: chains.current.chainId,
    nonce: Number(nonce),
    gas,
    value: optionalQuantity(fields['value'], 'value') ?? 0n,
    ...(to !== undefined && { to }),
    ...(data !== undefined && { data }),
    ...fees,
  };
}

type Fees =
  | { readonly type: 'legacy'; readonly gasPrice: bigint }
  | {
      readonly type: 'eip1559';
      readonly maxFeePerGas: bigint;
      readonly maxPriorityFeePerGas: bigint;
    };

async function feesOf(fields: Fields, chains: WalletChains): Promise<Fees> {
  const gasPrice = optionalQuantity(fields['gasPrice'], 'gasPrice');
  if (gasPrice !== undefined) return { type: 'legacy', gasPrice };
  const maxPriorityFeePerGas = await quantityOr(fields, 'maxPriorityFeePerGas', () =>
    read(chains, 'eth_maxPriorityFeePerGas', []),
  );
  const maxFeePerGas = await quantityOr(fields, 'maxFeePerGas', async () => {
    // Twice the current price is enough for six full blocks.
    return 2n * (await read(chains, 'eth_gasPrice', [])) + maxPriorityFeePerGas;
  });
  return { type: 'eip1559', maxFeePerGas, maxPriorityFeePerGas };
}

function destinationOf(fields: Fields): { readonly to?: Hex; readonly data?: Hex } {
  const to = fields['to'];
  const data = fields['data'] ?? fields['input'];
  if (to !== undefined && !(isHexBytes(to) && to.length === 42)) {
    throw invalidParams('expected an address for to');
  }
  if (data !== undefined && !isHexBytes(data)) throw invalidParams('expected bytes for data');
  return { ...(isHexBytes(to) && { to }), ...(data !== undefined && { data }) };
}

function estimateFields({ from, to, value, data, input }: Fields): Fields {
  return { from, to, value, data: data ?? input };
}

async function quantityOr(
  fields: Fields,
  name: string,
  otherwise: () => Promise<bigint>,
): Promise<bigint> {
  return optionalQuantity(fields[name], name) ?? otherwise();
}

async function read(
  chains: WalletChains,
  method: string,
  params: readonly unknown[],
): Promise<bigint> {
  const value = optionalQuantity(await chains.request(method, params), method);
  return value ?? 0n;
}
