import type { ActiveNetwork } from '../../domain/network/network';
import type { MessageCatalogue } from './message-catalogue';

/**
 * What a visitor knows `network` by: its name, or the number of an EVM chain that the site does not use.
 * `undefined` for others of those: their ids are digits that say nothing to anybody.
 */
export function networkWords(
  { chainNamespace, id, isSupported, name }: ActiveNetwork,
  { chainOfNumber }: Pick<MessageCatalogue, 'chainOfNumber'>,
): string | undefined {
  if (isSupported) return name;
  return chainNamespace === 'eip155' ? chainOfNumber(id) : undefined;
}
