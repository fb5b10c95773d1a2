import type { FrameEvents } from '../../../../domain/frame-protocol/frame-events';
import type { Session } from '../domain/session/session';
import type { ApprovalQueue } from '../use-cases/approve/approval-queue';
import type { Sessions } from '../use-cases/log-in/sessions';
import type { OpenWallets } from '../use-cases/open/open-wallets';

export interface FollowPagesDeps {
  readonly approvals: Pick<ApprovalQueue, 'abort'>;
  readonly sessions: Pick<Sessions, 'changed' | 'current' | 'follow' | 'followEnd'>;

  /** The site that has the frame. */
  readonly site: string;
  readonly tell: (type: 'SESSION_UPDATE', payload: FrameEvents['SESSION_UPDATE']) => void;
  readonly wallets: Pick<OpenWallets, 'follow'>;
}

/** What the pages of one site in one browser tell each other. */
type SessionNews = { readonly session: Session } | { readonly ended: string };

/** Has the wallet, the site and the other pages of the site follow the session, and this page those pages. */
export function followPages({ approvals, sessions, site, tell, wallets }: FollowPagesDeps): void {
  const pages = new BroadcastChannel(`cleat-session:${site}`);
  let current: Session | undefined;
  sessions.changed.add((session) => {
    const ended = current;
    current = session;
    wallets.follow(session);
    if (session) tell('SESSION_UPDATE', { token: session.handle });
    const news: SessionNews | undefined = session ? { session } : ended && { ended: ended.user };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- It is a channel of this origin.
    if (news) pages.postMessage(news);
  });
  // The handle before lasts a minute, in which the other pages of the site hear of the next.
  pages.addEventListener('message', ({ data }: MessageEvent<SessionNews>) => {
    if ('ended' in data) {
      if (sessions.current?.user === data.ended) approvals.abort();
      return sessions.followEnd(data.ended);
    }
    sessions.follow(data.session);
    return wallets.follow(sessions.current);
  });
}
