import { checkPolkadotAddress } from '../../../domain/address/polkadot-address';
import { WidgetError } from '../../../domain/errors/widget-error';

/** The account behind an SS58 address, in whichever spelling. @throws `ADDRESS_INVALID` */
export function publicKeyOf(address: string): Uint8Array {
  const check = checkPolkadotAddress(address);
  if (check.ok) return check.publicKey;
  throw new WidgetError('ADDRESS_INVALID', { namespace: 'polkadot', value: address });
}
