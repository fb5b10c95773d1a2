import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createWidget, type Widget } from '../../../index';
import {
  FakeChainAdapters,
  FakeHostPage,
  FakeWalletCatalogue,
  RecordingLogger,
} from '../../../infrastructure/fake';
import { InMemoryStorage } from '../../../infrastructure/storage/in-memory-storage';
import { ethereum } from '../../../domain/network/built-in-networks';
import { ChainAdapters } from '../../../ports/chain-adapter';
import { HostPage } from '../../../ports/host-page';
import { KeyValueStorage } from '../../../ports/key-value-storage';
import { Logger } from '../../../ports/logger';
import { override } from '../../../ports/token';
import { WalletConnectorCatalogue } from '../../../ports/wallet-connector';
import type { PairingProposal } from '../../../ports/wallet-pairing';
import { eventually } from '../../support/eventually';
import { SiwxSite } from '../../support/sign-in-sites';
import { type PairingLab, startPairingLab } from './pairing-lab';

const KEY = '@appkit/left_pairing';
const app = { id: 'test.app', name: 'App', homepage: 'https://app.test', mobileLink: 'app://' };
const signIn = { domain: 'example.org', uri: 'https://example.org', nonce: 'abcdef123456' };

let lab: PairingLab;
let widgets: Widget[];

beforeEach(async () => {
  lab = await startPairingLab();
  widgets = [];
});

afterEach(async () => {
  widgets.forEach((widget) => widget.dispose());
  await lab.stop();
});

describe('a proposal of a page that is gone', () => {
  it.each(['before', 'after'] as const)('is answered %s the next page waits', async (when) => {
    const { left, uri, page } = await proposed();
    page.close();
    if (when === 'before') await approved(uri);

    const next = lab.visit();
    const { onUri, told } = listener();
    const answer = next.resume(left, { networks: [ethereum], onUri });
    await eventually(() => expect(told).toEqual([uri]));
    if (when === 'after') void lab.phone.pair(uri);

    const { sessions, cacaos } = await answer;
    expect(sessions.map(({ details }) => details.name)).toEqual(['Demo phone']);
    expect(cacaos).toEqual([]);
    const message = await sessions[0]?.session.requester?.request('personal_sign', [
      '0x6869',
      sessions[0].session.grant.addresses[0],
    ]);
    expect(message).toMatch(/^0x[0-9a-f]{130}$/);
    expect(lab.phone.sites).toHaveLength(1);
  });

  it('is declined while the page was away', async () => {
    const { left, uri, page } = await proposed();
    page.close();
    lab.behave('decline');
    await lab.phone.pair(uri).catch(() => {});
    await eventually(() => expect(lab.relay.counters.tags).toContain(1120));

    const answer = lab.visit().resume(left, { networks: [ethereum], onUri: () => {} });

    await expect(answer).rejects.toMatchObject({ code: 'RPC', context: { rpcCode: 5000 } });
  });

  it('is signed while the page was away', async () => {
    const { left, uri, page } = await proposed('signIn');
    page.close();
    await approved(uri, 1117);

    const { sessions, cacaos } = await lab
      .visit()
      .resume(left, { networks: [ethereum], onUri: () => {} });

    expect(sessions).toHaveLength(1);
    expect(cacaos).toMatchObject([{ p: { nonce: signIn.nonce }, s: { t: 'eip191' } }]);
  });

  it('is found settled where the page had the time for that alone', async () => {
    const { left, uri, page } = await proposed();
    void lab.phone.pair(uri);
    await eventually(() => expect(lab.storage.get('wc@2:client:0.3//session')).toContain('peer'));
    page.close();

    const { sessions } = await lab.visit().resume(left, { networks: [ethereum], onUri: () => {} });

    expect(sessions).toHaveLength(1);
  });

  it.each([
    ['over', (left: string) => left.replace(/expiryTimestamp=\d+/, 'expiryTimestamp=1600000000')],
    ['without a key', (left: string) => left.replace(/"privateKey":"\w+"/, '"privateKey":"7"')],
    ['of another form', () => '[7]'],
    ['no JSON', () => '{'],
  ])('is not waited for where it is %s, and no relay is asked', async (_what, change) => {
    const { left, page } = await proposed();
    page.close();
    await eventually(() => expect(lab.relay.counters.present).toBeLessThanOrEqual(1));
    const { connections } = lab.relay.counters;
    const { onUri, told } = listener();

    const answer = lab.visit().resume(change(left), { networks: [ethereum], onUri });

    await expect(answer).rejects.toMatchObject({ code: 'PAIRING_EXPIRED' });
    expect(told).toEqual([]);
    expect(lab.relay.counters.connections).toBe(connections);
  });

  it('ends what the wallet approves after the visitor cancelled on the next page', async () => {
    const { left, uri, page } = await proposed();
    page.close();
    const cancelled = new AbortController();
    const { onUri, told } = listener();
    const answer = lab.visit().resume(left, { networks: [ethereum], onUri }, cancelled.signal);
    await eventually(() => expect(told).toHaveLength(1));

    cancelled.abort(new Error('cancelled'));
    await expect(answer).rejects.toThrow('cancelled');
    void lab.phone.pair(uri);

    await eventually(() => expect(lab.questions).toHaveLength(1));
    await eventually(() => expect(lab.phone.sites).toEqual([]));
  });
});

