import { describe, expect, it } from '@jest/globals';
import {
  caipAddressOf,
  type ConnectAttempt,
  type Connection,
  connectionStatus,
  type GrantedSession,
  noConnections,
  withAttempt,
  withConnection,
  withoutAttempt,
  withoutSession,
  withSession,
} from '../../../../domain/connection/connection';
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
    ['disconnected', 'nobody was asked', {}],
    ['connecting', 'a wallet is asked', { attempt: asking }],
    ['connecting', 'an earlier wallet is looked for', { attempt: restoring }],
    [
      'connecting',
      'another wallet is asked beside the connected one',
      { session, attempt: asking },
    ],
    ['connected', 'a wallet said yes', { session }],
    ['connected', 'another wallet said no to the connected one', { session, attempt: failed }],
    ['disconnected', 'a wallet said no', { attempt: failed }],
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

describe('a connection', () => {
  it('keeps its session while another wallet is asked, and after that one gives up', () => {
    const both = withAttempt({ session }, asking);

    expect(both).toEqual({ session, attempt: asking });
    expect(withoutAttempt(both)).toEqual({ session });
    expect(withoutAttempt({ attempt: asking })).toEqual({});
  });

  it('keeps an attempt under way when a session comes or goes', () => {
    expect(withSession({ attempt: asking }, session)).toEqual({ session, attempt: asking });
    expect(withSession({}, session)).toEqual({ session });
    expect(withoutSession({ session, attempt: asking })).toEqual({ attempt: asking });
    expect(withoutSession({ session })).toEqual({});
  });

  it('is replaced on its own namespace alone, and only by another object', () => {
    const next = withConnection(noConnections, 'eip155', { session });

    expect(next).toEqual({ ...noConnections, eip155: { session } });
    expect(noConnections.eip155).toEqual({});
    expect(withConnection(next, 'eip155', next.eip155)).toBe(next);
  });

  it('names the account in use by CAIP-10', () => {
    expect(caipAddressOf('eip155', session)).toBe(`eip155:1:${address}`);
  });
});
