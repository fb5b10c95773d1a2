import { LatestRun } from '../../domain/async/latest-run';
import { addressOf } from '../../domain/caip/caip-address';
import { type ChainNamespace, chainNamespaces } from '../../domain/caip/chain-namespace';
import { type SignedIn, withoutSignedOut } from '../../domain/connection/signed-in';
import { signInEndMs } from '../../domain/siwx/sign-in-end';
import { caipAddressOf } from '../../domain/connection/account-in-use';
import { activeNetworkFor } from '../../domain/network/network-support';
import type { SiwxSession } from '../../domain/siwx/siwx-session';
import type { SignInAccount, SiwxSessions } from '../../ports/siwx-sessions';
import type { Scope } from '../scope/scope';
import type { AdmittedConnections } from '../session/admitted-connections';
import type { ConnectionStore } from '../session/connection-store';
import type { CurrentAccount } from '../session/current-account';
import type { NetworkStore } from '../session/network-store';

export interface AdmissionDeps {
  readonly admitted: AdmittedConnections;
  readonly connections: ConnectionStore;
  readonly networks: NetworkStore;
  readonly scope: Scope;
  readonly siwx: SiwxSessions;
}

/** An account by its CAIP-10 id. */
type Signer = Pick<CurrentAccount, 'caipAddress' | 'namespace'>;

/**
 * Decides which accounts the site may know. Where sign-in is required, an account that was just connected,
 * chosen or moved to another network is not included until the site has a session of it. `FollowSignIn` looks
 * that up for the account in use, this class for those of other namespaces. An account is out again when its session
 * ends while the page is open.
 */
export class Admission {
  readonly #deps: AdmissionDeps;
  readonly #lookUps = new Map(chainNamespaces.map((each) => [each, new LatestRun()]));
  readonly #untilEnd = new Map(chainNamespaces.map((each) => [each, new LatestRun()]));
  readonly #onEnd = new Set<() => void>();
  readonly #followed = new Map<ChainNamespace, string>();
  #signedIn: SignedIn = {};

  constructor(deps: AdmissionDeps) {
    this.#deps = deps;
  }

  start(): void {
    const { connections, networks, scope } = this.#deps;
    this.#tell();
    scope.follow([connections, networks], () => this.#followAll());
    scope.onEnd(() =>
      [this.#lookUps, this.#untilEnd].forEach((all) => all.forEach((runs) => runs.cancel())),
    );
  }

  /** Whether `account` must sign in before the site may know it. */
  isWaiting({ caipAddress, namespace }: Signer): boolean {
    return this.#deps.siwx.isRequired && this.#signedIn[namespace] !== caipAddress;
  }

  /** Records that `account` has signed in with `sessions`. */
  admit({ caipAddress, namespace }: Signer, sessions: readonly Pick<SiwxSession, 'data'>[]): void {
    this.#signedIn = { ...this.#signedIn, [namespace]: caipAddress };
    this.#tell();
    void this.#endAt(signInEndMs(sessions), namespace);
  }

  /** Calls `listener` after a session has ended by its own time. */
  onEnd(listener: () => void): void {
    this.#onEnd.add(listener);
  }

  /** Records that the account of `namespace` has not signed in. */
  withhold(namespace: ChainNamespace): void {
    this.#untilEnd.get(namespace)?.cancel();
    const { [namespace]: _out, ...others } = this.#signedIn;
    this.#signedIn = others;
    this.#tell();
  }

  /** Records that every account is signed out, and looks up which of them need no sign-in. */
  withholdAll(): void {
    this.#untilEnd.forEach((runs) => runs.cancel());
    this.#signedIn = {};
    this.#tell();
    this.#followed.clear();
    this.#followAll();
  }

  /** Where sign-in is not required, the session of an account is looked up again when the account comes into use. */
  async #endAt(endMs: number, namespace: ChainNamespace): Promise<void> {
    const { scope, siwx } = this.#deps;
    const { clock } = scope;
    const signal = this.#untilEnd.get(namespace)?.start();
    // A site may keep a visitor signed in for longer than the message says.
    const isOver = clock.now() >= endMs;
    if (!siwx.isRequired || isOver || endMs === Number.POSITIVE_INFINITY) return;
    try {
      await clock.sleep(endMs - clock.now(), signal);
    } catch {
      // Another session has taken its place, or the account has left.
      return;
    }
    scope.batch(() => {
      this.withhold(namespace);
      this.#onEnd.forEach((listener) => listener());
    });
  }

  #tell(): void {
    const { admitted, siwx } = this.#deps;
    const signedIn = this.#signedIn;
    admitted.admitBy((all, before) =>
      siwx.isRequired ? withoutSignedOut(all, signedIn, before) : all,
    );
  }

  #followAll(): void {
    chainNamespaces.forEach((namespace) => this.#follow(namespace));
  }

  #follow(namespace: ChainNamespace): void {
    const { connections, networks } = this.#deps;
    const { namespace: inUse, requested } = networks.getSnapshot();
    const { session } = connections.at(namespace);
    const caipAddress = session && caipAddressOf(namespace, session);
    const network = session && activeNetworkFor(requested, namespace, session.chainReference);
    const followed = `${caipAddress} ${network?.isSupported}`;
    if (this.#followed.get(namespace) === followed) return;
    this.#followed.set(namespace, followed);
    this.#lookUps.get(namespace)?.cancel();
    this.withhold(namespace);
    if (!caipAddress || !network?.isSupported || namespace === inUse) return;
    const account = { chainId: network.caipNetworkId, accountAddress: addressOf(caipAddress) };
    void this.#lookUp({ caipAddress, namespace }, account);
  }

  async #lookUp(signer: Signer, account: SignInAccount): Promise<void> {
    const { scope, siwx } = this.#deps;
    const signal = this.#lookUps.get(signer.namespace)?.start();
    try {
      const sessions = await siwx.get(account, signal);
      if (!signal?.aborted && sessions.length > 0) this.admit(signer, sessions);
    } catch (error) {
      // It is looked up again when the account comes into use.
      if (!signal?.aborted) scope.logger.warn('A sign-in could not be looked up', error);
    }
  }
}
