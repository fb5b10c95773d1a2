import { useMemo } from 'react';
import type { Widget } from '../../application/widget/widget';
import { useWidgetContext, useWidgetState } from './widget-context';

/** The modal, and how to open and close it. */
export interface ModalControl {
  /** Whether the modal is on show. */
  readonly isOpen: boolean;

  /** Downloads the code for {@link ModalControl.open}. Call it on hover and focus. */
  readonly preload: () => void;

  /** As `open` of the widget. Rejects where the modal could not be downloaded; the next call tries again. */
  readonly open: Widget['open'];
  /** Closes it: see `close` of the widget. */
  readonly close: () => Promise<void>;
}

/** The modal of the nearest provider. */
export function useModal(): ModalControl {
  const { widget, presenter } = useWidgetContext();
  const isOpen = useWidgetState((state) => state.isOpen);
  return useMemo(
    () => ({
      isOpen,
      preload: presenter.preload,
      open: ((request) => presenter.open(request)) as Widget['open'],
      close: () => widget.close(),
    }),
    [isOpen, presenter, widget],
  );
}
