import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { signatureVerify } from '../../../apps/chains/clients/polkadot-crypto';
import { base58, base64 } from '@scure/base';
import { Address, OutScript, Transaction } from '@scure/btc-signer';
import { Verifier } from '../../../apps/chains/clients/bip322';
import { createPublicKey, verify } from 'node:crypto';
import { formatCaipAddress } from '../../../domain/caip/caip-address';
import type { ChainNamespace } from '../../../domain/caip/chain-namespace';
import { bitcoin, polkadot, solana, solanaDevnet } from '../../../domain/network/more-networks';
import { BitcoinSigner } from '../../../infrastructure/chains/bip122/bitcoin-signer';
import { PolkadotSigner } from '../../../infrastructure/chains/polkadot/polkadot-signer';
import { SolanaSigner } from '../../../infrastructure/chains/solana/solana-signer';
import { transactionOf } from '../../../infrastructure/chains/solana/transfer-wire';
import { signingPayload } from '../../../infrastructure/fake/polkadot/signing-payload';
import type { ChainSigner } from '../../../ports/chain-signer';
import type { PolkadotPayload } from '../../../ports/polkadot-wallet';
import { providerOf } from '../../../ports/provider-of';
import type { WalletSession } from '../../../ports/wallet-connector';
import { type PairingLab, startPairingLab } from './pairing-lab';

const TEXT = 'lab.example wants you to sign in — ünïcode';
const RECEIVER = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu';
const TXID = 'f007551f169722ce74104d6673bd46ce193c624b8550889526d1b93820d725f7';

let lab: PairingLab;
let sent: unknown[];
let answerToTransfer: unknown;

beforeEach(async () => {
  sent = [];
  answerToTransfer = { txid: TXID };
  lab = await startPairingLab({
    send: async (_account, _chain, transfer) => {
      sent.push(transfer);
      return answerToTransfer;
    },
  });
});

afterEach(async () => {
  await lab.stop();
});

/** The session that the phone approved on `namespace`, and its account. */
async function paired(namespace: ChainNamespace) {
  const sessions = await lab.connect(lab.visit());
  const session = sessions.find(({ details }) => details.namespace === namespace)?.session;
  if (!session) throw new TypeError(`Nothing is approved on ${namespace}`);
  const [address] = session.grant.addresses;
  return { session, address };
}

/** The sign-in of a visitor, by the method of every wallet of `namespace`. */
function signedBy(
  signer: ChainSigner,
  namespace: ChainNamespace,
  { session, address }: { readonly session: WalletSession; readonly address: string },
): Promise<string> {
  const { chainReference } = session.grant;
  return signer.signMessage(
    TEXT,
    formatCaipAddress({ namespace, chainReference, address }),
    session,
  );
}

/** By the runtime's own cryptography. */
function isEd25519(message: Uint8Array, signature: Uint8Array, publicKey: Uint8Array): boolean {
  const x = Buffer.from(publicKey).toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return verify(null, message, key, signature);
}

describe('a phone that is paired on Solana', () => {
  it('signs a message', async () => {
    const phone = await paired('solana');

    const signature = await signedBy(new SolanaSigner(), 'solana', phone);

    const message = new TextEncoder().encode(TEXT);
    expect(isEd25519(message, base58.decode(signature), base58.decode(phone.address))).toBe(true);
  });

  it('signs a transaction, even if it answers only with the signature', async () => {
    const { session, address } = await paired('solana');
    const life = { blockhash: base58.encode(new Uint8Array(32).fill(7)), lastValidBlockHeight: 9 };
    const { message, wire } = transactionOf([], address, life);

    const signed = await providerOf(session, 'solana')?.signTransaction?.(wire, {
      address,
      network: solana,
    });

    expect(signed?.subarray(65)).toEqual(message);
    const signature = signed?.subarray(1, 65) ?? new Uint8Array();
    expect(isEd25519(message, signature, base58.decode(address))).toBe(true);
    expect(lab.questions.at(-1)).toMatchObject({
      method: 'solana_signTransaction',
      params: { transaction: base64.encode(wire), pubkey: address },
    });
  });

  it('gets no transaction of another cluster, nor a request that it did not approve', async () => {
    const { session, address } = await paired('solana');
    const signing = { address, network: solanaDevnet };

    await expect(
      providerOf(session, 'solana')?.signTransaction?.(new Uint8Array(), signing),
    ).rejects.toMatchObject({ code: 'NETWORK_NOT_CHANGED' });
    expect(providerOf(session, 'solana')).not.toHaveProperty('signAndSendTransaction');
    expect(lab.questions).toHaveLength(1);
  });
});

