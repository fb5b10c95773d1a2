import { beforeAll, describe, expect, it } from '@jest/globals';
import { ed25519 } from '@noble/curves/ed25519.js';
import { base58, base64, hex } from '@scure/base';
import { Transaction } from '@scure/btc-signer';
import { verify } from '@scure/sr25519';
import type { CaipAddress } from '../../../../domain/caip/caip-address';
import type { CaipNetworkId } from '../../../../domain/caip/caip-network-id';
import type { ChainNamespace } from '../../../../domain/caip/chain-namespace';
import { bitcoin, polkadot, solana } from '../../../../domain/network/more-networks';
import { formatSignInMessage } from '../../../../domain/siwx/sign-in-text';
import { ethereum } from '../../../../index';
import { BitcoinSigner } from '../../../../infrastructure/chains/bip122/bitcoin-signer';
import { PolkadotSigner } from '../../../../infrastructure/chains/polkadot/polkadot-signer';
import { isSponsored } from '../../../../infrastructure/chains/solana/sponsored-solana-wallet';
import { SolanaSigner } from '../../../../infrastructure/chains/solana/solana-signer';
import type { ChainSigner } from '../../../../ports/chain-signer';
import { providerOf } from '../../../../ports/provider-of';
import type { WalletSession } from '../../../../ports/wallet-connector';
import { loggedIn } from '../../../../tests/support/headless-auth';
import { paymentOf } from '../../src/domain/accounts/bitcoin-scripts';
import { previousTransaction } from '../signing/previous-transaction';
import { polkadotPayload } from '../../src/domain/signing/polkadot-payload';
import { parseSolanaTransaction } from '../../src/domain/signing/solana';
import { accounts } from '../plans/plan-world';
import { secretsIn } from '../secret-forms';
import { ABANDON } from '../vectors';
import { WorkerFrame } from './worker-frame';

const networks = { bip122: bitcoin, eip155: ethereum, polkadot, solana } as const;
const frame = new WorkerFrame();
const sessions = new Map<ChainNamespace, WalletSession>();

beforeAll(async () => {
  const options = { networks: Object.values(networks) };
  const { auth, widget } = await loggedIn({ frame, options });
  for (const { chainNamespace } of options.networks) {
    sessions.set(chainNamespace, await auth.openSession(chainNamespace));
  }
  await widget.ready;
});

function sessionOn(namespace: ChainNamespace): WalletSession {
  const session = sessions.get(namespace);
  if (!session) throw new TypeError(`No session on ${namespace}`);
  return session;
}

/** A sign-in of the site on whose page the frame is. */
function signIn(chainId: CaipNetworkId, accountAddress: string): string {
  const message = formatSignInMessage({
    domain: 'site.test',
    accountAddress,
    uri: 'https://site.test',
    version: '1',
    chainId,
    nonce: '12345678',
    issuedAt: '2026-01-01T00:00:00.000Z',
  });
  if (!message.ok) throw new TypeError(message.field);
  return message.text;
}

const signers: readonly (readonly [Exclude<ChainNamespace, 'eip155'>, ChainSigner])[] = [
  ['bip122', new BitcoinSigner()],
  ['polkadot', new PolkadotSigner()],
  ['solana', new SolanaSigner()],
];

