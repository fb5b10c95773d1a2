import { Problem } from './parts';

/** Before a login. */
export function LoginView({
  came,
  onLogin,
  says,
}: {
  readonly came: string;
  readonly says: string | undefined;
  readonly onLogin: () => void;
}) {
  return (
    <main className="login">
      <h1>Console</h1>
      <p className="muted">Operators log in at their own provider.</p>
      <Problem says={says ?? cameWords[came]} />
      <button className="action" data-kind="primary" type="button" onClick={onLogin}>
        <span>Log in</span>
      </button>
    </main>
  );
}

const cameWords: Readonly<Record<string, string>> = {
  declined: 'You have not logged in.',
  failed: 'The login has failed. Try again.',
  role: 'You have no role in the console. Who runs your provider gives one.',
};
