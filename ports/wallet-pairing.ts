import type { Connector } from '../domain/connection/connector';
import type { Network } from '../domain/network/network';
import type { Cacao } from '../domain/siwx/siwx-session';
import { createToken } from './token';
import type { WalletSession } from './wallet-connector';

/** What a wallet approved on one namespace. */
export interface PairedSession {
  /** The wallet: its type is `WALLET_CONNECT`, its `chain` the namespace. */
  readonly details: Connector;
  readonly session: WalletSession;
}

/** What is proposed to whichever wallet reads the code. */
export interface PairingProposal {
  /**
   * The networks that the session is asked for, those preferred first: a session begins on the first
   * that the wallet approves. None of them is a condition.
   */
  readonly networks: readonly Network[];

  /** Called with the pairing URI as soon as the relay knows it: at most once, and before the answer. */
  readonly onUri: (uri: string) => void;
}

/** What a wallet is asked to sign while it approves (CAIP-122). */
export interface PairingSignIn {
  /** The asking party: the site's authority, such as `example.org:8080`. */
  readonly domain: string;
  readonly uri: string;

  /** At least eight letters and digits that are used once. */
  readonly nonce: string;
  readonly statement?: string;

  /** RFC 3339, as are the others. */
  readonly expirationTime?: string;
  readonly notBefore?: string;
  readonly requestId?: string;
  readonly resources?: readonly string[];
}

/** A {@link PairingProposal} whose networks are all of `eip155`, and what to sign with the approval. */
export interface SignInProposal extends PairingProposal {
  readonly signIn: PairingSignIn;
}

/** What a wallet approved, and the object capabilities that it signed (CAIP-74), which the caller verifies. */
export interface SignedPairing {
  readonly sessions: readonly PairedSession[];

  /**
   * Empty where the wallet knows no such request, or the adapter cannot ask all of it: then it was paired as by
   * {@link WalletPairing.propose}.
   */
  readonly cacaos: readonly Cacao[];
}

/** A code that a visitor shows to a wallet on another device, and the session that comes of it. */
export interface WalletPairing {
  /**
   * Makes a pairing and waits for a wallet to approve it, for as long as the code lives. Resolves with
   * one session per namespace, at least one; they end together. A session that another wallet was paired
   * with before has ended by then.
   *
   * @throws `WidgetError` `RPC` with the wallet's code when the visitor declines, `PAIRING_UNREACHABLE`
   * where the relay is not reached within 15 seconds, or refuses the site, which its `cause` then says,
   * `PAIRING_EXPIRED` at the end of the code, `WALLET_RESPONSE_INVALID` for an approval of nothing that
   * can be used, and the reason of `signal` as soon as it aborts; what a wallet approves after that is
   * ended again.
   */
  propose(proposal: PairingProposal, signal?: AbortSignal): Promise<readonly PairedSession[]>;

  /**
   * Like {@link WalletPairing.propose}, and has the wallet sign in within the same approval.
   *
   * @throws as `propose` does.
   */
  signIn(proposal: SignInProposal, signal?: AbortSignal): Promise<SignedPairing>;

  /**
   * The sessions that an earlier approval still allows, without a prompt: one per namespace, and
   * none where nothing is stored, or what is stored has ended. They begin on the first of `networks`
   * that the wallet approves. Called twice, it gives the sessions of the same approval.
   *
   * @throws the reason of `signal` as soon as it aborts.
   */
  restore(networks: readonly Network[], signal?: AbortSignal): Promise<readonly PairedSession[]>;
}

export const WalletPairing = createToken<WalletPairing>('WalletPairing');
