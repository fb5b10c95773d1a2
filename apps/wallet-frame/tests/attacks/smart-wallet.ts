import { Operations } from '../../src/use-cases/operations/operations';
import { approved, planFor, readingOf } from '../plans/plan-world';

/** The wallet as far as it makes plans, for controls that load it without a defence. */
export const smartWallet = { Operations, approved, planFor, readingOf };
