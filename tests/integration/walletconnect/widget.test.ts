import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type Hex, verifyMessage } from 'viem';
import { createWidget, type Widget } from '../../../index';
import { Eip155ChainAdapter } from '../../../infrastructure/chains/eip155/eip155-chain-adapter';
import { LazyChainAdapters } from '../../../infrastructure/chains/lazy-chain-adapters';
import {
  FakeChainAdapters,
  FakeWalletCatalogue,
  InMemorySiwxSessions,
  RecordingLogger,
} from '../../../infrastructure/fake';
import { ChainAdapters } from '../../../ports/chain-adapter';
import { activeConnection } from '../../../application/snapshot/widget-state';
import { KeyValueStorage } from '../../../ports/key-value-storage';
import { Logger } from '../../../ports/logger';
import { override, type Override } from '../../../ports/token';
import { WalletConnectorCatalogue } from '../../../ports/wallet-connector';
import { ethereum } from '../../../domain/network/built-in-networks';
import { ScriptedRpcClients } from '../../../infrastructure/fake/scripted-rpc-clients';
import { SystemClock } from '../../../infrastructure/clock/system-clock';
import { SiwxSessions } from '../../../ports/siwx-sessions';
import { SiwxSite } from '../../support/sign-in-sites';
import { eventually } from '../../support/eventually';
import { allNetworks, type PairingLab, startPairingLab } from './pairing-lab';
import { anySiwx } from '../../support/any-sign-in';
import { raisedAlert } from '../../support/raised-alert';

const CONTRACT_SIGNATURE = `0x${'22'.repeat(96)}`;

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

function visit(
  options: Parameters<typeof createWidget>[0] = {},
  ...overrides: readonly Override[]
): Widget {
  const widget = createWidget(
    { networks: allNetworks, projectId: 'lab', relayUrl: lab.relay.url, ...options },
    override(ChainAdapters, new FakeChainAdapters()),
    override(Logger, new RecordingLogger()),
    override(KeyValueStorage, lab.storage),
    override(WalletConnectorCatalogue, new FakeWalletCatalogue()),
    ...overrides,
  );
  widgets.push(widget);
  return widget;
}

/** The phone reads the pairing URI of `widget`. */
async function pair(widget: Widget): Promise<void> {
  const feature = await widget.feature('pairing');
  const accounts = feature.pair();
  await eventually(() => expect(widget.state.features.pairing?.status).toBe('waiting'));
  const { pairing } = widget.state.features;
  if (pairing?.status === 'waiting') await lab.phone.pair(pairing.uri);
  await accounts;
}

