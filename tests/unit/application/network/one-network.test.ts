import { describe, expect, it } from '@jest/globals';
import { arbitrum, ethereum } from '../../../../domain/network/built-in-networks';
import { connectedWidget } from '../../../support/headless-kit';

describe('a site with one network', () => {
  it('asks for no switch of a wallet that is on it', async () => {
    const { widget } = await connectedWidget({ options: { networks: [ethereum] } });

    expect(widget.state.connections.eip155).toMatchObject({
      status: 'connected',
      network: { caipNetworkId: 'eip155:1', isSupported: true },
    });
    expect(widget.state.view).toBeUndefined();
    expect(widget.state.switching).toBeUndefined();
    await widget.open();
    expect(widget.state.view?.name).toBe('Account');
  });

  it('asks a wallet that is on another one', async () => {
    const { widget } = await connectedWidget({ options: { networks: [arbitrum] } });

    expect(widget.state.view?.name).toBe('UnsupportedChain');
  });
});
