import { memo, useRef, useState } from 'react';
import type { ViewEntry } from '../../domain/routing/view-name';
import { useShellContext } from '../bindings/shell-context';
import { useWidgetState } from '../bindings/widget-context';
import { useHasRoom } from '../primitives/use-has-room';
import { Announcer } from './announcer';
import { Pane, type Way } from './pane';
import { panesOf } from './panes';
import { viewKey } from './shown-key';
import { SnackbarRegion } from './snackbar-region';
import { useAnimatedHeight } from './use-animated-height';
import { useHeadingFocus } from './use-heading-focus';
import { useIsPainted } from './use-is-painted';
import { useTravellingLogo } from './use-travelling-logo';

/** What stands beside a list of ways to connect until the visitor has chosen one. */
const atRest: ViewEntry = { name: 'WhatIsAWallet' };

/**
 * The card with the view on show: alone, or beside the list that it was opened from. `titleId` becomes the id of the
 * view's heading.
 */
export const Card = memo(function Card({ titleId }: { readonly titleId: string }) {
  const { place, views } = useShellContext();
  const history = useWidgetState((state) => state.history);
  const view = useWidgetState((state) => state.view);
  const isShaking = useWidgetState((state) => state.isShaking);
  const clip = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const key = viewKey(view);
  const follows = useWay(key, history.length);
  const hasRoom = useHasRoom() && place === 'modal';
  const panes = hasRoom ? panesOf(history, views) : undefined;
  const isPainted = useIsPainted();
  useAnimatedHeight(clip, content);
  useHeadingFocus(key, panes !== undefined);
  const leave = useTravellingLogo(content, key);

  if (!view || !views.has(view.name)) return null;
  const isDeeper = history.length > 1;
  // Keyed by the view, so that it keeps its state where the window becomes wider or narrower.
  const alone = (
    <Pane key={key} entry={view} titleId={titleId} follows={follows} hasBack={isDeeper} hasClose />
  );
  const { beside, list } = panes ?? {};
  return (
    <section
      className="card"
      role={place === 'panel' ? 'region' : undefined}
      aria-labelledby={place === 'panel' ? titleId : undefined}
      data-shaking={isShaking}
      data-panes={list && 'two'}
      tabIndex={-1}
      onClickCapture={leave}
    >
      <div ref={clip} className="clip">
        <div ref={content} className="content">
          {list
            ? [
                <Pane
                  key={viewKey(list)}
                  at="list"
                  entry={list}
                  titleId={beside ? undefined : titleId}
                  hasBack={isDeeper && !beside}
                />,
                <Pane
                  key={viewKey(beside ?? atRest)}
                  at="beside"
                  entry={beside ?? atRest}
                  titleId={beside && titleId}
                  follows={follows}
                  // The list is painted first.
                  isDue={beside !== undefined || isPainted}
                  hasBack={beside !== undefined}
                  hasClose
                />,
              ]
            : [alone]}
        </div>
      </div>
      {place === 'panel' && <SnackbarRegion />}
      <Announcer />
    </section>
  );
});

/** Which way the visitor went to the view with this key. None to the first one, which comes with the card itself. */
function useWay(key: string, depth: number): Way | undefined {
  const [at, setAt] = useState<{ key: string; depth: number; way?: Way }>({ key, depth });
  if (at.key === key) return at.way;
  const way = depth < at.depth ? 'back' : 'on';
  setAt({ key, depth, way });
  return way;
}
