import { Core } from '@walletconnect/core';
import { SignClient } from '@walletconnect/sign-client';
import { InMemoryStorage } from '../../../infrastructure/storage/in-memory-storage';
import { sdkStorageOver } from '../../../infrastructure/walletconnect/sdk-storage';
import { type Relay, startRelay } from '../nodes/relay';

export type SdkClient = InstanceType<typeof SignClient>;
type SdkCore = NonNullable<NonNullable<Parameters<typeof SignClient.init>[0]>['core']>;

const ACCOUNT = 'eip155:1:0x0000000000000000000000000000000000000001';
const namespaces = {
  eip155: { methods: ['personal_sign'], events: ['chainChanged'], accounts: [ACCOUNT] },
};

/** The SDK on both sides of a relay, without the widget around it. */
export interface SdkStage {
  readonly relay: Relay;
  readonly dapp: SdkClient;
  readonly wallet: SdkClient;

  /** The stored entries of the dapp's client, by key. */
  readonly stored: InMemoryStorage;

  /** The uncaught errors so far. */
  readonly uncaught: readonly unknown[];

  /** Has the wallet approve a proposal, and returns the topic of the session. */
  pair(): Promise<string>;

  /** Has the wallet send a request on `topic` that its own SDK would refuse. */
  sendRaw(topic: string, method: string, params: unknown): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a {@link SdkStage}. */
export async function startSdkStage(): Promise<SdkStage> {
  const uncaught: unknown[] = [];
  const hear = (error: unknown): void => void uncaught.push(error);
  process.on('unhandledRejection', hear);
  process.on('uncaughtException', hear);
  const relay = await startRelay();
  const stored = new InMemoryStorage();
  const dapp = await startSdkClient(relay.url, stored);
  const wallet = await startSdkClient(relay.url, new InMemoryStorage());
  wallet.on('session_proposal', ({ id }) => void wallet.approve({ id, namespaces }));
  return {
    relay,
    dapp,
    wallet,
    stored,
    uncaught,
    pair: async () => {
      const { uri = '', approval } = await dapp.connect({
        optionalNamespaces: {
          eip155: { methods: ['personal_sign'], events: ['chainChanged'], chains: ['eip155:1'] },
        },
      });
      await wallet.pair({ uri });
      return (await approval()).topic;
    },
    sendRaw: async (topic, method, params) => {
      const id = Date.now() * 1000 + Math.floor(Math.random() * 1000);
      const message = await wallet.core.crypto.encode(topic, {
        id,
        jsonrpc: '2.0',
        method,
        params,
      });
      await wallet.core.relayer.publish(topic, message, { ttl: 300, tag: 1110 });
    },
    stop: async () => {
      await Promise.all([dapp.close(), wallet.close()]);
      await relay.stop();
      process.off('unhandledRejection', hear);
      process.off('uncaughtException', hear);
    },
  };
}

/** A client of the SDK over `storage`, without any connection yet. */
export async function startSdkClient(
  relayUrl: string,
  storage: InMemoryStorage,
): Promise<SdkClient> {
  const core = new Core({ relayUrl, storage: sdkStorageOver(storage), logger: 'silent' });
  const metadata = { name: 'Test', description: '', url: 'http://127.0.0.1', icons: [] };
  return SignClient.init({ core: core as SdkCore, logger: 'silent', metadata });
}