describe('a phone that is paired on Bitcoin', () => {
  it('signs a message by BIP-322', async () => {
    const phone = await paired('bip122');

    const signature = await signedBy(new BitcoinSigner(), 'bip122', phone);

    expect(Verifier.verifySignature(phone.address, TEXT, signature)).toBe(true);
  });

  it('pays an amount of satoshi that is written as a text', async () => {
    const { session, address } = await paired('bip122');
    const transfer = {
      to: RECEIVER,
      satoshi: 2_100_000_000_000_000n,
      chainReference: bitcoin.id,
    };

    await expect(providerOf(session, 'bip122')?.sendTransfer(transfer)).resolves.toBe(TXID);

    expect(sent).toEqual([
      { account: address, recipientAddress: RECEIVER, amount: '2100000000000000' },
    ]);
  });

  it('signs the inputs of a transaction that the site has made', async () => {
    const { session, address } = await paired('bip122');
    const transaction = new Transaction();
    const script = OutScript.encode(Address().decode(address));
    transaction.addInput({ txid: TXID, index: 0, witnessUtxo: { script, amount: 1000n } });
    transaction.addOutputAddress(RECEIVER, 600n);
    const psbt = base64.encode(transaction.toPSBT());
    const request = { psbt, inputs: { [address]: [0] }, chainReference: bitcoin.id };

    const signed = await providerOf(session, 'bip122')?.signPsbt?.(request);

    expect(lab.questions.at(-1)).toMatchObject({ chain: bitcoin.caipNetworkId });
    const read = Transaction.fromPSBT(base64.decode(signed?.psbt ?? ''));
    expect(read.id).toBe(transaction.id);
    read.finalize(); // Throws where a signature is missing.
    await expect(
      providerOf(session, 'bip122')?.signPsbt?.({ ...request, chainReference: 'another' }),
    ).rejects.toMatchObject({ code: 'NETWORK_NOT_CHANGED' });
  });

  it('is distinguished from a wallet that answers a payment without a transaction', async () => {
    answerToTransfer = { txid: 'soon' };
    const { session } = await paired('bip122');
    const transfer = { to: RECEIVER, satoshi: 1n, chainReference: bitcoin.id };

    await expect(providerOf(session, 'bip122')?.sendTransfer(transfer)).rejects.toMatchObject({
      code: 'WALLET_RESPONSE_INVALID',
    });
    await expect(
      providerOf(session, 'bip122')?.sendTransfer({ ...transfer, chainReference: 'another' }),
    ).rejects.toMatchObject({ code: 'NETWORK_NOT_CHANGED' });
  });

  it('reports the purposes of its addresses', async () => {
    const { session, address } = await paired('bip122');

    const [, other] = session.grant.addresses;
    expect(session.grant.accounts).toEqual([
      { address, purpose: 'payment' },
      { address: other, purpose: 'payment' },
    ]);
  });
});

describe('a phone that is paired on Polkadot', () => {
  it('signs a message between the words that make it no transaction', async () => {
    const phone = await paired('polkadot');

    const signature = await signedBy(new PolkadotSigner(), 'polkadot', phone);

    const message = `<Bytes>${TEXT}</Bytes>`;
    expect(signatureVerify(message, signature, phone.address).isValid).toBe(true);
  });

  it('signs transactions of its current chain only', async () => {
    const { session, address } = await paired('polkadot');
    const payload = payloadOf(address, `0x${polkadot.id}${'00'.repeat(16)}`);

    const signature = await providerOf(session, 'polkadot')?.signTransaction(payload);

    const bare = `0x${signature?.slice(4)}`;
    expect(signature?.slice(0, 4)).toBe('0x00');
    expect(signatureVerify(signingPayload(payload), bare, address).isValid).toBe(true);
    await expect(
      providerOf(session, 'polkadot')?.signTransaction(payloadOf(address, `0x${'11'.repeat(32)}`)),
    ).rejects.toMatchObject({ code: 'NETWORK_NOT_CHANGED' });
  });

  it('returns the code when the visitor declines', async () => {
    const phone = await paired('polkadot');
    lab.behave('decline');

    await expect(signedBy(new PolkadotSigner(), 'polkadot', phone)).rejects.toMatchObject({
      code: 'RPC',
      context: { rpcCode: 4001 },
    });
  });
});

function payloadOf(address: string, genesisHash: string): PolkadotPayload {
  return {
    address,
    blockHash: `0x${'22'.repeat(32)}`,
    blockNumber: '0x01',
    era: '0x00',
    genesisHash,
    method: '0x0000',
    nonce: '0x00',
    specVersion: '0x0f',
    transactionVersion: '0x1a',
    signedExtensions: ['CheckSpecVersion', 'CheckGenesis', 'CheckNonce'],
    tip: '0x00',
    version: 4,
  };
}
