import * as builtIn from '../../../domain/network/built-in-networks';
import * as testNetworks from '../../../domain/network/evm-test-networks';
import * as more from '../../../domain/network/more-networks';
import type { SwitchFailure } from '../../../domain/network/switch-failure';
import { SWAP_NETWORK_CHOICE } from '../../../domain/swap/swap-network-choice';
import { FakeWidget, unknownNetwork } from '../fake-widget';
import { manyChains } from './many-chains';
import { storiesOf, type Story, type Stories } from './story';
import { connected } from './wallets';

const { caipNetworkId } = builtIn.arbitrum;

const failures: { readonly [Cause in SwitchFailure['cause']]: SwitchFailure & { cause: Cause } } = {
  declined: { cause: 'declined' },
  pending: { cause: 'pending' },
  notSupported: { cause: 'notSupported' },
  notChanged: { cause: 'notChanged' },
  gone: { cause: 'gone' },
  failed: { cause: 'failed', detail: 'Internal error' },
};

function failing(create: () => FakeWidget): (name: string, failure: SwitchFailure) => Story {
  return (name, failure) => ({
    name,
    widget: () => {
      const widget = create();
      widget.set({ switching: { status: 'failed', caipNetworkId, failure } });
      return widget;
    },
  });
}

function asking(create: () => FakeWidget): Story {
  return {
    name: 'asking the wallet',
    widget: () => {
      const widget = create();
      widget.set({ switching: { status: 'asking', caipNetworkId } });
      return widget;
    },
  };
}

function onUnknownNetwork(): FakeWidget {
  const widget = connected({ status: 'unknown' });
  widget.setConnection({ network: unknownNetwork });
  return widget;
}

/** Networks for tests among the others. */
function withTestNetworks(): FakeWidget {
  const forTests = Object.values(testNetworks).slice(0, 3);
  const widget = new FakeWidget({ networks: [...forTests, ...Object.values(builtIn)] });
  widget.setAccount({});
  return widget;
}

function onEveryNetwork(): FakeWidget {
  const widget = new FakeWidget({ networks: Object.values({ ...builtIn, ...more }) });
  widget.setAccount({});
  return widget;
}

/** A wallet that has approved Ethereum alone, and that may or may not be asked for more. */
function limited(canAddNetworks: boolean): FakeWidget {
  const networks = [builtIn.ethereum, builtIn.arbitrum, more.ql1];
  const widget = new FakeWidget({ networks });
  widget.setAccount({
    approvedCaipNetworkIds: [builtIn.ethereum.caipNetworkId],
    ...(canAddNetworks && { canAddNetworks }),
  });
  return widget;
}

export const networksStories: Stories = [
  { name: 'two networks', widget: () => connected() },
  { name: 'two that the wallet can be asked for', widget: () => limited(true) },
  { name: 'two that the wallet has not approved', widget: () => limited(false) },
  { name: 'several chains', widget: manyChains },
  { name: 'every network of the package', widget: onEveryNetwork },
  { name: 'some for tests', widget: withTestNetworks },
  asking(() => connected()),
  ...storiesOf(
    failures,
    failing(() => connected()),
  ),
];

const { name: _unsupported, ...forSwap } = SWAP_NETWORK_CHOICE;

export const unsupportedChainStories: Stories = [
  { name: 'an unknown network', widget: onUnknownNetwork },
  { name: 'a network without swaps', about: forSwap, widget: () => connected() },
  asking(onUnknownNetwork),
  failing(onUnknownNetwork)('declined', failures.declined),
];
