import type { CaipNetworkId } from '../caip/caip-network-id';
import type { Cacao, SiwxSession, SiwxSessionData } from './siwx-session';

/** The account that signs in, and its chain. */
export interface SignInAccount {
  /** The network of the sign-in. */
  readonly chainId: CaipNetworkId;
  /** The address, as its wallet writes it. */
  readonly accountAddress: string;
}

/** A message that a site wants signed: its fields, and the text that the wallet shows. */
export interface SiwxMessage extends SiwxSessionData {
  toString(): string;
}

/** The option `siwx`: the site's own sign-in, on every namespace. The site keeps the sessions. */
export interface SiwxOption {
  /** Makes the message that `account` signs: a new one each time, with a nonce of the site's server. */
  createMessage(account: SignInAccount): SiwxMessage | Promise<SiwxMessage>;

  /** Verifies `session` and keeps it. Throws where the signature is not valid. */
  addSession(session: SiwxSession): unknown;

  /** Verifies `sessions` and keeps them in the place of all others; an empty list signs all accounts out. */
  setSessions(sessions: readonly SiwxSession[]): unknown;

  /** The sessions of an account on a chain. */
  getSessions(
    chainId: CaipNetworkId,
    accountAddress: string,
  ): readonly SiwxSession[] | Promise<readonly SiwxSession[]>;

  /** Forgets the sessions of an account on a chain. */
  revokeSession(chainId: CaipNetworkId, accountAddress: string): unknown;

  /** Whether sign-in is required. Not required when absent. */
  getRequired?(): boolean;

  /** Whether a visitor who disconnects, or whose wallet leaves by itself, is signed out. True when absent. */
  readonly signOutOnDisconnect?: boolean;
}

/** The parts of a message that the site decides: all but the account, the chain and the nonce. */
export interface SiweMessageParams {
  /** The host of the site, as in ERC-4361. */
  readonly domain: string;
  /** The address that the sign-in is for. */
  readonly uri: string;
  /** What the visitor agrees to, in a sentence without line breaks. */
  readonly statement?: string;
  /** Issued at: a moment of ISO 8601. Now when absent. */
  readonly iat?: string;
  /** Expires at, likewise. */
  readonly exp?: string;
  /** Not valid before, likewise. */
  readonly nbf?: string;
  /** An id of the site for this sign-in. */
  readonly requestId?: string;
  /** URIs that the sign-in names. */
  readonly resources?: string[];
}

/** The parts from which a site makes the text of a message. */
export interface SiweMessage extends SiweMessageParams {
  /** The account as a DID, such as `did:pkh:eip155:1:0x…`. */
  readonly address: `did:pkh:${string}`;
  /** The chain id of the EVM chain. */
  readonly chainId: number;
  /** What `getNonce` answered. */
  readonly nonce: string;
  /** The version of ERC-4361. */
  readonly version: '1';
  /** Issued at: a moment of ISO 8601. */
  readonly iat: string;
}

/** A site's session, with its account as a plain address or as a CAIP-10 id. */
export interface SiweSession {
  /** The account: a plain address or a CAIP-10 id. */
  readonly address: string;
  /** The chain id of the EVM chain. */
  readonly chainId: number;
}

/** A signed message, for the site to verify. */
export interface SiweProof {
  /** The text that was signed. */
  readonly message: string;
  /** The signature, as hex. */
  readonly signature: string;
  /** The same as a CACAO (CAIP-74), where the wallet signed while it paired. */
  readonly cacao?: Cacao;
}

/**
 * The option `siweConfig`: the site's own sign-in on EVM chains, with one session at a time. A flag that is absent
 * is on.
 */
export interface SiweConfig {
  getMessageParams(): SiweMessageParams | Promise<SiweMessageParams>;

  /** The text to sign, in the grammar of ERC-4361. */
  createMessage(message: SiweMessage): string | Promise<string>;

  /** A nonce of the site's server. */
  getNonce(address: string): string | Promise<string>;
  getSession(): SiweSession | null | undefined | Promise<SiweSession | null | undefined>;

  /** Whether the signature is valid. If it is, the site keeps the session. */
  verifyMessage(proof: SiweProof): boolean | Promise<boolean>;
  signOut(): unknown;

  /** Whether sign-in is required. True when absent. */
  readonly required?: boolean;
  readonly signOutOnDisconnect?: boolean;
  readonly signOutOnAccountChange?: boolean;
  readonly signOutOnNetworkChange?: boolean;
  onSignIn?(session: SiweSession | undefined): void;
  onSignOut?(): void;
}