describe('a widget that pairs over a relay', () => {
  it('[R4.40] connects every namespace that the wallet approves', async () => {
    const widget = visit();

    await pair(widget);

    const { connections } = widget.state;
    expect(Object.values(connections).map(({ status }) => status)).toEqual(
      Array.from({ length: 4 }, () => 'connected'),
    );
  });

  it('[R4.2] is connected again after a reload, on every namespace', async () => {
    const before = visit();
    await pair(before);
    const address = activeConnection(before.state).account?.address;
    before.dispose();

    const after = visit();

    await eventually(() =>
      expect(Object.values(after.state.connections).map(({ status }) => status)).toEqual(
        Array.from({ length: 4 }, () => 'connected'),
      ),
    );
    expect(activeConnection(after.state).account?.address).toBe(address);
    expect(after.state.connectors).toContainEqual(
      expect.objectContaining({ id: 'walletConnect', name: 'Demo phone', namespace: 'eip155' }),
    );
    expect(after.state.connectorRows).toEqual([]);
  });

  it('[R4.40] has the account that the visitor chooses, also after a reload, and follows the phone', async () => {
    const address = ({ state }: Widget) => state.connections.eip155.account?.address ?? '';
    const widget = visit({ networks: [ethereum] });
    await pair(widget);
    const [first = '', second = ''] = widget.state.connections.eip155.account?.allAddresses ?? [];
    const told: unknown[] = [];
    const provider = widget.provider();
    provider?.on?.('accountsChanged', (accounts: unknown) => void told.push(accounts));

    (await widget.feature('account')).use('eip155', second);

    expect(address(widget)).toBe(second);
    expect(told).toEqual([[second, first]]);
    const signature = await provider?.request({
      method: 'personal_sign',
      params: ['0x6869', second],
    });
    const signed = { address: second as Hex, message: 'hi', signature: signature as Hex };
    expect(await verifyMessage(signed)).toBe(true);
    widget.dispose();

    const later = visit({ networks: [ethereum] });
    await eventually(() => expect(address(later)).toBe(second));
    await lab.phone.changeAccount('eip155:1', first);
    await eventually(() => expect(address(later)).toBe(first));
    (await later.feature('account')).use('eip155', second);
    await lab.phone.changeAccount('eip155:1', first);
    await eventually(() => expect(address(later)).toBe(first));
    later.dispose();

    const last = visit({ networks: [ethereum] });
    await eventually(() => expect(address(last)).toBe(first));
  });

  it('[R4.16] disconnects every namespace with one', async () => {
    const widget = visit();
    await pair(widget);

    await widget.disconnect('solana');

    expect(Object.values(widget.state.connections).map(({ status }) => status)).toEqual(
      Array.from({ length: 4 }, () => 'disconnected'),
    );
    await eventually(() => expect(lab.phone.sites).toEqual([]));
  });

  it('says which networks the wallet has approved, and no more where it cannot be asked', async () => {
    const other = { ...ethereum, id: 7, name: 'Seven' };
    const widget = visit({ networks: [ethereum, other] });

    await pair(widget);

    const { account } = widget.state.connections.eip155;
    expect(account?.approvedCaipNetworkIds).toEqual(['eip155:1']);
    expect(account).not.toHaveProperty('canAddNetworks');
  });

  it('reports that the wallet has none of the networks', async () => {
    const widget = visit({ networks: [{ ...ethereum, id: 7 }] });

    await expect(pair(widget)).rejects.toMatchObject({ code: 'RPC', context: { rpcCode: 5100 } });

    expect(widget.state.features.pairing).toEqual({ status: 'failed', cause: 'unsupported' });
  });

  it('cancels a wallet that never answers, with its pairing URI, and accepts another', async () => {
    lab.behave('ignore');
    const widget = visit({ networks: [ethereum] });
    const feature = await widget.feature('pairing');
    const open = expect(pair(widget)).rejects.toMatchObject({ code: 'ABORTED' });
    await eventually(() => expect(lab.questions).toHaveLength(1));

    feature.cancel();
    await open;
    lab.behave('approve');
    await pair(widget);

    expect(widget.state.connections.eip155.status).toBe('connected');
  });

  it('signs in with the same approval', async () => {
    const siwx = new SiwxSite();
    const widget = visit({ networks: [ethereum], siwx });

    await pair(widget);

    expect(siwx.sessions).toMatchObject([{ data: { chainId: 'eip155:1' } }]);
    expect(widget.state.connections.eip155.status).toBe('connected');
  });

  it('[R4.25] signs in by a second prompt where the wallet knows no sign-in with the approval', async () => {
    await lab.stop();
    lab = await startPairingLab({ signsInLater: true });
    const siwx = Object.assign(new SiwxSite(), { getRequired: () => true });
    const rpcClients = new ScriptedRpcClients();
    const chain = { clock: new SystemClock(), networks: () => [ethereum], rpcClients };
    const adapters = new LazyChainAdapters({ eip155: async () => new Eip155ChainAdapter(chain) });
    const widget = visit({ networks: [ethereum], siwx }, override(ChainAdapters, adapters));
    void pair(widget).catch(() => {});
    await eventually(() => expect(widget.state.features.siwx?.signIn.status).toBe('asking'));
    expect(widget.state.connections.eip155.account).toBeUndefined();
    const feature = await widget.feature('siwx');

    lab.behave('decline');
    await expect(feature.signIn()).rejects.toMatchObject({ context: { rpcCode: 4001 } });
    expect(siwx.sessions).toEqual([]);
    lab.behave('approve');
    await Promise.all([feature.signIn(), feature.signIn()]);

    expect(siwx.sessions).toMatchObject([{ data: { chainId: 'eip155:1' } }]);
    await eventually(() => expect(widget.state.connections.eip155.status).toBe('connected'));
    expect(lab.questions).toMatchObject([
      { kind: 'connect' },
      { kind: 'request', method: 'personal_sign' },
      { kind: 'request', method: 'personal_sign' },
    ]);
  });

  it.each([
    ['a key, which is not right,', 'eip191'],
    ['a contract that is none', 'eip1271'],
  ] as const)(
    'reports a signature of %s by name, and sends no request to another host than the site',
    async (_whose, t) => {
      await lab.stop();
      lab = await startPairingLab({ signIn: async () => ({ t, s: `0x${'11'.repeat(65)}` }) });
      const fetched = jest.spyOn(globalThis, 'fetch');
      const siwx = new SiwxSite();
      const widget = visit({ networks: [ethereum], siwx });

      await expect(pair(widget)).rejects.toMatchObject({ code: 'SIGN_IN_INVALID' });

      expect(widget.state.features.pairing).toEqual({ status: 'failed', cause: 'signInInvalid' });
      expect(siwx.sessions).toEqual([]);
      await eventually(() => expect(lab.phone.sites).toEqual([]));
      expect(fetched).not.toHaveBeenCalled();
      widget.dispose();
      expect(await lab.visit().restore([ethereum])).toEqual([]);
    },
  );

  it('has the wallet sign the request id of the site, too', async () => {
    await lab.stop();
    lab = await startPairingLab({ signIn: async () => ({ t: 'eip1271', s: CONTRACT_SIGNATURE }) });
    const siwx = new InMemorySiwxSessions({ clock: new SystemClock() });
    siwx.trust(CONTRACT_SIGNATURE);
    const createMessage = siwx.createMessage.bind(siwx);
    siwx.createMessage = async (account) => {
      const { data, text } = await createMessage(account);
      return { data: { ...data, requestId: '7' }, text };
    };
    const widget = visit({ networks: [ethereum], siwx: anySiwx }, override(SiwxSessions, siwx));

    await pair(widget);

    // The state has the account once the widget has looked its session up.
    await eventually(() => expect(widget.state.connections.eip155.status).toBe('connected'));
    expect(siwx.sessions).toMatchObject([{ data: { requestId: '7' } }]);
  });

  it('leaves the signature of a contract to the site, which gets its own fields', async () => {
    await lab.stop();
    lab = await startPairingLab({ signIn: async () => ({ t: 'eip1271', s: CONTRACT_SIGNATURE }) });
    const siwx = new InMemorySiwxSessions({ clock: new SystemClock() });
    siwx.trust(CONTRACT_SIGNATURE);
    const fetched = jest.spyOn(globalThis, 'fetch');
    const widget = visit({ networks: [ethereum], siwx: anySiwx }, override(SiwxSessions, siwx));

    await pair(widget);

    expect(siwx.sessions).toMatchObject([
      { signature: CONTRACT_SIGNATURE, cacao: { s: { t: 'eip1271' } } },
    ]);
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each([
    ['Unauthorized: origin not allowed', 'APP_CONFIGURATION_INVALID'],
    ['Unauthorized: invalid key', 'PROJECT_ID_INVALID'],
    ['JWT validation error: JWT Token is not yet valid', 'SESSION_EXPIRED'],
  ])("[R8.3] P10 raises the alert for the relay's text: %s", async (reason, alert) => {
    lab.relay.refuse(reason);
    const widget = visit();
    const feature = await widget.feature('pairing');

    await expect(feature.pair()).rejects.toMatchObject({ code: 'PAIRING_UNREACHABLE' });

    expect((await raisedAlert(widget))?.code).toBe(alert);
  });
});
