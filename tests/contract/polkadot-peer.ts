import { polkadot, polkadotAssetHub } from '../../domain/network/more-networks';
import {
  createPolkadotTestWallet,
  type PolkadotTestWallet,
} from '../../infrastructure/fake/polkadot/polkadot-test-wallet';
import type { ApprovalAnswer } from '../../infrastructure/fake/wallet/approval';
import type { WalletConnector } from '../../ports/wallet-connector';
import type { PeerAnswer, PeerWorld, WalletPeer } from './wallet-connector.contract';

const GENESIS = '0x91b171bb158e2d3848fa23a9f1c25182fb8e20313b2c1eb49219da7a70ce90c3';

/** The world of the Polkadot test wallet, for the contract of connectors. */
export const polkadotWorld: PeerWorld = {
  alice: '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
  bob: '14E5nqKAp3oAJcmzgZhUD2RcptBeUBScxKHgJKU4HPNcKVf3',
  networks: [polkadot, polkadotAssetHub],
  networkIsChosenBy: 'site',
  alreadyAskedCode: -32_002,
};

/** A Polkadot wallet with real keys on `page`, behind the connector that `connectorOf` makes for it. */
export function polkadotPeer(
  page: object,
  connectorOf: (wallet: PolkadotTestWallet) => WalletConnector,
): WalletPeer & { readonly wallet: PolkadotTestWallet } {
  const wallet = createPolkadotTestWallet({ accountNames: [] });
  wallet.inject(page);
  const answers: Readonly<Record<PeerAnswer, ApprovalAnswer>> = {
    approve: { accounts: [polkadotWorld.alice] },
    decline: 'reject',
    hang: 'hang',
    alreadyAsked: { error: new Error('The site has a pending authorization request') },
  };
  return {
    connector: connectorOf(wallet),
    wallet,
    answer: (answer) => void wallet.next(answers[answer]),
    settle: (answer) => wallet.settle(answers[answer]),
    // The same in another tab of the site.
    share: () => {
      wallet.next(answers.approve);
      void connectorOf(wallet).connect();
    },
    changeAccounts: (addresses) => void wallet.setAccounts(addresses),
    changeChain: () => {
      throw new Error('the site chooses the network');
    },
    leave: () => void wallet.setAccounts([]),
    answerSwitch: (answer) => {
      if (answer === 'cannot') wallet.bindAccounts(GENESIS);
    },
  };
}
