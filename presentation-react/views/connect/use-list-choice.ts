import type { ViewEntry } from '../../../domain/routing/view-name';
import { PAIRING_CONNECTOR_ID } from '../../../domain/pairing-connector-id';
import { useViewEntry } from '../../bindings/shell-context';
import { useWidget, useWidgetState } from '../../bindings/widget-context';

/** What was chosen from a list that is still in sight, beside the view that the choice has opened. */
export interface ListChoice {
  readonly view: ViewEntry['name'] | undefined;

  /** The chosen wallet. */
  readonly connectorId: string | undefined;

  /** Goes back to the list, which cancels the request to the wallet that was chosen before. */
  readonly leave: () => void;
}

/** The choice from the list of this view. */
export function useListChoice(): ListChoice {
  const widget = useWidget();
  const list = useViewEntry();
  const chosen = useWidgetState(({ history }) => list && afterIn(history, list)[0]);
  const leave = (): void => {
    const { history } = widget.getSnapshot();
    if (list) afterIn(history, list).forEach(() => void widget.back());
  };
  const isPairing = chosen?.name === 'ConnectingWalletConnect';
  const connectorId = chosen?.connectorId ?? (isPairing ? PAIRING_CONNECTOR_ID : undefined);
  return { view: chosen?.name, connectorId, leave };
}

/** The views on top of `list`. */
function afterIn(history: readonly ViewEntry[], list: ViewEntry): readonly ViewEntry[] {
  const at = history.indexOf(list);
  return at === -1 ? [] : history.slice(at + 1);
}
