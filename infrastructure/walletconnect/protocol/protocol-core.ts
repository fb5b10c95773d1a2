import type { DappMetadata } from '../../../domain/wallet/dapp-metadata';
import type { Clock } from '../../../ports/clock';
import type { Messenger } from './messenger';
import type { OpenRequests } from './open-requests';
import type { PayloadIds } from './payload-ids';
import type { PendingTopics } from './pending-topics';
import type { Relay } from './relay';
import type { SessionListeners } from './session-events';
import type { SessionStore } from './session-store';

/** What the parts of one client share. */
export interface ProtocolCore {
  readonly clock: Clock;
  readonly ids: PayloadIds;
  readonly listeners: SessionListeners;
  readonly messenger: Messenger;

  /** The site's details, as wallets show them. */
  readonly metadata: DappMetadata;
  readonly pending: PendingTopics;
  readonly relay: Relay;
  readonly requests: OpenRequests;
  readonly store: SessionStore;
}

/** The time of the protocol's fields. */
export function nowS({ clock }: Pick<ProtocolCore, 'clock'>): number {
  return Math.floor(clock.now() / 1000);
}

/** The reason of an end that the site or the wallet wants (CAIP-25's code). */
export const disconnected = { code: 6000, message: 'User disconnected.' };
