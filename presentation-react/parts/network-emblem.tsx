import type { Network } from '../../domain/network/network';
import { useWidget } from '../bindings/widget-context';
import { Emblem } from '../primitives/emblem';

/** The logo of a network: the site's own where it gives one, else the built-in one, which may be another network's. */
export function NetworkEmblem({ network }: { readonly network: Network }) {
  const { chainImages } = useWidget().options;
  const { caipNetworkId, id, name, assets } = network;
  const imageUrl = chainImages[caipNetworkId] ?? chainImages[id] ?? assets?.imageUrl;
  // Sites that come from another kit have ids of its image service there.
  const pictureId = assets?.imageId?.includes(':') ? assets.imageId : caipNetworkId;
  return <Emblem id={pictureId} name={name} imageUrl={imageUrl} shape="network" />;
}
