import type { Fact, Signature, Step } from '../../readings/reading';
import type { Warning } from '../../texts/english';
import type { SentBundle } from '../sent-bundle';
import type { Call } from './read-call';

/** Calls that a site wants done on one network, in their order. */
export interface Bundle {
  /** The network's id as in CAIP-2. */
  readonly chain: string;
  readonly calls: readonly Call[];

  /** What the site calls it, where it does. */
  readonly id?: string;

  /** Whether the site refuses a fee that the visitor pays. */
  readonly mustBeSponsored?: boolean;

  /** Whether the site takes all of the calls or none. */
  readonly isAtomic: boolean;
}

/** What is signed for a bundle, and what sends it. */
export interface PreparedBundle {
  /** For the worker, in their order. */
  readonly requests: readonly object[];

  /** What the visitor approves besides the calls. */
  readonly after: readonly Step[];
  readonly warnings: readonly Warning[];

  /** What all of it costs. */
  readonly fee: Fact;

  /** What is signed, as it is shown to the visitor who wants all of it. */
  readonly raw: unknown;

  /** A test run, where the node cannot say what would change. Absent where the calls have been run to prepare them. */
  readonly wouldFail?: () => Promise<boolean>;

  /** Sends what was signed. */
  readonly send: (signatures: readonly Signature[]) => Promise<SentBundle>;
}

/**
 * Has the visitor's smart account send a bundle. `undefined` where the account does not, and the bundle may be one
 * transaction for each call.
 *
 * @throws HostRefusal where it is refused.
 */
export type PrepareBundle = (bundle: Bundle) => Promise<PreparedBundle | undefined>;
