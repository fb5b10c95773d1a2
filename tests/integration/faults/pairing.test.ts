import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { arbitrum } from '../../../domain/network/built-in-networks';
import { solana } from '../../../domain/network/more-networks';
import { FakeHostPage, ManualClock } from '../../../infrastructure/fake';
import type { RelayWalletPairing } from '../../../infrastructure/walletconnect/relay-wallet-pairing';
import type { PairedSession } from '../../../ports/wallet-pairing';
import { eventually } from '../../support/eventually';
import { headlessWidget } from '../../support/headless-widget';
import { allNetworks, type PairingLab, startPairingLab } from '../walletconnect/pairing-lab';
import { providerOf } from '../../../ports/provider-of';

/** The kinds of messages, by the protocol's numbers. */
const tags = { proposal: 1100, settlement: 1102 };

let lab: PairingLab;
let uncaught: unknown[];
const catchIt = (error: unknown): void => void uncaught.push(error);

beforeEach(async () => {
  uncaught = [];
  process.on('unhandledRejection', catchIt);
  lab = await startPairingLab();
});

afterEach(async () => {
  await lab.stop();
  process.off('unhandledRejection', catchIt);
  expect(uncaught).toEqual([]);
});

/** Requests a pairing URI, and returns it with the promise of the answer. */
async function shown(pairing: RelayWalletPairing, networks = allNetworks) {
  let answer: Promise<readonly PairedSession[]> = Promise.resolve([]);
  const uri = await new Promise<string>((resolve, reject) => {
    answer = pairing.propose({ networks, onUri: resolve });
    answer.catch(reject);
  });
  return { uri, answer };
}

function evmOf(sessions: readonly PairedSession[]) {
  const session = sessions.find(({ details }) => details.namespace === 'eip155')?.session;
  if (!session) throw new TypeError('Nothing is approved on eip155');
  const sign = () =>
    providerOf(session, 'eip155')?.request({
      method: 'personal_sign',
      params: ['0x6869', session.grant.addresses[0]],
    });
  return { session, sign };
}

