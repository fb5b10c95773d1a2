import type { ReceiveVerbs } from '../../../application/receive/receive-feature';
import { arbitrum, ethereum } from '../../../domain/network/built-in-networks';
import { bitcoin, polkadot, solana } from '../../../domain/network/more-networks';
import type { ReceiveState } from '../../../domain/payment/receive-state';
import { FakeWidget, someAddress } from '../fake-widget';
import type { Stories, Story } from './story';
import { connected } from './wallets';

/** The verbs of receiving, which record their calls. */
export class FakeReceiveVerbs implements ReceiveVerbs {
  readonly asked: string[] = [];

  async copy() {
    this.asked.push('copy');
  }

  async copyLink() {
    this.asked.push('copyLink');
  }

  typeAmount(text: string) {
    this.asked.push(`typeAmount ${text}`);
  }
}

export const onEthereum: ReceiveState = {
  address: someAddress,
  networkName: ethereum.name,
  networks: [ethereum, arbitrum],
  amount: { text: '', symbol: 'ETH' },
  uri: `ethereum:${someAddress}@1`,
};

/** A widget whose account receives. */
export function receiving(
  part: Partial<ReceiveState> = {},
): FakeWidget & { readonly verbs: FakeReceiveVerbs } {
  const widget = connected();
  const verbs = new FakeReceiveVerbs();
  widget.offer('receive', verbs);
  widget.setFeature('receive', { ...onEthereum, ...part });
  return Object.assign(widget, { verbs });
}

function on(name: string, part: Partial<ReceiveState>): Story {
  return { name, widget: () => receiving(part) };
}

const elsewhere = {
  Bitcoin: {
    network: bitcoin,
    address: 'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr',
  },
  Solana: { network: solana, address: '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv' },
};

export const receiveStories: Stories = [
  on('on two networks', {}),
  on('on one network', { networks: [ethereum] }),
  on('an amount', {
    amount: { text: '0.25', symbol: 'ETH' },
    uri: `ethereum:${someAddress}@1?value=250000000000000000`,
  }),
  on('an amount of two meanings', {
    amount: {
      text: '1,000',
      symbol: 'ETH',
      fault: 'ambiguous',
      readings: { asFraction: '1', asThousands: '1000' },
    },
  }),
  on('too many decimals', {
    amount: { text: '0.1234567890123456789', symbol: 'ETH', fault: 'precision' },
  }),
  ...Object.entries(elsewhere).map(([name, { network, address }]) =>
    on(`on ${name}`, {
      address,
      networkName: network.name,
      networks: [network],
      amount: { text: '', symbol: network.nativeCurrency.symbol },
      uri: `${name.toLowerCase()}:${address}`,
    }),
  ),
  { name: 'without a wallet', widget: () => new FakeWidget() },
  {
    name: 'on Polkadot, whose links have no amount',
    widget: () => {
      const address = '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5';
      const widget = receiving();
      widget.setFeature('receive', {
        address,
        networkName: polkadot.name,
        networks: [polkadot],
        uri: address,
      });
      return widget;
    },
  },
];
