import { decodeBase58, encodeBase58 } from '../../../domain/address/base58';
import { parseCaipNetworkId } from '../../../domain/caip/caip-network-id';
import { textOf } from '../../../domain/outside/untrusted-record';
import type { NamespaceKeys } from '../../../ports/namespace-keys';
import type { SolanaSigning, SolanaWallet } from '../../../ports/solana-wallet';
import { attempt } from '../../../domain/outside/attempt';
import { badAnswer, expectChain } from '../wallet-requests';
import { base64OfBytes, bytesOfBase64 } from './base64-bytes';
import { withSolanaSignature } from './solana-signature';

const SIGNATURE_BYTES = 64;

/** {@link SolanaWallet} by WalletConnect's methods for Solana, with the methods that the wallet approved. */
export function requestedSolanaWallet(keys: NamespaceKeys): SolanaWallet {
  const ask = (
    method: string,
    transaction: Uint8Array,
    { address, network }: SolanaSigning,
    signal?: AbortSignal,
  ): Promise<unknown> => {
    expectChain(keys, parseCaipNetworkId(network.caipNetworkId).chainReference);
    return keys.request(
      method,
      { transaction: base64OfBytes(transaction), pubkey: address },
      signal,
    );
  };
  return {
    ...(keys.takes('solana_signMessage') && {
      signMessage: async (message, address, signal) => {
        const method = 'solana_signMessage';
        const params = { message: encodeBase58(message), pubkey: address };
        return expectSignature(await keys.request(method, params, signal), method);
      },
    }),
    ...(keys.takes('solana_signTransaction') && {
      signTransaction: async (transaction, signing, signal) => {
        const method = 'solana_signTransaction';
        const answer = await ask(method, transaction, signing, signal);
        const signed = bytesOfBase64(textOf(answer, 'transaction'));
        if (signed) return signed;
        // Older wallets answer only with the signature.
        const signature = expectSignature(answer, method);
        const whole = attempt(() => withSolanaSignature(transaction, signing.address, signature));
        if (whole) return whole;
        throw badAnswer(method, 'the transaction is not for this account to sign');
      },
    }),
    ...(keys.takes('solana_signAndSendTransaction') && {
      signAndSendTransaction: async (transaction, signing, signal) => {
        const method = 'solana_signAndSendTransaction';
        return expectSignature(await ask(method, transaction, signing, signal), method);
      },
    }),
  };
}

function expectSignature(answer: unknown, method: string): Uint8Array {
  const signature = decodeBase58(textOf(answer, 'signature') ?? '');
  if (signature?.length === SIGNATURE_BYTES) return signature;
  throw badAnswer(method, 'no signature');
}
