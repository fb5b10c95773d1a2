import { afterEach, describe, expect, it } from '@jest/globals';
import { ed25519 } from '@noble/curves/ed25519.js';
import {
  address,
  appendTransactionMessageInstruction,
  assertIsFullySignedTransaction,
  assertIsTransactionModifyingSigner,
  blockhash,
  createTransactionMessage,
  getAddressEncoder,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  type TransactionModifyingSigner,
} from '../../../apps/chains/clients/solana-kit';
import { getWallets } from '@wallet-standard/app';
import { kitSigner, registerSolanaWallet, solanaWallet } from '../../../composition/ways/solana';
import { lifetimeOf } from '../../../composition/ways/solana-transaction';
import { encodeBase58 } from '../../../domain/address/base58';
import { solana } from '../../../domain/network/more-networks';
import { SolanaWalletCatalogue } from '../../../infrastructure/chains/solana/solana-wallet-catalogue';
import { SystemClock } from '../../../infrastructure/clock/system-clock';
import { createSolanaTestWallet } from '../../../infrastructure/fake';
import { WalletConnectorCatalogue } from '../../../ports/wallet-connector';
import { override } from '../../../ports/token';
import { headlessWidget } from '../../support/headless-widget';

const ALICE = 'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9';
const BLOCKHASH = new Uint8Array(32).fill(7);
const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

/** A widget on a page with a Solana wallet that has real keys. */
function start() {
  const page = new EventTarget();
  const wallet = createSolanaTestWallet({ name: 'Test' });
  wallet.register(page);
  const { widget } = headlessWidget({
    options: { networks: [solana] },
    overrides: [
      override(
        WalletConnectorCatalogue,
        new SolanaWalletCatalogue({
          clock: new SystemClock(),
          networks: () => [solana],
          config: { page, images: {} },
        }),
      ),
    ],
  });
  ends.push(() => widget.dispose());
  return { page, wallet, widget };
}

async function connected() {
  const started = start();
  await started.widget.connect('wallet-standard:Test');
  return started;
}

describe('kitSigner', () => {
  it('signs a transaction of kit with the key of the connected wallet', async () => {
    const { widget } = await connected();
    const signer: TransactionModifyingSigner = kitSigner(widget);
    assertIsTransactionModifyingSigner(signer);
    const lifetime = { blockhash: blockhash(ALICE), lastValidBlockHeight: 1n };
    const paid = setTransactionMessageFeePayerSigner(
      signer,
      createTransactionMessage({ version: 0 }),
    );
    const message = appendTransactionMessageInstruction(
      {
        programAddress: address('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr'),
        data: new Uint8Array([1]),
      },
      setTransactionMessageLifetimeUsingBlockhash(lifetime, paid),
    );

    const signed = await signTransactionMessageWithSigners(message);

    assertIsFullySignedTransaction(signed);
    expect(signed.lifetimeConstraint).toEqual(lifetime);
    const signature = Object.values(signed.signatures)[0] as unknown as Uint8Array;
    const key = Uint8Array.from(getAddressEncoder().encode(signer.address));
    expect(ed25519.verify(signature, Uint8Array.from(signed.messageBytes), key)).toBe(true);
  });

  it('takes over the blockhash that a wallet has put into the message', () => {
    const message = new Uint8Array([0x80, 1, 0, 0, 1, ...new Uint8Array(32), ...BLOCKHASH, 0, 0]);
    const replaced = { blockhash: encodeBase58(BLOCKHASH), lastValidBlockHeight: 2n ** 64n - 1n };
    const nonce = { nonce: ALICE, nonceAccountAddress: ALICE };

    expect(lifetimeOf(message, { blockhash: ALICE, lastValidBlockHeight: 1n })).toEqual(replaced);
    expect(lifetimeOf(message, undefined)).toEqual(replaced);
    expect(lifetimeOf(message, nonce)).toBe(nonce);
  });

  it('rejects with 4001 where the visitor declines, and is none without a wallet', async () => {
    const { wallet, widget } = await connected();
    const signer = kitSigner(widget);
    wallet.next('reject');
    const signatures = { [ALICE]: null };
    const messageBytes = new Uint8Array([1, 0, 0, 1, ...new Uint8Array(65)]);

    const asked = signer.modifyAndSignTransactions([{ messageBytes, signatures }]);

    await expect(asked).rejects.toMatchObject({ code: 4001 });
    expect(() => kitSigner(start().widget)).toThrow(expect.objectContaining({ code: 4900 }));
  });
});

describe('solanaWallet', () => {
  interface Features {
    readonly 'standard:connect': {
      connect(input?: { silent?: boolean }): Promise<{ readonly accounts: readonly object[] }>;
    };
    readonly 'standard:disconnect': { disconnect(): Promise<void> };
    readonly 'standard:events': {
      on(event: 'change', listener: (change: object) => void): () => void;
    };
    readonly 'solana:signMessage': {
      signMessage(
        ...inputs: readonly object[]
      ): Promise<readonly { readonly signature: Uint8Array }[]>;
    };
  }

  it('shares the account of the widget, and signs messages with its key', async () => {
    const { widget } = await connected();
    const wallet = solanaWallet(widget);
    const features = wallet.features as unknown as Features;

    const { accounts } = await features['standard:connect'].connect({ silent: true });
    const [account] = wallet.accounts;
    expect(accounts).toBe(wallet.accounts);
    expect(account).toMatchObject({ address: ALICE, chains: ['solana:mainnet'] });
    const message = new TextEncoder().encode('Hello');
    const { signMessage } = features['solana:signMessage'];
    const [signed] = await signMessage({ account, message });

    expect(
      ed25519.verify(
        signed?.signature ?? new Uint8Array(),
        message,
        account?.publicKey ?? new Uint8Array(),
      ),
    ).toBe(true);
  });

  it('reports a connection and its end, and ends it', async () => {
    const { widget } = start();
    await widget.ready;
    const features = solanaWallet(widget).features as unknown as Features;
    const changes: object[] = [];
    features['standard:events'].on('change', (change) => changes.push(change));

    await widget.connect('wallet-standard:Test');
    await features['standard:disconnect'].disconnect();

    expect(changes).toMatchObject([{ accounts: [{ address: ALICE }] }, { accounts: [] }]);
  });

  it('is found by the apps of the page, and not by the widget itself', async () => {
    const { page, widget } = await connected();
    Object.assign(globalThis, { window: page });
    ends.push(() => Reflect.deleteProperty(globalThis, 'window'));

    const remove = registerSolanaWallet(widget, 'My site');

    expect(getWallets().get()).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: 'My site' })]),
    );
    expect(widget.state.connectors.map(({ name }) => name)).toEqual(['Test']);
    remove();
    expect(
      getWallets()
        .get()
        .map(({ name }) => name),
    ).not.toContain('My site');
  });
});
