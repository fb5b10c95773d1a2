import { useCallback, useId } from 'react';
import type { ViewEntry } from '../../domain/routing/view-name';
import { useShellContext, ViewEntryContext } from '../bindings/shell-context';
import { AlertBanner } from './alert-banner';
import { CrashBoundary } from './crash-boundary';
import { ViewHeader } from './view-header';
import { ViewOutlet } from './view-outlet';

interface PaneProps {
  readonly entry: ViewEntry;

  /** Which of two panes it is; absent where it is the only one. */
  readonly at?: 'list' | 'beside';

  /** The id of the heading of the view on show; absent for another view. */
  readonly titleId: string | undefined;

  /** Whether it takes the place of another view. */
  readonly follows?: true | undefined;

  /** Whether its view may be drawn. */
  readonly isDue?: boolean;
  readonly hasBack: boolean;
  readonly hasClose?: boolean;
}

/** A view with its heading. Where there are two panes, each scrolls by itself. */
export function Pane(props: PaneProps) {
  const { entry, at, titleId, follows, isDue = true, hasBack, hasClose = false } = props;
  const { shield, views } = useShellContext();
  const ownId = useId();
  const headingId = titleId ?? ownId;
  const cover = useCallback(
    (shownView: HTMLElement | null): void => {
      const around = shownView?.closest('.card')?.parentElement;
      if (around) shield.cover(around);
    },
    [shield],
  );
  const { name } = entry;
  return (
    <div className="pane" data-at={at} role={at && 'group'} aria-labelledby={at && headingId}>
      <ViewHeader
        entry={entry}
        titleId={headingId}
        isOnShow={titleId !== undefined}
        hasBack={hasBack}
        hasClose={hasClose}
      />
      {at !== 'beside' && <AlertBanner />}
      <div ref={cover} className="view" data-follows={follows}>
        <CrashBoundary>
          <ViewEntryContext.Provider value={entry}>
            {isDue && views.has(name) && (
              <ViewOutlet name={name} isAwaited={titleId !== undefined} />
            )}
          </ViewEntryContext.Provider>
        </CrashBoundary>
      </div>
    </div>
  );
}
