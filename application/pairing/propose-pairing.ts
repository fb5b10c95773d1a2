import type { Notices } from '../notification/notices';
import type { Scope } from '../scope/scope';
import type { SiwxVerbs } from '../siwx/siwx-feature';
import { isWidgetError, WidgetError } from '../../domain/errors/widget-error';
import type { Network } from '../../domain/network/network';
import { isFeatureOn } from '../../domain/options/is-feature-on';
import { usesPublicRelay } from '../../domain/options/project-id';
import type { WidgetOptions } from '../../domain/options/widget-options';
import type { LeftProposal } from '../../domain/connection/left-pairing';
import { canSignInAhead, type MessageAhead } from '../../domain/siwx/sign-in-ahead';
import type { SiwxSessionData } from '../../domain/siwx/siwx-session';
import type {
  PairedSession,
  PairingProposal,
  SignedPairing,
  WalletPairing,
} from '../../ports/wallet-pairing';
import type { FeatureSource } from '../feature/feature-registry';
import type { SignInAhead } from '../siwx/sign-in-ahead';

export interface ProposePairingDeps {
  readonly features: FeatureSource<{ readonly siwx: SiwxVerbs }>;
  readonly notices: Notices;
  readonly options: WidgetOptions;
  readonly pairing: WalletPairing;
  readonly scope: Scope;
}

/** What the wallet was asked to sign with its approval. */
interface SignedQuestion {
  readonly data: SiwxSessionData;
  readonly networks: readonly Network[];
  readonly signal: AbortSignal;
}

/** A {@link PairingProposal} that the next page can go on with. */
export interface LeavableProposal extends Pick<PairingProposal, 'networks' | 'onScanned'> {
  readonly onUri: (uri: string, left?: LeftProposal) => void;
}

/**
 * Proposes a pairing. Where the site requires a sign-in, the proposal requests it within the same approval.
 */
export class ProposePairing {
  readonly #deps: ProposePairingDeps;

  constructor(deps: ProposePairingDeps) {
    this.#deps = deps;
  }

  /**
   * Resolves with the approved sessions. A wallet that does not sign in with its approval is asked once it is
   * connected; a wallet with an invalid signature is not connected.
   *
   * @throws what `WalletPairing` throws, and `SIGN_IN_INVALID` where the signature is invalid or the site's
   *   service does not confirm it, which its `cause` then says.
   */
  async execute(
    { networks, onScanned, onUri }: LeavableProposal,
    signal: AbortSignal,
  ): Promise<readonly PairedSession[]> {
    const { notices, options, pairing } = this.#deps;
    if (usesPublicRelay(options)) notices.requireProjectId();
    const message = await this.#messageAhead(networks, signal);
    const data = message?.data;
    const proposal = {
      networks,
      onScanned: () => void (signal.aborted || onScanned?.()),
      onUri: leavingWith(onUri, data),
    };
    if (!data) return pairing.propose(proposal, signal);
    const { domain, uri, nonce, statement, expirationTime, notBefore, requestId, resources } = data;
    const signIn = {
      domain,
      uri,
      nonce,
      ...(statement !== undefined && { statement }),
      ...(expirationTime !== undefined && { expirationTime }),
      ...(notBefore !== undefined && { notBefore }),
      ...(requestId !== undefined && { requestId }),
      ...(resources && { resources }),
    };
    return this.#signedIn(await pairing.signIn({ ...proposal, signIn }, signal), {
      networks,
      data,
      signal,
    });
  }

  /**
   * Waits for the answer to what the page before has proposed.
   *
   * @throws what `execute` and `WalletPairing.resume` throw.
   */
  async resume(
    { left, signIn: data }: LeftProposal,
    { networks, onUri }: LeavableProposal,
    signal: AbortSignal,
  ): Promise<readonly PairedSession[]> {
    const { pairing } = this.#deps;
    const proposal = { networks, onUri: leavingWith(onUri, data) };
    const paired = await pairing.resume?.(left, proposal, signal);
    if (!paired) throw new WidgetError('PAIRING_EXPIRED', {});
    return data ? this.#signedIn(paired, { networks, data, signal }) : paired.sessions;
  }

  /** The sessions, once the sign-in that came with them is verified. */
  async #signedIn(
    { sessions, cacaos }: SignedPairing,
    { data, networks, signal }: SignedQuestion,
  ): Promise<readonly PairedSession[]> {
    if (cacaos.length === 0 || signal.aborted) return sessions;
    try {
      const chainIds = networks.map(({ caipNetworkId }) => caipNetworkId);
      const ahead = await this.#ahead();
      await ahead.keepCacaos({ data }, chainIds, cacaos, signal);
      return sessions;
    } catch (error) {
      await Promise.allSettled(sessions.map(({ session }) => session.disconnect()));
      signal.throwIfAborted();
      if (isWidgetError(error, 'SIGN_IN_INVALID')) throw error;
      throw new WidgetError('SIGN_IN_INVALID', { reason: 'not verified' }, { cause: error });
    }
  }

  /** The sign-in to request, or `undefined` where none is required: on EVM chains only. */
  async #messageAhead(
    networks: readonly Network[],
    signal: AbortSignal,
  ): Promise<MessageAhead | undefined> {
    const { options, scope } = this.#deps;
    const ids = networks.map(({ caipNetworkId }) => caipNetworkId);
    const [first] = ids;
    if (!first || !isFeatureOn('siwx', options) || !canSignInAhead(ids)) return undefined;
    try {
      const ahead = await this.#ahead();
      return await ahead.message(first, signal);
    } catch (error) {
      signal.throwIfAborted();
      scope.logger.warn('The sign-in could not be part of the pairing', error);
      return undefined;
    }
  }

  async #ahead(): Promise<SignInAhead> {
    return (await this.#deps.features.load('siwx')).ahead();
  }
}

function leavingWith(
  onUri: LeavableProposal['onUri'],
  signIn: SiwxSessionData | undefined,
): PairingProposal['onUri'] {
  return (uri, left) => onUri(uri, left === undefined ? undefined : { left, signIn });
}
