import type { ActiveNetwork } from '../../domain/network/network';
import type { MessageCatalogue } from './message-catalogue';

/**
 * The words for a network in a sentence to the visitor: its name, or the number of a chain that the site
 * does not use. `undefined` where such a chain has no number: a visitor cannot recognize a genesis hash.
 */
export function networkWords(
  { id, isSupported, name }: ActiveNetwork,
  { chainOfNumber }: Pick<MessageCatalogue, 'chainOfNumber'>,
): string | undefined {
  if (isSupported) return name;
  return typeof id === 'number' ? chainOfNumber(id) : undefined;
}
