import type { WidgetState } from '../../application/snapshot/widget-state';
import type { Connector } from '../../domain/connection/connector';
import { useWidgetState } from './widget-context';

/** Every namespace's connection. */
export function useConnections(): WidgetState['connections'] {
  return useWidgetState(({ connections }) => connections);
}

/**
 * Every wallet that can be asked, in the order they became known. None is looked for before the widget is opened,
 * preloaded (`useModal().preload`) or connected.
 */
export function useConnectors(): readonly Connector[] {
  return useWidgetState(({ connectors }) => connectors);
}
