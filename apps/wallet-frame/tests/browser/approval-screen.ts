import type { Reading } from '../../src/domain/readings/reading';
import type { ShownScreen } from './views-world';

const ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

/** A request to send. @param amounts One for each step. */
export function approvalOf(...amounts: readonly string[]): ShownScreen {
  const reading: Reading = {
    steps: amounts.map((value) => ({
      title: 'send',
      facts: [
        { label: 'amount', value },
        { label: 'to', value: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC' },
      ],
    })),
    warnings: [],
    isUnderstood: true,
    raw: '0x00',
  };
  return {
    screen: {
      kind: 'approval',
      site: 'https://site.test',
      account: ACCOUNT,
      network: 'Ethereum',
      reading,
      waiting: 0,
      isBusy: false,
    },
    functions: ['approve', 'decline', 'elsewhere'],
  };
}
