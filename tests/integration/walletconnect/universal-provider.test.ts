import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { UniversalProvider } from '../../../apps/chains/clients/walletconnect-site';
import { ethereum } from '../../../domain/network/built-in-networks';
import { sdkStorageOver } from '../../../infrastructure/walletconnect/sdk-storage';
import { providerOf } from '../../../ports/provider-of';
import { describeWalletPairing } from '../../contract/wallet-pairing.contract';
import { eventually } from '../../support/eventually';
import { impatientClock, type LeavingPairing, pairingHarness } from './pairing-harness';
import { type PairingLab, startPairingLab } from './pairing-lab';
import { leave, pairingOver, silenceSdk, startProvider } from './site-provider';

let lab: PairingLab;
let providers: UniversalProvider[];

beforeEach(async () => {
  silenceSdk();
  lab = await startPairingLab({ clock: impatientClock });
  providers = [];
});

afterEach(async () => {
  await Promise.all(providers.map(leave));
  await lab.stop();
});

/** The provider of a site, on its next visit. */
async function nextProvider(): Promise<UniversalProvider> {
  const provider = await startProvider(lab, sdkStorageOver(lab.storage));
  providers.push(provider);
  return provider;
}

/** The widget's pairing over the provider of a site, which its page can leave. */
function leavingPairing(provider: Promise<UniversalProvider>): LeavingPairing {
  const pairing = pairingOver(lab, impatientClock, provider);
  return {
    propose: (proposal, signal) => pairing.propose(proposal, signal),
    signIn: (proposal, signal) => pairing.signIn(proposal, signal),
    restore: (networks, signal) => pairing.restore(networks, signal),
    close: () => void provider.then(leave),
  };
}

describeWalletPairing('universalProvider', (reach) => {
  lab.relay.setDown(reach === 'unreachable');
  return pairingHarness(lab, () => leavingPairing(nextProvider()));
});

describe('a session over the provider of a site', () => {
  async function connected() {
    const provider = await nextProvider();
    const pairing = leavingPairing(Promise.resolve(provider));
    const [paired] = await pairing.propose({
      networks: [ethereum],
      onUri: (uri) => void lab.phone.pair(uri).catch(() => undefined),
    });
    if (!paired) throw new Error('The phone approved nothing');
    return { pairing, provider, session: paired.session };
  }

  it('signs with the phone, and the code of the site sees the same session', async () => {
    const { provider, session } = await connected();
    const [address] = session.grant.addresses;
    const request = { method: 'personal_sign', params: ['0x68656c6c6f', address] };

    const byWidget = await providerOf(session, 'eip155')?.request(request);
    const bySite = await provider.request(request, 'eip155:1');

    expect(byWidget).toMatch(/^0x[0-9a-f]{130}$/);
    expect(bySite).toBe(byWidget);
    expect(provider.session?.topic).toBe(provider.client.session.getAll()[0]?.topic);
  });

  it('is over for the site and the phone when the widget ends it', async () => {
    const { provider, session } = await connected();

    await session.disconnect();

    expect(provider.session).toBeUndefined();
    await eventually(() => expect(lab.phone.sites).toEqual([]));
  });

  it('is over for the widget when the phone ends it', async () => {
    const { session } = await connected();
    const events: unknown[] = [];
    session.events$.subscribe((event) => events.push(event));

    await lab.phone.disconnect();

    await eventually(() => expect(events).toEqual([{ type: 'disconnected' }]));
  });

  describe('cannot promise what our client does', () => {
    it('tells the relay which contract a transaction calls', async () => {
      const { session } = await connected();
      const sent: object[] = [];
      lab.relay.onPublished((_tag, publication) => void sent.push(publication));
      const contract = `0x${'c0'.repeat(20)}`;
      const [from] = session.grant.addresses;
      lab.behave('decline');

      const params = [{ from, to: contract, data: '0x12345678' }];
      const asked = providerOf(session, 'eip155')?.request({
        method: 'eth_sendTransaction',
        params,
      });

      await expect(asked).rejects.toMatchObject({ code: 4001 });
      expect(JSON.stringify(sent)).toContain('eth_sendTransaction');
      expect(JSON.stringify(sent)).toContain(contract);
    });

    it('does not learn that the code of the site ended the session', async () => {
      const { provider, session } = await connected();
      const events: unknown[] = [];
      session.events$.subscribe((event) => events.push(event));

      await provider.disconnect();
      await eventually(() => expect(lab.phone.sites).toEqual([]));

      expect(events).toEqual([]);
      const request = { method: 'personal_sign', params: ['0x00', session.grant.addresses[0]] };
      await expect(providerOf(session, 'eip155')?.request(request)).rejects.toBeInstanceOf(Error);
    });
  });
});

describe('an object that is no initialised provider', () => {
  it.each([
    ['nothing', undefined],
    ['a provider before its start', { client: undefined }],
    ['a client without sessions', { client: {}, connect: () => {}, disconnect: () => {} }],
  ])('is refused with the first pairing: %s', async (_what, provider) => {
    const pairing = leavingPairing(Promise.resolve(provider as never));

    await expect(pairing.propose({ networks: [ethereum], onUri: () => {} })).rejects.toMatchObject({
      code: 'OPTION_INVALID',
      context: { option: 'provider' },
    });
  });
});
