import type { AlertState, WidgetState } from '../../index';

/** The alert that has been raised by now, even if its text is downloaded only then. */
export async function raisedAlert(widget: {
  readonly state: WidgetState;
}): Promise<AlertState | undefined> {
  await import('../../domain/messages/alert-catalogue');
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  return widget.state.alert;
}
