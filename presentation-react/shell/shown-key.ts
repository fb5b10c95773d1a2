import type { WidgetState } from '../../application/snapshot/widget-state';

type Shown = Pick<WidgetState, 'isOpen' | 'view'>;

/** Differs when the visitor sees another view, or none. */
export const shownKey = ({ isOpen, view }: Shown): string => `${isOpen} ${viewKey(view)}`;

/** Differs where `view` is another view, or is about another wallet. */
export const viewKey = (view: Shown['view']): string =>
  `${view?.name} ${view?.connectorId ?? ''} ${view?.namespace ?? ''}`;
