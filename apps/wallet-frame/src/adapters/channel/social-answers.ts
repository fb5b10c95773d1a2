import type {
  FrameAnswer,
  UntrustedPayload,
} from '../../../../../domain/frame-protocol/frame-requests';
import { problemOf } from '../../domain/refusals/problem-of';
import { visitorName } from '../../domain/session/session';
import { sayProblem } from '../../domain/texts/say-problem';
import type { Sessions } from '../../use-cases/log-in/sessions';
import { returnUri } from '../../use-cases/log-in/social-links';
import type { SocialLogin } from '../../use-cases/log-in/social-login';
import type { SocialReturn } from '../../use-cases/log-in/social-return';
import type { AccountAnswers } from './account-answers';
import { optionalText, requiredText } from './payload';

export interface SocialAnswersDeps {
  readonly account: Pick<AccountAnswers, 'user'>;
  readonly sessions: Pick<Sessions, 'current'>;
  readonly socials: Pick<
    SocialLogin,
    'begin' | 'beginFarcaster' | 'beginInTab' | 'ended' | 'offered'
  > &
    Pick<SocialReturn, 'finish' | 'look'>;
}

/** The logins at other providers that a site asks for. */
export class SocialAnswers {
  readonly #deps: SocialAnswersDeps;

  constructor(deps: SocialAnswersDeps) {
    this.#deps = deps;
  }

  async providers(): Promise<FrameAnswer<'GET_SOCIAL_PROVIDERS'>> {
    return { providers: await this.#deps.socials.offered() };
  }

  async begin(
    payload: UntrustedPayload<'GET_SOCIAL_REDIRECT_URI'>,
  ): Promise<FrameAnswer<'GET_SOCIAL_REDIRECT_URI'>> {
    const { socials } = this.#deps;
    const provider = requiredText(payload, 'provider');
    const page = optionalText(payload, 'page');
    const uri = page === undefined ? socials.begin(provider) : socials.beginInTab(provider, page);
    return { uri: await uri };
  }

  async finish(
    payload: UntrustedPayload<'CONNECT_SOCIAL'>,
  ): Promise<FrameAnswer<'CONNECT_SOCIAL'>> {
    const { account, socials } = this.#deps;
    const isBack = optionalText(payload, 'uri') === returnUri();
    await (isBack ? socials.finish() : socials.ended()); // The wallet is open then.
    return account.user(payload);
  }

  /** Whether a login of this site's tab is back from its provider. */
  async look(): Promise<FrameAnswer<'GET_SOCIAL_RETURN'>> {
    try {
      const uri = await this.#deps.socials.look();
      return uri === undefined ? {} : { uri };
    } catch (error) {
      return { failure: sayProblem(problemOf(error)) };
    }
  }

  async beginFarcaster(): Promise<FrameAnswer<'GET_FARCASTER_URI'>> {
    return { url: await this.#deps.socials.beginFarcaster() };
  }

  async finishFarcaster(): Promise<FrameAnswer<'CONNECT_FARCASTER'>> {
    const { sessions, socials } = this.#deps;
    await socials.ended();
    return { userName: sessions.current ? visitorName(sessions.current) : '' };
  }
}
