import { describe, expect, it } from '@jest/globals';
import { WidgetError } from '../../domain/errors/widget-error';
import { arbitrum } from '../../domain/network/built-in-networks';
import { solana, solanaDevnet } from '../../domain/network/more-networks';
import { bitcoinCalls } from '../../infrastructure/chains/bip122/bitcoin-calls';
import { AccountMemory } from '../../infrastructure/chains/bip122/account-memory';
import { InMemoryStorage } from '../../infrastructure/storage/in-memory-storage';
import { BitcoinConnector } from '../../infrastructure/chains/bip122/bitcoin-connector';
import { Eip155Connector } from '../../infrastructure/chains/eip155/eip155-connector';
import { SolanaConnector } from '../../infrastructure/chains/solana/solana-connector';
import { FakeWalletConnector } from '../../infrastructure/fake/fake-wallet-connector';
import { createSolanaTestWallet } from '../../infrastructure/fake/solana-test-wallet';
import type { FakeSwitchAnswer } from '../../infrastructure/fake/fake-wallet-session';
import { createTestWallet, type TestWallet } from '../../infrastructure/fake/test-wallet';
import type { ApprovalAnswer } from '../../infrastructure/fake/wallet/approval';
import type { WalletConnector } from '../../ports/wallet-connector';
import {
  ALICE,
  describeWalletConnector,
  type PeerAnswer,
  type PeerSwitchAnswer,
} from './wallet-connector.contract';
import { connectorOn } from '../../domain/connection/connector';
import { HastyClock } from '../support/hasty-clock';
import { bitcoinPeer, bitcoinWorld } from './bitcoin-peer';

const onEthereum = { chainId: 1, rpcUrl: 'http://node.test' };
const onArbitrum = { chainId: 42161, rpcUrl: 'http://node.test' };
const details = connectorOn('eip155', { id: 'test', name: 'Test', type: 'ANNOUNCED' });

describeWalletConnector('FakeWalletConnector', () => {
  const provider = { request: () => Promise.resolve(null) };
  const access = { namespace: 'eip155', provider } as const;
  const connector = new FakeWalletConnector(details, { access });
  const grant = { addresses: [ALICE], chainReference: '1' } as const;
  const answers = {
    approve: { grant },
    decline: 'decline',
    hang: 'hang',
    alreadyAsked: { error: new WidgetError('RPC', { rpcCode: -32002, rpcMessage: 'asked' }) },
  } as const;
  const switchAnswers: Readonly<Record<PeerSwitchAnswer, FakeSwitchAnswer>> = {
    approve: 'approve',
    decline: 'decline',
    stay: 'stay',
    hang: 'hang',
    cannot: { error: new WidgetError('CHAIN_NOT_SUPPORTED', { caipNetworkId: 'eip155:42161' }) },
    gone: { error: new WidgetError('CONNECTOR_GONE', { connectorId: 'test' }) },
  };
  return {
    connector,
    answer: (answer: PeerAnswer) => void connector.answerWith(answers[answer]),
    settle: (answer) => connector.settle(answers[answer]),
    share: () => connector.share(grant),
    changeAccounts: (addresses) => connector.sessions.at(-1)?.change({ addresses }),
    changeChain: (chainReference) => connector.sessions.at(-1)?.change({ chainReference }),
    leave: () => connector.sessions.at(-1)?.leave(),
    answerSwitch: (answer) =>
      void connector.sessions.at(-1)?.answerSwitchWith(switchAnswers[answer]),
  };
});

/** The real connector in front of a wallet with real keys, played by the test wallet. */
describeWalletConnector('Eip155Connector', () => {
  const wallet = createTestWallet({ chains: [onEthereum, onArbitrum] });
  const answers = {
    approve: { accounts: [ALICE] },
    decline: 'reject',
    hang: 'hang',
    alreadyAsked: { error: { code: -32002, message: 'Already asked' } },
  } as const;
  const answerSwitch = (answer: PeerSwitchAnswer): void => {
    if (answer === 'gone') wallet.vanish();
    else if (answer === 'stay') wallet.next({ result: null }).next({ result: null });
    else if (answer === 'cannot') wallet.next({ error: { code: 4200, message: 'No' } });
    else wallet.next(answer === 'decline' ? 'reject' : answer);
  };
  return {
    connector: connectorOf(wallet),
    answer: (answer: PeerAnswer) => void wallet.next(answers[answer]),
    settle: (answer) => wallet.settle(answers[answer]),
    share: () => {
      wallet.next(answers.approve);
      void wallet.provider.request({ method: 'eth_requestAccounts' });
    },
    changeAccounts: (addresses) => wallet.setAccounts(addresses),
    changeChain: (chainReference) => wallet.switchChain(Number(chainReference)),
    leave: () => wallet.setAccounts([]),
    answerSwitch,
  };
});

