import type { CaipNetworkId } from '../../domain/caip/caip-network-id';
import type { SignInStore } from './sign-in-store';

/** The options of {@link createSignInServer}. */
export interface SignInServerOptions {
  /** The domain of the site's pages, such as `shop.example` or `localhost:3000`, or several. */
  readonly domain: string | readonly string[];

  /** Where nonces and sessions are kept: this process's memory when absent. */
  readonly storage?: SignInStore;

  /**
   * Keeps the sessions in the visitor's cookie instead, sealed with this secret of at least 32 characters. A session
   * that is kept so cannot be ended by the server before its time. Nonces stay in `storage`.
   */
  readonly cookieSecret?: string;

  /** Endpoints by CAIP-2 id, where contract accounts (EIP-1271, ERC-6492) are verified. Without one they are refused. */
  readonly rpc?: Readonly<Partial<Record<CaipNetworkId, string>>>;

  /** The chains on which accounts may sign in: every one when absent. */
  readonly chains?: readonly CaipNetworkId[];

  /** A sentence of the message: ASCII, on one line. */
  readonly statement?: string;

  /** What the message names, as URIs. */
  readonly resources?: readonly string[];

  /** How long a session lasts: seven days when absent. The message says it. */
  readonly sessionMs?: number;

  /** How long the visitor has to sign: ten minutes when absent. */
  readonly nonceMs?: number;

  /** How much the clocks of wallets may differ: five minutes when absent. */
  readonly clockSkewMs?: number;

  /** How many messages, and apart from them how many verifications, one client may ask for in a minute: 30 when absent. */
  readonly perMinute?: number;

  /**
   * Who sends `request`, such as its address as your proxy tells it. Needed for every domain but this machine's: there all
   * visitors are counted as one, with twenty times the limit, and one program would use it up for all of them.
   */
  readonly clientOf?: (request: Request) => string;

  /**
   * Called with a line for the server's log where a request comes from a page of another host than `domain`, or the site's
   * storage fails: once for each line, and for a hundred of them. `console.warn` when absent.
   */
  readonly log?: (line: string) => void;

  /** The clock and the network, for tests. */
  readonly now?: () => number;
  /** What asks the nodes; the `fetch` of the platform when absent. */
  readonly fetch?: typeof fetch;
}

/** An account that has signed in. */
export interface SignedInAccount {
  /** The network of the sign-in. */
  readonly chainId: CaipNetworkId;
  /** The address that signed. */
  readonly accountAddress: string;

  /** When its session ends, in milliseconds. */
  readonly endsAt: number;
}
