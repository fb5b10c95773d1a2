import type { ConnectFailure } from '../../../domain/connection/connect-failure';
import { connectorOn } from '../../../domain/connection/connector';
import { manyChains, quietChains } from './many-chains';
import { storiesOf, type Story, type Stories } from './story';
import { connected, listing, rabby } from './wallets';

const about = { connectorId: rabby.id };

const failures: { readonly [Cause in ConnectFailure['cause']]: ConnectFailure & { cause: Cause } } =
  {
    declined: { cause: 'declined' },
    pending: { cause: 'pending' },
    notInstalled: { cause: 'notInstalled' },
    gone: { cause: 'gone' },
    failed: { cause: 'failed', detail: 'Internal error' },
  };

function failing(name: string, failure: ConnectFailure): Story {
  return {
    name,
    about,
    widget: () => {
      const widget = listing();
      widget.setAttempt(rabby.id, failure);
      return widget;
    },
  };
}

export const connectingExternalStories: Stories = [
  {
    name: 'asking',
    about,
    widget: () => {
      const widget = listing();
      widget.setAttempt(rabby.id);
      return widget;
    },
  },
  {
    name: 'installed meanwhile',
    about,
    widget: () => {
      const widget = listing();
      const { id, name } = rabby;
      widget.set({ connectors: [connectorOn('eip155', { id, name, type: 'ANNOUNCED' })] });
      widget.setAttempt(id, { cause: 'notInstalled' });
      return widget;
    },
  },
  { name: 'not asked', about, widget: () => listing() },
  { name: 'connected', about, widget: () => connected() },
  { name: 'a wallet that is not listed', about: { connectorId: 'gone' }, widget: () => listing() },
  ...storiesOf(failures, failing),
  failing('failed for a known reason', {
    cause: 'failed',
    detail: 'Unauthorized - not connected',
    reason: 'unauthorized',
  }),
];

export const connectingMultiChainStories: Stories = [
  { name: 'not connected', about: { connectorId: 'app.two' }, widget: quietChains },
  { name: 'connected on both chains', about: { connectorId: 'app.two' }, widget: manyChains },
];
