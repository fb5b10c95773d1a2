import type { PermissionWarning } from '../../domain/permission/permission-warnings';
import type { Widening } from '../../domain/permission/permission-widening';

/** The units in which the length of a period is written. */
export type PeriodUnit = 'second' | 'minute' | 'hour' | 'day' | 'week';

/** The texts of permissions to spend without asking again. */
export interface PermissionsMessages {
  readonly permissionsOffer: string;
  readonly permissionsBeta: string;
  readonly permissionsLead: string;
  readonly permissionsNone: string;
  readonly permissionsNoneHint: string;
  readonly permissionsFailed: string;
  readonly permissionsRetry: string;
  readonly permissionAsked: (site: string) => string;
  readonly permissionSite: string;
  readonly permissionReason: string;
  readonly permissionUpTo: string;
  readonly permissionPerPeriod: (amount: string, count: number, unit: PeriodUnit) => string;
  readonly permissionInAll: (amount: string) => string;
  readonly permissionPerDay: (amount: string) => string;
  readonly permissionAtOnce: (amount: string) => string;
  readonly permissionMost: (amount: string) => string;
  readonly permissionUnlimited: (symbol: string) => string;
  readonly permissionNfts: string;
  readonly permissionCalls: string;
  readonly permissionContract: string;
  readonly permissionEveryCall: string;
  readonly permissionRemovals: string;
  readonly permissionUnknown: (type: string) => string;
  readonly permissionStarts: string;
  readonly permissionEnds: string;
  readonly permissionNeverEnds: string;
  readonly permissionEndsAt: (moment: string) => string;
  readonly permissionEndless: string;
  readonly permissionHolder: string;
  readonly permissionHolderWallet: string;
  readonly permissionHolderKey: string;
  readonly permissionPayees: string;
  readonly permissionRedeemers: string;
  readonly permissionCallCount: (count: number) => string;
  readonly permissionRate: (count: number, periods: number, unit: PeriodUnit) => string;
  readonly permissionGas: (amount: string) => string;
  readonly permissionRules: string;
  readonly permissionWarnings: Readonly<Record<PermissionWarning | 'tokenUnknown', string>>;
  readonly permissionChecked: string;
  readonly permissionConfirm: string;
  readonly permissionAskingHint: string;
  readonly permissionDecline: string;
  readonly permissionUnsupported: string;
  readonly permissionWider: (what: string) => string;
  readonly permissionWiderParts: Readonly<Record<Widening, string>>;
  readonly permissionVoided: string;
  readonly permissionGranted: string;
  readonly permissionGrantedHint: string;
  readonly permissionAdjusted: string;
  readonly permissionSeeAll: string;
  readonly permissionDone: string;
  readonly permissionExpired: string;
  readonly permissionTooWide: string;
  readonly permissionRevoke: string;
  readonly permissionForget: string;
  readonly permissionRevokeAsk: string;
  readonly permissionRevokeHint: string;
  readonly permissionKeep: string;
  readonly permissionRevoking: string;
}

const plural = new Intl.PluralRules('en');

/** `3 days`, and `day` for one. */
function periodOf(count: number, unit: PeriodUnit): string {
  return plural.select(count) === 'one' ? unit : `${count} ${unit}s`;
}

export const permissionsMessages: PermissionsMessages = {
  permissionsOffer: 'Smart sessions',
  permissionsBeta: 'Beta',
  permissionsLead: 'What can be spent from this account without asking you again.',
  permissionsNone: 'No smart sessions',
  permissionsNoneHint: 'Nothing can be spent from this account without asking you.',
  permissionsFailed: 'Your wallet did not list them. These are the ones saved in this browser.',
  permissionsRetry: 'Try again',
  permissionAsked: (site) => `${site} asks to spend without asking you each time`,
  permissionSite: 'This site',
  permissionReason: 'Reason',
  permissionUpTo: 'Limit',
  permissionPerPeriod: (amount, count, unit) => `${amount} every ${periodOf(count, unit)}`,
  permissionInAll: (amount) => `${amount} in all`,
  permissionPerDay: (amount) => `${amount} more each day, growing every second`,
  permissionAtOnce: (amount) => `${amount} at once`,
  permissionMost: (amount) => `At most ${amount} until it ends`,
  permissionUnlimited: (symbol) => `All ${symbol} of this account, without a limit`,
  permissionNfts: 'These NFTs',
  permissionCalls: 'Calls of this contract',
  permissionContract: 'Contract',
  permissionEveryCall: 'Every function',
  permissionRemovals: 'Removing token approvals. Nothing can leave the account.',
  permissionUnknown: (type) => `Unknown: ${type}`,
  permissionStarts: 'Begins',
  permissionEnds: 'Ends',
  permissionNeverEnds: 'Never',
  permissionEndsAt: (moment) => `Ends ${moment}`,
  permissionEndless: 'Never ends',
  permissionHolder: 'Who may spend',
  permissionHolderWallet: 'Your wallet, for this site',
  permissionHolderKey: 'The owner of this key',
  permissionPayees: 'Allowed recipients',
  permissionRedeemers: 'Allowed senders',
  permissionCallCount: (count) =>
    plural.select(count) === 'one' ? 'Once' : `At most ${count} times`,
  permissionRate: (count, periods, unit) =>
    `At most ${count} ${plural.select(count) === 'one' ? 'time' : 'times'} every ${periodOf(periods, unit)}`,
  permissionGas: (amount) => `Gas: ${amount}`,
  permissionRules: 'Further limits',
  permissionWarnings: {
    anyCall: 'Every function of this contract can be called in your name.',
    noEnd: 'This has no end within ten years. You have to revoke it yourself.',
    notUnderstood: 'Part of this is unknown. It may allow more than it seems.',
    tokenUnknown: 'This token’s decimals are unknown. Amounts are in base units.',
    unlimited: 'No limit: all of this token can be taken.',
  },
  permissionChecked: 'I understand, and I trust this site',
  permissionConfirm: 'Continue in the wallet',
  permissionAskingHint: 'Compare the limits in your wallet with these.',
  permissionDecline: 'Decline',
  permissionUnsupported: 'Your wallet cannot grant this.',
  permissionWider: (what) =>
    `Your wallet granted more than was asked: ${what}. The site did not get it. Revoke it in the list.`,
  permissionWiderParts: {
    account: 'another account',
    chain: 'another network',
    end: 'a later end',
    holder: 'another spender',
    limit: 'higher limits',
    rules: 'fewer restrictions',
    start: 'an earlier beginning',
  },
  permissionVoided: 'This request has ended.',
  permissionGranted: 'Smart session created',
  permissionGrantedHint: 'You can revoke it at any time.',
  permissionAdjusted: 'Your wallet changed the request. This is what it granted.',
  permissionSeeAll: 'See all smart sessions',
  permissionDone: 'Done',
  permissionExpired: 'Ended',
  permissionTooWide: 'More than asked',
  permissionRevoke: 'Revoke',
  permissionForget: 'Remove from the list',
  permissionRevokeAsk: 'Revoke this smart session?',
  permissionRevokeHint: 'Your wallet asks you to confirm. Nothing can be spent with it afterwards.',
  permissionKeep: 'Keep it',
  permissionRevoking: 'Confirm in your wallet',
};
