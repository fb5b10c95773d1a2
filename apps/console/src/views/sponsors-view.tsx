import { useCallback } from 'react';
import { readSponsors } from '../domain/read-answers';
import type { ViewProps } from './console-app';
import { Day, Part, Problem, Table, Waiting } from './parts';
import { useAnswer } from './use-answer';

const coins = new Intl.NumberFormat('en', { maximumFractionDigits: 9 });

/** What the operator has paid for its sites, and what open sponsorships may still cost. */
export function SponsorsView({ calls }: ViewProps) {
  const ask = useCallback(async () => readSponsors(await calls.ask('/console/sponsors')), [calls]);
  const { problem, read } = useAnswer(ask);
  return (
    <>
      <Problem says={problem} />
      {!read && problem === undefined && <Waiting />}
      {read && (
        <Part title="Paid for sites in the last seven days">
          <Table
            columns={['Day', 'Site', 'Network', 'Transactions', 'Coins']}
            none="Nothing was paid."
            rows={read.map((one) => ({
              key: `${one.dayMs} ${one.site} ${one.network}`,
              cells: [
                <Day key="day" ms={one.dayMs} />,
                one.site,
                one.network,
                one.count,
                coins.format(one.coins),
              ],
            }))}
          />
        </Part>
      )}
    </>
  );
}
