import { useMemo } from 'react';
import type { OpenRequest } from '../../application/navigation/open-request';
import { useWidgetContext, useWidgetState } from './widget-context';

/** The modal, and how to open and close it. */
export interface ModalControl {
  readonly isOpen: boolean;

  /** Downloads the code for {@link ModalControl.open}. Call it on hover and focus. */
  readonly preload: () => void;

  /** Rejects where the modal could not be downloaded; the next call tries again. */
  readonly open: (request?: OpenRequest) => Promise<void>;
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
      open: (request) => presenter.open(request),
      close: () => widget.close(),
    }),
    [isOpen, presenter, widget],
  );
}
