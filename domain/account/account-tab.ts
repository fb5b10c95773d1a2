/** The tabs of the account view, in the order they are shown. */
export const accountTabs = ['Tokens', 'NFTs', 'Activity'] as const;

/** A tab of the account view. */
export type AccountTab = (typeof accountTabs)[number];

/** The tab that is shown first. */
export const DEFAULT_ACCOUNT_TAB: AccountTab = accountTabs[0];
