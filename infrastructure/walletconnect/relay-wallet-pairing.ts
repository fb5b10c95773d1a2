import { proposedNamespaces } from '../../domain/connection/pairing-methods';
import { WidgetError } from '../../domain/errors/widget-error';
import type { Network } from '../../domain/network/network';
import { numberOf, parseEach } from '../../domain/outside/untrusted-record';
import type { Cacao } from '../../domain/siwx/siwx-session';
import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import type { Clock } from '../../ports/clock';
import type { HostPage } from '../../ports/host-page';
import type { KeyValueStorage } from '../../ports/key-value-storage';
import type { RpcClients } from '../../ports/rpc-client';
import type {
  PairedSession,
  PairingProposal,
  SignedPairing,
  SignInProposal,
} from '../../ports/wallet-pairing';
import type { LoadedPairing } from './lazy-wallet-pairing';
import { PairedLink, type SentRequest } from './paired-link';
import { PairedWalletSession } from './paired-session';
import { type Proposed, whenApproved } from './pairing-attempt';
import type { ApprovedSession, RelayClient, SentQuestion, SessionClient } from './session-client';
import { reopenWalletApp } from './reopen-wallet-app';
import { type HeldRelayClient, SharedRelayClient } from './shared-relay-client';

export interface RelayWalletPairingDeps {
  readonly clock: Clock;
  readonly hostPage: HostPage;
  readonly rpcClients: RpcClients;

  /** Starts the client, for the first proposal or a session to restore. */
  readonly start: () => Promise<RelayClient>;
  readonly storage: KeyValueStorage;
}

/** The result of a wallet's approval. */
interface Approval {
  readonly session: ApprovedSession | undefined;
  readonly cacaos: readonly Cacao[];
}

/** {@link WalletPairing} by the WalletConnect protocol (version 2), over any relay of it. */
export class RelayWalletPairing implements LoadedPairing {
  readonly #deps: RelayWalletPairingDeps;
  readonly #clients: SharedRelayClient;

  /** The sessions in use, by topic. */
  readonly #links = new Map<string, PairedLink>();

  constructor(deps: RelayWalletPairingDeps) {
    this.#deps = deps;
    this.#clients = new SharedRelayClient(deps.clock, deps.start);
  }

