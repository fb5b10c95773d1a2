import type { Widget } from '../../application/widget/widget';
import type { WidgetEventName, WidgetEvents } from '../../application/widget/widget-events';

const eventNames = {
  connect: 'cleat-connect',
  disconnect: 'cleat-disconnect',
  account: 'cleat-account',
  network: 'cleat-network',
  signIn: 'cleat-sign-in',
  transaction: 'cleat-transaction',
} as const satisfies { readonly [Name in WidgetEventName]: `cleat-${string}` };

/** The events of an element: those of `widget.on`, and that the modal opened or closed. All bubble and are composed. */
export type CleatEventMap = {
  readonly [Name in WidgetEventName as (typeof eventNames)[Name]]: CustomEvent<WidgetEvents[Name]>;
} & {
  readonly 'cleat-open': CustomEvent<undefined>;
  readonly 'cleat-close': CustomEvent<undefined>;
};

/** Dispatches the events of `widget` at `element` until the returned function is called. */
export function dispatchEvents(widget: Widget, element: HTMLElement): () => void {
  const dispatch = (type: keyof CleatEventMap, detail?: unknown): void => {
    element.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail }));
  };
  const stops = (Object.keys(eventNames) as WidgetEventName[]).map((name) =>
    widget.on(name, (detail) => dispatch(eventNames[name], detail)),
  );
  let { isOpen } = widget.state;
  const stopFollowing = widget.subscribe(() => {
    const wasOpen = isOpen;
    ({ isOpen } = widget.state);
    if (isOpen !== wasOpen) dispatch(isOpen ? 'cleat-open' : 'cleat-close');
  });
  return () => [...stops, stopFollowing].forEach((stop) => stop());
}
