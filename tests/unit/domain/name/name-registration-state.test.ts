import { describe, expect, it } from '@jest/globals';
import {
  type NameRegistrationEvent,
  type NameRegistrationState,
  nextNameRegistration,
} from '../../../../domain/name/name-registration-state';

const name = 'ada-1';
const states: Readonly<Record<NameRegistrationState['status'], NameRegistrationState>> = {
  idle: { status: 'idle' },
  signing: { status: 'signing', name },
  registering: { status: 'registering', name },
  registered: { status: 'registered', name },
  failed: { status: 'failed', name, reason: 'taken', why: 'taken' },
};
const events: readonly NameRegistrationEvent[] = [
  { type: 'submitted', name: 'bob-1' },
  { type: 'signed' },
  { type: 'registered' },
  { type: 'failed', reason: 'no', why: 'failed' },
  { type: 'left' },
];

/** From each state: the status after submitted, signed, registered, failed, left; `-` changes nothing. */
const table: Readonly<Record<NameRegistrationState['status'], readonly string[]>> = {
  idle: ['signing', '-', '-', '-', '-'],
  signing: ['-', 'registering', '-', 'failed', 'idle'],
  registering: ['-', '-', 'registered', 'failed', 'idle'],
  registered: ['signing', '-', '-', '-', 'idle'],
  failed: ['signing', '-', '-', '-', 'idle'],
};

describe('nextNameRegistration', () => {
  const rows = Object.values(states).flatMap((state) =>
    events.map((event, i) => ({ state, event, to: table[state.status][i] })),
  );
  it.each(rows)('[R4.29] $state.status, $event.type: $to', ({ state, event, to }) => {
    const next = nextNameRegistration(state, event);

    if (to === '-') expect(next).toBe(state);
    else expect(next.status).toBe(to);
  });

  it('[R4.29] keeps the name while it is registered, and the reason of a failure', () => {
    expect(
      nextNameRegistration(states.registering, { type: 'failed', reason: 'no', why: 'failed' }),
    ).toEqual({
      status: 'failed',
      name,
      reason: 'no',
      why: 'failed',
    });
    expect(nextNameRegistration(states.failed, { type: 'submitted', name: 'bob-1' })).toEqual({
      status: 'signing',
      name: 'bob-1',
    });
  });
});
