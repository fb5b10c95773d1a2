/** The tabs of the account view, in the order they are shown. */
export const accountTabs = ['Tokens', 'NFTs', 'Activity'] as const;

/** A tab of the account view. */
export type AccountTab = (typeof accountTabs)[number];

/** The tab that is shown first. */
export const DEFAULT_ACCOUNT_TAB: AccountTab = accountTabs[0];

/** Whether `value` names a tab of the account view. */
export function isAccountTab(value: unknown): value is AccountTab {
  return (accountTabs as readonly unknown[]).includes(value);
}
