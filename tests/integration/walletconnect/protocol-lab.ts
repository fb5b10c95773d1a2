import './published-sdk';
import {
  buildApprovedNamespaces,
  Core,
  WalletKit,
} from '../../../apps/chains/clients/walletconnect';
import { leavingForGood } from '../../../apps/demo/phone/leave-for-good';
import { keyHasSigned } from '../../../infrastructure/chains/eip155/key-signature';
import { SystemClock } from '../../../infrastructure/clock/system-clock';
import { FakeHostPage } from '../../../infrastructure/fake/fake-host-page';
import { InMemoryStorage } from '../../../infrastructure/storage/in-memory-storage';
import { SignClient } from '../../../infrastructure/walletconnect/protocol/sign-client';
import type { Session } from '../../../infrastructure/walletconnect/protocol/session';
import { sdkStorageOver } from '../../../infrastructure/walletconnect/sdk-storage';
import type { Clock } from '../../../ports/clock';
import type { KeyValueStorage } from '../../../ports/key-value-storage';
import { type Relay, startRelay } from '../../../apps/chains/testing/relay';

type WalletKitOptions = Parameters<typeof WalletKit.init>[0];
type Kit = Awaited<ReturnType<typeof WalletKit.init>>;

export const ACCOUNT = `0x${'ab'.repeat(20)}`;
export const metadata = { name: 'Lab', description: 'A site', url: 'http://127.0.0.1', icons: [] };
const events = ['chainChanged', 'accountsChanged'];
const methods = ['personal_sign', 'eth_sendTransaction'];
const evmChains = ['eip155:1', 'eip155:42161'];
const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp';

export const proposed = {
  eip155: { chains: evmChains, methods, events },
  solana: { chains: [SOLANA], methods: ['solana_signMessage'], events },
};

/** What the wallet has. */
export const supported = {
  eip155: { ...proposed.eip155, accounts: evmChains.map((chain) => `${chain}:${ACCOUNT}`) },
  solana: {
    ...proposed.solana,
    accounts: [`${SOLANA}:7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv`],
  },
};

/** What a client has told, in order. */
export interface Heard {
  readonly name: string;
  readonly topic: string;
  readonly params?: { readonly event: { readonly name: string; readonly data: unknown } };
}

/** A visit of the site. */
export interface Visit {
  readonly client: SignClient;
  readonly heard: readonly Heard[];
  readonly hostPage: FakeHostPage;
  readonly storage: KeyValueStorage;
}

export interface VisitOptions {
  readonly clock?: Clock;
  readonly storage?: KeyValueStorage;
  readonly relayUrl?: string;
}

/** Our client and the published SDK of a wallet, over a relay. */
export class ProtocolLab {
  readonly relay: Relay;
  readonly kit: Kit;
  readonly proposals: Parameters<typeof buildApprovedNamespaces>[0]['proposal'][] = [];
  readonly requests: { readonly id: number; readonly topic: string }[] = [];
  readonly deleted: string[] = [];

  /** How the wallet answers. */
  manner: 'approve' | 'decline' | 'silent' = 'approve';
  answer: (params: unknown) => unknown = () => 'signed';
  readonly #visits: SignClient[] = [];
  readonly #leave: () => Promise<void>;
  readonly #uncaught: unknown[] = [];
  readonly #hear = (error: unknown): void => void this.#uncaught.push(error);

