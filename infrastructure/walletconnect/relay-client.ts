import { Core } from '@walletconnect/core';
import { SignClient } from '@walletconnect/sign-client';
import type { DappMetadata } from '../../domain/options/widget-options';
import type { KeyValueStorage } from '../../ports/key-value-storage';
import { mendRelayer } from './mended-relayer';
import { sdkStorageOver } from './sdk-storage';

/** How a client reaches wallets. */
export interface RelayClientConfig {
  /** A relay of protocol `irn`; the protocol's public one when absent. */
  readonly relayUrl?: string | undefined;
  readonly projectId?: string | undefined;

  /** Who asks, as wallets show it; read from the page when absent. */
  readonly metadata?: DappMetadata | undefined;

  /** Keeps what several widgets of one origin store apart. */
  readonly widgetId?: string | undefined;
}

/** The SDK's client, in touch with one relay until it is closed. */
export interface RelayClient {
  readonly client: InstanceType<typeof SignClient>;

  /** Calls `listener` with what the relay says when it refuses us, until the returned function is called. */
  onRefused(listener: (reason: string) => void): () => void;

  /** Whether the wallet of this session has asked not to be opened by links. */
  wantsNoLinks(topic: string): boolean;
  close(): Promise<void>;
}

type SdkCore = NonNullable<NonNullable<Parameters<typeof SignClient.init>[0]>['core']>;

/** What the SDK calls when the relay has closed the connection on purpose. */
const RELAYER_ERROR = 'relayer_error';

/**
 * Starts the SDK's client by its parts, with what would ask other hosts than the relay switched off:
 * see docs/decisions/0050-walletconnect-by-its-parts.md. Nothing is sent before there is a topic.
 */
export async function startRelayClient(
  { relayUrl, projectId, metadata, widgetId = '' }: RelayClientConfig,
  storage: KeyValueStorage,
): Promise<RelayClient> {
  const core = new Core({
    logger: 'silent',
    storage: sdkStorageOver(storage),
    customStoragePrefix: widgetId,
    telemetryEnabled: false,
    ...(relayUrl !== undefined && { relayUrl }),
    ...(projectId !== undefined && { projectId }),
  }) as SdkCore;
  shareNothing(widgetId);
  core.verify.register = async () => undefined;
  core.eventClient.init = async () => {};
  const leave = mendRelayer(core.relayer);
  const client = await SignClient.init({
    core,
    logger: 'silent',
    ...(metadata && { metadata: { ...metadata, icons: [...metadata.icons] } }),
  });
  const wantsNoLinks = openNoLinks(client);
  return {
    client,
    wantsNoLinks,
    onRefused: (listener) => {
      const onError = (error: Error): void => listener(error.message);
      core.relayer.on(RELAYER_ERROR, onError);
      return () => core.relayer.off(RELAYER_ERROR, onError);
    },
    close: async () => {
      // Codes that nobody will answer any more: each would be waited for to its end.
      for (const { id } of client.proposal.getAll()) client.events.emit('proposal_expire', { id });
      core.heartbeat.stop();
      await leave();
    },
  };
}

/**
 * Keeps the SDK from opening the wallet's app with each request, by the page's own `window`: who may do that,
 * and how, is for the widget to say.
 *
 * @returns whether a wallet wants no links, which is how the SDK is told so.
 */
function openNoLinks({ session }: RelayClient['client']): RelayClient['wantsNoLinks'] {
  const get = session.get.bind(session);
  session.get = (topic) => ({ ...get(topic), sessionConfig: { disableDeepLink: true } });
  return (topic) => get(topic).sessionConfig?.disableDeepLink === true;
}

/** The SDK leaves its core on the page for others to find; two widgets must not end up with one. */
function shareNothing(prefix: string): void {
  Reflect.deleteProperty(globalThis, `_walletConnectCore_${prefix}`);
  Reflect.deleteProperty(globalThis, `_walletConnectCore_${prefix}_count`);
}
