import { useCallback, useState } from 'react';
import { wordsOf } from '../domain/console-refusal';
import { readLog, readVerification } from '../domain/read-answers';
import type { ViewProps } from './console-app';
import { Hash, Part, Problem, Table, Time, Waiting } from './parts';
import { useAnswer } from './use-answer';

/** What operators have done, the last first. */
export function LogView({ calls }: ViewProps) {
  const [before, setBefore] = useState<number | undefined>(undefined);
  const [verified, setVerified] = useState('');
  const ask = useCallback(
    async () => readLog(await calls.ask('/console/log', { before })),
    [calls, before],
  );
  const { problem, read } = useAnswer(ask);
  const last = read?.at(-1)?.number ?? 0;
  const verify = (): void => {
    calls.ask('/console/log/verify').then(
      (answer) => setVerified(readVerification(answer)),
      (error: unknown) => setVerified(wordsOf(error)),
    );
  };
  return (
    <>
      <div className="line">
        <button className="action" data-kind="secondary" type="button" onClick={verify}>
          <span>Verify the log</span>
        </button>
        <p role="status">{verified}</p>
      </div>
      <Problem says={problem} />
      {!read && problem === undefined && <Waiting />}
      {read && (
        <Part title="Entries">
          <Table
            columns={['Number', 'Time', 'Operator', 'Act', 'About', 'Reason']}
            none="None."
            rows={read.map(({ about, act, number, operator, reason, timeMs }) => ({
              key: String(number),
              cells: [
                number,
                <Time key="time" ms={timeMs} />,
                operator,
                act,
                <Hash key="about" of={about} />,
                reason,
              ],
            }))}
          />
          <div className="line">
            {before !== undefined && (
              <button className="link" type="button" onClick={() => setBefore(undefined)}>
                Latest
              </button>
            )}
            {last > 1 && (
              <button className="link" type="button" onClick={() => setBefore(last)}>
                Earlier
              </button>
            )}
          </div>
        </Part>
      )}
    </>
  );
}
