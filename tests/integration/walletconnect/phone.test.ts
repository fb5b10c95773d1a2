import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { arbitrum, ethereum } from '../../../domain/network/built-in-networks';
import { eventually } from '../../support/eventually';
import { type PairingLab, startPairingLab } from './pairing-lab';

let lab: PairingLab;

beforeEach(async () => {
  lab = await startPairingLab();
});

afterEach(async () => {
  await lab.stop();
});

const chainOf = (account: string): string => account.split(':').slice(0, 2).join(':');
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe('the phone of the tests', () => {
  it('opens no connection, once it has left, for what it still had to send', async () => {
    await lab.connect(lab.visit(), [ethereum]);
    await lab.phone.stop();
    await eventually(() => expect(lab.relay.counters.present).toBe(1));
    const { attempts } = lab.relay.counters;

    void lab.phone.changeChain(ethereum.caipNetworkId).catch(() => {});

    // The SDK by itself is connected within a tenth of this.
    await pause(1000);
    expect(lab.relay.counters.attempts).toBe(attempts);
  });

  it('hears the answer of a site that comes before the relay has confirmed the question', async () => {
    await lab.connect(lab.visit(), [ethereum, arbitrum]);
    lab.relay.setFaults({ confirmsAfterMs: 500 });

    await lab.phone.shareChains([arbitrum.caipNetworkId]);

    const accounts = lab.phone.sites.flatMap((site) => site.accounts);
    expect(new Set(accounts.map(chainOf))).toEqual(new Set([arbitrum.caipNetworkId]));
  });

  it('is not disturbed by copies of the end of a session', async () => {
    const [paired] = await lab.connect(lab.visit(), [ethereum]);
    lab.relay.setFaults({ copies: 3 });

    await paired?.session.disconnect();

    await eventually(() => expect(lab.phone.sites).toEqual([]));
    // An error that nothing catches fails the test during which it is thrown.
    await pause(500);
  });
});
