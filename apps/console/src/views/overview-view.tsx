import { useCallback } from 'react';
import { readOverview } from '../domain/read-answers';
import type { ViewProps } from './console-app';
import { Hash, Part, Problem, Table, Time, Waiting } from './parts';
import { useAnswer } from './use-answer';

const words = {
  accounts: 'Visitors',
  wallets: 'Wallets',
  devices: 'Browsers',
  sessions: 'Sessions',
  aside: 'Wallets set aside',
};

const states: Readonly<Record<string, string>> = { right: 'Works', open: 'Look at it' };

/** How the service is, and what waits for an operator. */
export function OverviewView({ calls, onVisitor }: ViewProps) {
  const ask = useCallback(async () => readOverview(await calls.ask('/console/overview')), [calls]);
  const { problem, read } = useAnswer(ask);
  return (
    <>
      <Problem says={problem} />
      {!read && problem === undefined && <Waiting />}
      {read && (
        <>
          <dl className="counts">
            {read.counts.map(([name, n]) => (
              <div key={name}>
                <dt>{words[name]}</dt>
                <dd>{n.toLocaleString('en')}</dd>
              </div>
            ))}
          </dl>
          <Part title="Health">
            <Table
              columns={['Part', 'State', 'What it says']}
              none="Nothing was looked at."
              rows={read.health.map(({ about, is, says }) => ({
                key: `${about} ${says}`,
                cells: [
                  about,
                  <span key="is" className="state" data-is={is}>
                    {states[is] ?? 'Does not work'}
                  </span>,
                  says,
                ],
              }))}
            />
          </Part>
          <Part title="Deletions that wait">
            <Table
              columns={['Visitor', 'Asked by', 'State']}
              none="None."
              rows={read.deletions.map(({ account, asker, readyMs, second }) => ({
                key: account,
                cells: [
                  <button
                    key="open"
                    className="link"
                    type="button"
                    onClick={() => onVisitor(account)}
                  >
                    <Hash of={account} />
                  </button>,
                  asker,
                  second === '' ? (
                    'Needs a second operator'
                  ) : (
                    <>
                      Deleted on <Time ms={readyMs} />
                    </>
                  ),
                ],
              }))}
            />
          </Part>
        </>
      )}
    </>
  );
}