/** The clients reconnect by themselves, after a growing pause. */
async function reconnected(connections: number): Promise<void> {
  for (let waitedMs = 0; waitedMs < 12_000; waitedMs += 50) {
    if (lab.relay.counters.connections >= connections) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The clients did not come back');
}

const signature = /^0x[0-9a-f]{130}$/;

describe('a pairing over a relay', () => {
  it('P01 says within 15 seconds that the relay cannot be reached, or answers nothing, and works when it does', async () => {
    const other = await startPairingLab();
    lab.relay.setDown(true);
    other.relay.setFaults({ isMute: true });
    const refused = async ({ visit }: PairingLab) => {
      const pairing = visit();
      const startedAt = performance.now();
      const proposal = pairing.propose({ networks: allNetworks, onUri: () => {} });
      await expect(proposal).rejects.toMatchObject({ code: 'PAIRING_UNREACHABLE' });
      expect(performance.now() - startedAt).toBeLessThan(16_000);
      return pairing;
    };

    try {
      const [unreached, unanswered] = await Promise.all([refused(lab), refused(other)]);

      lab.relay.setDown(false);
      other.relay.setFaults({});
      expect(await lab.connect(unreached)).toHaveLength(4);
      expect(await other.connect(unanswered)).toHaveLength(4);
    } finally {
      await other.stop();
    }
  });

  it('P02 outlives a cut after the code is shown', async () => {
    const { uri, answer } = await shown(lab.visit());

    lab.relay.dropAll();
    await lab.phone.pair(uri);

    expect(await answer).toHaveLength(4);
  });

  it('P03 outlives a cut between the approval and the settlement', async () => {
    const { uri, answer } = await shown(lab.visit());
    const stop = lab.relay.onPublished((tag) => {
      if (tag === tags.settlement) lab.relay.dropAll();
    });

    await lab.phone.pair(uri);

    expect(await answer).toHaveLength(4);
    stop();
  });

  it('P04 has a fresh code within a second of the end of the one before', async () => {
    const options = { projectId: 'lab', relayUrl: lab.relay.url };
    const { clock, widget } = headlessWidget({ clock: new ManualClock(Date.now()), options });
    const pairing = await widget.feature('pairing');
    const state = () => widget.state.features.pairing;
    const waiting = () => eventually(() => expect(state()?.status).toBe('waiting'));
    const expired = expect(pairing.pair()).rejects.toMatchObject({ code: 'PAIRING_EXPIRED' });
    await waiting();
    const before = state();

    await clock.advance(230_000);
    await expired;
    const startedAt = performance.now();
    pairing.pair().catch(() => {});
    await waiting();

    expect(performance.now() - startedAt).toBeLessThan(1000);
    expect(state()).not.toMatchObject({ uri: before?.status === 'waiting' && before.uri });
    widget.dispose();
  });

  it('P05 takes the pending code for the second tap on Telegram', async () => {
    const options = { projectId: 'lab', relayUrl: lab.relay.url };
    const hostPage = new FakeHostPage('mobile').showIn({ isTelegram: true });
    const { widget } = headlessWidget({ clock: new ManualClock(Date.now()), hostPage, options });
    const pairing = await widget.feature('pairing');
    const first = pairing.pair();
    await eventually(() => expect(widget.state.features.pairing?.status).toBe('waiting'));

    expect(pairing.pair()).toBe(first);
    const proposals = lab.relay.counters.tags.filter((tag) => tag === tags.proposal);
    expect(proposals).toHaveLength(1);
    first.catch(() => {});
    widget.dispose();
  });

  it('P06 says that the person declined, and pairs with the next code', async () => {
    const pairing = lab.visit();
    lab.behave('decline');
    await expect(lab.connect(pairing)).rejects.toMatchObject({
      code: 'RPC',
      context: { rpcCode: 5000 },
    });

    lab.behave('approve');
    expect(await lab.connect(pairing)).toHaveLength(4);
  });

  it('P07 takes what the wallet has of what was proposed', async () => {
    const sessions = await lab.connect(lab.visit(), [arbitrum, solana]);

    expect(sessions.map(({ details }) => details.namespace).sort()).toEqual(['eip155', 'solana']);
    expect(evmOf(sessions).session.grant.approvedCaipNetworkIds).toEqual(['eip155:42161']);
  });

  it('P08 gives a request up whose session the wallet deletes', async () => {
    const { session, sign } = evmOf(await lab.connect(lab.visit()));
    const events: string[] = [];
    session.events$.subscribe(({ type }) => void events.push(type));
    lab.behave('ignore');
    const request = expect(sign()).rejects.toMatchObject({ code: 4900 });
    await eventually(() => expect(lab.questions).toHaveLength(2));

    await lab.phone.disconnect();

    await request;
    await eventually(() => expect(events).toEqual(['disconnected']));
  });

  it('P09 asks once and hears once where messages come thrice and out of order', async () => {
    const { session, sign } = evmOf(await lab.connect(lab.visit()));
    const events: string[] = [];
    session.events$.subscribe(({ type }) => void events.push(type));
    lab.relay.setFaults({ copies: 3, isReversed: true });

    await lab.phone.changeChain('eip155:42161');
    expect(await sign()).toMatch(signature);

    await eventually(() => expect(events).toEqual(['changed']));
    expect(lab.questions.map(({ kind }) => kind)).toEqual(['connect', 'request']);
  });

  it('P09 pairs and signs among frames that make no sense', async () => {
    lab.relay.setFaults({ isNoisy: true });
    const { uri, answer } = await shown(lab.visit());
    lab.relay.setFaults({});

    await lab.phone.pair(uri);

    expect(await evmOf(await answer).sign()).toMatch(signature);
  });

  it('P10 says at once that the relay refuses the project id', async () => {
    await lab.stop();
    lab = await startPairingLab({ projectId: 'another project' });
    const startedAt = performance.now();

    await expect(lab.connect(lab.visit())).rejects.toMatchObject({
      code: 'PAIRING_UNREACHABLE',
      cause: { message: expect.stringContaining('Unauthorized: invalid key') },
    });
    expect(performance.now() - startedAt).toBeLessThan(3000);
  });

  it('P11 shows no code that a device slept past', async () => {
    const options = { projectId: 'lab', relayUrl: lab.relay.url };
    const { clock, widget } = headlessWidget({ clock: new ManualClock(Date.now()), options });
    const pairing = await widget.feature('pairing');
    const expired = expect(pairing.pair()).rejects.toMatchObject({ code: 'PAIRING_EXPIRED' });
    await eventually(() => expect(widget.state.features.pairing?.status).toBe('waiting'));

    await clock.advance(600_000);

    await expired;
    expect(widget.state.features.pairing).toEqual({ status: 'failed', cause: 'expired' });
    widget.dispose();
  });

  it('P12 is heard again after the relay was away for a while', async () => {
    const { sign } = evmOf(await lab.connect(lab.visit()));
    lab.relay.setDown(true);
    await new Promise((resolve) => setTimeout(resolve, 3000));
    const { connections } = lab.relay.counters;
    lab.relay.setDown(false);
    await reconnected(connections + 2);

    expect(await sign()).toMatch(signature);
  });

  it('P13 pairs among 500 old pairings', async () => {
    const expiry = Math.floor(Date.now() / 1000) + 3600;
    const old = Array.from({ length: 500 }, (_, index) => ({
      topic: index.toString(16).padStart(64, '0'),
      expiry,
      relay: { protocol: 'irn' },
      active: true,
    }));
    lab.storage.set('wc@2:core:0.3//pairing', JSON.stringify(old));
    const startedAt = performance.now();

    const { uri, answer } = await shown(lab.visit());

    expect(performance.now() - startedAt).toBeLessThan(2000);
    await lab.phone.pair(uri);
    expect(await answer).toHaveLength(4);
  });
});
