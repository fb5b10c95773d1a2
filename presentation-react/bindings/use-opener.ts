import { type SyntheticEvent, useState } from 'react';
import type { ViewName } from '../../domain/routing/view-name';
import { useWidgetContext, useWidgetState } from './widget-context';

/** The props that make a native button open the widget. */
export interface OpenerProps {
  /** Says that it opens a dialog. */
  readonly 'aria-haspopup': 'dialog';
  /** Whether the dialog is on show. */
  readonly 'aria-expanded': boolean;
  /** Downloads the code in advance. */
  readonly onPointerEnter: () => void;
  /** Likewise. */
  readonly onPointerDown: () => void;
  /** Likewise. */
  readonly onTouchStart: () => void;
  /** Likewise. */
  readonly onFocus: () => void;
  /** Opens the modal. */
  readonly onClick: (event: SyntheticEvent<HTMLElement>) => void;
}

export interface Opener {
  /** Whether the download of the widget's code failed. The next press retries it. */
  readonly hasFailed: boolean;
  readonly openerProps: OpenerProps;
}

/** A button that opens the widget and downloads it on hover and focus. */
export function useOpener(view?: ViewName): Opener {
  const { presenter } = useWidgetContext();
  const isOpen = useWidgetState((state) => state.isOpen);
  const [hasFailed, setHasFailed] = useState(false);
  const { preload } = presenter;
  return {
    hasFailed,
    openerProps: {
      'aria-haspopup': 'dialog',
      'aria-expanded': isOpen,
      onPointerEnter: preload,
      onPointerDown: preload,
      onTouchStart: preload,
      onFocus: preload,
      onClick: ({ currentTarget }) => {
        presenter.open(view && { view }, currentTarget).then(
          () => setHasFailed(false),
          () => setHasFailed(true),
        );
      },
    },
  };
}
