import type { Network } from '../../domain/network/network';
import { useWidget } from '../bindings/widget-context';
import { Emblem } from '../primitives/emblem';

/** The logo of a network: the site's own where it gives one. */
export function NetworkEmblem({ network }: { readonly network: Network }) {
  const { chainImages } = useWidget().options;
  const { caipNetworkId, id, name, assets } = network;
  const imageUrl = chainImages[caipNetworkId] ?? chainImages[id] ?? assets?.imageUrl;
  return <Emblem id={caipNetworkId} name={name} imageUrl={imageUrl} shape="network" />;
}
