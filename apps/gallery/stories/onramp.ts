import type { OnrampVerbs } from '../../../application/onramp/onramp-feature';
import { onrampProviders } from '../../../domain/onramp/onramp';
import type { OnrampState } from '../../../domain/onramp/onramp-state';
import type { OnrampProviderName } from '../../../domain/onramp/onramp-offer';
import { NO_PURCHASE, type Purchase } from '../../../domain/onramp/purchase';
import type { Transaction } from '../../../domain/transaction/transaction';
import { type FakeWidget, someAddress } from '../fake-widget';
import { someHash } from '../send-verbs';
import type { Stories, Story } from './story';
import { connected, otherAddress } from './wallets';

/** The verbs of buying, which record their calls. */
export class FakeOnrampVerbs implements OnrampVerbs {
  readonly asked: string[] = [];
  failure: Error | undefined;

  async buy(provider: OnrampProviderName) {
    this.asked.push(`buy ${provider}`);
    if (this.failure) throw this.failure;
  }

  leave() {
    this.asked.push('leave');
  }
}

/** A widget whose account can buy. */
export function buying(
  part: Partial<OnrampState> = {},
): FakeWidget & { readonly verbs: FakeOnrampVerbs } {
  const widget = connected();
  const verbs = new FakeOnrampVerbs();
  widget.offer('onramp', verbs);
  widget.setFeature('onramp', { providers: onrampProviders, purchase: NO_PURCHASE, ...part });
  return Object.assign(widget, { verbs });
}

function story(name: string, part: Partial<OnrampState>): Story {
  return { name, widget: () => buying(part) };
}

export const onrampProvidersStories: Stories = [
  story('providers', {}),
  story('one is opened', { purchase: { status: 'opening', provider: 'coinbase' } }),
  story('none sells here', { providers: [] }),
  {
    name: 'without receiving',
    widget: () => {
      const widget = buying();
      const { features } = widget.options;
      widget.setOptions({ features: { ...features, receive: false } });
      return widget;
    },
  },
  {
    name: 'with the documents of the site',
    widget: () => {
      const widget = buying();
      widget.setOptions({
        termsConditionsUrl: 'https://dapp.test/terms',
        privacyPolicyUrl: 'https://dapp.test/privacy',
      });
      return widget;
    },
  },
];

/** What a purchase has brought. */
export const someArrival: Transaction = {
  id: '1',
  metadata: {
    minedAtMs: 1_763_000_000_000,
    chain: 'eip155:1',
    operationType: 'receive',
    status: 'confirmed',
    sentFrom: otherAddress,
    sentTo: someAddress,
    hash: someHash,
  },
  transfers: [
    { kind: 'fungible', direction: 'in', symbol: 'ETH', quantity: { units: 52_125n, scale: 6 } },
  ],
};

const inProgress = (name: string, purchase: Purchase): Story => story(name, { purchase });

export const buyInProgressStories: Stories = [
  inProgress('opening', { status: 'opening', provider: 'coinbase' }),
  inProgress('buying, followed', { status: 'buying', provider: 'coinbase' }),
  inProgress('buying, not followed', { status: 'buying', provider: 'moonpay' }),
  inProgress('bought', { status: 'bought', provider: 'coinbase', transaction: someArrival }),
  inProgress('bought, of an unknown amount', { status: 'bought', provider: 'coinbase' }),
  inProgress('failed', { status: 'failed', provider: 'transak' }),
  inProgress('nothing under way', NO_PURCHASE),
];
