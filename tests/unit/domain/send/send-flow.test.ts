import { describe, expect, it } from '@jest/globals';
import type { CaipAddress } from '../../../../domain/caip/caip-address';
import { ethereum } from '../../../../domain/network/built-in-networks';
import {
  confirmableSend,
  EDITING,
  nextSendFlow,
  type SendFlow,
  type SendFlowEvent,
} from '../../../../domain/send/send-flow';
import { freezeReview, type SendReview } from '../../../../domain/send/send-review';
import { tokenBalance } from '../../../../domain/token/token-balance';

const review = freezeReview(someReview());
const other: SendReview = { ...review, feeUnits: 7n };
const failure = { cause: 'declined' } as const;

const flows = {
  editing: EDITING,
  voided: { status: 'editing', voided: 'accountChanged' },
  reviewed: { status: 'reviewed', review },
  asking: { status: 'asking', review },
  sent: { status: 'sent', review, hash: '0x1' },
  ended: { status: 'sent', review, hash: '0x1', outcome: 'reverted' },
  failed: { status: 'failed', review, failure },
} as const satisfies Record<string, SendFlow>;

const events = {
  reviewed: { type: 'reviewed', review: other },
  edited: { type: 'edited' },
  formChanged: { type: 'formChanged' },
  accountChanged: { type: 'accountChanged' },
  priceChanged: { type: 'priceChanged' },
  confirmed: { type: 'confirmed' },
  sent: { type: 'sent', hash: '0x2' },
  failed: { type: 'failed', failure: { cause: 'gone' } },
} as const satisfies Record<string, SendFlowEvent>;

const dearer: SendFlow = { status: 'editing', voided: 'priceChanged' };
const again: SendFlow = { status: 'reviewed', review: other };

/** The result of each state and event; `same` where nothing changes. */
const table: {
  readonly [State in keyof typeof flows]: {
    readonly [Event in keyof typeof events]: SendFlow | 'same';
  };
} = {
  editing: row(again, 'same', 'same', 'same', 'same', 'same', 'same', 'same'),
  voided: row(again, EDITING, 'same', 'same', 'same', 'same', 'same', 'same'),
  reviewed: row(again, EDITING, EDITING, flows.voided, dearer, flows.asking, 'same', 'same'),
  asking: row(
    'same',
    'same',
    'same',
    'same',
    'same',
    'same',
    { status: 'sent', review, hash: '0x2' },
    { status: 'failed', review, failure: { cause: 'gone' } },
  ),
  sent: row(again, EDITING, 'same', 'same', 'same', 'same', 'same', 'same'),
  ended: row(again, EDITING, 'same', 'same', 'same', 'same', 'same', 'same'),
  failed: row(again, EDITING, EDITING, flows.voided, dearer, flows.asking, 'same', 'same'),
};

describe('nextSendFlow', () => {
  const cases = Object.entries(flows).flatMap(([state, flow]) =>
    Object.entries(events).map(([name, event]) => ({ state, flow, name, event })),
  );

  it.each(cases)('[R3.8] handles $name in $state', ({ state, flow, name, event }) => {
    const transitions = table[state as keyof typeof flows];
    const expected = transitions[name as keyof typeof events];

    const next = nextSendFlow(flow, event);

    if (expected === 'same') expect(next).toBe(flow);
    else expect(next).toEqual(expected);
  });
});

describe('a sent transfer', () => {
  it.each([
    ['before', ['ended', 'accountChanged', 'formChanged', 'priceChanged']],
    ['after', ['accountChanged', 'formChanged', 'priceChanged', 'ended']],
  ] as const)('gets its outcome %s something else changes', (_when, order) => {
    const ended = { type: 'ended', hash: '0x1', outcome: 'succeeded' } as const;

    const flow = order.reduce<SendFlow>(
      (before, type) => nextSendFlow(before, type === 'ended' ? ended : events[type]),
      flows.sent,
    );

    expect(flow).toEqual({ ...flows.sent, outcome: 'succeeded' });
  });

  it('does not get the outcome of another transfer', () => {
    const ended = { type: 'ended', hash: '0x9', outcome: 'succeeded' } as const;

    expect(nextSendFlow(flows.sent, ended)).toBe(flows.sent);
  });

  it('waits again after its end where the chain has reorganised its block', () => {
    expect(nextSendFlow(flows.ended, { type: 'reopened', hash: '0x1' })).toEqual(flows.sent);
    expect(nextSendFlow(flows.ended, { type: 'reopened', hash: '0x9' })).toBe(flows.ended);
  });
});

it('is never confirmed again', () => {
  const pending: SendFlow = { status: 'failed', review, failure: { cause: 'pending' } };

  expect(confirmableSend(pending)).toBeUndefined();
  expect(nextSendFlow(pending, { type: 'confirmed' })).toBe(pending);
});

describe('freezeReview', () => {
  it('makes a review that cannot be changed afterwards', () => {
    expect(() => Object.assign(review.request, { to: '0x0' })).toThrow(TypeError);
    expect(() => Object.assign(review.request.token.quantity, { units: 0n })).toThrow(TypeError);
    expect(Object.isFrozen(review.warnings)).toBe(true);
  });
});

function row(
  reviewed: SendFlow | 'same',
  edited: SendFlow | 'same',
  formChanged: SendFlow | 'same',
  accountChanged: SendFlow | 'same',
  priceChanged: SendFlow | 'same',
  confirmed: SendFlow | 'same',
  sent: SendFlow | 'same',
  failed: SendFlow | 'same',
) {
  return { reviewed, edited, formChanged, accountChanged, priceChanged, confirmed, sent, failed };
}

function someReview(): SendReview {
  const token = tokenBalance({
    name: 'Ether',
    symbol: 'ETH',
    chainId: ethereum.caipNetworkId,
    address: undefined,
    units: 10n,
    decimals: 18,
    price: undefined,
    iconUrl: undefined,
  });
  if (!token) throw new TypeError('no token');
  return {
    request: {
      from: 'eip155:1:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' as CaipAddress,
      to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
      token,
      units: 1n,
    },
    network: { ...ethereum },
    warnings: [],
  };
}