  async propose(
    proposal: PairingProposal,
    signal?: AbortSignal,
  ): Promise<readonly PairedSession[]> {
    const namespaces = proposedNamespaces(proposal.networks);
    const optionalNamespaces = Object.fromEntries(
      Object.entries(namespaces).map(([namespace, { methods, events, chains }]) => [
        namespace,
        { methods: [...methods], events: [...events], chains: [...chains] },
      ]),
    );
    const { sessions } = await this.#pair(proposal, signal, async (relay) => {
      const { approval, ...sent } = await relay.connect({ optionalNamespaces });
      return { ...sent, approval: async () => ({ session: await approval(), cacaos: [] }) };
    });
    return sessions;
  }

  async signIn(proposal: SignInProposal, signal?: AbortSignal): Promise<SignedPairing> {
    const { networks, signIn } = proposal;
    const { expirationTime: exp, notBefore: nbf, resources, ...named } = signIn;
    const chains = networks.map(({ caipNetworkId }) => caipNetworkId);
    const methods = [...(proposedNamespaces(networks).eip155?.methods ?? [])];
    return this.#pair(proposal, signal, async (relay) => {
      const question = await relay.authenticate({
        ...named,
        chains,
        methods,
        ...(exp !== undefined && { exp }),
        ...(nbf !== undefined && { nbf }),
        ...(resources && { resources: [...resources] }),
      });
      return answered(question);
    });
  }

  async resume(
    left: string,
    proposal: PairingProposal,
    signal?: AbortSignal,
  ): Promise<SignedPairing> {
    return this.#pair(proposal, signal, async (relay) => {
      const sent = await relay.resume?.(left);
      if (!sent) throw new WidgetError('PAIRING_EXPIRED', {});
      return answered(sent);
    });
  }

  async restore(
    networks: readonly Network[],
    signal?: AbortSignal,
  ): Promise<readonly PairedSession[]> {
    const held = await this.#clients.hold(signal);
    const { client } = held.relay;
    const stored = client.session.getAll();
    const now = this.#deps.clock.now() / 1000;
    const [latest] = stored
      .filter(({ expiry }) => expiry > now)
      .sort((one, other) => other.expiry - one.expiry);
    const sessions = latest ? this.#open(held, latest, networks) : [];
    if (sessions.length === 0) held.release();
    return sessions;
  }

  close(): void {
    this.#clients.close();
  }

  async #pair(
    { networks, onScanned, onUri }: PairingProposal,
    signal: AbortSignal | undefined,
    propose: (relay: RelayClient) => Promise<Proposed<Approval>>,
  ): Promise<SignedPairing> {
    signal?.throwIfAborted();
    const held = await this.#clients.hold(signal);
    const { relay } = held;
    const { session, cacaos } = await whenApproved(
      {
        clock: this.#deps.clock,
        relay,
        onUri,
        onScanned,
        propose,
        endLate: async (approval) => end(relay.client, approval.session),
        onFailed: () => held.release(),
      },
      signal,
    );
    const sessions = session ? this.#open(held, session, networks) : [];
    if (sessions.length === 0) {
      await end(relay.client, session);
      held.release();
      const reason = 'nothing that this site can use';
      throw new WidgetError('WALLET_RESPONSE_INVALID', { method: 'session', reason });
    }
    await this.#endOthers(relay.client, session);
    return { sessions, cacaos };
  }

  /** The sessions of one approval. `held` is released when they are over. */
  #open(
    held: HeldRelayClient,
    { topic }: ApprovedSession,
    networks: readonly Network[],
  ): readonly PairedSession[] {
    const { clock, rpcClients } = this.#deps;
    const { relay } = held;
    const { client } = relay;
    const known = this.#links.get(topic);
    if (known) held.release();
    const onOver = (): void => {
      this.#links.delete(topic);
      held.release();
    };
    const onRequested = (request: SentRequest): void => {
      if (!relay.wantsNoLinks(topic)) reopenWalletApp(request, this.#deps);
    };
    const link = known ?? new PairedLink({ client, clock, topic, networks, onOver, onRequested });
    if (link.namespaces.length > 0) this.#links.set(topic, link);
    const join = (namespace: ChainNamespace): PairedSession | undefined => {
      const grant = link.grantOf(namespace);
      if (!grant) return undefined;
      const deps = { clock, link, namespace, grant, networks, rpcClients, join };
      return { details: link.connectorOn(namespace), session: new PairedWalletSession(deps) };
    };
    return link.namespaces.flatMap((namespace) => join(namespace) ?? []);
  }

  /** A widget has one paired wallet: this disconnects the earlier ones. */
  async #endOthers(client: SessionClient, kept: ApprovedSession | undefined): Promise<void> {
    const others = client.session.getAll().filter(({ topic }) => topic !== kept?.topic);
    await Promise.all(
      others.map((other) => this.#links.get(other.topic)?.disconnect() ?? end(client, other)),
    );
  }
}

/** What waits for the wallet's answer to a sign-in, or to the proposal beside it. */
function answered({ response, ...sent }: SentQuestion): Proposed<Approval> {
  return {
    ...sent,
    approval: async () => {
      const { auths, session } = await response().catch(throwAsSignIn);
      if (!auths || auths.length === 0) return { session, cacaos: [] };
      const { parseCacao } = await import('../../domain/siwx/siwx-session');
      return { session, cacaos: parseEach(auths, parseCacao) };
    },
  };
}

/** The protocol's code for a sign-in whose signature is not by the key of its account. */
const SIGNATURE_REFUSED = 7000;

function throwAsSignIn(thrown: unknown): never {
  if (numberOf(thrown, 'code') !== SIGNATURE_REFUSED) throw thrown;
  throw new WidgetError('SIGN_IN_INVALID', { reason: 'signature' }, { cause: thrown });
}

async function end(client: SessionClient, session: ApprovedSession | undefined): Promise<void> {
  if (!session) return;
  const reason = { code: 6000, message: 'User disconnected.' };
  try {
    await client.disconnect({ topic: session.topic, reason });
  } catch {
    // It ends by itself when its time is over.
  }
}