describe('a widget whose page was thrown away while the visitor was in the app', () => {
  it('is connected on every namespace without a press, and keeps nothing of the proposal', async () => {
    const { storage, tab, visit } = tabOf();
    const uri = await leave(visit(), tab);
    expect(tab.get(KEY)).toContain('privateKey');
    await approved(uri);

    const next = visit();

    await eventually(() => expect(next.state.connections.eip155.status).toBe('connected'));
    expect(tab.keys('')).toEqual([]);
    expect(next.state.isOpen).toBe(false);
    expect(
      storage
        .keys('')
        .map((key) => storage.get(key))
        .join(),
    ).not.toContain('privateKey');
    expect(lab.questions).toHaveLength(1);
  });

  it('is connected and signed in by one approval, which the site verifies', async () => {
    const { tab, visit } = tabOf();
    const siwx = new SiwxSite();
    const uri = await leave(visit({ siwx }), tab);
    await approved(uri, 1117);

    const next = visit({ siwx });

    await eventually(() => expect(next.state.connections.eip155.status).toBe('connected'));
    expect(siwx.sessions).toMatchObject([{ data: { chainId: 'eip155:1' } }]);
    expect(lab.questions).toHaveLength(1);
  });

  it('downloads and asks nothing on a page without a pairing that is left', async () => {
    const { visit } = tabOf();
    const { attempts } = lab.relay.counters;

    const widget = visit();
    await widget.preload();

    expect(widget.state.features.pairing).toBeUndefined();
    expect(lab.relay.counters.attempts).toBe(attempts);
  });

  /** The storage of one tab, and its pages. */
  function tabOf() {
    const tab = new InMemoryStorage();
    const storage: KeyValueStorage = Object.assign(new InMemoryStorage(), { tab });
    const visit = (options: Parameters<typeof createWidget>[0] = {}): Widget => {
      const widget = createWidget(
        {
          networks: [ethereum],
          projectId: 'lab',
          relayUrl: lab.relay.url,
          customWallets: [app],
          ...options,
        },
        override(ChainAdapters, new FakeChainAdapters()),
        override(HostPage, new FakeHostPage('mobile')),
        override(Logger, new RecordingLogger()),
        override(KeyValueStorage, storage),
        override(WalletConnectorCatalogue, new FakeWalletCatalogue()),
      );
      widgets.push(widget);
      return widget;
    };
    return { storage, tab, visit };
  }

  /** The visitor opens the app on `widget`, whose page is then gone, with no time to tidy up. */
  async function leave(widget: Widget, tab: KeyValueStorage): Promise<string> {
    const feature = await widget.feature('pairing');
    void feature.pair().catch(() => {});
    await eventually(() => expect(widget.state.features.pairing?.status).toBe('waiting'));
    const { pairing } = widget.state.features;
    feature.openApp(app, 'mobile');
    const kept = tab.get(KEY) ?? '';
    widget.dispose();
    await eventually(() => expect(tab.get(KEY)).toBeUndefined());
    tab.set(KEY, kept);
    return pairing?.status === 'waiting' ? pairing.uri : '';
  }
});

/** A proposal that the relay has, and what its page leaves. */
async function proposed(how: 'propose' | 'signIn' = 'propose') {
  const page = lab.visit();
  let left = '';
  let uri = '';
  const onUri: PairingProposal['onUri'] = (code, kept = '') => {
    uri = code;
    left = kept;
  };
  const proposal = { networks: [ethereum], onUri };
  const answer = how === 'propose' ? page.propose(proposal) : page.signIn({ ...proposal, signIn });
  answer.catch(() => {});
  await eventually(() => expect(uri).not.toBe(''));
  return { left, uri, page };
}

function listener() {
  const told: string[] = [];
  return { told, onUri: (uri: string): void => void told.push(uri) };
}

/** The visitor approves on the phone; the relay has the last message of that by then. */
async function approved(uri: string, tag = 1102): Promise<void> {
  void lab.phone.pair(uri);
  await eventually(() => expect(lab.relay.counters.tags).toContain(tag));
}
