import { type CaipAddress, parseCaipAddress } from '../../../domain/caip/caip-address';
import { formatCaipNetworkId } from '../../../domain/caip/caip-network-id';
import { WidgetError } from '../../../domain/errors/widget-error';
import type { Network } from '../../../domain/network/network';
import { signatureKind } from '../../../domain/transaction/signature-kind';
import type { ChainSigner } from '../../../ports/chain-signer';
import type { RpcClients } from '../../../ports/rpc-client';
import type { WalletSession } from '../../../ports/wallet-connector';
import { walletOf } from './session-wallet';

export interface Eip155SignerDeps {
  /** The site's networks right now. */
  readonly networks: () => readonly Network[];
  readonly rpcClients: RpcClients;
}

/**
 * {@link ChainSigner} of EVM chains: `personal_sign` of EIP-191. A signature is valid by the account's own
 * key or, where the account is a contract, by that contract on the account's chain.
 */
export class Eip155Signer implements ChainSigner {
  readonly #deps: Eip155SignerDeps;

  constructor(deps: Eip155SignerDeps) {
    this.#deps = deps;
  }

  async signMessage(
    text: string,
    account: CaipAddress,
    session: WalletSession,
    signal?: AbortSignal,
  ): Promise<string> {
    const method = 'personal_sign';
    const { address, ...chain } = parseCaipAddress(account);
    const message = new TextEncoder().encode(text);
    const [signature, { keyHasSigned }] = await Promise.all([
      walletOf(session).request({ method, params: [hexOf(message), address] }, signal),
      import('./key-signature'),
    ]);
    if (!isSignature(signature)) {
      throw new WidgetError('WALLET_RESPONSE_INVALID', { method, reason: 'no signature' });
    }
    if (keyHasSigned(message, address, signature)) return signature;
    const caipNetworkId = formatCaipNetworkId(chain);
    const network = this.#deps.networks().find((other) => other.caipNetworkId === caipNetworkId);
    if (network) {
      const { contractHasSigned } = await import('./contract-signature');
      signal?.throwIfAborted();
      const client = this.#deps.rpcClients.forNetwork(network);
      if (await contractHasSigned(message, address, signature, client, signal)) return signature;
    }
    const reason = 'the signature is not of this account';
    throw new WidgetError('WALLET_RESPONSE_INVALID', { method, reason });
  }

  async isSignedByKey(text: string, account: CaipAddress, signature: string): Promise<boolean> {
    const { keyHasSigned } = await import('./key-signature');
    const message = new TextEncoder().encode(text);
    return keyHasSigned(message, parseCaipAddress(account).address, signature);
  }
}

/** 65 bytes from a key, and any number from 31 on from a contract (EIP-1271, ERC-6492), but for those of a hash. */
function isSignature(answer: unknown): answer is string {
  if (typeof answer !== 'string' || answer.length % 2 !== 0) return false;
  return signatureKind(answer) === 'signedMessage';
}

/** Always in hexadecimal, because some wallets sign a text that looks like hexadecimal as bytes. */
function hexOf(bytes: Uint8Array): string {
  return `0x${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
