import { useMemo } from 'react';
import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import type { ActiveNetwork, Network } from '../../domain/network/network';
import type { Widget } from '../../application/widget/widget';
import type { SwitchState } from '../../domain/network/network-switch';
import { useWidget, useWidgetState } from './widget-context';

/** The network in use, and the switch to another one. */
export interface NetworkStatus {
  /** The network in use. */
  readonly network: ActiveNetwork | undefined;

  /** Whether the wallet is on a network that the site neither configures nor allows. */
  readonly isWrong: boolean;

  /** Every network of the site. */
  readonly networks: readonly Network[];

  /** A switch that waits for the wallet, or that failed. */
  readonly switching: SwitchState | undefined;
  /** Switches to another one: see `switchNetwork` of the widget. */
  readonly switchNetwork: Widget['switchNetwork'];
}

/** The network in use on `namespace`, or on the one in use. */
export function useNetwork(namespace?: ChainNamespace): NetworkStatus {
  const widget = useWidget();
  const network = useWidgetState(
    (state) => state.connections[namespace ?? state.namespace].network,
  );
  const networks = useWidgetState((state) => state.networks);
  const switching = useWidgetState((state) => state.switching);
  return useMemo(() => {
    const isWrong = network?.isSupported === false && !widget.options.allowUnsupportedChain;
    const switchNetwork: Widget['switchNetwork'] = (id) => widget.switchNetwork(id);
    return { network, isWrong, networks, switching, switchNetwork };
  }, [widget, network, networks, switching]);
}
