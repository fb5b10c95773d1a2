import { describe, expect, it } from '@jest/globals';
import { serialize } from '../../../composition/ways/snapshot';
import { readSnapshot, SNAPSHOT_MAX_LENGTH } from '../../../domain/snapshot/snapshot';
import { arbitrum, ethereum } from '../../../domain/network/built-in-networks';
import { createWidget } from '../../../index';
import { ALICE, connectedWidget, freshWidget } from '../../support/headless-kit';

const SOLANA =
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:7EqQdEULxWcraVx3mXKFjc84LhCkMGZCkRuDpvcMwJeK';

describe('serialize', () => {
  it('has each account with its network once, in characters that a cookie may have', async () => {
    const { widget } = await connectedWidget();

    const text = serialize(widget);

    expect(text).toBe(`eip155:1:${ALICE}`);
    expect(text).toMatch(/^[!#-+\--:<-[\]-~]*$/);
    expect(text.length).toBeLessThan(SNAPSHOT_MAX_LENGTH);
    expect(readSnapshot(text)?.short('eip155')).toBe('0xf39F…2266');
  });

  it('has the account in use first, then those of other namespaces', async () => {
    const { widget } = await connectedWidget();
    const { connections } = widget.state;
    const solana = { ...connections.solana, account: { caipAddress: SOLANA } } as never;
    const state = { ...widget.state, connections: { ...connections, solana } };

    expect(serialize({ state })).toBe(`eip155:1:${ALICE}~${SOLANA}`);
    expect(serialize({ state: { ...state, namespace: 'solana' } })).toBe(
      `${SOLANA}~eip155:1:${ALICE}`,
    );
    // Nothing is shown as in use that is not.
    expect(readSnapshot(serialize({ state: { ...state, namespace: 'bip122' } }))).toBeUndefined();
  });

  it('was longer once: a cookie with the account twice is still read', () => {
    const account = `eip155:1:${ALICE}`;

    expect(readSnapshot(`${account}~${account}~~~`)?.short('eip155')).toBe('0xf39F…2266');
  });

  it('has no account where none is connected', () => {
    expect(readSnapshot(serialize(freshWidget().widget))).toBeUndefined();
  });
});

describe('the option initialState', () => {
  const initialState = readSnapshot(`eip155:42161:${ALICE}`);

  it('is the network of the server’s state, and no account of any state', () => {
    const widget = createWidget({ networks: [ethereum, arbitrum], initialState });

    expect(widget.serverState.connections.eip155).toMatchObject({
      status: 'disconnected',
      network: { name: 'Arbitrum One' },
    });
    expect(widget.state.connections.eip155).toMatchObject({ network: { name: 'Ethereum' } });
    for (const state of [widget.state, widget.serverState]) {
      expect(JSON.stringify(state)).not.toMatch(/0xf39F/i);
    }
    expect(widget.provider()).toBeUndefined();
  });

  it('leaves the site’s own network where the site does not have the snapshot’s', () => {
    const widget = createWidget({ networks: [ethereum], initialState });
    const elsewhere = createWidget({
      networks: [ethereum],
      initialState: readSnapshot(SOLANA),
    });

    expect(widget.serverState.connections.eip155.network?.name).toBe('Ethereum');
    expect(elsewhere.serverState.namespace).toBe('eip155');
  });

  it('is not the text of the cookie', () => {
    const text = 'eip155:1' as never;

    expect(() => createWidget({ initialState: text })).toThrow(/initialState.*readSnapshot|object/);
  });
});
