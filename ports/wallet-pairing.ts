import type { Connector } from '../domain/connection/connector';
import type { Network } from '../domain/network/network';
import type { Cacao } from '../domain/siwx/siwx-session';
import { createToken } from './token';
import type { WalletSession } from './wallet-connector';

/** What a wallet approved on one namespace. */
export interface PairedSession {
  /** The wallet: its type is `WALLET_CONNECT`, its `chain` the namespace. */
  readonly details: Connector;
  /** What the wallet granted. */
  readonly session: WalletSession;
}

/** The proposal to the wallet that scans or opens the pairing URI. */
export interface PairingProposal {
  /**
   * The proposed networks, the preferred ones first: a session begins on the first that the wallet approves.
   * None of them is required.
   */
  readonly networks: readonly Network[];

  /**
   * Called with the pairing URI as soon as the relay knows it: at most once, and before the answer. `left` is what
   * {@link WalletPairing.resume} needs on the next page, where the adapter has that. It is a secret.
   */
  readonly onUri: (uri: string, left?: string) => void;

  /**
   * Called once a wallet has the pairing URI and its owner is asked: at most once, after `onUri` and before the answer.
   * Not called where the adapter does not learn it.
   */
  readonly onScanned?: (() => void) | undefined;
}

/** The sign-in that a wallet signs with its approval (CAIP-122). */
export interface PairingSignIn {
  /** The site that requests it: its authority, such as `example.org:8080`. */
  readonly domain: string;
  /** The address that the sign-in is for. */
  readonly uri: string;

  /** At least eight letters and digits that are used once. */
  readonly nonce: string;
  /** What the visitor agrees to. */
  readonly statement?: string;

  /** RFC 3339, as are the others. */
  readonly expirationTime?: string;
  /** When the sign-in begins: a moment of ISO 8601. */
  readonly notBefore?: string;
  /** An id of the site for this sign-in. */
  readonly requestId?: string;
  /** URIs that the sign-in names. */
  readonly resources?: readonly string[];
}

/**
 * A {@link PairingProposal} whose networks are all of `eip155`, and the sign-in to sign with the approval.
 */
export interface SignInProposal extends PairingProposal {
  /** What the wallet is asked to sign. */
  readonly signIn: PairingSignIn;
}

/**
 * The sessions that a wallet approved, and the object capabilities that it signed (CAIP-74), which the caller
 * verifies.
 */
export interface SignedPairing {
  /** What the wallet granted, by namespace. */
  readonly sessions: readonly PairedSession[];

  /**
   * Empty where the wallet does not support such a request, or the adapter cannot express all of it: the
   * wallet was then paired as by {@link WalletPairing.propose}.
   */
  readonly cacaos: readonly Cacao[];
}

/** A pairing with a wallet on another device by a pairing URI, and the session that follows. */
export interface WalletPairing {
  /**
   * Makes a pairing URI and waits for a wallet to approve, until the URI expires. Resolves with one session
   * per namespace, at least one; they end together. An earlier session with another paired wallet has ended
   * by then.
   *
   * @throws `WidgetError` `RPC` with the wallet's code when the visitor declines, `PAIRING_UNREACHABLE` where
   *   the relay is not reached within 15 seconds, or refuses the site, which its `cause` then says,
   *   `PAIRING_EXPIRED` when the pairing URI expires, `WALLET_RESPONSE_INVALID` for an approval without
   *   anything usable, and the reason of `signal` as soon as it aborts; a session that a wallet approves
   *   after that is ended again.
   */
  propose(proposal: PairingProposal, signal?: AbortSignal): Promise<readonly PairedSession[]>;

  /**
   * Like {@link WalletPairing.propose}, but the wallet also signs in with its approval.
   *
   * @throws as `propose` does.
   */
  signIn(proposal: SignInProposal, signal?: AbortSignal): Promise<SignedPairing>;

  /**
   * Waits for the answer to a proposal or a sign-in of the page before, by the `left` of its `onUri`; `networks` are those
   * of today. Calls `onUri` again once it waits. The answer may have come meanwhile.
   *
   * @throws as `propose` does, and `PAIRING_EXPIRED` before `onUri` where the proposal is over, or where another page
   *   waits for its answer.
   */
  resume?(left: string, proposal: PairingProposal, signal?: AbortSignal): Promise<SignedPairing>;

  /**
   * The sessions that an earlier approval still allows, without a prompt: one per namespace, and none where
   * nothing is stored, or the stored sessions have ended. They begin on the first of `networks` that the
   * wallet approves. A second call returns the sessions of the same approval.
   *
   * @throws the reason of `signal` as soon as it aborts.
   */
  restore(networks: readonly Network[], signal?: AbortSignal): Promise<readonly PairedSession[]>;
}

export const WalletPairing = createToken<WalletPairing>('WalletPairing');
