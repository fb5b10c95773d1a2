import { type SyntheticEvent, useState } from 'react';
import type { ViewName } from '../../domain/routing/view-name';
import { useWidgetContext, useWidgetState } from './widget-context';

/** The props that make a native button open the widget. */
export interface OpenerProps {
  readonly 'aria-haspopup': 'dialog';
  readonly 'aria-expanded': boolean;
  readonly onPointerEnter: () => void;
  readonly onPointerDown: () => void;
  readonly onTouchStart: () => void;
  readonly onFocus: () => void;
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
