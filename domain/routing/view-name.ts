import type { ChainNamespace } from '../caip/chain-namespace';
import type { viewRules } from './view-rules';

/** The name of a view. */
export type ViewName = keyof typeof viewRules;

/** The arguments with which a view is opened, by their names. */
export type ViewArgs = Readonly<Record<string, string>>;

/** A view in the history, with its arguments. */
export interface ViewEntry {
  /** Which view it is. */
  readonly name: ViewName;

  /** The wallet that the view is about. */
  readonly connectorId?: string;

  /** The namespace on which a wallet is requested or searched, where it matters. */
  readonly namespace?: ChainNamespace;

  /** The pairing URI that the modal was opened to show. */
  readonly uri?: string;

  /** The arguments of a feature's view as the site passed them. The feature reads them. */
  readonly args?: ViewArgs;
}
