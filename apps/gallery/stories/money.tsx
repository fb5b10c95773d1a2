import type { ViewDefinition } from '../../../presentation-react/bindings/view-definition';
import { WholeAddress } from '../../../presentation-react/parts/whole-address';
import { ether, FakeWidget, someAddress } from '../fake-widget';
import { ModalWith } from './own-views';
import type { PartStory } from './parts';

const soon: ViewDefinition = {
  title: () => 'Nothing here yet',
  messages: 'shell',
  View: () => <p className="note">This view is made with its feature.</p>,
};

const featureViews = { OnRampProviders: soon, Swap: soon, WalletReceive: soon, WalletSend: soon };
const receiveView = { WalletReceive: soon };

function withAccount(): FakeWidget {
  const widget = new FakeWidget({ disableAppend: true });
  widget.setAccount({ balance: ether(1_234_567_890_000_000_000n) });
  widget.showViews({ name: 'Account' });
  return widget;
}

/** What the account offers once there are views for it. */
export const actionStories: readonly PartStory[] = [
  {
    name: 'all features',
    widget: withAccount,
    part: <ModalWith views={featureViews} />,
  },
  {
    name: 'one feature',
    widget: withAccount,
    part: <ModalWith views={receiveView} />,
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
