import { describe, expect, it } from '@jest/globals';
import { solana, solanaDevnet } from '../../../../../domain/network/more-networks';
import { SolanaConnector } from '../../../../../infrastructure/chains/solana/solana-connector';
import { ManualClock } from '../../../../../infrastructure/fake/manual-clock';
import { createSolanaTestWallet } from '../../../../../infrastructure/fake/solana-test-wallet';
import type { WalletEvent, WalletGrant } from '../../../../../ports/wallet-connector';
import { connectorOn } from '../../../../../domain/connection/connector';

/** The first accounts of the test wallet. */
const ALICE = 'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9';
const BOB = '9hSR6S7WPtxmTojgo6GG3k4yDPecgJY292j7xrsUGWBu';
const CAROL = 'GyGKxMyg1p9SsHfm15MkNUu1u9TN2JtTspcdmrtGUdse';

function grantIn(events: readonly WalletEvent[]): WalletGrant {
  const event = events.at(-1);
  if (event?.type !== 'changed') throw new TypeError('Nothing has changed');
  return event.grant;
}

/** A connection to a wallet whose accounts are for `chains`, of a site with mainnet and devnet. */
async function connected(chains: readonly string[], accounts?: readonly string[]) {
  const wallet = createSolanaTestWallet({ chains });
  if (accounts) wallet.next({ accounts });
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
  const setAccounts = async (...others: readonly string[]): Promise<void> => {
    wallet.setAccounts(others);
    await clock.advance(50);
  };
  return { events, session, setAccounts, setChains };
}

describe('a session with a wallet by the Wallet Standard', () => {
  it('is on a network of the site as soon as the account may be used there', async () => {
    const { events, session, setChains } = await connected(['solana:testnet']);
    expect(session.grant.approvedCaipNetworkIds).toEqual([]);

    await setChains('solana:testnet', 'solana:devnet');

    expect(events).toMatchObject([{ grant: { chainReference: solanaDevnet.id } }]);
  });

  it('uses the account that the visitor chooses of several, until the wallet changes to another', async () => {
    const { events, session, setAccounts } = await connected(['solana:mainnet'], [ALICE, BOB]);
    const addresses = (): readonly string[] => grantIn(events).addresses;

    session.useAccount?.(BOB);
    expect(addresses()).toEqual([BOB, ALICE]);
    await setAccounts(ALICE, CAROL, BOB);
    expect(addresses()).toEqual([BOB, ALICE, CAROL]);
    await setAccounts(CAROL, ALICE, BOB);
    expect(addresses()).toEqual([CAROL, ALICE, BOB]);
    session.useAccount?.(ALICE);
    await setAccounts(CAROL, BOB);

    expect(addresses()).toEqual([CAROL, BOB]);
  });

  it('refuses an account that the wallet does not share', async () => {
    const { events, session } = await connected(['solana:mainnet'], [ALICE]);

    expect(() => session.useAccount?.(BOB)).toThrow(
      expect.objectContaining({ code: 'ADDRESS_INVALID' }),
    );
    expect(events).toEqual([]);
  });

  it('moves where the account may only be used elsewhere, and stays where it may', async () => {
    const { events, setChains } = await connected(['solana:mainnet', 'solana:devnet']);

    await setChains('solana:devnet');
    expect(events.at(-1)).toMatchObject({ grant: { chainReference: solanaDevnet.id } });

    await setChains('solana:mainnet', 'solana:devnet');
    expect(events.at(-1)).toMatchObject({ grant: { chainReference: solanaDevnet.id } });
  });
});
