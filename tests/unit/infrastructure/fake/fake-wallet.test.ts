import { describe, expect, it } from '@jest/globals';
import type { WalletEvent } from '../../../../ports/wallet-connector';
import { FakeWalletConnector } from '../../../../infrastructure/fake/fake-wallet-connector';
import { connectorOn } from '../../../../domain/connection/connector';

const details = connectorOn('eip155', { id: 'fake', name: 'Fake', type: 'ANNOUNCED' });
const grant = { addresses: ['0xa'], chainReference: '1' } as const;

describe('a fake wallet', () => {
  it('declines until the test sets an answer', async () => {
    const connector = new FakeWalletConnector(details);

    await expect(connector.connect()).rejects.toMatchObject({ context: { rpcCode: 4001 } });

    expect((await connector.answerWith({ grant }).connect()).grant).toBe(grant);
    expect(connector.sessions).toHaveLength(1);
  });

  it('has the grant of an earlier visit', async () => {
    const connector = new FakeWalletConnector(details, { earlierGrant: grant });

    expect((await connector.restore())?.grant).toBe(grant);
  });

  it('gives its sessions the access of the options', async () => {
    const provider = { request: () => Promise.resolve(null) };
    const access = { namespace: 'eip155', provider } as const;
    const connector = new FakeWalletConnector(details, { access }).answerWith({ grant });

    expect((await connector.connect()).access).toBe(access);
  });

  it('counts the requests that have no answer', async () => {
    const connector = new FakeWalletConnector(details).answerWith('hang');
    const session = connector.connect();
    expect(connector.pendingCount).toBe(1);

    connector.settle({ grant });

    expect((await session).grant).toBe(grant);
    expect(connector.pendingCount).toBe(0);
  });

  it('cannot settle a request by leaving it hanging', async () => {
    const connector = new FakeWalletConnector(details).answerWith('hang');
    const session = connector.connect();

    connector.settle('hang');

    await expect(session).rejects.toThrow('settled with an answer');
  });

  it('may refuse to forget, and the session is over anyway', async () => {
    const connector = new FakeWalletConnector(details).answerWith({ grant });
    const session = await connector.connect();
    const events: WalletEvent[] = [];
    session.events$.subscribe((event) => events.push(event));
    const refusal = new Error('no');

    connector.sessions[0]?.refuseToForget(refusal);

    await expect(session.disconnect()).rejects.toBe(refusal);
    expect(events).toEqual([{ type: 'disconnected' }]);
    expect(connector.sessions[0]?.isOpen).toBe(false);
  });
});
