import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { UniversalProvider } from '../../../apps/chains/clients/walletconnect-site';
import { arbitrum, ethereum } from '../../../domain/network/built-in-networks';
import { SystemClock } from '../../../infrastructure/clock/system-clock';
import { providerOf } from '../../../ports/provider-of';
import type { WalletEvent, WalletSession } from '../../../ports/wallet-connector';
import type { WalletPairing } from '../../../ports/wallet-pairing';
import { eventually } from '../../support/eventually';
import { type PairingLab, startPairingLab } from './pairing-lab';
import { leave, pairingOver, silenceSdk, startProvider } from './site-provider';

const networks = [ethereum, arbitrum];

let lab: PairingLab;

beforeEach(async () => {
  silenceSdk();
  lab = await startPairingLab();
});

afterEach(async () => {
  await lab.stop();
});

/** One visit to the site, with one of the two clients, and the end of it. */
async function visit(
  client: 'SDK' | 'ours',
  work: (pairing: WalletPairing) => Promise<void>,
): Promise<void> {
  if (client === 'ours') {
    const pairing = lab.visit();
    await work(pairing);
    pairing.close();
    return;
  }
  const providers: UniversalProvider[] = [];
  const pairing = pairingOver(lab, new SystemClock(), async ({ storage }) => {
    const provider = await startProvider(lab, storage);
    providers.push(provider);
    return provider;
  });
  await work(pairing);
  await Promise.all(providers.map(leave));
}

async function restored(pairing: WalletPairing): Promise<WalletSession> {
  const [paired] = await pairing.restore(networks);
  if (!paired) throw new Error('The session is gone');
  return paired.session;
}

async function expectToSign(session: WalletSession): Promise<void> {
  const params = ['0x6869', session.grant.addresses[0]];
  const signature = await providerOf(session, 'eip155')?.request({
    method: 'personal_sign',
    params,
  });
  expect(signature).toMatch(/^0x[0-9a-f]{130}$/);
}

/** What the wallet sends while the site is away, each another message, and the grant that follows. */
function messages({ phone }: PairingLab) {
  const [, second = ''] = phone.sites[0]?.accounts.map((account) => account.split(':')[2]) ?? [];
  return [
    { send: () => phone.changeChain('eip155:42161'), expected: { chainReference: '42161' } },
    {
      send: () => phone.changeAccount('eip155:1', second),
      expected: { addresses: [second, expect.any(String)] },
    },
    {
      send: () => phone.shareChains(['eip155:1']),
      expected: { approvedCaipNetworkIds: ['eip155:1'] },
    },
  ];
}

describe('a session of either client', () => {
  it.each([
    ['SDK', 'ours', 'SDK', 'ours'],
    ['ours', 'SDK', 'ours', 'SDK'],
  ] as const)('goes on in the other one: %s, %s, %s, %s', async (first, second, third, fourth) => {
    const others = [second, third, fourth];
    await visit(first, async (pairing) => {
      await lab.connect(pairing, networks);
    });

    for (const [index, client] of others.entries()) {
      const { expected, send } = messages(lab)[index] ?? {};
      // The site is away: the message waits at the relay.
      const sent = send?.();
      await visit(client, async (pairing) => {
        const session = await restored(pairing);
        const events: WalletEvent[] = [];
        session.events$.subscribe((event) => void events.push(event));
        await eventually(() => expect(events.at(-1)).toMatchObject({ grant: expected }));
        await expectToSign(session);
        await sent;
      });
    }

    await visit(third, async (pairing) => (await restored(pairing)).disconnect());
    await eventually(() => expect(lab.phone.sites).toEqual([]));
    await visit(first, async (pairing) => expect(await pairing.restore(networks)).toEqual([]));
  });

  it('ends in the other one where the wallet ended it while the site was away', async () => {
    for (const [first, second] of [
      ['SDK', 'ours'],
      ['ours', 'SDK'],
    ] as const) {
      await visit(first, async (pairing) => {
        await lab.connect(pairing, networks);
      });
      await lab.phone.disconnect();
      await visit(second, async (pairing) => {
        const events: unknown[] = [];
        (await restored(pairing)).events$.subscribe((event) => events.push(event));
        await eventually(() => expect(events).toEqual([{ type: 'disconnected' }]));
      });
    }
  });
});