describe('the embedded wallet through the widget', () => {
  it.each(signers)('[R7.16] signs messages and sign-ins on %s', async (namespace, signer) => {
    const session = sessionOn(namespace);
    const { caipNetworkId } = networks[namespace];
    for (const address of session.grant.addresses) {
      const account = `${caipNetworkId}:${address}` as CaipAddress;
      frame.shown.length = 0;
      // The signer itself verifies the signature with the address.
      await signer.signMessage('Hello', account, session);
      await signer.signMessage(signIn(caipNetworkId, address), account, session);
      expect(frame.shown).toEqual(['message', 'signIn']);
    }
  });

  it('[R7.16] has an address for payments and one for ordinals', () => {
    const { accounts: granted = [], accountType } = sessionOn('bip122').grant;
    expect(accountType).toBeUndefined();
    expect(granted.map(({ purpose }) => purpose)).toEqual(['payment', 'ordinals']);
    expect(granted.map(({ address }) => address.slice(0, 4))).toEqual(['bc1q', 'bc1p']);
  });

  it('[R7.16] signs the inputs of a PSBT that are of its address', async () => {
    const session = sessionOn('bip122');
    const own = paymentOf(hex.decode(accounts.payment.publicKey), 'mainnet');
    const [address] = session.grant.addresses;
    const transaction = new Transaction();
    const witnessUtxo = { script: own.script, amount: 100_000n };
    const { bytes, txid } = previousTransaction([witnessUtxo]);
    transaction.addInput({ txid, index: 0, nonWitnessUtxo: bytes, witnessUtxo });
    transaction.addOutputAddress(address, 90_000n);
    const signed = await providerOf(session, 'bip122')?.signPsbt?.({
      psbt: base64.encode(transaction.toPSBT()),
      inputs: { [address]: [0] },
      chainReference: session.grant.chainReference,
    });
    const whole = Transaction.fromPSBT(base64.decode(signed?.psbt ?? ''));
    whole.finalize();
    expect(whole.isFinal).toBe(true);
  });

  it('[R7.16] signs a transaction of Solana', async () => {
    const session = sessionOn('solana');
    const [address] = session.grant.addresses;
    const key = base58.decode(address);
    const program = new Uint8Array(32);
    const blockhash = new Uint8Array(32);
    const transfer = [2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0];
    const instructions = [1, 1, 2, 0, 0, transfer.length, ...transfer];
    const message = Uint8Array.of(1, 0, 1, 2, ...key, ...program, ...blockhash, ...instructions);
    // What the widget sends itself goes by the frame, whose operator may pay.
    expect(isSponsored(providerOf(session, 'solana') ?? {})).toBe(true);
    const signed = await providerOf(session, 'solana')?.signTransaction?.(
      Uint8Array.of(1, ...new Uint8Array(64), ...message),
      { address, network: solana },
    );
    const { signatures } = parseSolanaTransaction(signed ?? new Uint8Array());
    expect(ed25519.verify(signatures[0] ?? new Uint8Array(), message, key)).toBe(true);
  });

  it('[R7.16] signs a transaction of Polkadot', async () => {
    const session = sessionOn('polkadot');
    const hash = `0x${'ab'.repeat(32)}`;
    const payload = {
      address: session.grant.addresses[0],
      blockHash: hash,
      blockNumber: '0x01',
      era: '0x00',
      genesisHash: `0x${session.grant.chainReference}${'0'.repeat(32)}`,
      method: '0x0503',
      nonce: '0x00',
      signedExtensions: [
        'CheckGenesis',
        'CheckMortality',
        'CheckNonce',
        'ChargeTransactionPayment',
      ],
      specVersion: '0x01',
      tip: '0x00',
      transactionVersion: '0x01',
      version: 4,
    };
    const signature = await providerOf(session, 'polkadot')?.signTransaction(payload);
    const bytes = hex.decode(signature?.slice(2) ?? '');
    const publicKey = hex.decode(accounts.sr25519.publicKey);
    expect(verify(polkadotPayload(payload), bytes.slice(1), publicKey)).toBe(true);
  });

  it('[R7.16] tells the site no secret of any of its accounts', async () => {
    expect(frame.said.length).toBeGreaterThan(12);
    expect(
      await secretsIn(
        ABANDON,
        frame.said.map((one) => JSON.stringify(one)),
      ),
    ).toEqual([]);
  });

  it('[R7.16] refuses a request for another chain, and what the visitor’s session no longer has', async () => {
    const bip122 = providerOf(sessionOn('bip122'), 'bip122');
    const transfer = { to: 'bc1q', satoshi: 1n, chainReference: '0'.repeat(32) };
    await expect(bip122?.sendTransfer(transfer)).rejects.toMatchObject({
      code: 'NETWORK_NOT_CHANGED',
    });
    const session = sessionOn('solana');
    const provider = providerOf(session, 'solana');
    session.release();
    await expect(
      provider?.signMessage?.(new Uint8Array(), session.grant.addresses[0]),
    ).rejects.toMatchObject({ code: 'NOT_CONNECTED' });
  });
});
