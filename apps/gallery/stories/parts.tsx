import type { ReactNode } from 'react';
import { ethereum } from '../../../domain/network/built-in-networks';
import { type SnackbarCode, variantOf } from '../../../domain/messages/snackbar-code';
import type { SnackbarLink } from '../../../domain/messages/snackbar-link';
import { AccountButton, ConnectButton, NetworkButton } from '../../../presentation-react';
import { ether, FakeWidget, unknownNetwork } from '../fake-widget';
import { someHash } from '../send-verbs';
import { snackbarTexts } from './snackbar-texts';
import { connected, listing } from './wallets';

/** A part of the widget beside its views, in one state. */
export interface PartStory {
  readonly name: string;
  readonly widget: () => FakeWidget;

  /** The part, as an element of the page. */
  readonly part?: ReactNode;

  /** Whether the part has frames of the gallery's own pages. */
  readonly isFraming?: boolean;
}

function snackbar(code: SnackbarCode, widget: FakeWidget, link?: SnackbarLink): FakeWidget {
  const [variant, text] = [variantOf(code), snackbarTexts[code]];
  widget.set({ snackbar: { id: 1, code, variant, text, ...(link && { link }) } });
  return widget;
}

const someLink: SnackbarLink = {
  href: `https://etherscan.io/tx/${someHash}`,
  explorer: 'Etherscan',
};

function restoring(): FakeWidget {
  const widget = listing();
  const attempt = { status: 'asking', connectorId: 'io.rabby', purpose: 'restore' } as const;
  widget.setConnection({ status: 'connecting', attempt });
  return widget;
}

function onUnknownNetwork(): FakeWidget {
  const widget = connected();
  widget.setConnection({ network: unknownNetwork });
  return widget;
}

function onNetworkOfSite(): FakeWidget {
  const widget = connected();
  const caipNetworkId = 'eip155:31337' as const;
  const named = { id: 31337, caipNetworkId, name: 'Local Chain' } as const;
  widget.setConnection({ network: { ...ethereum, ...named, isSupported: true } });
  return widget;
}

const all = (
  <div className="parts">
    <ConnectButton showNetwork />
    <AccountButton />
    <NetworkButton />
  </div>
);

export const buttonStories: readonly PartStory[] = [
  { name: 'not connected', widget: () => listing(), part: all },
  { name: 'restoring', widget: restoring, part: all },
  { name: 'connected', widget: () => connected(), part: all },
  { name: 'balance loading', widget: () => connected({ status: 'loading' }), part: all },
  { name: 'balance failed', widget: () => connected({ status: 'failed' }), part: all },
  { name: 'a network without a picture', widget: onNetworkOfSite, part: all },
  { name: 'wrong network', widget: onUnknownNetwork, part: all },
  {
    name: 'no network switch',
    widget: () => {
      const widget = new FakeWidget({ enableNetworkSwitch: false });
      widget.setAccount({ balance: ether(10n ** 18n) });
      return widget;
    },
    part: all,
  },
];

export const noticeStories: readonly PartStory[] = [
  { name: 'success', widget: () => snackbar('ADDRESS_COPIED', new FakeWidget()) },
  { name: 'failure', widget: () => snackbar('TRANSACTION_UNANSWERED', new FakeWidget()) },
  { name: 'loading', widget: () => snackbar('AUTHENTICATING', new FakeWidget()) },
  {
    name: 'with a link',
    widget: () => snackbar('TRANSACTION_CONFIRMED', new FakeWidget(), someLink),
  },
  {
    name: 'with a link in the open modal',
    widget: () => {
      const widget = snackbar('TRANSACTION_STARTED', connected(), someLink);
      widget.showViews({ name: 'Account' });
      return widget;
    },
  },
  {
    name: 'in the open modal',
    widget: () => {
      const widget = snackbar('ADDRESS_COPIED', connected());
      widget.showViews({ name: 'Account' });
      return widget;
    },
  },
  {
    name: 'an alert for the developer',
    widget: () => {
      const widget = listing();
      widget.setOptions({ debug: true });
      widget.set({
        alert: {
          code: 'PROJECT_ID_NOT_CONFIGURED',
          short: 'Project ID is missing',
          long: 'Set projectId in the options of the widget.',
        },
      });
      widget.showViews({ name: 'Connect' });
      return widget;
    },
  },
];
