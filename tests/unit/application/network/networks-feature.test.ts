import { describe, expect, it } from '@jest/globals';
import { activeConnection } from '../../../../application/snapshot/widget-state';
import { arbitrum, ethereum } from '../../../../domain/network/built-in-networks';
import { ql1, solana } from '../../../../domain/network/more-networks';
import { FakeAssetSource, FakeChainAdapters } from '../../../../infrastructure/fake';
import { AssetSource } from '../../../../ports/asset-source';
import { ChainAdapters } from '../../../../ports/chain-adapter';
import { override } from '../../../../ports/token';
import { ALICE, connectedWidget, type ConnectedGiven } from '../../../support/headless-kit';
import { headlessWidget } from '../../../support/headless-widget';

describe('NetworksFeature', () => {
  it('[R3.4] has for each namespace the network in use and the requested ones', async () => {
    const { widget } = await setUp();

    expect(widget.state.features.networks?.eip155).toEqual({
      caipNetwork: { ...ethereum, isSupported: true },
      supportsAllNetworks: true,
      approvedCaipNetworkIds: [],
      requestedCaipNetworks: [ethereum, arbitrum],
      smartAccountEnabledNetworks: [],
    });
    expect(widget.state.features.networks?.solana).toMatchObject({ requestedCaipNetworks: [] });
  });

  it('[R3.4] has the networks that the wallet approved', async () => {
    const { widget } = await setUp({
      grant: {
        approvedCaipNetworkIds: [ethereum.caipNetworkId],
        smartAccountNetworkIds: [ethereum.caipNetworkId],
      },
    });

    const state = widget.state.features.networks?.eip155;
    expect(state).toMatchObject({
      supportsAllNetworks: false,
      approvedCaipNetworkIds: ['eip155:1'],
      smartAccountEnabledNetworks: ['eip155:1'],
    });
    expect(widget.state.connections.eip155.account).toMatchObject({
      approvedCaipNetworkIds: ['eip155:1'],
    });
  });

  it('[R3.4] says that a wallet which adds the networks that it is asked for supports all', async () => {
    const { widget } = await setUp({
      grant: { approvedCaipNetworkIds: [ethereum.caipNetworkId], canAddNetworks: true },
    });

    expect(widget.state.features.networks?.eip155).toMatchObject({
      supportsAllNetworks: true,
      approvedCaipNetworkIds: ['eip155:1'],
    });
    expect(widget.state.connections.eip155.account).toMatchObject({ canAddNetworks: true });
  });

  it('[R4.13] names a network that is not configured as unsupported', async () => {
    const { widget, session } = await setUp();

    session.change({ chainReference: '777' });

    expect(widget.state.features.networks?.eip155.caipNetwork).toMatchObject({
      caipNetworkId: 'eip155:777',
      isSupported: false,
    });
  });

  it('[R5.22] adds a network, which can be switched to from then on', async () => {
    const { widget, networks } = await setUp();

    await networks.add(ql1);
    await widget.switchNetwork('eip155:766');

    expect(widget.state.networks.map(({ id }) => id)).toEqual([1, 42161, 766]);
    expect(widget.state.connections.eip155.network).toMatchObject({ id: 766, isSupported: true });
  });

  it('[R5.22] ignores a network with a known id', async () => {
    const { widget, networks } = await setUp();

    await networks.add({ ...ethereum, name: 'Another Ethereum' });

    expect(widget.state.networks).toEqual([ethereum, arbitrum]);
  });

  it('[R5.22] removes a network; a wallet on it is then on an unsupported one', async () => {
    const { widget, networks } = await setUp();

    await networks.remove('eip155:1');
    await networks.remove('eip155:999');

    expect(widget.state.networks).toEqual([arbitrum]);
    expect(widget.state.connections.eip155.network).toMatchObject({ isSupported: false });
    await expect(widget.switchNetwork('eip155:1')).rejects.toMatchObject({
      code: 'NETWORK_NOT_FOUND',
    });
  });

  it('[R5.22] refuses a network of a namespace without an adapter', async () => {
    const { widget } = headlessWidget({
      overrides: [override(ChainAdapters, new FakeChainAdapters(['eip155']))],
    });
    const networks = await widget.feature('networks');
    const refusal = {
      code: 'ADAPTER_NOT_FOUND',
      message: "Adapter for namespace solana doesn't exist",
    };

    await expect(networks.add(solana)).rejects.toMatchObject(refusal);
    await expect(networks.remove(solana.caipNetworkId)).rejects.toMatchObject(refusal);
    expect(widget.state.networks).toEqual([ethereum, arbitrum]);
  });

  it('refuses an invalid network', async () => {
    const { networks } = await setUp();

    await expect(networks.add({ ...ql1, name: '' })).rejects.toMatchObject({
      code: 'OPTION_INVALID',
    });
    await expect(networks.remove('ethereum')).rejects.toMatchObject({
      code: 'CAIP_NETWORK_ID_INVALID',
    });
  });

  it('shows the balance on an added network, and none on a removed one', async () => {
    const { networks, widget, adapters, clock } = await setUp({ grant: { chainReference: '766' } });
    adapters.of('eip155').setBalance(ALICE, ql1.caipNetworkId, 5n);
    expect(activeConnection(widget.state).account?.balance.status).toBe('unknown');

    await networks.add(ql1);
    await clock.advance(0);
    expect(activeConnection(widget.state).account?.balance).toMatchObject({
      status: 'loaded',
      symbol: 'QOM',
      units: 5n,
    });

    await networks.remove(ql1.caipNetworkId);
    expect(activeConnection(widget.state).account?.balance.status).toBe('unknown');
  });

  it('lets features work on a network that is added while the wallet is on it, until it is removed', async () => {
    const assets = new FakeAssetSource();
    const { networks, widget } = await setUp({
      grant: { chainReference: '766' },
      overrides: [override(AssetSource, assets)],
    });
    const tokens = await widget.feature('tokens');
    await tokens.load();
    expect(assets.answers.asked).toEqual([]);

    await networks.add(ql1);
    await tokens.load();
    expect(assets.answers.asked).toMatchObject([{ network: { name: 'QL1' } }]);

    await networks.remove(ql1.caipNetworkId);
    await tokens.refresh();
    expect(assets.answers.asked).toHaveLength(1);
  });

  it('[R4.11] flags a switch to another namespace while it lasts, and stores the result', async () => {
    const { widget, storage } = await setUp({ options: { networks: [ethereum, solana] } });
    const flags: (boolean | undefined)[] = [];
    widget.subscribe(() => flags.push(widget.state.features.networks?.isSwitchingNamespace));

    await widget.switchNetwork(solana.caipNetworkId);

    expect(flags).toContain(true);
    expect(widget.state.features.networks?.isSwitchingNamespace).toBe(false);
    expect(widget.state.namespace).toBe('solana');
    expect(storage.get('@appkit/active_namespace')).toBe('solana');
    expect(storage.get('@appkit/active_caip_network_id')).toBe(solana.caipNetworkId);
  });

  it('[R4.11] does not flag a switch within the namespace', async () => {
    const { widget } = await setUp();
    const flags: (boolean | undefined)[] = [];
    widget.subscribe(() => flags.push(widget.state.features.networks?.isSwitchingNamespace));

    await widget.switchNetwork(arbitrum.caipNetworkId);

    expect(flags).not.toContain(true);
  });
});

async function setUp(options: ConnectedGiven = {}) {
  const connected = await connectedWidget(options);
  return { ...connected, networks: await connected.widget.feature('networks') };
}
