import type { Scope } from '../scope/scope';
import { formatCaipAddress } from '../../domain/caip/caip-address';
import { type CaipNetworkId, parseCaipNetworkId } from '../../domain/caip/caip-network-id';
import type { Notices } from '../notification/notices';
import { WidgetError } from '../../domain/errors/widget-error';
import { type MessageAhead, UNKNOWN_ACCOUNT } from '../../domain/siwx/sign-in-ahead';
import type { Cacao, SiwxSession } from '../../domain/siwx/siwx-session';
import type { ChainAdapters } from '../../ports/chain-adapter';
import type { HostPage } from '../../ports/host-page';
import type { SiwxSessions } from '../../ports/siwx-sessions';
import { requireOwnSite } from './require-own-site';

export interface SignInAheadDeps {
  readonly adapters: ChainAdapters;
  readonly hostPage: Pick<HostPage, 'address'>;
  readonly notices: Notices;
  readonly scope: Scope;
  readonly siwx: SiwxSessions;
}

/** Sign-ins within the approval that connects, so that the visitor is not prompted a second time. */
export class SignInAhead {
  readonly #deps: SignInAheadDeps;

  constructor(deps: SignInAheadDeps) {
    this.#deps = deps;
  }

  /**
   * The message that the account to be connected on `chainId` signs with the same approval.
   *
   * @throws what the site's service answers, `SIGN_IN_INVALID` where its message is about another chain or
   *   names another site than the page.
   */
  async message(chainId: CaipNetworkId, signal?: AbortSignal): Promise<MessageAhead> {
    const account = { chainId, accountAddress: UNKNOWN_ACCOUNT };
    const message = await this.#deps.siwx.createMessage(account, signal);
    const isAbout = message.data.chainId === chainId && message.text.includes(UNKNOWN_ACCOUNT);
    if (!isAbout) throw new WidgetError('SIGN_IN_INVALID', { reason: 'chainId' });
    requireOwnSite(message, this.#deps.hostPage);
    return message;
  }

  /**
   * Verifies the sign-in that came with a login, and keeps it.
   *
   * @throws what `SiwxSessions.add` throws.
   */
  keep(session: SiwxSession, signal?: AbortSignal): Promise<void> {
    return this.#whileAuthenticating(() => this.#deps.siwx.add(session, signal));
  }

  /**
   * Verifies the object capabilities that came with a pairing of `chainIds`, and keeps all of them in the
   * place of earlier ones.
   *
   * @throws `SIGN_IN_INVALID` where one of them does not answer `message`, or its key has not signed it, and
   *   what `SiwxSessions.set` throws.
   */
  async keepCacaos(
    { data }: Pick<MessageAhead, 'data'>,
    chainIds: readonly CaipNetworkId[],
    cacaos: readonly Cacao[],
    signal?: AbortSignal,
  ): Promise<void> {
    const { scope, siwx } = this.#deps;
    // Only paired wallets answer with them.
    const { sessionOfCacao } = await import('../../domain/siwx/cacao-session');
    const sessions = cacaos.map((cacao) => {
      const session = sessionOfCacao(cacao, { ...data, chainIds }, scope.clock.now());
      if (session) return session;
      throw new WidgetError('SIGN_IN_INVALID', { reason: 'cacao' });
    });
    await Promise.all(sessions.map((session) => this.#requireSigned(session)));
    signal?.throwIfAborted();
    await this.#whileAuthenticating(() => siwx.set(sessions, signal));
  }

  /** The site verifies a contract's signature, because only its chain can. */
  async #requireSigned({ cacao, data, message, signature }: SiwxSession): Promise<void> {
    if (cacao?.s.t !== 'eip191') return;
    const { namespace, chainReference } = parseCaipNetworkId(data.chainId);
    const account = formatCaipAddress({ namespace, chainReference, address: data.accountAddress });
    const { signer } = await this.#deps.adapters.find(namespace);
    if (await signer?.isSignedByKey?.(message, account, signature)) return;
    throw new WidgetError('SIGN_IN_INVALID', { reason: 'signature' });
  }

  async #whileAuthenticating(work: () => Promise<void>): Promise<void> {
    const { notices } = this.#deps;
    notices.show('AUTHENTICATING');
    try {
      await work();
    } finally {
      notices.dismiss('AUTHENTICATING');
    }
  }
}
