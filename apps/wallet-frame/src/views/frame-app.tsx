import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { Screens } from '../domain/screens/screens';
import { CodeView } from './code-view';
import { SafetyView } from './safety-view';
import { UnlockView } from './unlock-view';
import { useEscape } from './use-escape';

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
  useEscape(screen);
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
      return <SafetyView screen={screen} />;
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
      return <UnlockView screen={screen} />;
  }
}
