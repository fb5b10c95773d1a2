import { readEmailAddress } from '../../../../../domain/login/email-address';
import { ServiceRefusal } from './service-refusal';

/** An address in its one spelling, by the rule of the service. @throws {@link ServiceRefusal} as the service would. */
export function emailAddress(text: string): string {
  const address = readEmailAddress(text, URL);
  if (address === undefined) throw new ServiceRefusal(400, 'invalid_email');
  return address;
}
