import { WidgetError } from '../errors/widget-error';
import type { ChainNamespace } from './chain-namespace';
import { isCaipNetworkId } from './chain-id-grammar';

/** A CAIP-2 chain id, e.g. `eip155:1`, of any namespace or of one. */
export type CaipNetworkId<Namespace extends ChainNamespace = ChainNamespace> =
  `${Namespace}:${string}`;

/** The parts of a {@link CaipNetworkId}. */
export interface CaipNetworkIdParts {
  readonly namespace: ChainNamespace;
  readonly chainReference: string;
}

/**
 * Splits a CAIP-2 chain id into its parts.
 *
 * @throws `WidgetError` `CAIP_NETWORK_ID_INVALID` unless {@link isCaipNetworkId}.
 */
export function parseCaipNetworkId(value: string): CaipNetworkIdParts {
  if (!isCaipNetworkId(value)) throw new WidgetError('CAIP_NETWORK_ID_INVALID', { value });
  const [namespace, chainReference] = value.split(':') as [ChainNamespace, string];
  return { namespace, chainReference };
}

/** Joins `parts` into a CAIP-2 chain id; the inverse of {@link parseCaipNetworkId}. */
export function formatCaipNetworkId({
  namespace,
  chainReference,
}: CaipNetworkIdParts): CaipNetworkId {
  const value = `${namespace}:${chainReference}`;
  parseCaipNetworkId(value);
  return value as CaipNetworkId;
}
