import { useCallback, useState } from 'react';
import { readAdded, readSites, readSiteSessions } from '../domain/read-answers';
import { ActForm } from './act-form';
import type { ViewProps } from './console-app';
import { Part, Problem, Table, Waiting } from './parts';
import { SiteForm } from './site-form';
import { useAnswer } from './use-answer';

/** The sites with the wallet, and what is done to them while it runs. */
export function SitesView({ calls, me, onLogin }: ViewProps) {
  const ask = useCallback(async () => {
    const [sites, sessions] = await Promise.all([
      calls.ask('/console/site/list'),
      calls.ask('/console/sites'),
    ]);
    return { sites: readSites(sites), sessions: readSiteSessions(sessions) };
  }, [calls]);
  const { again, problem, read } = useAnswer(ask);
  const [chosen, setChosen] = useState('');
  const site = read?.sites.sites.find(({ origin }) => origin === chosen);
  return (
    <>
      <Problem says={problem} />
      {!read && problem === undefined && <Waiting />}
      {read && (
        <Part title="Sites">
          <Table
            columns={['Origin', 'State', 'Visitors', 'Sessions', 'Sign-ins', 'Limits', 'Note']}
            none="None."
            rows={read.sites.sites.map((one) => ({
              key: one.origin,
              cells: [
                me.mayAct ? (
                  <button
                    key="open"
                    className="link"
                    type="button"
                    aria-pressed={one.origin === chosen}
                    onClick={() => setChosen(one.origin === chosen ? '' : one.origin)}
                  >
                    {one.origin}
                  </button>
                ) : (
                  one.origin
                ),
                <span key="state" className="state" data-is={one.isFrozen ? 'wrong' : 'right'}>
                  {one.isFrozen ? 'Frozen' : 'Active'}
                </span>,
                read.sessions.get(one.origin)?.accounts ?? 0,
                read.sessions.get(one.origin)?.sessions ?? 0,
                one.logins?.join(', ') ?? 'All',
                [...one.limits].map(([name, n]) => `${name}=${n}`).join(', ') || 'Of the service',
                [one.note, one.isFixed && 'set by ORIGINS', one.takesCodes && 'takes codes']
                  .filter((part) => typeof part === 'string' && part !== '')
                  .join(', '),
              ],
            }))}
          />
        </Part>
      )}
      {read && site && (
        <SiteForm key={chosen} {...{ again, calls, onLogin, site }} choices={read.sites} />
      )}
      {me.mayAct && (
        <div className="acts">
          <Part title="Add a site">
            <ActForm
              act="Add"
              field={{ label: 'Origin, as in https://shop.example', type: 'text' }}
              onLogin={onLogin}
              onAct={async (reason, origin) => {
                const added = await calls.ask('/console/site/add', { origin, reason });
                again();
                setChosen(readAdded(added));
                return 'The site is added.';
              }}
            />
          </Part>
        </div>
      )}
    </>
  );
}
