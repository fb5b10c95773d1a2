import { useEffect } from 'react';
import type { Screen } from '../domain/screens/screens';

/** The Escape key does what the button does that leaves the view. Where none does, such as with new words, it does nothing. */
export function useEscape(screen: Screen): void {
  useEffect(() => {
    const leave = leaveOf(screen);
    if (!leave) return undefined;
    const onKeyDown = ({ isTrusted, key, repeat }: KeyboardEvent): void => {
      // A key that is held down leaves one view, and not those that follow.
      if (key === 'Escape' && isTrusted && !repeat) leave();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [screen]);
}

/** What leaves a screen without what it asks for. `undefined` where nothing does, and while it is busy. */
export function leaveOf(screen: Screen): (() => void) | undefined {
  switch (screen.kind) {
    case 'change':
    case 'code':
    case 'window':
    case 'letIn':
    case 'phone':
    case 'signedOut':
      return screen.leave;
    case 'confirmLogin':
    case 'kit':
    case 'renewal':
    case 'unlock':
      return screen.isBusy ? undefined : screen.leave;
    case 'devices':
    case 'keys':
    case 'logins':
      return screen.close;
    case 'approval':
      return screen.isBusy ? undefined : screen.decline;
    case 'device':
    case 'export':
    case 'note':
    case 'nothing':
    case 'safety':
    case 'words':
      return undefined;
  }
}
