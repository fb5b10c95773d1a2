import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import type { Screen, Screens } from '../domain/screens/screens';
import { onSpoken, spokenLanguage } from '../domain/texts/spoken';
import { CodeView } from './code-view';
import { LostView } from './lost-view';
import { useEscape } from './use-escape';
import { WaitContext } from './wait-context';
import { useWay, WayContext } from './way';

const loadSafety = () => import('./safety-view');
const loadUnlock = () => import('./unlock-view');
const SafetyView = lazy(async () => ({ default: (await loadSafety()).SafetyView }));
const UnlockView = lazy(async () => ({ default: (await loadUnlock()).UnlockView }));
const ApprovalView = lazy(async () => ({
  default: (await import('./approval-view')).ApprovalView,
}));

const WindowView = lazy(async () => ({ default: (await import('./window-view')).WindowView }));
const ChangeView = lazy(async () => ({ default: (await import('./change-view')).ChangeView }));
const DeviceView = lazy(async () => ({ default: (await import('./device-view')).DeviceView }));
const ConfirmLoginView = lazy(async () => ({
  default: (await import('./confirm-login-view')).ConfirmLoginView,
}));
const NoteView = lazy(async () => ({ default: (await import('./note-view')).NoteView }));

const RenewalView = lazy(async () => ({ default: (await import('./renewal-view')).RenewalView }));
const KeysView = lazy(async () => ({ default: (await import('./keys-view')).KeysView }));
const LoginsView = lazy(async () => ({ default: (await import('./logins-view')).LoginsView }));
const DevicesView = lazy(async () => ({ default: (await import('./devices-view')).DevicesView }));
const SignedOutView = lazy(async () => ({
  default: (await import('./signed-out-view')).SignedOutView,
}));
const LetInView = lazy(async () => ({ default: (await import('./let-in-view')).LetInView }));
const PhoneView = lazy(async () => ({ default: (await import('./phone-view')).PhoneView }));
const KitView = lazy(async () => ({ default: (await import('./kit-view')).KitView }));
const WordsView = lazy(async () => ({ default: (await import('./words-view')).WordsView }));
const ExportView = lazy(async () => ({ default: (await import('./export-view')).ExportView }));

/** What the page shows at the moment. */
export function FrameApp({ screens }: { readonly screens: Screens }) {
  const screen = useSyncExternalStore(screens.subscribe, screens.getSnapshot);
  // Another language draws all of it anew.
  useSyncExternalStore(onSpoken, spokenLanguage);
  useEscape(screen);
  useWhatFollows(screen.kind);
  const way = useWay(screen.kind);
  const isWaiting = useSyncExternalStore(screens.waits.subscribe, screens.waits.getSnapshot);
  return (
    <WayContext.Provider value={way}>
      <WaitContext.Provider value={isWaiting}>
        <LostView key={screen.kind} screen={screen}>
          <Shown screen={screen} />
        </LostView>
      </WaitContext.Provider>
    </WayContext.Provider>
  );
}

function Shown({ screen }: { readonly screen: Screen }) {
  switch (screen.kind) {
    case 'nothing':
      return null;
    case 'approval':
      return (
        <Suspense>
          <ApprovalView screen={screen} />
        </Suspense>
      );
    case 'window':
      return (
        <Suspense>
          <WindowView screen={screen} />
        </Suspense>
      );
    case 'change':
      return (
        <Suspense>
          <ChangeView screen={screen} />
        </Suspense>
      );
    case 'confirmLogin':
      return (
        <Suspense>
          <ConfirmLoginView screen={screen} />
        </Suspense>
      );
    case 'device':
      return (
        <Suspense>
          <DeviceView screen={screen} />
        </Suspense>
      );
    case 'note':
      return (
        <Suspense>
          <NoteView note={screen.note} />
        </Suspense>
      );
    case 'keys':
      return (
        <Suspense>
          <KeysView screen={screen} />
        </Suspense>
      );
    case 'logins':
      return (
        <Suspense>
          <LoginsView screen={screen} />
        </Suspense>
      );
    case 'signedOut':
      return (
        <Suspense>
          <SignedOutView screen={screen} />
        </Suspense>
      );
    case 'letIn':
      return (
        <Suspense>
          <LetInView screen={screen} />
        </Suspense>
      );
    case 'devices':
      return (
        <Suspense>
          <DevicesView screen={screen} />
        </Suspense>
      );
    case 'phone':
      return (
        <Suspense>
          <PhoneView screen={screen} />
        </Suspense>
      );
    case 'kit':
      return (
        <Suspense>
          <KitView screen={screen} />
        </Suspense>
      );
    case 'export':
      return (
        <Suspense>
          <ExportView screen={screen} />
        </Suspense>
      );
    case 'code':
      return <CodeView screen={screen} />;
    case 'safety':
      return (
        <Suspense>
          <SafetyView screen={screen} />
        </Suspense>
      );
    case 'words':
      return (
        <Suspense>
          <WordsView screen={screen} />
        </Suspense>
      );
    case 'renewal':
      return (
        <Suspense>
          <RenewalView screen={screen} />
        </Suspense>
      );
    case 'unlock':
      return (
        <Suspense>
          <UnlockView screen={screen} />
        </Suspense>
      );
  }
}

/** What stands behind the code is downloaded while the visitor looks for it. */
function useWhatFollows(kind: Screen['kind']): void {
  useEffect(() => {
    if (kind === 'code') void Promise.allSettled([loadSafety(), loadUnlock()]);
  }, [kind]);
}
