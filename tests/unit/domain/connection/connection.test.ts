import { describe, expect, it } from '@jest/globals';
import {
  type ConnectAttempt,
  type Connection,
  type GrantedSession,
  noConnections,
} from '../../../../domain/connection/connection';
import { connectionStatus } from '../../../../domain/connection/connection-status';
import {
  withAttempt,
  withConnection,
  withoutAttempt,
  withoutSession,
  withSession,
} from '../../../../domain/connection/connection-changes';
import { caipAddressOf } from '../../../../domain/connection/account-in-use';
import { chainNamespaces } from '../../../../domain/caip/chain-namespace';

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const session: GrantedSession = {
  connectorId: 'test.first',
  addresses: [address],
  chainReference: '1',
};
const asking: ConnectAttempt = { status: 'asking', purpose: 'connect', connectorId: 'test.second' };
const restoring: ConnectAttempt = { ...asking, purpose: 'restore' };
const failed: ConnectAttempt = {
  status: 'failed',
  connectorId: 'test.second',
  failure: { cause: 'declined' },
};

describe('connectionStatus', () => {
  it.each<[string, string, Connection]>([
    ['disconnected', 'no wallet was asked', {}],
    ['connecting', 'a wallet is asked', { attempt: asking }],
    ['connecting', 'an earlier wallet is looked for', { attempt: restoring }],
    [
      'connecting',
      'another wallet is asked beside the connected one',
      { session, attempt: asking },
    ],
    ['connected', 'a wallet said yes', { session }],
    ['connected', 'another wallet declined beside the connected one', { session, attempt: failed }],
    ['disconnected', 'a wallet declined', { attempt: failed }],
  ])('[R4.1] is %s when %s', (status, _when, connection) => {
    expect(connectionStatus(connection)).toBe(status);
  });

  it('[R4.1] is disconnected on every namespace at first', () => {
    expect(chainNamespaces.map((namespace) => connectionStatus(noConnections[namespace]))).toEqual([
      'disconnected',
      'disconnected',
      'disconnected',
      'disconnected',
    ]);
  });
});

const states = {
  unconnected: {},
  restoring: { attempt: restoring },
  asking: { attempt: asking },
  failed: { attempt: failed },
  connected: { session },
  'connected, restoring': { session, attempt: restoring },
  'connected, asking': { session, attempt: asking },
  'connected, failed': { session, attempt: failed },
} as const satisfies Readonly<Record<string, Connection>>;
type State = keyof typeof states;

const events = {
  'looked for': (connection: Connection) => withAttempt(connection, restoring),
  asked: (connection: Connection) => withAttempt(connection, asking),
  failed: (connection: Connection) => withAttempt(connection, failed),
  cancelled: withoutAttempt,
  granted: (connection: Connection) => withSession(connection, session),
  left: withoutSession,
};

/** From each state: after restoring, asked, failed, cancelled, granted, left. */
const table: Readonly<Record<State, readonly State[]>> = {
  unconnected: ['restoring', 'asking', 'failed', 'unconnected', 'connected', 'unconnected'],
  restoring: ['restoring', 'asking', 'failed', 'unconnected', 'connected, restoring', 'restoring'],
  asking: ['restoring', 'asking', 'failed', 'unconnected', 'connected, asking', 'asking'],
  failed: ['restoring', 'asking', 'failed', 'unconnected', 'connected, failed', 'failed'],
  connected: [
    'connected, restoring',
    'connected, asking',
    'connected, failed',
    'connected',
    'connected',
    'unconnected',
  ],
  'connected, restoring': [
    'connected, restoring',
    'connected, asking',
    'connected, failed',
    'connected',
    'connected, restoring',
    'restoring',
  ],
  'connected, asking': [
    'connected, restoring',
    'connected, asking',
    'connected, failed',
    'connected',
    'connected, asking',
    'asking',
  ],
  'connected, failed': [
    'connected, restoring',
    'connected, asking',
    'connected, failed',
    'connected',
    'connected, failed',
    'failed',
  ],
};

describe('a connection', () => {
  const rows = Object.entries(table).flatMap(([from, row]) =>
    Object.entries(events).map(([event, on], i) => ({
      from: from as State,
      event,
      on,
      to: row[i],
    })),
  );
  it.each(rows)('[R4.1] $from, $event: $to', ({ from, on, to }) => {
    expect(on(states[from])).toEqual(states[to ?? from]);
  });

  it('changes only its own namespace, and only for another object', () => {
    const next = withConnection(noConnections, 'eip155', { session });

    expect(next).toEqual({ ...noConnections, eip155: { session } });
    expect(noConnections.eip155).toEqual({});
    expect(withConnection(next, 'eip155', next.eip155)).toBe(next);
  });

  it('has the account in use as CAIP-10', () => {
    expect(caipAddressOf('eip155', session)).toBe(`eip155:1:${address}`);
  });
});
