import type { CaipNetworkId } from '../../domain/caip/caip-network-id';
import { WidgetError } from '../../domain/errors/widget-error';
import { sessionOfCacao } from '../../domain/siwx/cacao-session';
import { type MessageAhead, UNKNOWN_ACCOUNT } from '../../domain/siwx/sign-in-ahead';
import type { Cacao, SiwxSession } from '../../domain/siwx/siwx-session';
import type { SiwxSessions } from '../../ports/siwx-sessions';
import type { ShowSnackbar } from '../notification/show-snackbar';

export interface SignInAheadDeps {
  readonly showSnackbar: ShowSnackbar;
  readonly siwx: SiwxSessions;
}

/** Sign-ins that come with the connection itself, so that nobody is asked a second time. */
export class SignInAhead {
  readonly #deps: SignInAheadDeps;

  constructor(deps: SignInAheadDeps) {
    this.#deps = deps;
  }

  /**
   * The message that whoever is about to connect on `chainId` signs with the same approval.
   *
   * @throws what the site's service answers, `SIGN_IN_INVALID` where its message is about something else.
   */
  async message(chainId: CaipNetworkId, signal?: AbortSignal): Promise<MessageAhead> {
    const account = { chainId, accountAddress: UNKNOWN_ACCOUNT };
    const message = await this.#deps.siwx.createMessage(account, signal);
    if (message.data.chainId === chainId && message.text.includes(UNKNOWN_ACCOUNT)) return message;
    throw new WidgetError('SIGN_IN_INVALID', { reason: 'chainId' });
  }

  /**
   * Verifies the sign-in that came with a login, and keeps it.
   *
   * @throws what `SiwxSessions.add` throws.
   */
  keep(session: SiwxSession, signal?: AbortSignal): Promise<void> {
    return this.#telling(() => this.#deps.siwx.add(session, signal));
  }

  /**
   * Verifies the object capabilities that came with a pairing, and keeps all of them in the place of what
   * there was.
   *
   * @throws `SIGN_IN_INVALID` where one of them does not answer `message`, and what `SiwxSessions.set` throws.
   */
  keepCacaos(
    { data }: MessageAhead,
    cacaos: readonly Cacao[],
    signal?: AbortSignal,
  ): Promise<void> {
    const sessions = cacaos.map((cacao) => {
      const session = sessionOfCacao(cacao, data);
      if (session) return session;
      throw new WidgetError('SIGN_IN_INVALID', { reason: 'cacao' });
    });
    return this.#telling(() => this.#deps.siwx.set(sessions, signal));
  }

  async #telling(work: () => Promise<void>): Promise<void> {
    const { showSnackbar } = this.#deps;
    showSnackbar.execute('AUTHENTICATING');
    try {
      await work();
    } finally {
      showSnackbar.dismiss('AUTHENTICATING');
    }
  }
}
