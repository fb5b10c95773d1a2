import type { ChainNamespace } from '../caip/chain-namespace';
import type { viewRules } from './view-rules';

type Rules = typeof viewRules;

/** The name of a view, whether or not presenters have a component for it. */
export type AnyViewName = keyof Rules;

/** The name of a view that presenters have a component for. */
export type ViewName = {
  [Name in AnyViewName]: Rules[Name] extends { readonly isPlanned: true } ? never : Name;
}[AnyViewName];

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
