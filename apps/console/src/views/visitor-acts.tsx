import { useState } from 'react';
import { fieldOf } from '../../../../domain/outside/untrusted-record';
import { readLogins, type VisitorRead } from '../domain/read-answers';
import { ActForm } from './act-form';
import type { ViewProps } from './console-app';
import { Hash, Part, Table } from './parts';

/** How long the browser may take to save a file. */
const SAVING_MS = 60_000;

interface VisitorActsProps extends Pick<ViewProps, 'calls' | 'me' | 'onLogin'> {
  readonly visitor: VisitorRead;

  /** Reads the visitor anew. */
  readonly again: () => void;
}

/** What an operator does for one visitor. */
export function VisitorActs({ again, calls, me, onLogin, visitor }: VisitorActsProps) {
  const { account, deletion, devices, isElsewhere, lockedUntilMs, sessions } = visitor;
  const [logins, setLogins] = useState<ReturnType<typeof readLogins>>([]);
  const act =
    (path: string, done: string, more: object = {}) =>
    async (reason: string): Promise<string> => {
      await calls.ask(path, { account, reason, ...more });
      again();
      return done;
    };
  const reveal = async (reason: string): Promise<string> => {
    setLogins(readLogins(await calls.ask('/console/visitor/reveal', { account, reason })));
    return 'The log has your reason.';
  };
  const withSessions = devices.filter(({ id }) => sessions.some(({ device }) => device === id));
  return (
    <div className="acts">
      <Part title="Addresses">
        {logins.length > 0 && (
          <Table
            columns={['Provider', 'Name', 'Address']}
            none=""
            rows={logins.map(({ address, id, label, provider }) => ({
              key: id,
              cells: [provider, label, address || 'None'],
            }))}
          />
        )}
        <ActForm act="Show the addresses" onAct={reveal} onLogin={onLogin} />
      </Part>
      {me.mayAct && (
        <>
          {withSessions.map(({ id, name }) => (
            <Part key={id} title={`Sessions of ${name || 'an unknown browser'}`}>
              <ActForm
                act="End its sessions"
                onAct={act('/console/session/end', 'They are over.', { device: id })}
                onLogin={onLogin}
              />
            </Part>
          ))}
          {lockedUntilMs !== undefined && (
            <Part title="Lock after wrong codes">
              <ActForm
                act="Free it"
                onAct={act('/console/lockout/free', 'It is free.')}
                onLogin={onLogin}
              />
            </Part>
          )}
          <Part title="Export">
            <ActForm
              act="Export as a file"
              about="Everything that the service knows of this visitor, for this visitor."
              onLogin={onLogin}
              onAct={async (reason) => {
                save(await calls.ask('/console/visitor/export', { account, reason }));
                return 'The file is saved.';
              }}
            />
          </Part>
          <Part title="Deletion">
            {isElsewhere && (
              <p className="muted">
                Another operator keeps the key shares of this wallet, so no visitor is deleted here:
                the sign-ins would be gone, and the key shares stay. Ask that operator to delete
                what it has of <Hash of={account} />, and see the guide for the rest.
              </p>
            )}
            {!deletion && !isElsewhere && (
              <ActForm
                act="Ask to delete"
                about="A second operator has to agree. Then it waits 30 days, the visitor gets a mail, and who opens the wallet stops it."
                onAct={act('/console/deletion/ask', 'It waits for a second operator.')}
                onLogin={onLogin}
              />
            )}
            {deletion?.second === '' && deletion.asker !== me.subject && (
              <ActForm
                act="Agree, delete in 30 days"
                onAct={act('/console/deletion/confirm', 'It is done in 30 days.')}
                onLogin={onLogin}
              />
            )}
            {deletion && (
              <ActForm
                act="Take it back"
                onAct={act('/console/deletion/take-back', 'Nothing is deleted.')}
                onLogin={onLogin}
              />
            )}
          </Part>
        </>
      )}
    </div>
  );
}

/** Saves an export as a file, of which the browser keeps no address. */
function save(exported: unknown): void {
  const url = URL.createObjectURL(
    new Blob([JSON.stringify(exported, undefined, 2)], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  const account = fieldOf(exported, 'account');
  link.download = `visitor-${typeof account === 'string' ? account.slice(0, 8) : ''}.json`;
  link.href = url;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), SAVING_MS);
}
