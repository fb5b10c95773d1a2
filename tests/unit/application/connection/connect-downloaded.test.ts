import { afterEach, describe, expect, it } from '@jest/globals';
import { of } from 'rxjs';
import type { Widget } from '../../../../application/widget/widget';
import type { ChainNamespace } from '../../../../domain/caip/chain-namespace';
import { JoinedWalletCatalogue } from '../../../../infrastructure/chains/joined-wallet-catalogue';
import { FakeWalletCatalogue, ManualClock, RecordingLogger } from '../../../../infrastructure/fake';
import { WalletConnectorCatalogue } from '../../../../ports/wallet-connector';
import { override } from '../../../../ports/token';
import { deferred } from '../../../support/deferred';
import { eventually } from '../../../support/eventually';
import { aliceOnEthereum, fakeWallet, willingWallet } from '../../../support/headless-kit';
import { headlessWidget } from '../../../support/headless-widget';
import { networkOn, testNetworks } from '../../../support/test-networks';

const open: Widget[] = [];

afterEach(() => open.splice(0).forEach((widget) => widget.dispose()));

const solanaGrant = {
  addresses: ['solana-one'],
  chainReference: String(networkOn('solana', 0).id),
} as const;

/** A site whose wallets on Solana are still downloaded. */
async function downloading() {
  const solana = deferred<FakeWalletCatalogue>();
  const clock = new ManualClock();
  const catalogue = new JoinedWalletCatalogue({
    clock,
    families: {
      eip155: () => new FakeWalletCatalogue(willingWallet('app.evm', aliceOnEthereum)),
      solana: () => solana.promise,
    },
    logger: new RecordingLogger(),
    namespaces$: of<readonly ChainNamespace[]>(['eip155', 'solana']),
  });
  const { widget } = headlessWidget({
    options: { networks: testNetworks },
    overrides: [override(WalletConnectorCatalogue, catalogue)],
  });
  open.push(widget);
  await widget.preload();
  const wallet = fakeWallet('Late', { namespace: 'solana' }).answerWith({ grant: solanaGrant });
  return { clock, widget, arrive: () => solana.resolve(new FakeWalletCatalogue(wallet)) };
}

describe('a wallet that is requested before the code of its namespace is downloaded', () => {
  it('is connecting meanwhile, and connected afterwards', async () => {
    const { arrive, widget } = await downloading();

    const connected = widget.connect('Late');
    expect(widget.state.connections.eip155.attempt).toMatchObject({ status: 'asking' });
    arrive();

    await expect(connected).resolves.toContain('solana-one');
    expect(widget.state.connections.eip155).not.toHaveProperty('attempt');
    expect(widget.state.connections.solana.status).toBe('connected');
  });

  it('is also connected by a press of its row', async () => {
    const { arrive, widget } = await downloading();
    await widget.open();

    const chosen = widget.chooseWallet('Late', 'solana');
    expect(widget.state.connections.solana.attempt).toMatchObject({ status: 'asking' });
    arrive();

    await chosen;
    expect(widget.state.connections.solana.status).toBe('connected');
  });

  it('is not installed when it is not among the wallets that arrive', async () => {
    const { arrive, widget } = await downloading();
    const connecting = expect(widget.connect('Unknown')).rejects.toMatchObject({
      code: 'CONNECTOR_NOT_FOUND',
    });

    arrive();

    await connecting;
    expect(widget.state.connections.eip155.attempt).toMatchObject({
      status: 'failed',
      failure: { cause: 'notInstalled' },
    });
  });

  it('is not installed when nothing has arrived after ten seconds', async () => {
    const { clock, widget } = await downloading();
    const connecting = expect(widget.connect('Late')).rejects.toMatchObject({
      code: 'CONNECTOR_NOT_FOUND',
    });
    await eventually(() => expect(clock.sleeping).toBe(1));

    await clock.advance(10_000);

    await connecting;
  });

  it('is cancelled by its caller, and by a request for another wallet', async () => {
    const { arrive, widget } = await downloading();
    const asking = new AbortController();
    const first = expect(widget.connect('Late', undefined, asking.signal)).rejects.toThrow(
      'enough',
    );
    asking.abort(new Error('enough'));
    await first;
    expect(widget.state.connections.eip155).not.toHaveProperty('attempt');

    const second = expect(widget.connect('Late')).rejects.toMatchObject({ code: 'ABORTED' });
    await widget.connect('app.evm');
    await second;
    arrive();

    expect(widget.state.connections.solana.status).toBe('disconnected');
    expect(widget.state.connections.eip155.account?.connectorId).toBe('app.evm');
  });
});

describe('an embedded wallet that the site does not offer', () => {
  it('is not found at once, because no download could bring it', async () => {
    const { clock, widget } = await downloading();

    await expect(widget.connect('ID_AUTH')).rejects.toMatchObject({ code: 'CONNECTOR_NOT_FOUND' });

    expect(clock.sleeping).toBe(0);
  });
});

describe('a wallet of a downloaded namespace', () => {
  it('waits for no other namespace', async () => {
    const { clock, widget } = await downloading();

    await widget.connect('app.evm');

    expect(widget.state.connections.eip155.status).toBe('connected');
    expect(clock.sleeping).toBe(0);
  });
});
