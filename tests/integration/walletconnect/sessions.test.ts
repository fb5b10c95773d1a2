import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { arbitrum, ethereum } from '../../../domain/network/built-in-networks';
import type { ChainNamespace } from '../../../domain/caip/chain-namespace';
import type { PairedSession } from '../../../ports/wallet-pairing';
import type { WalletEvent, WalletSession } from '../../../ports/wallet-connector';
import { eventually } from '../../support/eventually';
import { type PairingLab, startPairingLab } from './pairing-lab';

let lab: PairingLab;

beforeEach(async () => {
  lab = await startPairingLab();
});

afterEach(async () => {
  await lab.stop();
});

/** The session on `namespace`, and what it tells. */
function followed(
  sessions: readonly PairedSession[],
  namespace: ChainNamespace = 'eip155',
): { readonly session: WalletSession; readonly events: WalletEvent[] } {
  const session = sessions.find(({ details }) => details.chain === namespace)?.session;
  if (!session) throw new TypeError(`Nothing is approved on ${namespace}`);
  const events: WalletEvent[] = [];
  session.events$.subscribe((event) => void events.push(event));
  return { session, events };
}

function sign(session: WalletSession): Promise<unknown> | undefined {
  const params = ['0x6869', session.grant.addresses[0]];
  return session.provider?.request({ method: 'personal_sign', params });
}

describe('a session that came of a code', () => {
  it('tells of another chain and another account, and takes its requests there', async () => {
    const { session, events } = followed(await lab.connect(lab.visit()));
    const [first, second = ''] = session.grant.addresses;
    const heard: unknown[] = [];
    session.provider?.on?.('chainChanged', (chainId: unknown) => void heard.push(chainId));

    await lab.phone.changeChain('eip155:42161');
    await eventually(() => expect(events).toHaveLength(1));
    await lab.phone.changeAccount('eip155:42161', second);
    await eventually(() => expect(events).toHaveLength(2));

    expect(events).toMatchObject([
      { type: 'changed', grant: { addresses: [first, second], chainReference: '42161' } },
      { type: 'changed', grant: { addresses: [second, first], chainReference: '42161' } },
    ]);
    expect(heard).toEqual(['0xa4b1']);
    await sign(session);
    expect(lab.questions.at(-1)).toMatchObject({ kind: 'request', chain: 'eip155:42161' });
  });

  it('moves to a chain that the wallet approved without asking it', async () => {
    const { session, events } = followed(await lab.connect(lab.visit()));

    await session.switchNetwork(arbitrum);

    expect(events).toMatchObject([{ type: 'changed', grant: { chainReference: '42161' } }]);
    expect(await session.provider?.request({ method: 'eth_chainId' })).toBe('0xa4b1');
    expect(lab.questions).toHaveLength(1);
  });

  it('says no to a chain that the wallet did not approve', async () => {
    const { session } = followed(await lab.connect(lab.visit(), [ethereum]));

    await expect(session.switchNetwork(arbitrum)).rejects.toMatchObject({
      name: 'WidgetError',
      code: 'CHAIN_NOT_SUPPORTED',
    });
  });

  it('asks the chain, and no host of the SDK, what the wallet does not answer', async () => {
    lab.rpcClients.answer('eth_getBalance', '0x7');
    const { session } = followed(await lab.connect(lab.visit()));

    const balance = await session.provider?.request({
      method: 'eth_getBalance',
      params: [session.grant.addresses[0], 'latest'],
    });

    expect(balance).toBe('0x7');
    expect(lab.questions).toHaveLength(1);
  });

  it('gives the code of a request that the person declines', async () => {
    const { session } = followed(await lab.connect(lab.visit()));
    lab.behave('decline');

    await expect(sign(session)).rejects.toMatchObject({ code: 4001 });
  });

  it('asks the wallet by the methods of each other namespace', async () => {
    const sessions = await lab.connect(lab.visit());
    const solana = followed(sessions, 'solana').session;
    const bitcoin = followed(sessions, 'bip122').session;

    const message = 'StV1DL6CwTryKyV';
    const signed = await solana.requester?.request('solana_signMessage', { message });
    const addresses = await bitcoin.requester?.request('getAccountAddresses', {});

    expect(signed).toEqual({ signature: expect.stringMatching(/^[1-9A-HJ-NP-Za-km-z]{80,90}$/) });
    expect(addresses).toMatchObject([{ address: bitcoin.grant.addresses[0] }]);
  });

  it('ends on the namespaces that the wallet takes back, and stays on the others', async () => {
    const sessions = await lab.connect(lab.visit());
    const evm = followed(sessions);
    const solana = followed(sessions, 'solana');

    await lab.phone.keepChains(['eip155:1']);
    await eventually(() => expect(solana.events).toEqual([{ type: 'disconnected' }]));

    expect(evm.events).toMatchObject([
      { type: 'changed', grant: { approvedCaipNetworkIds: ['eip155:1'] } },
    ]);
    await sign(evm.session);
  });

  it('[R4.16] ends on every namespace when the site ends it on one', async () => {
    const sessions = await lab.connect(lab.visit());
    const evm = followed(sessions);
    const solana = followed(sessions, 'solana');

    await evm.session.disconnect();

    expect(evm.events).toEqual([{ type: 'disconnected' }]);
    expect(solana.events).toEqual([{ type: 'disconnected' }]);
    await eventually(() => expect(lab.phone.sites).toEqual([]));
    await expect(sign(evm.session)).rejects.toMatchObject({ code: 4900 });
  });

  it('ends when the wallet ends it, and gives up the request that was open', async () => {
    const { session, events } = followed(await lab.connect(lab.visit()));
    lab.behave('ignore');
    const request = expect(sign(session)).rejects.toMatchObject({ code: 4900 });
    await eventually(() => expect(lab.questions).toHaveLength(2));

    await lab.phone.disconnect();

    await request;
    await eventually(() => expect(events).toEqual([{ type: 'disconnected' }]));
  });

  it('is there again on the next visit, on the network used last', async () => {
    const visit = lab.visit();
    await lab.connect(visit);
    visit.close();

    const [before] = await lab.visit().restore([arbitrum, ethereum]);

    expect(before?.session.grant).toMatchObject({ chainReference: '42161' });
    if (before) await sign(before.session);
    expect(lab.questions.at(-1)).toMatchObject({ kind: 'request', chain: 'eip155:42161' });
  });

  it('ends when another wallet is paired', async () => {
    const visit = lab.visit();
    const first = followed(await lab.connect(visit));

    const second = followed(await lab.connect(visit));

    expect(first.events).toEqual([{ type: 'disconnected' }]);
    await sign(second.session);
    await eventually(() => expect(lab.phone.sites).toHaveLength(1));
  });

  it('answers a request that was sent while the relay was away', async () => {
    const { session } = followed(await lab.connect(lab.visit()));

    const { connections } = lab.relay.counters;
    lab.relay.dropAll();
    await eventually(() => expect(lab.relay.counters.connections).toBe(connections + 2));

    expect(await sign(session)).toMatch(/^0x[0-9a-f]{130}$/);
  });
});
