import type { ProtocolError } from './protocol/payload';
import type { SessionEvents } from './protocol/session-events';
import type { WalletRequest } from './protocol/sign-client';
import type { SignInQuestion } from './protocol/sign-in';

/** A session with a wallet. What a wallet wrote is read where it is used, and checked. */
export interface ApprovedSession {
  readonly topic: string;

  /** When it ends, in seconds. */
  readonly expiry: number;
  readonly namespaces: unknown;
  readonly peer: { readonly metadata: unknown };
}

/** The part of a client of the protocol that a session uses. */
export interface SessionClient {
  readonly session: {
    readonly keys: readonly string[];
    get(topic: string): ApprovedSession;
    getAll(): readonly ApprovedSession[];
    delete(topic: string, reason: ProtocolError): Promise<void>;
  };
  on<Name extends keyof SessionEvents>(
    name: Name,
    listener: (event: SessionEvents[Name]) => void,
  ): unknown;
  off<Name extends keyof SessionEvents>(
    name: Name,
    listener: (event: SessionEvents[Name]) => void,
  ): unknown;
  ping(ping: { readonly topic: string; readonly signal?: AbortSignal }): Promise<void>;
  request(request: WalletRequest): Promise<unknown>;
  disconnect(ending: { readonly topic: string; readonly reason: ProtocolError }): Promise<void>;
}

/** The wallet's answer to a sign-in: without `auths` where it has only approved the proposal beside it. */
export interface SignedAnswer {
  readonly auths?: readonly unknown[] | null | undefined;
  readonly session?: ApprovedSession | undefined;
}

/** What the relay has. */
interface SentProposal {
  readonly uri?: string | undefined;

  /** What the next page needs to wait for the answer. */
  readonly left?: string;

  /** Resolves when a wallet has the pairing URI, where the client learns that. */
  readonly scanned?: Promise<void>;
}

/** A sign-in that the relay has, or what the page before has sent. */
export interface SentQuestion extends SentProposal {
  readonly response: () => Promise<SignedAnswer>;
}

/** A client of the protocol, ours or the SDK of a site, connected to one relay until it is closed. */
export interface RelayClient {
  readonly client: SessionClient;

  /** Sends a proposal. Resolves with its pairing URI when the relay has it. */
  connect(proposal: { readonly optionalNamespaces: object }): Promise<
    SentProposal & {
      readonly approval: () => Promise<ApprovedSession>;
    }
  >;

  /** Sends a proposal with a sign-in. */
  authenticate(question: SignInQuestion): Promise<SentQuestion>;

  /**
   * Waits for the answer to what the page before has sent, by what it left. `undefined` where that is over, or where
   * another page waits. Absent where nothing is left.
   */
  resume?(left: string): Promise<SentQuestion | undefined>;

  /**
   * Calls `listener` with the relay's reason when it refuses the connection, until the returned function is called.
   */
  onRefused(listener: (reason: string) => void): () => void;

  /** Whether the wallet of this session has asked not to be opened by links. */
  wantsNoLinks(topic: string): boolean;
  close(): Promise<void>;
}
