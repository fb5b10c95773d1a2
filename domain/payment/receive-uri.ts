import { type CaipAddressParts, type CaipAddress, parseCaipAddress } from '../caip/caip-address';
import type { ChainNamespace } from '../caip/chain-namespace';
import { decimalFromUnits } from '../number/decimal';
import { formatPaymentUri } from './payment-uri';

/** An amount of the native currency. */
export interface AskedAmount {
  readonly units: bigint;
  readonly decimals: number;
}

type WriteUri = (account: CaipAddressParts, amount: AskedAmount | undefined) => string;

/** How the URIs of one namespace are written. */
interface ReceiveScheme {
  readonly hasAmount: boolean;
  readonly write: WriteUri;
}

/** Polkadot has no scheme for payments, so its URI is the address alone. */
const schemes: { readonly [N in ChainNamespace]: ReceiveScheme } = {
  bip122: {
    hasAmount: true,
    write: ({ address }, amount) =>
      formatPaymentUri({
        namespace: 'bip122',
        receiver: address,
        networks: [],
        ...(amount && { units: amount.units }),
      }),
  },
  eip155: {
    hasAmount: true,
    write: ({ chainReference, address }, amount) =>
      formatPaymentUri({
        namespace: 'eip155',
        chainReference,
        receiver: address,
        ...(amount && { units: amount.units }),
      }),
  },
  polkadot: { hasAmount: false, write: ({ address }) => address },
  solana: {
    hasAmount: true,
    write: ({ address }, amount) =>
      formatPaymentUri({
        namespace: 'solana',
        receiver: address,
        ...(amount && { amount: decimalFromUnits(amount.units, amount.decimals) }),
      }),
  },
};

/**
 * The text that a payer's camera reads to pay `amount` of the native currency to `account`, or what the payer chooses:
 * ERC-681 with the chain named on EVM chains, BIP-21 in Bitcoin, the transfer request of Solana Pay, the plain
 * address on Polkadot.
 */
export function receiveUri(account: CaipAddress, amount?: AskedAmount): string {
  const parts = parseCaipAddress(account);
  return schemes[parts.namespace].write(parts, amount);
}

/** Whether the payment URIs of the namespace have a place for an amount. */
export function canAskAmount(namespace: ChainNamespace): boolean {
  return schemes[namespace].hasAmount;
}
