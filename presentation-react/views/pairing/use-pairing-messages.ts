import { useWidgetContext } from '../../bindings/widget-context';
import { type PairingMessages, pairingMessages } from '../../messages/pairing-en';

/** What the views of this folder say: downloaded with them. */
export function usePairingMessages(): PairingMessages {
  return { ...pairingMessages, ...useWidgetContext().messages };
}
