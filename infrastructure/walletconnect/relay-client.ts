import { PUBLIC_RELAY_URL } from '../../domain/options/public-relay-url';
import type { DappMetadata } from '../../domain/wallet/dapp-metadata';
import type { Clock } from '../../ports/clock';
import type { HostPage } from '../../ports/host-page';
import type { KeyValueStorage } from '../../ports/key-value-storage';
import { pageMetadata } from './page-metadata';
import { SignClient } from './protocol/sign-client';
import type { RelayClient } from './session-client';

/** What the client needs to reach wallets. */
export interface RelayClientConfig {
  /** A relay of protocol `irn`; the protocol's public one when absent. */
  readonly relayUrl?: string | undefined;
  readonly projectId?: string | undefined;

  /** The site's details, as wallets show them; read from the page when absent. */
  readonly metadata?: DappMetadata | undefined;

  /** Keeps the stored values of several widgets of one origin apart. */
  readonly widgetId?: string | undefined;
}

export interface RelayClientDeps {
  readonly clock: Clock;
  readonly config: RelayClientConfig;
  readonly hostPage: Pick<HostPage, 'isVisible' | 'visibility$'>;
  readonly storage: KeyValueStorage;
}

/** Our client of the protocol. It sends nothing before there is a topic. */
export function relayClient({ clock, config, hostPage, storage }: RelayClientDeps): RelayClient {
  const client = new SignClient({
    clock,
    hostPage,
    storage,
    relayUrl: config.relayUrl ?? PUBLIC_RELAY_URL,
    projectId: config.projectId,
    metadata: config.metadata ?? pageMetadata(),
    widgetId: config.widgetId,
    loadKeyCheck: async () => (await import('../chains/eip155/key-signature')).keyHasSigned,
  });
  return {
    client,
    connect: (proposal) => client.connect(proposal),
    authenticate: (question) => client.authenticate(question),
    resume: (left) => client.resume(left),
    wantsNoLinks: (topic) => client.session.get(topic).sessionConfig?.disableDeepLink === true,
    onRefused: (listener) => client.onRefused(listener),
    close: async () => client.close(),
  };
}
