import { useEffect } from 'react';
import { type IdentityState, UNKNOWN_IDENTITY } from '../../../domain/account/identity';
import { useFeature } from '../../bindings/use-feature';
import { useWidgetState } from '../../bindings/widget-context';

/** The identity of the account in use, which is looked up when the view opens and when the account changes. */
export function useIdentity(caipAddress: string | undefined): IdentityState {
  const { verbs } = useFeature('account');
  const identity = useWidgetState(({ features }) => features.account?.identity);
  const isUnknown = identity?.status === 'idle';
  useEffect(() => {
    if (caipAddress !== undefined) void verbs?.loadIdentity();
  }, [verbs, caipAddress]);
  useEffect(() => {
    // It is forgotten also where the same address becomes another kind of account.
    if (isUnknown) void verbs?.loadIdentity();
  }, [verbs, isUnknown]);
  return identity ?? UNKNOWN_IDENTITY;
}
