import { Core } from '@walletconnect/core';
import { SignClient } from '@walletconnect/sign-client';
import { PUBLIC_RELAY_URL } from '../../domain/options/endpoints';
import type { DappMetadata } from '../../domain/options/widget-options';
import type { KeyValueStorage } from '../../ports/key-value-storage';
import { sdkStorageOver } from './sdk-storage';

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

type Client = InstanceType<typeof SignClient>;

/** The part of the SDK's client that a session uses. */
export type SessionClient = Pick<
  Client,
  'disconnect' | 'off' | 'on' | 'ping' | 'request' | 'session'
>;

/** The SDK's client, connected to one relay until it is closed. */
export interface RelayClient {
  readonly client: SessionClient;

  /** Sends a proposal. Resolves with its pairing URI when the relay has it. */
  readonly connect: Client['connect'];

  /** Sends a proposal with a sign-in. */
  readonly authenticate: Client['authenticate'];

  /**
   * Calls `listener` with the relay's reason when it refuses the connection, until the returned function is called.
   */
  onRefused(listener: (reason: string) => void): () => void;

  /** Whether the wallet of this session has asked not to be opened by links. */
  wantsNoLinks(topic: string): boolean;
  close(): Promise<void>;
}

type SdkCore = NonNullable<NonNullable<Parameters<typeof SignClient.init>[0]>['core']>;

/** The event of the SDK for a connection that the relay has closed on purpose. */
const RELAYER_ERROR = 'relayer_error';

/**
 * Starts the SDK's client, whose source we patch: see docs/decisions/0050-walletconnect-by-its-parts.md. It
 * sends nothing before there is a topic.
 */
export async function startRelayClient(
  { relayUrl, projectId, metadata, widgetId = '' }: RelayClientConfig,
  storage: KeyValueStorage,
): Promise<RelayClient> {
  const core = new Core({
    logger: 'silent',
    storage: sdkStorageOver(storage),
    customStoragePrefix: widgetId,
    relayUrl: relayUrl ?? PUBLIC_RELAY_URL,
    ...(projectId !== undefined && { projectId }),
  }) as SdkCore;
  const client = await SignClient.init({
    core,
    logger: 'silent',
    ...(metadata && { metadata: { ...metadata, icons: [...metadata.icons] } }),
  });
  return {
    client,
    connect: (proposal) => client.connect(proposal),
    authenticate: (proposal) => client.authenticate(proposal),
    wantsNoLinks: (topic) => client.session.get(topic).sessionConfig?.disableDeepLink === true,
    onRefused: (listener) => {
      const onError = (error: Error): void => listener(error.message);
      core.relayer.on(RELAYER_ERROR, onError);
      return () => core.relayer.off(RELAYER_ERROR, onError);
    },
    close: () => client.close(),
  };
}
