import { checkBitcoinAddress } from '../../../domain/address/bitcoin-address';
import { booleanOf, textOf } from '../../../domain/outside/untrusted-record';
import type { BitcoinWallet } from '../../../ports/bitcoin-wallet';
import type { NamespaceKeys } from '../../../ports/namespace-keys';
import { badAnswer, expectChain } from '../wallet-requests';
import { hexToBase64 } from './hex-base64';

const hexPattern = /^(?:0x)?((?:[0-9a-f]{2})+)$/i;
const base64Pattern = /^(?:[0-9a-z+/]{4})*(?:[0-9a-z+/]{2}==|[0-9a-z+/]{3}=)?$/i;
const txidPattern = /^[0-9a-f]{64}$/i;

/**
 * {@link BitcoinWallet} by WalletConnect's methods for `bip122`. The wallet itself refuses what it does not support.
 */
export function requestedBitcoinWallet(keys: NamespaceKeys): BitcoinWallet {
  const account = (): string => keys.grant?.addresses[0] ?? '';
  return {
    signMessage: async (message, address, signal) => {
      const method = 'signMessage';
      const protocol = hasWitness(address) ? 'bip322' : 'ecdsa';
      const params = { account: account(), message, address, protocol };
      const signature = textOf(await keys.request(method, params, signal), 'signature') ?? '';
      // According to WalletConnect's documentation, wallets answer in hexadecimal; those built for
      // sats-connect answer in base64.
      const hex = hexPattern.exec(signature)?.[1];
      if (hex !== undefined) return hexToBase64(hex);
      if (signature !== '' && base64Pattern.test(signature)) return signature;
      throw badAnswer(method, 'no signature');
    },
    sendTransfer: async ({ chainReference, satoshi, to }, signal) => {
      const method = 'sendTransfer';
      expectChain(keys, chainReference);
      const params = { account: account(), recipientAddress: to, amount: String(satoshi) };
      const txid = textOf(await keys.request(method, params, signal), 'txid') ?? '';
      if (txidPattern.test(txid)) return txid.toLowerCase();
      throw badAnswer(method, 'no txid');
    },
    ...(keys.takes('signPsbt') && {
      signPsbt: async (asked, signal) => {
        const { chainReference, inputs, psbt } = asked;
        const broadcast = booleanOf(asked, 'broadcast') ?? false;
        const method = 'signPsbt';
        expectChain(keys, chainReference);
        const signInputs = Object.entries(inputs).flatMap(([address, numbers]) =>
          numbers.map((index) => ({ address, index })),
        );
        const params = { account: account(), psbt, signInputs, broadcast };
        const [answer, { expectPsbt }] = await Promise.all([
          keys.request(method, params, signal),
          import('./signed-psbt'),
        ]);
        return expectPsbt(answer, method, psbt);
      },
    }),
  };
}

/** Whether the key of `address` signs messages by BIP-322 rather than in the older form. */
function hasWitness(address: string): boolean {
  const check = checkBitcoinAddress(address);
  return check.ok && check.type !== 'p2pkh' && check.type !== 'p2sh';
}
