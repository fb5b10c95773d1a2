import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createWidget, type Widget } from '../../../index';
import {
  FakeChainAdapters,
  FakeWalletCatalogue,
  RecordingLogger,
} from '../../../infrastructure/fake';
import { ChainAdapters } from '../../../ports/chain-adapter';
import { activeConnection } from '../../../application/widget-state';
import { KeyValueStorage } from '../../../ports/key-value-storage';
import { Logger } from '../../../ports/logger';
import { override } from '../../../ports/token';
import { WalletConnectorCatalogue } from '../../../ports/wallet-connector';
import { eventually } from '../../support/eventually';
import { allNetworks, type PairingLab, startPairingLab } from './pairing-lab';

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

function visit(options: Parameters<typeof createWidget>[0] = {}): Widget {
  const widget = createWidget(
    { networks: allNetworks, projectId: 'lab', relayUrl: lab.relay.url, ...options },
    override(ChainAdapters, new FakeChainAdapters()),
    override(Logger, new RecordingLogger()),
    override(KeyValueStorage, lab.storage),
    override(WalletConnectorCatalogue, new FakeWalletCatalogue()),
  );
  widgets.push(widget);
  return widget;
}

/** The phone reads the code that `widget` shows. */
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

  it.each([
    ['Unauthorized: origin not allowed', 'APP_CONFIGURATION_INVALID'],
    ['Unauthorized: invalid key', 'PROJECT_ID_INVALID'],
    ['JWT validation error: JWT Token is not yet valid', 'SESSION_EXPIRED'],
  ])('[R8.3] P10 raises the alert for what the relay says: %s', async (reason, alert) => {
    lab.relay.refuse(reason);
    const widget = visit();
    const feature = await widget.feature('pairing');

    await expect(feature.pair()).rejects.toMatchObject({ code: 'PAIRING_UNREACHABLE' });

    expect(widget.state.alert?.code).toBe(alert);
  });
});
