import { textOf } from '../../../domain/outside/untrusted-record';
import type { NamespaceKeys } from '../../../ports/namespace-keys';
import type { PolkadotWallet } from '../../../ports/polkadot-wallet';
import { badAnswer, expectChain } from '../wallet-requests';

/** 64 bytes, or 65 for ECDSA, with or without one in front for their kind. */
const signaturePattern = /^0x(?:[0-9a-f]{2}){64,66}$/i;

/** How many digits of a genesis hash are a chain's CAIP-2 reference, after its `0x`. */
const REFERENCE_LENGTH = 32;

/** {@link PolkadotWallet} by WalletConnect's methods for `polkadot`. */
export function requestedPolkadotWallet(keys: NamespaceKeys): PolkadotWallet {
  const ask = async (method: string, params: object, signal?: AbortSignal): Promise<string> => {
    const signature = textOf(await keys.request(method, params, signal), 'signature') ?? '';
    if (signaturePattern.test(signature)) return signature;
    throw badAnswer(method, 'no signature');
  };
  return {
    signTransaction: async (payload, signal) => {
      expectChain(keys, payload.genesisHash.slice(2, 2 + REFERENCE_LENGTH));
      const { address } = payload;
      return ask('polkadot_signTransaction', { address, transactionPayload: payload }, signal);
    },
    // Wallets read hexadecimal text as bytes, and do not wrap bytes that are wrapped already.
    signBytes: (bytes, address, signal) =>
      ask('polkadot_signMessage', { address, message: bytes }, signal),
  };
}
