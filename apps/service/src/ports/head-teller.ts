import type { DaysHead } from './console-log';

/** A place outside of the database that keeps the heads of the console's log. */
export interface HeadTeller {
  /** @throws where it does not take it. */
  tell(head: DaysHead): Promise<void>;
}
