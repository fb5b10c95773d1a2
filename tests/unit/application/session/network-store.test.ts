import { describe, expect, it } from '@jest/globals';
import type { WidgetOptionsInput } from '../../../../domain/options/parse-options';
import {
  ALICE,
  connectedWidget,
  fakeWallet,
  readyWidget,
  sessionOf,
  storedIn,
} from '../../../support/headless-kit';
import { networkOn, testNetworks } from '../../../support/test-networks';

const [ether, otherEther] = [networkOn('eip155', 0), networkOn('eip155', 1)];
const [sol, otherSol] = [networkOn('solana', 0), networkOn('solana', 1)];

describe('the network in use', () => {
  it("is the wallet's, also on the next visit", async () => {
    const { widget, session, storage } = await onTwoNamespaces();

    session.change({ chainReference: String(otherEther.id) });

    expect(widget.state.connections.eip155.network?.name).toBe(otherEther.name);
    expect(storedIn(storage)).toMatchObject({ active_caip_network_id: otherEther.caipNetworkId });
    widget.dispose();
    const later = await readyWidget({ options: { networks: [...testNetworks] }, storage });
    expect(later.widget.state.connections.eip155.network?.name).toBe(otherEther.name);
  });

  it('does not change when the wallet of another namespace moves', async () => {
    const { widget, solana, storage } = await onTwoNamespaces();

    sessionOf(solana).change({ chainReference: String(otherSol.id) });

    expect(widget.state.namespace).toBe('eip155');
    expect(widget.state.connections.eip155.network?.name).toBe(ether.name);
    expect(widget.state.connections.solana.network?.name).toBe(otherSol.name);
    expect(storedIn(storage)).toMatchObject({ active_caip_network_id: ether.caipNetworkId });
  });

  it("is not the wallet's where the site has no such network", async () => {
    const { session, storage } = await onTwoNamespaces();

    session.change({ chainReference: '99' });

    expect(storedIn(storage)).toMatchObject({ active_caip_network_id: ether.caipNetworkId });
  });

  it('is switched to, and no switch is pending any more', async () => {
    const { widget } = await onTwoNamespaces();

    await widget.switchNetwork(otherEther.caipNetworkId);

    expect(widget.state.switching).toBeUndefined();
    expect(widget.state.connections.eip155.network?.name).toBe(otherEther.name);
  });
});

describe('the network of a namespace without a wallet', () => {
  it('is the first one again, while the others keep theirs', async () => {
    const { widget, session, solana, storage } = await onTwoNamespaces();
    session.change({ chainReference: String(otherEther.id) });
    sessionOf(solana).change({ chainReference: String(otherSol.id) });

    await widget.disconnect('solana');

    expect(widget.state.connections.solana.network?.name).toBe(sol.name);
    expect(widget.state.connections.eip155.network?.name).toBe(otherEther.name);
    expect(storedIn(storage)).toMatchObject({ active_caip_network_id: otherEther.caipNetworkId });
  });

  it('is forgotten for the next visit with the last wallet', async () => {
    const { widget, session, storage } = await onTwoNamespaces();
    session.change({ chainReference: String(otherEther.id) });

    await widget.disconnect();

    expect(widget.state.connections.eip155.network?.name).toBe(ether.name);
    expect(storedIn(storage)['active_caip_network_id']).not.toBe(otherEther.caipNetworkId);
  });

  it('is the default network of the site, if that is on the namespace', async () => {
    const { widget } = await onTwoNamespaces({ defaultNetwork: otherSol });

    await widget.disconnect('solana');

    expect(widget.state.connections.solana.network?.name).toBe(otherSol.name);
    expect(widget.state.connections.eip155.network?.name).toBe(ether.name);
  });
});

/** A visitor with a wallet on Solana and one on Ethereum, which is in use. */
async function onTwoNamespaces(options: WidgetOptionsInput = {}) {
  const solana = fakeWallet('test.solana', { namespace: 'solana' }).answerWith({
    grant: { addresses: ['solana-one'], chainReference: String(sol.id) },
  });
  const headless = await connectedWidget({
    grant: { addresses: [ALICE], chainReference: String(ether.id) },
    wallets: [solana],
    options: { networks: [...testNetworks], ...options },
  });
  const { widget } = headless;
  await widget.connect('test.solana');
  (await widget.feature('account')).use('eip155');
  return { ...headless, solana };
}
