import type { FrameUser } from '../../../../../domain/frame-protocol/frame-user';
import { isSocialName } from '../../../../../domain/login/social-provider';
import type { Session } from '../../domain/session/session';

/** What the site learns of the visitor. */
export function profileOf(session: Session | undefined): Partial<FrameUser> {
  const { email = '', social } = session ?? {};
  return {
    email: email || (social?.email ?? null),
    ...(social?.name !== undefined && { userName: social.name }),
    ...(social?.picture !== undefined && { picture: social.picture }),
    ...(isSocialName(social?.provider) && { social: social.provider }),
  };
}
