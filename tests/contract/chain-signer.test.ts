import { formatCaipAddress } from '../../domain/caip/caip-address';
import { base58 } from '@scure/base';
import { ed25519 } from '@noble/curves/ed25519.js';
import { solana } from '../../domain/network/more-networks';
import { SolanaSigner } from '../../infrastructure/chains/solana/solana-signer';
import { SolanaSession } from '../../infrastructure/chains/solana/solana-session';
import { SolanaPageWallet } from '../../infrastructure/chains/solana/solana-page-wallet';
import { ManualClock } from '../../infrastructure/fake/manual-clock';
import { createSolanaTestWallet } from '../../infrastructure/fake/solana-test-wallet';
import { FakeChainSigner } from '../../infrastructure/fake/fake-chain-signer';
import type { WalletStorage } from '../../infrastructure/fake/wallet/wallet-memory';
import { FakeWalletSession } from '../../infrastructure/fake/fake-wallet-session';
import { describe, expect, it } from '@jest/globals';
import { describeChainSigner, type SignerHarness } from './chain-signer.contract';

describeChainSigner('FakeChainSigner', () => {
  const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
  const signer = new FakeChainSigner();
  return {
    signer,
    session: new FakeWalletSession({ addresses: [address], chainReference: '1' }),
    account: formatCaipAddress({ namespace: 'eip155', chainReference: '1', address }),
    say: (answer) => {
      if (answer === 'yes') signer.answerWith({ signature: '0x5151' });
      else signer.answerWith(answer === 'no' ? 'decline' : 'hang');
    },
    isRight: async (text, signature) =>
      signature === '0x5151' && signer.requests.some((request) => request.text === text),
  };
});

describeChainSigner('SolanaSigner', onSolana);

describe('SolanaSigner', () => {
  it.each([
    ['no signature', {}],
    ['a signature of no key', { signature: new Uint8Array(64) }],
    ['half a signature', { signature: new Uint8Array(32) }],
    ['a signature over another text', { signedMessage: new Uint8Array([1]) }],
  ])('[W20] refuses %s', async (_what, answer) => {
    const { account, signer, session, wallet } = onSolana();
    wallet.next({ result: { signedMessage: new TextEncoder().encode('hello'), ...answer } });

    await expect(signer.signMessage('hello', account, session)).rejects.toMatchObject({
      code: 'WALLET_RESPONSE_INVALID',
    });
  });

  it("[W20] refuses another account's signature", async () => {
    const { account, signer, session, wallet } = onSolana();
    const message = new TextEncoder().encode('hello');
    const signature = ed25519.sign(message, new Uint8Array(32).fill(2));
    wallet.next({ result: { signedMessage: message, signature } });

    await expect(signer.signMessage('hello', account, session)).rejects.toMatchObject({
      code: 'WALLET_RESPONSE_INVALID',
    });
  });
});

function onSolana() {
  const address = 'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9';
  const origin = 'http://site.test';
  const wallet = createSolanaTestWallet({ origin, storage: granting(origin, address) });
  const standard = new SolanaPageWallet(wallet.wallet, 'test');
  const [account] = standard.accounts;
  if (!account) throw new Error('no account');
  const harness: SignerHarness = {
    signer: new SolanaSigner(),
    session: new SolanaSession({
      clock: new ManualClock(),
      wallet: standard,
      networks: [solana],
      accounts: [account],
    }),
    account: formatCaipAddress({ namespace: 'solana', chainReference: solana.id, address }),
    say: (answer) => {
      if (answer !== 'yes') wallet.next(answer === 'no' ? 'reject' : 'hang');
    },
    isRight: async (text, signature) =>
      ed25519.verify(
        base58.decode(signature),
        new TextEncoder().encode(text),
        base58.decode(address),
      ),
  };
  return { ...harness, wallet };
}

/** A wallet's storage in which `origin` has been granted `address`. */
function granting(origin: string, address: string): WalletStorage {
  const grants = { [origin]: [address] };
  const record = { chainId: 0, isLocked: false, grants, selected: [], addedChains: [] };
  return { getItem: () => JSON.stringify(record), setItem: () => {} };
}