const [aliceOnSolana, bobOnSolana] = [
  'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9',
  '9hSR6S7WPtxmTojgo6GG3k4yDPecgJY292j7xrsUGWBu',
] as const;

/** The real connector in front of a Wallet Standard wallet with real keys. */
describeWalletConnector(
  'SolanaConnector',
  () => {
    const wallet = createSolanaTestWallet({ chains: ['solana:mainnet', 'solana:devnet'] });
    const connector = new SolanaConnector({
      clock: new HastyClock(),
      details: connectorOn('solana', { ...details }),
      networks: () => [solana, solanaDevnet],
      wallet: wallet.wallet,
    });
    const answers = {
      approve: { accounts: [aliceOnSolana] },
      decline: 'reject',
      hang: 'hang',
      alreadyAsked: { error: { code: -32002, message: 'Already asked' } },
    } as const;
    return {
      connector,
      answer: (answer: PeerAnswer) => void wallet.next(answers[answer]),
      settle: (answer) => wallet.settle(answers[answer]),
      share: () => {
        wallet.next(answers.approve);
        void (wallet.wallet.features['standard:connect'] as Connectable).connect();
      },
      changeAccounts: (addresses) => wallet.setAccounts(addresses),
      changeChain: () => {
        throw new Error('the site chooses the network');
      },
      leave: () => wallet.setAccounts([]),
      answerSwitch: (answer) => {
        if (answer === 'cannot') wallet.setChains(['solana:mainnet']);
      },
    };
  },
  {
    alice: aliceOnSolana,
    bob: bobOnSolana,
    networks: [solana, solanaDevnet],
    networkIsChosenBy: 'site',
    alreadyAskedCode: -32_002,
  },
);

/** The real connector in front of a Bitcoin wallet with real keys. */
describeWalletConnector(
  'BitcoinConnector',
  () =>
    bitcoinPeer(
      ({ id }) =>
        new BitcoinConnector({
          clock: new HastyClock(),
          details: connectorOn('bip122', { ...details, id }),
          load: async () => bitcoinCalls(window, id),
          memory: new AccountMemory({ storage: new InMemoryStorage() }),
          networks: () => bitcoinWorld.networks,
        }),
    ),
  bitcoinWorld,
);

interface Connectable {
  connect(): Promise<unknown>;
}

describe('a wallet that does not know the chain', () => {
  it('[R4.14] gets an offer to add it, and moves there', async () => {
    const wallet = createTestWallet({ chains: [onEthereum] });
    const session = await connectorOf(wallet).connect();

    await session.switchNetwork(arbitrum);

    expect(wallet.state.chainId).toBe(42161);
    expect(wallet.requests).toContainEqual({
      method: 'wallet_addEthereumChain',
      params: [
        {
          chainId: '0xa4b1',
          chainName: 'Arbitrum One',
          nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
          rpcUrls: arbitrum.rpcUrls.default.http,
          blockExplorerUrls: ['https://arbiscan.io'],
        },
      ],
    });
  });

  it.each<[string, ApprovalAnswer]>([
    ['declines the offer', 'reject'],
    ['cannot add chains', { error: { code: 4200, message: 'No' } }],
    ['says that it has added it and has not', { result: null }],
  ])(
    "[R4.14] makes the switch fail with the specification's text when it %s",
    async (_how, answer) => {
      const wallet = createTestWallet({ chains: [onEthereum] });
      const session = await connectorOf(wallet).connect();
      wallet.next(answer);

      await expect(session.switchNetwork(arbitrum)).rejects.toMatchObject({
        code: 'CHAIN_NOT_SUPPORTED',
        message: 'Chain is not supported',
      });
      expect(wallet.state.chainId).toBe(1);
    },
  );
});

function connectorOf(wallet: TestWallet): WalletConnector {
  return new Eip155Connector({ clock: new HastyClock(), details, load: () => wallet.provider });
}
