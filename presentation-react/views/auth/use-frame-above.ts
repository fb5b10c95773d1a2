import { useEffect } from 'react';
import { useShellContext } from '../../bindings/shell-context';
import { useFeature } from '../../bindings/use-feature';
import { useAuthState } from './use-auth';

/**
 * For a view over which the embedded wallet's page may come: the page draws no second overlay over the modal's. Returns whether
 * it shows something there, so that the card beneath leaves.
 */
export function useFrameAbove(): boolean {
  const { place } = useShellContext();
  const { verbs } = useFeature('auth');
  const shown = useAuthState()?.shown;
  const isModal = place === 'modal';
  useEffect(() => {
    if (!isModal || !verbs) return undefined;
    verbs.dim(true);
    return () => verbs.dim(false);
  }, [isModal, verbs]);
  return isModal && shown !== undefined && shown.screen !== 'nothing';
}
