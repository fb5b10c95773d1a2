import { currentView, type ViewHistory } from '../routing/view-history';
import type { ViewName } from '../routing/view-name';
import { viewRules } from '../routing/view-rules';
import { signInViews } from './siwx-policy';

/** The facts about an account that must sign in and has not. */
export interface WaitingAccount {
  readonly network: { readonly isSupported: boolean };
}

/**
 * Changes `next`, the history after `before`, while `account` must sign in: it leads to the sign-in. On a
 * network without sign-in no view about the account is shown, except for the one that leads to other
 * networks. A closed modal stays closed.
 */
export function confinedHistory(
  next: ViewHistory,
  before: ViewHistory,
  { network }: WaitingAccount,
): ViewHistory {
  const view = currentView(next)?.name;
  if (view === undefined) return next;
  if (network.isSupported) {
    if (signInViews.includes(view)) return next;
    const isShown = signInViews.includes(currentView(before)?.name ?? '');
    return isShown ? before : [{ name: 'SIWXSignMessage' }];
  }
  return isAboutAccount(view) ? [{ name: 'Networks' }] : next;
}

/** Whether `view` shows an account, or its actions. */
export function isAboutAccount(view: ViewName): boolean {
  return viewRules[view].needsAccount && view !== 'UnsupportedChain';
}
