import type { Step } from '../readings/reading';
import { ACCOUNT_CODE } from '../signing/account-code';

/** The account gets its code. */
export const upgradeStep: Step = {
  title: 'upgrade',
  note: 'upgrade',
  facts: [{ label: 'code', value: ACCOUNT_CODE }],
};

/** The chain does all of the calls or none. */
export const togetherStep: Step = { title: 'together', note: 'together', facts: [] };

/** The account is deployed. */
export function deployStep(address: string): Step {
  return {
    title: 'deployAccount',
    note: 'deployAccount',
    facts: [{ label: 'contract', value: address }],
  };
}
