import { formatCaipAddress } from '../../../domain/caip/caip-address';
import { ethereum } from '../../../domain/network/built-in-networks';
import { solana } from '../../../domain/network/more-networks';
import type { ViewDefinition } from '../../../presentation-react/bindings/view-definition';
import { TokenEmblem } from '../../../presentation-react/parts/token-emblem';
import { WholeAddress } from '../../../presentation-react/parts/whole-address';
import { ether, FakeWidget, someAddress } from '../fake-widget';
import { hold } from './tokens';
import { ModalWith } from './own-views';
import type { PartStory } from './parts';

const soon: ViewDefinition = {
  title: () => 'Nothing here yet',
  messages: 'shell',
  View: () => <p className="note">This view is made with its feature.</p>,
};

const featureViews = { OnRampProviders: soon, Swap: soon };

function withAccount(): FakeWidget {
  const sources = { onramp: { providers: ['coinbase'] } } as const;
  const widget = new FakeWidget({ disableAppend: true, sources });
  widget.setAccount({ balance: ether(1_234_567_890_000_000_000n) });
  widget.showViews({ name: 'Account' });
  return hold(widget);
}

/** The actions of the account once there are views for them. */
export const actionStories: readonly PartStory[] = [
  {
    name: 'all features',
    widget: withAccount,
    part: <ModalWith views={featureViews} />,
  },
  {
    name: 'one feature',
    widget: withAccount,
    part: <ModalWith views={{}} without={['OnRampProviders', 'Swap', 'WalletSend']} />,
  },
];

function addressView(address: string): ViewDefinition {
  return {
    title: () => 'Receiver',
    messages: 'shell',
    View: () => (
      <p className="note">
        <WholeAddress address={address} />
      </p>
    ),
  };
}

const addresses = {
  Ethereum: someAddress,
  Solana: '7Np41oeYqPefeNQEHSv1UDhYrehxin3NStELsSKCT4K2',
  Bitcoin: 'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr',
  Polkadot: '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY',
};

/** Addresses as shown where money moves. */
export const addressStories: readonly PartStory[] = Object.entries(addresses).map(
  ([name, address]) => {
    const views = { Account: addressView(address) };
    return { name, widget: withAccount, part: <ModalWith views={views} /> };
  },
);

const noted = { chainId: ethereum.caipNetworkId, symbol: 'ETH' };
const usdc = formatCaipAddress({
  namespace: 'eip155',
  chainReference: '1',
  address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
});
const stranger = formatCaipAddress({
  namespace: 'eip155',
  chainReference: '1',
  address: someAddress,
});
const tokens = [
  noted,
  { ...noted, chainId: solana.caipNetworkId, symbol: 'SOL' },
  { ...noted, address: usdc, symbol: 'USDC' },
  { ...noted, address: stranger, symbol: 'USDC' },
];

const tokensView: ViewDefinition = {
  title: () => 'Tokens',
  messages: 'shell',
  View: () => (
    <ul className="list">
      {tokens.map((token) => (
        <li key={`${token.chainId} ${token.symbol} ${'address' in token ? token.address : ''}`}>
          <div className="row">
            <TokenEmblem token={token} />
            <span className="name">{token.symbol}</span>
          </div>
        </li>
      ))}
    </ul>
  ),
};

/** Tokens by their pictures; the last one only takes a known symbol. */
export const tokenStories: readonly PartStory[] = [
  {
    name: 'known and unknown',
    widget: withAccount,
    part: <ModalWith views={{ Account: tokensView }} />,
  },
];
