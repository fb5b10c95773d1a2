import { describe, expect, it } from '@jest/globals';
import type { ChainNamespace } from '../../../../domain/caip/chain-namespace';
import { arbitrum, ethereum } from '../../../../domain/network/built-in-networks';
import { bitcoin, polkadot, solana } from '../../../../domain/network/more-networks';
import type { Network } from '../../../../domain/network/network';
import { providerOf } from '../../../../ports/provider-of';
import type { WalletEvent } from '../../../../ports/wallet-connector';
import { type SessionNamespaces, sessionStage } from './session-stage';

const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const CAROL = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

/** A network of each namespace, and two accounts there. */
const places: { readonly [N in ChainNamespace]: readonly [Network, string, string] } = {
  bip122: [
    bitcoin,
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  ],
  eip155: [ethereum, ALICE, BOB],
  polkadot: [
    polkadot,
    '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
    '14E5nqKAp3oAJcmzgZhUD2RcptBeUBScxKHgJKU4HPNcKVf3',
  ],
  solana: [
    solana,
    'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9',
    '9hSR6S7WPtxmTojgo6GG3k4yDPecgJY292j7xrsUGWBu',
  ],
};

/** A session that approves `accounts`, in CAIP-10 or on Ethereum. */
function approving(...accounts: readonly string[]): SessionNamespaces {
  return {
    eip155: {
      accounts: accounts.map((each) => (each.includes(':') ? each : `eip155:1:${each}`)),
      methods: ['personal_sign'],
      events: ['chainChanged', 'accountsChanged'],
    },
  };
}

function connected(...accounts: readonly string[]) {
  const stage = sessionStage(approving(...accounts), [ethereum, arbitrum]);
  const session = stage.open('eip155');
  const heard: (readonly string[])[] = [];
  session.events$.subscribe((event: WalletEvent) => {
    if (event.type === 'changed') heard.push(event.grant.addresses);
  });
  return { ...stage, heard, session };
}

describe('the accounts of a pairing', () => {
  it.each(Object.keys(places) as readonly ChainNamespace[])(
    'are chosen by the visitor on %s, without a request to the wallet',
    (namespace) => {
      const [network, first, second] = places[namespace];
      const accounts = [first, second].map((address) => `${network.caipNetworkId}:${address}`);
      const stage = sessionStage({ [namespace]: { accounts, methods: [], events: [] } }, [network]);
      const session = stage.open(namespace);
      expect(session.grant.addresses).toEqual([first, second]);

      session.useAccount(second);

      expect(stage.link.grantOf(namespace)?.addresses).toEqual([second, first]);
      expect(stage.asked).toEqual([]);
    },
  );

  it('reach the dapp by an event of EIP-1193 when the visitor chooses', async () => {
    const { heard, session } = connected(ALICE, BOB, CAROL);
    const provider = providerOf(session, 'eip155');
    const told: unknown[] = [];
    provider?.on?.('accountsChanged', (accounts: unknown) => void told.push(accounts));

    session.useAccount(CAROL);

    expect(told).toEqual([[CAROL, ALICE, BOB]]);
    expect(heard).toEqual([[CAROL, ALICE, BOB]]);
    expect(await provider?.request({ method: 'eth_accounts' })).toEqual([CAROL, ALICE, BOB]);
    session.useAccount(CAROL);
    expect(told).toHaveLength(1);
  });

  it('are those of the chain in use alone', () => {
    const { heard, session } = connected(ALICE, BOB, `eip155:42161:${ALICE}`);
    session.useAccount(BOB);

    session.useNetwork(arbitrum);
    expect(heard.at(-1)).toEqual([ALICE]);
    expect(() => session.useAccount(BOB)).toThrow(
      expect.objectContaining({ code: 'ADDRESS_INVALID' }),
    );
    session.useNetwork(ethereum);

    expect(heard.at(-1)).toEqual([BOB, ALICE]);
  });

  it('follow the wallet that goes to another one, by an event or by what it approves', async () => {
    const { approve, clock, emit, heard, session } = connected(ALICE, BOB, CAROL);
    session.useAccount(BOB);
    const event = { name: 'accountsChanged', data: [`eip155:1:${CAROL}`] };
    emit('session_event', { event, chainId: 'eip155:1' });
    await clock.advance(50);
    expect(heard.at(-1)).toEqual([CAROL, ALICE, BOB]);

    session.useAccount(ALICE);
    approve(approving(BOB, ALICE, CAROL));
    await clock.advance(50);

    expect(heard.at(-1)).toEqual([BOB, ALICE, CAROL]);
  });

  it('keep the choice for as long as the wallet approves it', async () => {
    const { approve, clock, heard, session } = connected(ALICE, BOB);
    session.useAccount(BOB);

    approve(approving(ALICE, CAROL, BOB));
    await clock.advance(50);
    expect(heard.at(-1)).toEqual([BOB, ALICE, CAROL]);
    approve(approving(ALICE, CAROL));
    await clock.advance(50);

    expect(heard.at(-1)).toEqual([ALICE, CAROL]);
  });

  it('are refused where the wallet has not approved them, and when the session is over', () => {
    const { emit, session } = connected(ALICE);

    expect(() => session.useAccount(BOB)).toThrow(
      expect.objectContaining({ code: 'ADDRESS_INVALID' }),
    );
    emit('session_delete');
    expect(() => session.useAccount(ALICE)).toThrow(
      expect.objectContaining({ code: 'CONNECTOR_GONE' }),
    );
  });
});
