import { WidgetError } from '../../../domain/errors/widget-error';
import { attempt } from '../../../domain/outside/attempt';
import { entriesOf, type UntrustedRecord } from '../../../domain/outside/untrusted-record';
import { isSameBytes } from '../same-bytes';
import type { SolanaWallet } from '../../../ports/solana-wallet';
import { chainNameOf } from './wallet-standard-chain';
import {
  bytesIn,
  type SolanaFeature,
  type WalletAccount,
  type SolanaPageWallet,
} from './solana-page-wallet';

/** {@link SolanaWallet} over a Wallet Standard wallet, with exactly the methods that the wallet has. */
export function solanaWalletOf(wallet: SolanaPageWallet): SolanaWallet {
  const accountOf = (address: string, feature: SolanaFeature): WalletAccount => {
    const account = wallet.accounts.find((each) => each.address === address);
    if (!account) throw invalid(feature, 'the account is not shared any more');
    return account;
  };
  return {
    ...(wallet.can('solana:signMessage') && {
      signMessage: async (message, address, signal) => {
        const feature = 'solana:signMessage';
        const account = accountOf(address, feature).handle;
        const read = (answer: unknown): Uint8Array => {
          const signed = fieldBytes(answer, 'signedMessage', feature);
          if (!isSameBytes(signed, message)) throw invalid(feature, 'another text was signed');
          return fieldBytes(answer, 'signature', feature);
        };
        return wallet.call(feature, { account, message }, read, signal);
      },
    }),
    ...(wallet.can('solana:signIn') && {
      signIn: async (input, message, signal) => {
        const feature = 'solana:signIn';
        const read = (answer: unknown): Uint8Array => {
          const signed = fieldBytes(answer, 'signedMessage', feature);
          if (!isSameBytes(signed, message)) throw invalid(feature, 'another text was signed');
          return fieldBytes(answer, 'signature', feature);
        };
        return wallet.call(feature, { ...input }, read, signal);
      },
    }),
    ...(wallet.can('solana:signTransaction') && {
      signTransaction: async (transaction, { address, network }, signal) => {
        const feature = 'solana:signTransaction';
        const account = accountOf(address, feature).handle;
        const input = { account, transaction, chain: chainNameOf(network) };
        const read = (answer: unknown): Uint8Array =>
          fieldBytes(answer, 'signedTransaction', feature);
        return wallet.call(feature, input, read, signal);
      },
    }),
    ...(wallet.can('solana:signAndSendTransaction') && {
      signAndSendTransaction: async (transaction, { address, network }, signal) => {
        const feature = 'solana:signAndSendTransaction';
        const account = accountOf(address, feature).handle;
        const input = { account, transaction, chain: chainNameOf(network) };
        const read = (answer: unknown): Uint8Array => fieldBytes(answer, 'signature', feature);
        return wallet.call(feature, input, read, signal);
      },
    }),
  };
}

/** The standard returns one result per input, and we pass one input. */
function fieldBytes(answer: unknown, name: string, feature: SolanaFeature): Uint8Array {
  const [first] = entriesOf(answer, 1) ?? [];
  const bytes = bytesIn(attempt(() => (first as UntrustedRecord)[name]));
  if (bytes) return bytes;
  throw invalid(feature, `no ${name}`);
}

function invalid(method: string, reason: string): WidgetError {
  return new WidgetError('WALLET_RESPONSE_INVALID', { method, reason });
}
