import type { WidgetState } from '../../application/snapshot/widget-state';
import type { Connector } from '../../domain/connection/connector';
import { useWidgetState } from './widget-context';

/** Every namespace's connection. */
export function useConnections(): WidgetState['connections'] {
  return useWidgetState(({ connections }) => connections);
}

/**
 * Every known connector, in the order in which they became known. The widget looks for wallets only once it
 * is opened, preloaded (`useModal().preload`) or connected.
 */
export function useConnectors(): readonly Connector[] {
  return useWidgetState(({ connectors }) => connectors);
}