  private constructor(relay: Relay, kit: Kit) {
    this.relay = relay;
    this.kit = kit;
    this.#leave = leavingForGood(kit.core);
    process.on('unhandledRejection', this.#hear);
    process.on('uncaughtException', this.#hear);
    kit.on('session_proposal', ({ id, params }) => {
      this.proposals.push(params);
      void this.#onProposal(id, params);
    });
    kit.on('session_request', ({ id, topic, params }) => {
      this.requests.push({ id, topic });
      void this.#onRequest(id, topic, params.request.params);
    });
    kit.on('session_delete', ({ topic }) => void this.deleted.push(topic));
  }

  static async start(): Promise<ProtocolLab> {
    const relay = await startRelay();
    const core = new Core({
      relayUrl: relay.url,
      projectId: 'lab',
      telemetryEnabled: false,
      logger: 'silent',
      customStoragePrefix: `wallet-${Math.random()}`,
      storage: sdkStorageOver(new InMemoryStorage()),
    });
    core.eventClient.init = async () => {};
    core.verify.resolve = () => Promise.resolve(undefined as never);
    const kit = await WalletKit.init({ core: core as WalletKitOptions['core'], metadata });
    return new ProtocolLab(relay, kit);
  }

  visit({ clock, storage, relayUrl }: VisitOptions = {}): Visit {
    const own = storage ?? new InMemoryStorage();
    const hostPage = new FakeHostPage('desktop');
    const client = new SignClient({
      clock: clock ?? new SystemClock(),
      hostPage,
      storage: own,
      relayUrl: relayUrl ?? this.relay.url,
      projectId: 'lab',
      metadata,
      loadKeyCheck: async () => keyHasSigned,
    });
    this.#visits.push(client);
    const heard: Heard[] = [];
    for (const name of [
      'session_update',
      'session_event',
      'session_delete',
      'session_expire',
    ] as const) {
      client.on(name, (event) => void heard.push({ name, ...(event as { topic: string }) }));
    }
    return { client, heard, hostPage, storage: own };
  }

  async pair(client: SignClient, optionalNamespaces: object = proposed): Promise<Session> {
    const { uri, approval } = await client.connect({ optionalNamespaces });
    await this.kit.pair({ uri });
    return approval();
  }

  /** The wallet sends what its SDK would not. */
  async send(topic: string, payload: object, tag = 1110): Promise<void> {
    const { crypto, relayer } = this.kit.core;
    const id = Date.now() * 1000 + Math.floor(Math.random() * 1000);
    const message = await crypto.encode(topic, { id, jsonrpc: '2.0', ...payload } as never);
    await relayer.publish(topic, message, { ttl: 300, tag });
  }

  emit(topic: string, data: unknown, name = 'chainChanged'): Promise<void> {
    return this.kit.emitSessionEvent({ topic, chainId: 'eip155:1', event: { name, data } });
  }

  /** Leaves the relay. Throws the first error that our code left unhandled: the wallet's SDK leaves its own. */
  async stop(): Promise<void> {
    this.#visits.forEach((client) => client.close());
    await this.#leave();
    await this.relay.stop();
    process.off('unhandledRejection', this.#hear);
    process.off('uncaughtException', this.#hear);
    const isOfSdk = (error: unknown): boolean =>
      /node_modules\/@(?:walletconnect|reown)\//.test((Object(error) as Error).stack ?? '');
    const ours = this.#uncaught.filter((error) => !isOfSdk(error));
    if (ours.length > 0) throw ours[0];
  }

  async #onProposal(id: number, proposal: (typeof this.proposals)[number]): Promise<void> {
    if (this.manner === 'silent') return;
    if (this.manner === 'decline') {
      await this.kit.rejectSession({ id, reason: { code: 5000, message: 'User rejected.' } });
      return;
    }
    const namespaces = buildApprovedNamespaces({ proposal, supportedNamespaces: supported });
    const sessionConfig = { disableDeepLink: true };
    await this.kit.approveSession({ id, namespaces, sessionConfig });
  }

  async #onRequest(id: number, topic: string, params: unknown): Promise<void> {
    if (this.manner === 'silent') return;
    const error = { code: 4001, message: 'No.', data: { why: 7 } };
    const body = this.manner === 'decline' ? { error } : { result: await this.answer(params) };
    const response = { id, jsonrpc: '2.0', ...body };
    await this.kit.respondSessionRequest({ topic, response: response as never }).catch(() => {});
  }
}

/** A request of the site. */
export function signing(topic: string, params: unknown = ['0x68'], chainId = 'eip155:1') {
  return { topic, chainId, request: { method: 'personal_sign', params } };
}
