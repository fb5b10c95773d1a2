import { checkBitcoinAddress } from '../../../domain/address/bitcoin-address';
import { WidgetError } from '../../../domain/errors/widget-error';
import { fieldOf, listOf, textOf } from '../../../domain/outside/untrusted-record';
import { rpcCodes } from '../../../domain/rpc/rpc-code';
import { base64ToHex, hexToBase64 } from './hex-base64';
import type { AskProvider, BitcoinCalls } from './bitcoin-page-wallet';

/** Leather's own names of networks. */
const leatherNetworks: Readonly<Record<string, string>> = { Regtest: 'devnet' };

/**
 * Leather's own words. It uses another network than the main one only where a request names it. It takes
 * amounts as text, the kind of an address instead of the address, and PSBTs in hexadecimal. It sends no
 * events.
 */
export function leatherCalls(ask: AskProvider): BitcoinCalls {
  return {
    addListener: () => undefined,
    request: async (method, params, networkName = 'Mainnet') => {
      const network = leatherNetworks[networkName] ?? networkName.toLowerCase();
      switch (method) {
        case 'sendTransfer':
          return ask(method, { network, recipients: recipientsIn(params) });
        case 'signMessage':
          return ask(method, { network, ...messageIn(params) });
        case 'signPsbt':
          return withBase64(await ask(method, { network, ...psbtIn(params) }));
        default:
          return ask(method, params);
      }
    },
  };
}

function recipientsIn(params: unknown): readonly object[] {
  return (listOf(params, 'recipients') ?? []).map((recipient) => ({
    address: textOf(recipient, 'address'),
    amount: String(fieldOf(recipient, 'amount')),
  }));
}

function messageIn(params: unknown): object {
  const check = checkBitcoinAddress(textOf(params, 'address') ?? '');
  const paymentType = check.ok ? check.type : undefined;
  if (paymentType === 'p2wpkh' || paymentType === 'p2tr') {
    return { message: textOf(params, 'message'), paymentType };
  }
  const rpcMessage = 'The wallet does not sign messages with this kind of address';
  throw new WidgetError('RPC', { rpcCode: rpcCodes.unsupportedMethod, rpcMessage });
}

function psbtIn(params: unknown): object {
  const inputs = Object.values(fieldOf(params, 'signInputs') ?? {});
  return {
    hex: base64ToHex(textOf(params, 'psbt') ?? ''),
    signAtIndex: inputs.flat(),
    broadcast: fieldOf(params, 'broadcast'),
  };
}

function withBase64(answer: unknown): unknown {
  const result = fieldOf(answer, 'result');
  const hex = textOf(result, 'hex');
  if (hex === undefined) return answer;
  return { result: { psbt: hexToBase64(hex), txid: textOf(result, 'txid') } };
}
