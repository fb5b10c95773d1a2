import { useCallback } from 'react';
import { readMails } from '../domain/read-answers';
import type { ViewProps } from './console-app';
import { Part, Problem, Table, Waiting } from './parts';
import { useAnswer } from './use-answer';

/** Mails by their kind: none is shown. */
export function MailsView({ calls }: ViewProps) {
  const ask = useCallback(async () => readMails(await calls.ask('/console/mails')), [calls]);
  const { problem, read } = useAnswer(ask);
  return (
    <>
      <Problem says={problem} />
      {!read && problem === undefined && <Waiting />}
      {read && (
        <>
          <Part title="Waiting for a mail server">
            <Table
              columns={['Kind', 'Mails', 'Most tries']}
              none="None."
              rows={read.waiting.map(({ n, name, tries }) => ({
                key: name,
                cells: [name, n, tries],
              }))}
            />
          </Part>
          <Part title="Given up in the last seven days">
            <Table
              columns={['Kind', 'Mails']}
              none="None."
              rows={read.givenUp.map(({ n, name }) => ({ key: name, cells: [name, n] }))}
            />
          </Part>
        </>
      )}
    </>
  );
}
