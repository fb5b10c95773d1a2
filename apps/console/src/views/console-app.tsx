import { useCallback, useEffect, useState } from 'react';
import type { OperatorCalls } from '../adapters/operator-calls';
import { ConsoleRefusal, wordsOf } from '../domain/console-refusal';
import { type Me, readMe } from '../domain/read-answers';
import { FramesView } from './frames-view';
import { LimitsView } from './limits-view';
import { LogView } from './log-view';
import { LoginView } from './login-view';
import { MailsView } from './mails-view';
import { OverviewView } from './overview-view';
import { SitesView } from './sites-view';
import { SponsorsView } from './sponsors-view';
import { VisitorView } from './visitor-view';

/** What every view gets. */
export interface ViewProps {
  readonly calls: Pick<OperatorCalls, 'ask'>;
  readonly me: Me;
  readonly onLogin: () => void;

  /** Opens the view of a visitor. */
  readonly onVisitor: (account: string) => void;
}

const views = [
  'Overview',
  'Visitor',
  'Sites',
  'Mails',
  'Limits',
  'Frames',
  'Sponsors',
  'Log',
] as const;

type View = (typeof views)[number];

type Session =
  | { readonly kind: 'in'; readonly me: Me }
  | { readonly kind: 'out' | 'reading' }
  | { readonly kind: 'problem'; readonly says: string };

/**
 * The console. What an operator looks at is in no address and in no storage of the browser: a reload begins at the overview.
 *
 * @param props.came Why the provider's page has led back without a login.
 */
export function ConsoleApp({
  calls,
  came,
  leave,
}: {
  readonly calls: OperatorCalls;
  readonly came: string;
  readonly leave: (page: string) => void;
}) {
  const [session, setSession] = useState<Session>({ kind: 'reading' });
  const [view, setView] = useState<View>('Overview');
  const [account, setAccount] = useState('');

  useEffect(() => {
    calls.ask('/console/me').then(
      (answer) => setSession({ kind: 'in', me: readMe(answer) }),
      (error: unknown) => setSession(sessionAfter(error)),
    );
  }, [calls]);

  const logIn = useCallback(() => {
    calls
      .loginPage()
      .then(leave, (error: unknown) => setSession({ kind: 'problem', says: wordsOf(error) }));
  }, [calls, leave]);
  const showVisitor = useCallback((next: string) => {
    setAccount(next);
    setView('Visitor');
  }, []);
  const logOut = (): void => {
    const end = (): void => setSession({ kind: 'out' });
    calls.ask('/console/logout').then(end, end);
  };

  if (session.kind === 'reading') return <div className="page" aria-busy="true" />;
  if (session.kind !== 'in') {
    const says = session.kind === 'problem' ? session.says : undefined;
    return <LoginView came={came} says={says} onLogin={logIn} />;
  }
  const { me } = session;
  const props: ViewProps = { calls, me, onLogin: logIn, onVisitor: showVisitor };
  return (
    <div className="page">
      <header>
        <p className="brand">Console</p>
        <p className="me">
          {me.name} <span className="tag">{me.mayAct ? 'may act' : 'reads'}</span>
        </p>
        <button className="link" type="button" onClick={logOut}>
          Log out
        </button>
      </header>
      <nav aria-label="Views">
        {views.map((each) => (
          <button
            key={each}
            type="button"
            aria-current={each === view ? 'page' : undefined}
            onClick={() => setView(each)}
          >
            {each}
          </button>
        ))}
      </nav>
      <main>
        <h1>{view}</h1>
        <ViewOf view={view} account={account} props={props} />
      </main>
    </div>
  );
}

function ViewOf({
  account,
  props,
  view,
}: {
  readonly view: View;
  readonly account: string;
  readonly props: ViewProps;
}) {
  const { calls, me, onLogin, onVisitor } = props;
  const own = { calls, me, onLogin, onVisitor };
  switch (view) {
    case 'Overview':
      return <OverviewView {...own} />;
    case 'Visitor':
      return <VisitorView key={account} account={account} {...own} />;
    case 'Sites':
      return <SitesView {...own} />;
    case 'Mails':
      return <MailsView {...own} />;
    case 'Limits':
      return <LimitsView {...own} />;
    case 'Frames':
      return <FramesView {...own} />;
    case 'Sponsors':
      return <SponsorsView {...own} />;
    case 'Log':
      return <LogView {...own} />;
  }
}

function sessionAfter(error: unknown): Session {
  const isOut = error instanceof ConsoleRefusal && error.code === 'session';
  return isOut ? { kind: 'out' } : { kind: 'problem', says: wordsOf(error) };
}
