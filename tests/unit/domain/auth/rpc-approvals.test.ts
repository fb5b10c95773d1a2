import { describe, expect, it } from '@jest/globals';
import {
  isApprovalShown,
  NO_RPC_APPROVALS,
  nextRpcApprovals,
  type RpcApprovalEvent,
  type RpcApprovals,
} from '../../../../domain/auth/rpc-approvals';

const states: Readonly<Record<string, RpcApprovals>> = {
  none: [],
  one: [request(1, false)],
  oneShown: [request(1, true)],
  two: [request(1, false), request(2, false)],
  twoShown: [request(1, true), request(2, false)],
};
const events: readonly RpcApprovalEvent[] = [
  { type: 'submitted', id: 3, method: 'personal_sign', params: ['x'] },
  { type: 'submitted', id: 1, method: 'wallet_sendCalls' },
  { type: 'shown', id: 1 },
  { type: 'shown', id: 2 },
  { type: 'ended', id: 1 },
  { type: 'ended', id: 2 },
  { type: 'ended', id: 9 },
  { type: 'rejected' },
];

/** From each state, after each event in their order: ids, with ! for the one that is shown; `=` changes nothing. */
const table: Readonly<Record<string, readonly string[]>> = {
  none: ['3', '1', '=', '=', '=', '=', '=', '='],
  one: ['1 3', '=', '1!', '=', '', '=', '=', ''],
  oneShown: ['1! 3', '=', '=', '=', '', '=', '=', ''],
  two: ['1 2 3', '=', '1! 2', '=', '2', '1', '=', ''],
  twoShown: ['1! 2 3', '=', '=', '=', '2', '1!', '=', ''],
};

describe('nextRpcApprovals', () => {
  const rows = Object.entries(states).flatMap(([name, state]) =>
    events.map((event, i) => ({ name, state, event, to: table[name]?.[i] })),
  );
  it.each(rows)('[R4.42] [R4.44] $name, $event: "$to"', ({ state, event, to }) => {
    const next = nextRpcApprovals(state, event);

    if (to === '=') expect(next).toBe(state);
    else expect(idsOf(next)).toBe(to);
  });

  it('keeps the request, and has no params where there are none', () => {
    const [first, second] = events.slice(0, 2).reduce(nextRpcApprovals, NO_RPC_APPROVALS);

    expect(first).toStrictEqual({ id: 3, method: 'personal_sign', params: ['x'], isShown: false });
    expect(second).toStrictEqual({ id: 1, method: 'wallet_sendCalls', isShown: false });
  });

  it.each([
    ['none', false],
    ['two', false],
    ['twoShown', true],
  ])('knows for %s whether the visitor sees one: %s', (name, isShown) => {
    expect(isApprovalShown(states[name] ?? [])).toBe(isShown);
  });
});

function request(id: number, isShown: boolean) {
  return { id, method: 'personal_sign', isShown };
}

function idsOf(approvals: RpcApprovals): string {
  return approvals.map(({ id, isShown }) => `${id}${isShown ? '!' : ''}`).join(' ');
}
