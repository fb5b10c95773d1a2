import type { CaipNetworkId } from '../../domain/caip/caip-network-id';
import { useWidgetState } from './widget-context';

/** Names a network as the site does; one that is not the site's, by its CAIP-2 id. */
export function useNetworkName(): (id: CaipNetworkId) => string {
  const networks = useWidgetState((state) => state.networks);
  return (id) => networks.find(({ caipNetworkId }) => caipNetworkId === id)?.name ?? id;
}
