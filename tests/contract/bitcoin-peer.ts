import { formatCaipNetworkId } from '../../domain/caip/caip-network-id';
import { bitcoinTestnet } from '../../domain/network/more-networks';
import type { Network } from '../../domain/network/network';
import { ProviderRpcError } from '../../domain/rpc/provider-rpc-error';
import {
  type BitcoinTestWallet,
  createBitcoinTestWallet,
} from '../../infrastructure/fake/bitcoin/bitcoin-test-wallet';
import type { WalletConnector } from '../../ports/wallet-connector';
import type {
  PeerAnswer,
  PeerSwitchAnswer,
  PeerWorld,
  WalletPeer,
} from './wallet-connector.contract';

const SIGNET = '00000008819873e925422c1ff0f99f7c';
const signet: Network = {
  ...bitcoinTestnet,
  id: SIGNET,
  caipNetworkId: formatCaipNetworkId({ namespace: 'bip122', chainReference: SIGNET }),
};

/** The world of the Bitcoin test wallet, for the contract of connectors. */
export const bitcoinWorld: PeerWorld = {
  alice: 'tb1q0xcqpzrky6eff2g52qdye53xkk9jxkvraulyla',
  bob: 'tb1qa0qwuze2h85zw7nqpsj3ga0z9geyrgwptrz29s',
  networks: [bitcoinTestnet, signet],
  networkIsChosenBy: 'wallet',
};

/** A Bitcoin wallet with real keys on the page, behind the connector that `connectorOf` makes for it. */
export function bitcoinPeer(
  connectorOf: (wallet: BitcoinTestWallet) => WalletConnector,
): WalletPeer {
  const wallet = createBitcoinTestWallet({ networks: [{ name: 'Testnet' }, { name: 'Signet' }] });
  wallet.announce(window);
  const answers = {
    approve: { accounts: [bitcoinWorld.alice] },
    decline: 'reject',
    hang: 'hang',
    alreadyAsked: 'hang',
  } as const;
  return {
    connector: connectorOf(wallet),
    answer: (answer: PeerAnswer) => void wallet.next(answers[answer]),
    settle: (answer) => wallet.settle(answers[answer]),
    share: () => {
      wallet.next(answers.approve);
      void wallet.request('wallet_connect');
    },
    changeAccounts: (addresses) => void wallet.setAccounts(addresses),
    changeChain: (reference) =>
      void wallet.switchNetwork(reference === SIGNET ? 'Signet' : 'Testnet'),
    leave: () => void wallet.setAccounts([]),
    answerSwitch: (answer: PeerSwitchAnswer) => {
      if (answer === 'gone') wallet.vanish();
      else if (answer === 'stay') wallet.next({ result: null });
      else if (answer === 'cannot') wallet.next({ error: new ProviderRpcError(-32_601, 'No') });
      else wallet.next(answer === 'decline' ? 'reject' : answer);
    },
  };
}
