import { useMemo } from 'react';
import type { Eip1193Provider } from '../../ports/eip1193-provider';
import { useWidget, useWidgetState } from './widget-context';

/** The connected wallet's EIP-1193 provider, while one is connected. */
export function useProvider(): Eip1193Provider | undefined {
  const widget = useWidget();
  const connection = useWidgetState(({ connections }) => connections.eip155);
  return useMemo(() => (connection.account ? widget.provider() : undefined), [widget, connection]);
}
