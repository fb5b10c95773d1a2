import { describe, expect, it } from '@jest/globals';
import { arbitrum, ethereum } from '../../../../domain/network/built-in-networks';
import { solana } from '../../../../domain/network/more-networks';
import { EMBEDDED_ADDRESS, loggedIn } from '../../../support/headless-auth';

const solanaAddress = 'So11111111111111111111111111111111111111112';

describe('switching to another namespace with the embedded wallet', () => {
  it('[R4.10] connects the embedded wallet there too, without a prompt', async () => {
    const { widget, frame } = await loggedIn({
      options: { networks: [ethereum, arbitrum, solana] },
    });
    frame.answer('GET_USER', { address: solanaAddress, chainId: solana.caipNetworkId });

    await widget.switchNetwork(solana.caipNetworkId);

    expect(widget.state.namespace).toBe('solana');
    expect(widget.state.connections.solana).toMatchObject({
      status: 'connected',
      account: { address: solanaAddress, connectorId: 'ID_AUTH' },
    });
    expect(frame.sent.at(-1)?.payload).toMatchObject({ chainId: solana.caipNetworkId });
    expect(widget.state.connections.eip155.account?.address).toBe(EMBEDDED_ADDRESS);
  });

  it('[R4.10] only switches the network where the embedded wallet fails', async () => {
    const { widget, frame, logger } = await loggedIn({
      options: { networks: [ethereum, arbitrum, solana] },
    });
    frame.refuse('GET_USER');

    await widget.switchNetwork(solana.caipNetworkId);

    expect(widget.state.namespace).toBe('solana');
    expect(widget.state.connections.solana.network?.caipNetworkId).toBe(solana.caipNetworkId);
    expect(widget.state.connections.solana.account).toBeUndefined();
    expect(logger.entries.map(({ level }) => level)).toContain('warn');
  });

  it('[R4.16] logging out ends it on every such namespace', async () => {
    const { widget, auth, frame } = await loggedIn({
      options: { networks: [ethereum, arbitrum, solana] },
    });
    frame.answer('GET_USER', { address: solanaAddress, chainId: solana.caipNetworkId });
    await widget.switchNetwork(solana.caipNetworkId);

    await auth.signOut();

    expect(widget.state.connections.solana.status).toBe('disconnected');
    expect(widget.state.connections.eip155.status).toBe('disconnected');
  });
});
