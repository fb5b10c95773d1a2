import type { Widget } from 'cleatkit';
import { useEffect } from 'react';
import type { DemoNetwork } from '../demo-config';

/** Adds to a living widget the networks whose chains have joined since it was made. */
export function useJoinedNetworks(widget: Widget, networks: readonly DemoNetwork[]): void {
  useEffect(() => {
    const known = new Set(widget.options.networks.map(({ id }) => id));
    const joined = networks.filter(({ network }) => !known.has(network.id));
    if (joined.length > 0) void add(widget, joined);
  }, [widget, networks]);
}

async function add(widget: Widget, joined: readonly DemoNetwork[]): Promise<void> {
  try {
    const networks = await widget.feature('networks');
    for (const { network } of joined) await networks.add(network);
  } catch (error) {
    console.error(error);
  }
}
