import type { ChainNamespace } from '../caip/chain-namespace';
import type { FeatureViewName } from './feature-view-name';

/** Every view of the modal that the presenter has a component for. There are no URL routes. */
export const viewNames = [
  'Connect',
  'ConnectingExternal',
  'ConnectingMultiChain',
  'Account',
  'ProfileWallets',
  'Networks',
  'UnsupportedChain',
  'AllWallets',
  'ConnectingWalletConnect',
  'ConnectingWalletConnectBasic',
] as const;

/** The name of a view. */
export type ViewName = (typeof viewNames)[number];

/** The name of a view, of a feature or not. */
export type AnyViewName = ViewName | FeatureViewName;

/** Whether `value` names a view that there is a component for. */
export function isViewName(value: unknown): value is ViewName {
  return (viewNames as readonly unknown[]).includes(value);
}

/** What a view is opened for, by name. */
export type ViewArgs = Readonly<Record<string, string>>;

/** A view as it stands in the history, with what it was opened for. */
export interface ViewEntry {
  readonly name: AnyViewName;

  /** The wallet in question, for the views about one. */
  readonly connectorId?: string;

  /** The namespace that a wallet is asked or looked for on, where it matters. */
  readonly namespace?: ChainNamespace;

  /** The pairing URI that the modal was opened to show. */
  readonly uri?: string;

  /** What the view of a feature was opened for, as the site wrote it: the feature reads it. */
  readonly args?: ViewArgs;
}
