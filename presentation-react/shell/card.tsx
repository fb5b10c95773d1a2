import { useCallback, useRef, useState } from 'react';
import { useWidgetState } from '../bindings/widget-context';
import { AlertBanner } from './alert-banner';
import { Announcer } from './announcer';
import { CrashBoundary } from './crash-boundary';
import { useShellContext } from '../bindings/shell-context';
import { viewKey } from './shown-key';
import { SnackbarRegion } from './snackbar-region';
import { useAnimatedHeight } from './use-animated-height';
import { useHeadingFocus } from './use-heading-focus';
import { useTravellingLogo } from './use-travelling-logo';
import { ViewHeader } from './view-header';
import { ViewOutlet } from './view-outlet';

/** The card with the view on show. `titleId` becomes the id of the view's heading. */
export function Card({ titleId }: { readonly titleId: string }) {
  const { place, shield, views } = useShellContext();
  const view = useWidgetState((state) => state.view);
  const isShaking = useWidgetState((state) => state.isShaking);
  const clip = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const key = viewKey(view);
  const comes = useDirection(
    key,
    useWidgetState(({ history }) => history.length),
  );
  useAnimatedHeight(clip, content);
  useHeadingFocus(key);
  const leave = useTravellingLogo(content, key);
  const cover = useCallback(
    (shownView: HTMLElement | null): void => {
      const around = shownView?.closest('.card')?.parentElement;
      if (around) shield.cover(around);
    },
    [shield],
  );

  if (!view || !views.has(view.name)) return null;
  return (
    <section
      className="card"
      role={place === 'panel' ? 'region' : undefined}
      aria-labelledby={place === 'panel' ? titleId : undefined}
      data-shaking={isShaking}
      tabIndex={-1}
      onClickCapture={leave}
    >
      <div ref={clip} className="clip">
        <div ref={content} className="content">
          <ViewHeader titleId={titleId} />
          <AlertBanner />
          <div key={key} ref={cover} className="view" data-comes={comes}>
            <CrashBoundary>
              <ViewOutlet name={view.name} />
            </CrashBoundary>
          </div>
        </div>
      </div>
      <SnackbarRegion />
      <Announcer />
    </section>
  );
}

/** Where the view `key` comes from: `undefined` for the first one, which comes with the card itself. */
function useDirection(key: string, depth: number): 'back' | 'on' | undefined {
  const [shown, setShown] = useState<{ key: string; depth: number; comes?: 'back' | 'on' }>({
    key,
    depth,
  });
  if (shown.key === key) return shown.comes;
  const comes = depth < shown.depth ? 'back' : 'on';
  setShown({ key, depth, comes });
  return comes;
}
