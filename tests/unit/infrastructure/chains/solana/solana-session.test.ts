import { describe, expect, it } from '@jest/globals';
import { solana, solanaDevnet } from '../../../../../domain/network/more-networks';
import { SolanaConnector } from '../../../../../infrastructure/chains/solana/solana-connector';
import { ManualClock } from '../../../../../infrastructure/fake/manual-clock';
import { createSolanaTestWallet } from '../../../../../infrastructure/fake/solana-test-wallet';
import type { WalletEvent } from '../../../../../ports/wallet-connector';
import { connectorOn } from '../../../../../domain/connection/connector';

/** A connection to a wallet whose accounts are for `chains`, of a site with mainnet and devnet. */
async function connected(chains: readonly string[]) {
  const wallet = createSolanaTestWallet({ chains });
  const clock = new ManualClock();
  const connector = new SolanaConnector({
    clock,
    details: connectorOn('solana', { id: 'test', name: 'Test', type: 'ANNOUNCED' }),
    networks: () => [solana, solanaDevnet],
    wallet: wallet.wallet,
  });
  const session = await connector.connect();
  const events: WalletEvent[] = [];
  session.events$.subscribe((event) => events.push(event));
  const setChains = async (...others: readonly string[]): Promise<void> => {
    wallet.setChains(others);
    await clock.advance(50);
  };
  return { events, session, setChains };
}

describe('a session with a wallet by the Wallet Standard', () => {
  it('is on a network of the site as soon as the account may be used there', async () => {
    const { events, session, setChains } = await connected(['solana:testnet']);
    expect(session.grant.approvedCaipNetworkIds).toEqual([]);

    await setChains('solana:testnet', 'solana:devnet');

    expect(events).toMatchObject([{ grant: { chainReference: solanaDevnet.id } }]);
  });

  it('goes along where the account may be used elsewhere only, and stays where it may', async () => {
    const { events, setChains } = await connected(['solana:mainnet', 'solana:devnet']);

    await setChains('solana:devnet');
    expect(events.at(-1)).toMatchObject({ grant: { chainReference: solanaDevnet.id } });

    await setChains('solana:mainnet', 'solana:devnet');
    expect(events.at(-1)).toMatchObject({ grant: { chainReference: solanaDevnet.id } });
  });
});
