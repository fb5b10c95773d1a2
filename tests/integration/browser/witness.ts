import { base58 } from '@scure/base';
import { createPublicKey, verify } from 'node:crypto';
import {
  blake2AsHex,
  decodeAddress,
  signatureVerify,
  xxhashAsHex,
} from '../../../apps/chains/clients/polkadot-crypto';
import { Verifier } from '../../../apps/chains/clients/bip322';
import { type Hex, verifyMessage } from 'viem';
import { type ChainNamespace, chainNamespaces } from '../../../domain/caip/chain-namespace';
import type { BitcoinNode } from '../../../apps/chains/testing/bitcoin';
import type { EvmNode } from '../../../apps/chains/testing/evm';
import type { PolkadotNode } from '../../../apps/chains/testing/polkadot';
import type { SolanaNode } from '../../../apps/chains/testing/solana';
import type { OtherNamespace } from './pages/page-globals';

interface NodeTypes {
  readonly eip155: EvmNode;
  readonly solana: SolanaNode;
  readonly bip122: BitcoinNode;
  readonly polkadot: PolkadotNode;
}

/** The chain of each namespace. */
export type Nodes = { readonly [N in ChainNamespace]: NodeTypes[N] };

/** The namespaces beside `eip155`. */
export const otherNamespaces = chainNamespaces.filter(
  (namespace): namespace is OtherNamespace => namespace !== 'eip155',
);

/** Reads the chains and verifies signatures without the widget's code. */
export interface Witness {
  /** Whether the key of `address` signed `text`. */
  hasSigned(address: string, text: string, signature: string): Promise<boolean>;

  /** The balance of `address` in the chain's native currency, in base units. */
  balanceOf(address: string): Promise<bigint>;

  /** The cost of the newest transaction, `hash`. Absent where the node does not report it. */
  readonly feeOf?: (hash: string) => Promise<bigint>;
}

/** The prefix of an ed25519 public key in SPKI. */
const spkiPrefix = Buffer.from('302a300506032b6570032100', 'hex');

/** A witness for each of `nodes`. */
export function witnessesOf(nodes: Nodes): Readonly<Record<ChainNamespace, Witness>> {
  return {
    eip155: {
      hasSigned: (address, message, signature) =>
        verifyMessage({ address: address as Hex, message, signature: signature as Hex }),
      balanceOf: async (address) =>
        BigInt(String(await nodes.eip155.control.call('eth_getBalance', address, 'latest'))),
      feeOf: async (hash) => {
        const receipt = await nodes.eip155.control.call('eth_getTransactionReceipt', hash);
        const { gasUsed, effectiveGasPrice } = receipt as Record<string, string>;
        return BigInt(gasUsed ?? 0) * BigInt(effectiveGasPrice ?? 0);
      },
    },
    solana: {
      hasSigned: async (address, text, signature) => {
        const key = Buffer.concat([spkiPrefix, base58.decode(address)]);
        const publicKey = createPublicKey({ key, format: 'der', type: 'spki' });
        return verify(null, Buffer.from(text), publicKey, base58.decode(signature));
      },
      balanceOf: (address) => nodes.solana.control.balanceOf(address),
    },
    bip122: {
      hasSigned: async (address, text, signature) =>
        Verifier.verifySignature(address, text, signature),
      balanceOf: async (address) => {
        const wanted = [`addr(${address})`];
        const found = await nodes.bip122.control.call('scantxoutset', 'start', wanted);
        return BigInt(Math.round((found as { total_amount: number }).total_amount * 1e8));
      },
      feeOf: async (hash) => {
        const transaction = await nodes.bip122.control.call('getrawtransaction', hash, 2);
        return BigInt(Math.round((transaction as { fee: number }).fee * 1e8));
      },
    },
    polkadot: {
      hasSigned: async (address, text, signature) =>
        signatureVerify(`<Bytes>${text}</Bytes>`, signature, address).isValid,
      balanceOf: async (address) => {
        const key = accountKey(decodeAddress(address));
        const stored = String(await nodes.polkadot.call('state_getStorage', key));
        const free = Buffer.from(stored.slice(2), 'hex').subarray(16, 32).reverse();
        return free.length === 0 ? 0n : BigInt(`0x${free.toString('hex')}`);
      },
      feeOf: () => nodes.polkadot.feeOfNewest(),
    },
  };
}

/** The key of `System.Account` for a public key. */
function accountKey(publicKey: Uint8Array): string {
  const place = ['System', 'Account'].map((name) => xxhashAsHex(name, 128).slice(2)).join('');
  const hash = blake2AsHex(publicKey, 128).slice(2);
  return `0x${place}${hash}${Buffer.from(publicKey).toString('hex')}`;
}
