import { useCallback } from 'react';
import { readLimits } from '../domain/read-answers';
import type { ViewProps } from './console-app';
import { Part, Problem, Table, Waiting } from './parts';
import { useAnswer } from './use-answer';

/** How often limits have refused, without whom. */
export function LimitsView({ calls }: ViewProps) {
  const ask = useCallback(async () => readLimits(await calls.ask('/console/limits')), [calls]);
  const { problem, read } = useAnswer(ask);
  return (
    <>
      <Problem says={problem} />
      {!read && problem === undefined && <Waiting />}
      {read && (
        <Part title="Limits hit in the last seven days">
          <Table
            columns={['Limit', 'Requests refused']}
            none="None."
            rows={read.map(({ n, name }) => ({ key: name, cells: [name, n] }))}
          />
        </Part>
      )}
    </>
  );
}
