import { checkPolkadotAddress } from '../../../domain/address/polkadot-address';
import { WidgetError } from '../../../domain/errors/widget-error';

/** The public key of an SS58 address with any prefix. @throws `ADDRESS_INVALID` */
export function publicKeyOf(address: string): Uint8Array {
  const check = checkPolkadotAddress(address);
  if (check.ok) return check.publicKey;
  throw new WidgetError('ADDRESS_INVALID', { namespace: 'polkadot', value: address });
}
