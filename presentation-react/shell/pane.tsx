import { useCallback, useId, useState } from 'react';
import type { ViewEntry } from '../../domain/routing/view-name';
import { TitleContext, useShellContext, ViewEntryContext } from '../bindings/shell-context';
import { AlertBanner } from './alert-banner';
import { CrashBoundary } from './crash-boundary';
import { ViewHeader } from './view-header';
import { ViewOutlet } from './view-outlet';

/** How the visitor went from a view to the next. */
export type Way = 'on' | 'back';

interface PaneProps {
  readonly entry: ViewEntry;

  /** Which of two panes it is; absent where it is the only one. */
  readonly at?: 'list' | 'beside';

  /** The id of the heading of the view on show; absent for another view. */
  readonly titleId: string | undefined;

  /** Which way it takes the place of another view. */
  readonly follows?: Way | undefined;

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
  const [title, setTitle] = useState<string>();
  const headingId = titleId ?? ownId;
  const cover = useCallback(
    (shownView: HTMLElement | null): void => {
      const around = shownView?.closest('.card')?.parentElement;
      if (around) shield.cover(around);
    },
    [shield],
  );
  const { name } = entry;
  // One with the name of the dialog would say it twice, and no heading.
  const group = titleId ? undefined : at && 'group';
  return (
    <div
      // Firefox makes an object of it at once, because of the id: where it comes later, as the pane begins to cut what overflows,
      // Orca does not find the way out of the header, and reads that without end.
      id={`${ownId}p`}
      className="pane"
      data-at={at}
      role={group}
      aria-labelledby={group && headingId}
    >
      <ViewHeader
        entry={entry}
        title={title}
        titleId={headingId}
        isOnShow={titleId !== undefined}
        hasBack={hasBack}
        hasClose={hasClose}
      />
      {at !== 'beside' && <AlertBanner />}
      <div ref={cover} className="view" data-follows={follows}>
        <CrashBoundary>
          <ViewEntryContext.Provider value={entry}>
            <TitleContext.Provider value={setTitle}>
              {isDue && views.has(name) && (
                <ViewOutlet name={name} isAwaited={titleId !== undefined} />
              )}
            </TitleContext.Provider>
          </ViewEntryContext.Provider>
        </CrashBoundary>
      </div>
    </div>
  );
}
