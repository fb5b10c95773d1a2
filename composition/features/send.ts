import { Contacts } from '../../application/send/contacts';
import { SendFeature } from '../../application/send/send-feature';
import type { FeatureParts } from './shared';

/** Transfers of tokens. */
export function send(parts: FeatureParts): SendFeature {
  return new SendFeature(parts, new Contacts(parts.stored));
}
