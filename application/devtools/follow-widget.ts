import type { Draft, Note } from '../../domain/devtools/record';
import { type Shown, shownConnector, shownNetwork, shownWord } from '../../domain/devtools/shown';
import type { WidgetState } from '../snapshot/widget-state';
import type { Widget } from '../widget/widget';
import type { WidgetEvents } from '../widget/widget-events';
import type { ViewJourney } from './view-journey';

/** The record of an event. */
type Told = Draft<'event'>;

/** Records the events of `widget` and the views of its visitor, until the returned function is called. */
export function followWidget(widget: Widget, note: Note, journey: ViewJourney): () => void {
  const tell = (told: Told): void => void note('event', told);
  let before: WidgetState = widget.state;
  const stops = [
    widget.subscribe((state) => {
      for (const told of movesBetween(before, state)) tell(told);
      before = state;
      journey.follow(state);
    }),
    widget.on('connect', (event) => tell({ name: ours('connect'), ...ofAccount(event) })),
    widget.on('account', (event) => tell({ name: ours('account'), ...ofAccount(event) })),
    widget.on('signIn', (event) => tell({ name: ours('signIn'), ...ofAccount(event) })),
    widget.on('disconnect', ({ namespace }) => tell({ name: ours('disconnect'), namespace })),
    widget.on('network', ({ namespace, network }) =>
      tell({ name: ours('network'), namespace, network: shownNetwork(network.caipNetworkId) }),
    ),
    widget.on('transaction', () => tell({ name: ours('transaction') })),
  ];
  return () => stops.forEach((stop) => stop());
}

function ofAccount({ account, namespace }: WidgetEvents['connect']): Omit<Told, 'name'> {
  const { address, connectorId } = account;
  return { namespace, connectorId: shownConnector(connectorId), address };
}

function movesBetween(before: WidgetState, after: WidgetState): readonly Told[] {
  const hasMoved = after.view && after.view.name !== before.view?.name;
  return [
    ...(after.isOpen && !before.isOpen ? [{ name: ours('opened') }] : []),
    ...(hasMoved ? [{ name: ours('view'), view: shownWord(after.view.name) }] : []),
    ...(before.isOpen && !after.isOpen ? [{ name: ours('closed') }] : []),
  ];
}

/** A word of this file. */
function ours(name: string): Shown {
  return name as Shown;
}
