import { rpcCodes } from '../../../domain/rpc/rpc-code';
import { ProviderRpcError } from '../../../domain/rpc/provider-rpc-error';
import { objectParam, optionalQuantity, textParam } from './request-params';
import { askVisitor, type WalletMethod, type WalletParts } from './wallet-parts';
import { prepareTransaction } from './wallet-transaction';

/** The methods that need a key: EIP-191 and EIP-712 signatures, and transactions. */
export function signingMethods(parts: WalletParts): Readonly<Record<string, WalletMethod>> {
  return {
    personal_sign: async (params) => {
      const message = textParam(params, 0);
      const address = requireShared(parts, textParam(params, 1));
      const { pretended } = await askVisitor(parts, 'signMessage', 'personal_sign', params);
      return pretended ? pretended.result : parts.signer.signMessage(address, message);
    },
    eth_signTypedData_v4: async (params) => {
      const address = requireShared(parts, textParam(params, 0));
      const { pretended } = await askVisitor(
        parts,
        'signTypedData',
        'eth_signTypedData_v4',
        params,
      );
      if (pretended) return pretended.result;
      return parts.signer.signTypedData(address, params[1], parts.chains.current.chainId);
    },
    eth_sendTransaction: (params) => sendTransaction(parts, params),
  };
}

async function sendTransaction(parts: WalletParts, params: readonly unknown[]): Promise<unknown> {
  const fields = objectParam(params, 0);
  const address = requireShared(parts, textParam([fields['from']], 0));
  const { chainId } = parts.chains.current;
  const named = optionalQuantity(fields['chainId'], 'chainId');
  if (named !== undefined && named !== BigInt(chainId)) {
    throw new ProviderRpcError(
      rpcCodes.internalError,
      `Provided chainId "${named}" must match the active chainId "${chainId}"`,
    );
  }
  const { pretended } = await askVisitor(parts, 'sendTransaction', 'eth_sendTransaction', params);
  if (pretended) return pretended.result;
  if (parts.chains.current.chainId !== chainId) {
    throw new ProviderRpcError(rpcCodes.chainDisconnected, 'The wallet moved to another chain');
  }
  return sendApproved(parts, address, fields);
}

/** Signs the transaction of `fields` with the key of `address`, and sends it. Returns its hash. */
export async function sendApproved(
  parts: WalletParts,
  address: string,
  fields: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  const account = await parts.signer.accountOf(address);
  const transaction = await prepareTransaction(fields, parts.chains);
  return parts.chains.request('eth_sendRawTransaction', [
    await account.signTransaction(transaction),
  ]);
}

/**
 * @throws `ProviderRpcError` 4100 for an account that the site may not see, also while the wallet is locked.
 */
export function requireShared({ sharing }: WalletParts, address: string): string {
  const wanted = address.toLowerCase();
  if (sharing.visible.some((shared) => shared.toLowerCase() === wanted)) return address;
  throw new ProviderRpcError(
    rpcCodes.unauthorized,
    'The site has no permission for this account, or the wallet is locked',
  );
}
