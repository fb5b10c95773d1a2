import type { Widget } from './widget';

/** Calls `listener` each time the state of `widget` is replaced, until the returned function is called. */
export function onChange(widget: Pick<Widget, 'subscribe'>, listener: () => void): () => void {
  let isFirst = true;
  return widget.subscribe(() => {
    if (!isFirst) listener();
    isFirst = false;
  });
}
