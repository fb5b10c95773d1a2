/** Every view of the modal that exists today. There are no URL routes. */
export const viewNames = [
  'Connect',
  'ConnectingExternal',
  'Account',
  'Networks',
  'UnsupportedChain',
  'AllWallets',
  'ConnectingWalletConnectBasic',
] as const;

/** The name of a view. */
export type ViewName = (typeof viewNames)[number];

/** Whether `value` names a view. */
export function isViewName(value: unknown): value is ViewName {
  return (viewNames as readonly unknown[]).includes(value);
}

/** A view as it stands in the history, with what it was opened for. */
export interface ViewEntry {
  readonly name: ViewName;

  /** The wallet in question, for the views about one. */
  readonly connectorId?: string;

  /** The pairing URI that the modal was opened to show. */
  readonly uri?: string;
}
