import { describe, expect, it } from '@jest/globals';
import type { CaipNetworkId } from '../../../../domain/caip/caip-network-id';
import { hostedNetworkIds, hostedRpcUrlOf } from '../../../../domain/network/hosted-rpc-url';

const ethereum = 'eip155:1' as CaipNetworkId;
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' as CaipNetworkId;

describe('hostedRpcUrlOf', () => {
  it('[R7.8] names the chain and the project in its query', () => {
    expect(hostedRpcUrlOf(ethereum, { projectId: 'p 1' })).toBe(
      'https://rpc.walletconnect.org/v1/?chainId=eip155%3A1&projectId=p%201',
    );
  });

  it('[R7.8] exists for 24 EVM chains and the three Solana networks', () => {
    expect(hostedNetworkIds.size).toBe(27);
    expect(hostedRpcUrlOf(solana, { projectId: 'p' })).toContain('chainId=solana%3A5eykt4');
  });

  it('does not exist without a project id', () => {
    expect(hostedRpcUrlOf(ethereum, {})).toBeUndefined();
    expect(hostedRpcUrlOf(ethereum, { projectId: '' })).toBeUndefined();
  });

  it('does not exist for a network without hosting', () => {
    expect(hostedRpcUrlOf('eip155:766', { projectId: 'p' })).toBeUndefined();
  });

  it("uses the site's own address, with or without a query of its own", () => {
    const at = (hostedRpcUrl: string): string | undefined =>
      hostedRpcUrlOf(ethereum, { projectId: 'p', hostedRpcUrl });
    expect(at('https://rpc.example')).toBe('https://rpc.example?chainId=eip155%3A1&projectId=p');
    expect(at('https://rpc.example/?k=1')).toBe(
      'https://rpc.example/?k=1&chainId=eip155%3A1&projectId=p',
    );
  });
});
