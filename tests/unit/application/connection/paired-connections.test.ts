import { describe, expect, it } from '@jest/globals';
import { PairingConnector } from '../../../../application/connection/pairing-connector';
import type { ChainNamespace } from '../../../../domain/caip/chain-namespace';
import { WidgetError } from '../../../../domain/errors/widget-error';
import { FakeWalletPairing, FakeWalletSession } from '../../../../infrastructure/fake';
import { override } from '../../../../ports/token';
import type { WalletConnector } from '../../../../ports/wallet-connector';
import { WalletPairing } from '../../../../ports/wallet-pairing';
import {
  aliceOnEthereum,
  fakeWallet,
  readyWidget,
  storageOf,
  storedIn,
} from '../../../support/headless-kit';
import { networkOn, testNetworks } from '../../../support/test-networks';
import { connectorOn } from '../../../../domain/connection/connector';

const stored = {
  connected_namespaces: 'eip155,solana',
  'eip155:connected_connector_id': 'walletConnect',
  'solana:connected_connector_id': 'walletConnect',
};

const sol = { addresses: ['sol-one'], chainReference: '1' } as const;
const sessions = () => ({
  eip155: new FakeWalletSession(aliceOnEthereum),
  solana: new FakeWalletSession(sol),
});

/** The next visit of a visitor whose phone is connected on `eip155` and `solana`. */
async function nextVisit(
  live: Partial<ReturnType<typeof sessions>>,
  ...wallets: readonly WalletConnector[]
) {
  const pairing = new FakeWalletPairing().remember(
    ...Object.entries(live).map(([chain, session]) => ({ details: phoneOn(chain), session })),
  );
  const storage = storageOf(stored);
  const headless = await readyWidget({
    storage,
    wallets,
    options: { projectId: 'paired', networks: testNetworks },
    overrides: [override(WalletPairing, pairing)],
  });
  await headless.clock.advance(0);
  return { ...headless, storage };
}

function phoneOn(chain: string) {
  return connectorOn(chain as ChainNamespace, {
    id: 'walletConnect',
    name: 'Phone',
    type: 'WALLET_CONNECT',
  });
}

describe('a wallet that was paired on the last visit', () => {
  it('is connected again on each of its namespaces, with the session of each', async () => {
    const { widget } = await nextVisit(sessions());

    expect(widget.state.connections).toMatchObject({
      eip155: { status: 'connected', account: { address: aliceOnEthereum.addresses[0] } },
      solana: { status: 'connected', account: { address: 'sol-one' } },
    });
  });

  it('is connected on its remaining namespaces, and the rest is not shown', async () => {
    const { widget, clock } = await nextVisit({ solana: sessions().solana });
    await clock.advance(10_000);

    expect(widget.state.connections).toMatchObject({
      eip155: { status: 'disconnected' },
      solana: { status: 'connected' },
    });
  });

  it('is not offered a second time while it is connected', async () => {
    const { widget } = await nextVisit(sessions());
    const offers = (): readonly string[] => widget.state.connectorRows.map(({ id }) => id);
    expect(offers()).not.toContain('walletConnect');

    await widget.disconnect();

    expect(offers()).toContain('walletConnect');
  });

  it('keeps its stored data while one of its namespaces is connected', async () => {
    const wallet = fakeWallet('test.bitcoin', { namespace: 'bip122' });
    wallet.answerWith({ grant: { addresses: ['bit'], chainReference: '1' } });
    const { widget, storage } = await nextVisit(sessions(), wallet);
    await widget.connect('test.bitcoin');
    storage.set('@appkit/connected_social', 'google');

    await widget.disconnect('bip122');
    expect(storedIn(storage)).toHaveProperty('connected_social');
    await widget.disconnect('eip155');
    expect(storedIn(storage)).not.toHaveProperty('connected_social');
    expect(widget.state.connections.solana.status).toBe('disconnected');
  });

  it('is not remembered as a wallet of this browser', async () => {
    const { storage } = await nextVisit(sessions());

    expect(storedIn(storage)).not.toHaveProperty('recent_wallets');
  });
});

describe('PairingConnector', () => {
  const connectorOn = (namespace: ChainNamespace, pairing = new FakeWalletPairing()) => {
    const networks = { inUseOn: () => networkOn(namespace, 1), requested: () => testNetworks };
    return new PairingConnector({ namespace, networks, pairing });
  };

  it('releases the sessions that others restore, and none of its own', async () => {
    const { eip155, solana } = sessions();
    const pairing = new FakeWalletPairing().remember(
      { details: phoneOn('eip155'), session: eip155 },
      { details: phoneOn('solana'), session: solana },
    );

    expect(await connectorOn('solana', pairing).restore()).toBe(solana);
    expect([eip155.isOpen, solana.isOpen]).toEqual([false, true]);
    expect(await connectorOn('bip122', pairing).restore()).toBeUndefined();
  });

  it('connects nothing without a pairing URI, and waits for a grant until it is cancelled', async () => {
    const connector = connectorOn('eip155');
    await expect(connector.connect()).rejects.toMatchObject({ code: 'CONNECTOR_NOT_FOUND' });

    const reason = new WidgetError('ABORTED', {});
    const controller = new AbortController();
    const waiting = connector.whenGranted(controller.signal);
    controller.abort(reason);
    await expect(waiting).rejects.toBe(reason);
    await expect(connector.whenGranted(controller.signal)).rejects.toBe(reason);
  });
});
