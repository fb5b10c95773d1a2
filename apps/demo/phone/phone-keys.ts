import { ed25519 } from '@noble/curves/ed25519.js';
import { blake2b } from '@noble/hashes/blake2.js';
import { base58, base64 } from '@scure/base';
import type { ChainNamespace } from 'cleatkit';
import { type Hex, hexToBytes, keccak256, toHex } from 'viem';
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import {
  bitcoinAddressOf,
  type BitcoinKey,
  type BitcoinNetworkName,
} from '../../../infrastructure/fake/bitcoin/bitcoin-keys';
import { signBip322, signPsbt } from '../../../infrastructure/fake/bitcoin/bitcoin-signing';
import { signingPayload, wrapped } from '../../../infrastructure/fake/polkadot/signing-payload';
import { readWire } from '../../../infrastructure/fake/solana/solana-wire';
import type { PolkadotPayload } from '../../../ports/polkadot-wallet';

/** One account of the phone: an address and the answers of its key. */
export interface PhoneAccount {
  readonly address: string;

  /** What signs transactions of EVM chains. */
  readonly signer?: PrivateKeyAccount;

  /** The key's answer to an approved request; `undefined` for an unknown method. */
  answer(method: string, params: unknown): Promise<unknown>;
}

/** The phone's accounts on one namespace. */
export interface PhoneNamespace {
  readonly name: string;
  readonly methods: readonly string[];
  readonly accounts: readonly [PhoneAccount, ...PhoneAccount[]];
}

/**
 * Two accounts of each namespace, all from one public phrase: never send anything of value there. Bitcoin's
 * are spelled for the network `bitcoin`.
 */
export function phoneKeys(
  bitcoin: BitcoinNetworkName = 'Mainnet',
): Readonly<Record<ChainNamespace, PhoneNamespace>> {
  const two = (
    name: string,
    accountOf: (secret: Uint8Array) => PhoneAccount,
  ): readonly [PhoneAccount, PhoneAccount] => {
    const secret = (index: number): Uint8Array =>
      hexToBytes(keccak256(toHex(`cleat demo phone: ${name} ${index}`)), { size: 32 });
    return [accountOf(secret(1)), accountOf(secret(2))];
  };
  return {
    eip155: {
      name: 'EVM',
      methods: ['personal_sign', 'eth_signTypedData_v4', 'eth_sendTransaction'],
      accounts: two('eip155', evmAccount),
    },
    solana: {
      name: 'Solana',
      methods: ['solana_signMessage', 'solana_signTransaction'],
      accounts: two('solana', solanaAccount),
    },
    bip122: {
      name: 'Bitcoin',
      methods: ['signMessage', 'signPsbt', 'getAccountAddresses', 'sendTransfer'],
      accounts: two('bip122', (secret) => bitcoinAccount(secret, bitcoin)),
    },
    polkadot: {
      name: 'Polkadot',
      methods: ['polkadot_signMessage', 'polkadot_signTransaction'],
      accounts: two('polkadot', polkadotAccount),
    },
  };
}

function evmAccount(secret: Uint8Array): PhoneAccount {
  const account = privateKeyToAccount(toHex(secret));
  return {
    address: account.address,
    signer: account,
    answer: async (method, params) => {
      const [first, second] = params as readonly [Hex, string];
      if (method === 'personal_sign') return account.signMessage({ message: { raw: first } });
      if (method === 'eth_signTypedData_v4') return account.signTypedData(JSON.parse(second));
      return undefined;
    },
  };
}

function solanaAccount(secret: Uint8Array): PhoneAccount {
  return {
    address: base58.encode(ed25519.getPublicKey(secret)),
    answer: async (method, params) => {
      const { message = '', transaction = '' } = params as Readonly<Record<string, string>>;
      if (method === 'solana_signMessage') {
        return { signature: base58.encode(ed25519.sign(base58.decode(message), secret)) };
      }
      if (method !== 'solana_signTransaction') return undefined;
      const signature = ed25519.sign(readWire(base64.decode(transaction)).message, secret);
      return { signature: base58.encode(signature) };
    },
  };
}

function bitcoinAccount(secret: Uint8Array, network: BitcoinNetworkName): PhoneAccount {
  const key: BitcoinKey = { id: 'phone', purpose: 'payment', secret };
  const { address } = bitcoinAddressOf(key, network);
  return {
    address,
    answer: async (method, params) => {
      if (method === 'getAccountAddresses') return [{ address, intention: 'payment' }];
      if (method === 'signPsbt') {
        const { psbt, signInputs } = params as PsbtRequest;
        return signPsbt({ psbt, inputs: [{ key, indexes: signInputs.map(({ index }) => index) }] });
      }
      if (method !== 'signMessage') return undefined;
      const { message, protocol } = params as Readonly<Record<'message' | 'protocol', string>>;
      if (protocol !== 'bip322') return undefined;
      const signature = base64.decode(signBip322(message, key, network));
      return { address, signature: toHex(signature).slice(2) };
    },
  };
}

function polkadotAccount(secret: Uint8Array): PhoneAccount {
  return {
    address: ss58Address(ed25519.getPublicKey(secret)),
    answer: async (method, params) => {
      const { message = '0x', transactionPayload } = params as PolkadotRequest;
      if (method === 'polkadot_signMessage') {
        return { signature: toHex(ed25519.sign(wrapped(message), secret)) };
      }
      if (method !== 'polkadot_signTransaction' || !transactionPayload) return undefined;
      const signature = ed25519.sign(signingPayload(transactionPayload), secret);
      return { id: 1, signature: toHex(Uint8Array.from([ED25519, ...signature])) };
    },
  };
}

interface PsbtRequest {
  readonly psbt: string;
  readonly signInputs: readonly { readonly index: number }[];
}

interface PolkadotRequest {
  readonly message?: string;
  readonly transactionPayload?: PolkadotPayload;
}

/** The names of signature kinds on Polkadot's chains. */
const ED25519 = 0;

/** The address of `publicKey` on Polkadot itself, whose prefix is 0. */
function ss58Address(publicKey: Uint8Array): string {
  const body = Uint8Array.from([0, ...publicKey]);
  const preimage = new TextEncoder().encode('SS58PRE');
  const checksum = blake2b(Uint8Array.from([...preimage, ...body]), { dkLen: 64 });
  return base58.encode(Uint8Array.from([...body, ...checksum.subarray(0, 2)]));
}
