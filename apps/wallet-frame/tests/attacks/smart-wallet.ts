export { approved, planFor, readingOf } from '../plans/plan-world';
export { Operations } from '../../src/smart/operations/operations';
