import { createWalletClient, type Hex, hexToBigInt, http } from 'viem';
import type { PhoneAccount } from './phone-keys';

/** A request of `eth_sendTransaction`, as far as the phone reads it. It chooses gas, fees and nonce itself. */
interface TransactionRequest {
  readonly to?: Hex;
  readonly value?: Hex;
  readonly data?: Hex;
}

/**
 * Signs and sends what the owner has approved, at the node of its chain. `nodes` are by CAIP-2 id. `undefined` for an
 * account or a chain on which the phone sends nothing.
 */
export function payAtNode(nodes: ReadonlyMap<string, string>) {
  return async (
    { signer }: PhoneAccount,
    chain: string,
    transaction: unknown,
  ): Promise<Hex | undefined> => {
    const node = nodes.get(chain);
    if (node === undefined || signer === undefined) return undefined;
    const { data, to, value = '0x0' } = transaction as TransactionRequest;
    const client = createWalletClient({ account: signer, transport: http(node) });
    return client.sendTransaction({
      chain: null,
      value: hexToBigInt(value),
      ...(to && { to }),
      ...(data && { data }),
    });
  };
}
