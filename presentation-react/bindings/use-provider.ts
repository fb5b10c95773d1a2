import { useMemo } from 'react';
import type { Widget } from '../../application/widget';
import { useWidget, useWidgetState } from './widget-context';

/** The connected wallet's EIP-1193 provider, while one is connected. */
export function useProvider(): ReturnType<Widget['provider']> {
  const widget = useWidget();
  const connection = useWidgetState(({ connections }) => connections.eip155);
  return useMemo(() => (connection.account ? widget.provider() : undefined), [widget, connection]);
}
