import { privateKeyToAccount } from 'viem/accounts';
import { encodeBase58 } from '../../domain/address/base58';
import type { CaipNetworkId } from '../../domain/caip/caip-network-id';
import {
  createBitcoinTestWallet,
  createPolkadotTestWallet,
  createSolanaTestWallet,
} from '../../infrastructure/fake';
import { wrappedMessage } from '../../infrastructure/chains/polkadot/wrapped-message';
import { bitcoin, polkadot, solana } from '../../domain/network/more-networks';

/** An account with a real key, and its chain. */
export interface SigningAccount {
  readonly chainId: CaipNetworkId;
  readonly accountAddress: string;
  sign(text: string): Promise<string>;
}

/** A public key of tests. */
export function evmAccount(byte = '59', chainId: CaipNetworkId = 'eip155:1'): SigningAccount {
  const account = privateKeyToAccount(`0x${byte.repeat(32)}`);
  return {
    chainId,
    accountAddress: account.address,
    sign: (message) => account.signMessage({ message }),
  };
}

export async function solanaAccount(): Promise<SigningAccount> {
  const features = createSolanaTestWallet().wallet.features as unknown as SolanaFeatures;
  const { accounts } = await features['standard:connect'].connect();
  const [account] = accounts;
  if (!account) throw new TypeError('The wallet has no account');
  return {
    chainId: solana.caipNetworkId,
    accountAddress: account.address,
    sign: async (text) => {
      const message = new TextEncoder().encode(text);
      const [signed] = await features['solana:signMessage'].signMessage({ account, message });
      return encodeBase58(signed?.signature ?? Uint8Array.of());
    },
  };
}

interface SolanaFeatures {
  readonly 'standard:connect': {
    connect(): Promise<{ readonly accounts: readonly { readonly address: string }[] }>;
  };
  readonly 'solana:signMessage': {
    signMessage(question: {
      readonly account: object;
      readonly message: Uint8Array;
    }): Promise<readonly { readonly signature: Uint8Array }[]>;
  };
}

export async function polkadotAccount(): Promise<SigningAccount> {
  const page: { injectedWeb3?: Record<string, { enable(): Promise<PolkadotExtension> }> } = {};
  createPolkadotTestWallet().inject(page);
  const extension = await page.injectedWeb3?.['cleat-test']?.enable();
  const [account] = (await extension?.accounts.get()) ?? [];
  if (!extension || !account) throw new TypeError('The wallet has no account');
  return {
    chainId: polkadot.caipNetworkId,
    accountAddress: account.address,
    sign: async (text) => {
      const data = `0x${Buffer.from(wrappedMessage(text)).toString('hex')}`;
      const { signature } = await extension.signer.signRaw({ address: account.address, data });
      return signature;
    },
  };
}

interface PolkadotExtension {
  readonly accounts: { get(): Promise<readonly { readonly address: string }[]> };
  readonly signer: {
    signRaw(question: { readonly address: string; readonly data: string }): Promise<{
      readonly signature: string;
    }>;
  };
}

/** The accounts of a Bitcoin wallet: one for each kind of address that it has. */
export async function bitcoinAccounts(): Promise<readonly SigningAccount[]> {
  const wallet = createBitcoinTestWallet({ networks: [{ name: 'Mainnet' }] });
  const { result } = (await wallet.request('wallet_connect')) as unknown as {
    readonly result: { readonly addresses: readonly { readonly address: string }[] };
  };
  return result.addresses.map(({ address: accountAddress }) => ({
    chainId: bitcoin.caipNetworkId,
    accountAddress,
    sign: async (message: string) => {
      const answer = await wallet.request('signMessage', { address: accountAddress, message });
      return String(Reflect.get(Object(Reflect.get(answer, 'result')), 'signature'));
    },
  }));
}

/** One account of each namespace. */
export async function accountsOfAllNamespaces(): Promise<readonly SigningAccount[]> {
  const [firstBitcoin] = await bitcoinAccounts();
  if (!firstBitcoin) throw new TypeError('The wallet has no account');
  return [evmAccount(), await solanaAccount(), await polkadotAccount(), firstBitcoin];
}
