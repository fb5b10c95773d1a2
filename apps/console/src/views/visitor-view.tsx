import { useCallback, useId, useState, type FormEvent } from 'react';
import { readFound, readVisitor } from '../domain/read-answers';
import { ActForm } from './act-form';
import type { ViewProps } from './console-app';
import { Part, Problem, Waiting } from './parts';
import { useAnswer } from './use-answer';
import { VisitorActs } from './visitor-acts';
import { VisitorTables } from './visitor-tables';

/** One visitor, by the hash of the account. An address leads to it, with a reason that is in the log. */
export function VisitorView({
  account,
  calls,
  me,
  onLogin,
  onVisitor,
}: ViewProps & { readonly account: string }) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const open = (event: FormEvent): void => {
    event.preventDefault();
    if (typed.trim() !== '') onVisitor(typed.trim());
  };
  return (
    <>
      {account !== '' && <OneVisitor {...{ account, calls, me, onLogin, onVisitor }} />}
      <div className="acts">
        <Part title="Open by hash">
          <form className="act" onSubmit={open} autoComplete="off">
            <label htmlFor={id}>
              Hash of the account
              <span className="field">
                <input
                  id={id}
                  value={typed}
                  onChange={({ target }) => setTyped(target.value)}
                  required
                />
              </span>
            </label>
            <button className="action" data-kind="secondary" type="submit">
              <span>Open</span>
            </button>
          </form>
        </Part>
        <Part title="Find by address">
          <ActForm
            act="Find"
            about="The log keeps your reason and the hash, and no address."
            field={{ label: 'Email address', type: 'email' }}
            onLogin={onLogin}
            onAct={async (reason, email) => {
              const found = readFound(await calls.ask('/console/visitor/find', { email, reason }));
              if (!found.isKnown) return 'The service knows no visitor with this address.';
              onVisitor(found.account);
              return 'Found.';
            }}
          />
        </Part>
      </div>
    </>
  );
}

function OneVisitor({ account, calls, me, onLogin }: ViewProps & { readonly account: string }) {
  const ask = useCallback(
    async () => readVisitor(await calls.ask('/console/visitor', { account })),
    [calls, account],
  );
  const { again, problem, read } = useAnswer(ask);
  return (
    <>
      <Problem says={problem} />
      {!read && problem === undefined && <Waiting />}
      {read && <VisitorTables visitor={read} />}
      {read && <VisitorActs {...{ calls, me, onLogin, visitor: read, again }} />}
    </>
  );
}
