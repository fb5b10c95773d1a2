import { describe, expect, it } from '@jest/globals';
import {
  NO_SNACKBAR,
  nextSnackbar,
  type Snackbar,
  type SnackbarEvent,
  snackbarWaitMs,
} from '../../../../domain/messages/snackbar';

const states: Readonly<Record<string, Snackbar>> = {
  none: { status: 'none', lastId: 4 },
  copied: { status: 'shown', lastId: 4, code: 'ADDRESS_COPIED' },
  failed: { status: 'shown', lastId: 4, code: 'COPY_FAILED' },
  loading: { status: 'shown', lastId: 4, code: 'AUTHENTICATING' },
  closing: { status: 'closing', lastId: 4 },
  closingThenCopied: { status: 'closing', lastId: 4, next: 'ADDRESS_COPIED' },
};
const copied5 = { status: 'shown', lastId: 5, code: 'ADDRESS_COPIED' };
const thenCopied = { status: 'closing', lastId: 4, next: 'ADDRESS_COPIED' };
const thenFailed = { status: 'closing', lastId: 4, next: 'COPY_FAILED' };
const failed5 = { status: 'shown', lastId: 5, code: 'COPY_FAILED' };
const { none, closing } = states;

const events: readonly SnackbarEvent[] = [
  { type: 'raised', code: 'ADDRESS_COPIED' },
  { type: 'raised', code: 'COPY_FAILED' },
  { type: 'putAway', code: 'ADDRESS_COPIED' },
  { type: 'putAway', code: 'AUTHENTICATING' },
  { type: 'elapsed' },
];

/** From each state, after each event in their order; `=` changes nothing. */
const table: Readonly<Record<string, readonly unknown[]>> = {
  none: [copied5, failed5, '=', '=', '='],
  copied: [thenCopied, thenFailed, closing, '=', none],
  failed: [thenCopied, thenFailed, '=', '=', none],
  loading: [thenCopied, thenFailed, '=', closing, '='],
  closing: [thenCopied, thenFailed, '=', '=', none],
  closingThenCopied: [thenCopied, thenFailed, closing, '=', copied5],
};

describe('nextSnackbar', () => {
  const rows = Object.entries(states).flatMap(([name, state]) =>
    events.map((event, i) => ({ name, state, event, to: table[name]?.[i] })),
  );
  it.each(rows)('[R4.23] $name, $event.type $event.code: $to', ({ state, event, to }) => {
    const next = nextSnackbar(state, event);

    if (to === '=') expect(next).toBe(state);
    else expect(next).toEqual(to);
  });

  it.each([
    ['none', undefined],
    ['copied', 2500],
    ['failed', 5000],
    ['loading', undefined],
    ['closing', 150],
    ['closingThenCopied', 150],
  ])('[R4.23] [R9.1] stays %s for %s ms', (name, ms) => {
    expect(snackbarWaitMs(states[name] ?? NO_SNACKBAR)).toBe(ms);
  });

  it('numbers its messages from 1', () => {
    expect(nextSnackbar(NO_SNACKBAR, { type: 'raised', code: 'COPY_FAILED' })).toEqual({
      ...failed5,
      lastId: 1,
    });
  });
});
