import type { Notices } from '../notification/notices';
import type { Scope } from '../scope/scope';
import type { SiwxVerbs } from '../siwx/siwx-feature';
import { isWidgetError, WidgetError } from '../../domain/errors/widget-error';
import { isFeatureOn } from '../../domain/options/is-feature-on';
import { usesPublicRelay } from '../../domain/options/project-id';
import type { WidgetOptions } from '../../domain/options/widget-options';
import { canSignInAhead, type MessageAhead } from '../../domain/siwx/sign-in-ahead';
import type { PairedSession, PairingProposal, WalletPairing } from '../../ports/wallet-pairing';
import type { FeatureSource } from '../feature/feature-registry';
import type { SignInAhead } from '../siwx/sign-in-ahead';

export interface ProposePairingDeps {
  readonly features: FeatureSource<{ readonly siwx: SiwxVerbs }>;
  readonly notices: Notices;
  readonly options: WidgetOptions;
  readonly pairing: WalletPairing;
  readonly scope: Scope;
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
  async execute(proposal: PairingProposal, signal: AbortSignal): Promise<readonly PairedSession[]> {
    const { notices, options, pairing } = this.#deps;
    if (usesPublicRelay(options)) notices.requireProjectId();
    const asked = await this.#signIn(proposal, signal);
    if (!asked) return pairing.propose(proposal, signal);
    const { ahead, message } = asked;
    const { domain, uri, nonce, statement, expirationTime, notBefore, requestId, resources } =
      message.data;
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
    const { sessions, cacaos } = await pairing.signIn({ ...proposal, signIn }, signal);
    if (cacaos.length === 0 || signal.aborted) return sessions;
    try {
      const chainIds = proposal.networks.map(({ caipNetworkId }) => caipNetworkId);
      await ahead.keepCacaos(message, chainIds, cacaos, signal);
      return sessions;
    } catch (error) {
      await Promise.allSettled(sessions.map(({ session }) => session.disconnect()));
      signal.throwIfAborted();
      if (isWidgetError(error, 'SIGN_IN_INVALID')) throw error;
      throw new WidgetError('SIGN_IN_INVALID', { reason: 'not verified' }, { cause: error });
    }
  }

  /** The sign-in to request, or `undefined` where none is required: on EVM chains only. */
  async #signIn(
    { networks }: PairingProposal,
    signal: AbortSignal,
  ): Promise<{ readonly ahead: SignInAhead; readonly message: MessageAhead } | undefined> {
    const { features, options, scope } = this.#deps;
    const ids = networks.map(({ caipNetworkId }) => caipNetworkId);
    const [first] = ids;
    if (!first || !isFeatureOn('siwx', options) || !canSignInAhead(ids)) return undefined;
    try {
      const siwx = await features.load('siwx');
      const ahead = await siwx.ahead();
      return { ahead, message: await ahead.message(first, signal) };
    } catch (error) {
      signal.throwIfAborted();
      scope.logger.warn('The sign-in could not be part of the pairing', error);
      return undefined;
    }
  }
}
