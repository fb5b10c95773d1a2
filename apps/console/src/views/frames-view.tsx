import { useCallback } from 'react';
import { type FrameRead, readFrames } from '../domain/read-answers';
import type { ViewProps } from './console-app';
import { Day, Part, Problem, Table, Waiting } from './parts';
import { useAnswer } from './use-answer';

/** Which versions of the wallet's page are in use. */
export function FramesView({ calls }: ViewProps) {
  const ask = useCallback(async () => readFrames(await calls.ask('/console/frames')), [calls]);
  const { problem, read } = useAnswer(ask);
  return (
    <>
      <Problem says={problem} />
      {!read && problem === undefined && <Waiting />}
      {read && (
        <>
          <p className="muted">
            How often pages have loaded the wallet in the last seven days, by what it says of
            itself. A caller can say anything: nothing is decided by it.
          </p>
          <Part title="Versions">
            <Table
              columns={['Version', 'Loaded', 'Last']}
              none="None."
              rows={read.versions.map((one) => ({
                key: one.version,
                cells: [wordsOf(one), one.n, <Day key="last" ms={one.lastMs} />],
              }))}
            />
          </Part>
          <Part title="Versions by site">
            <Table
              columns={['Site', 'Version', 'Loaded', 'Last']}
              none="None."
              rows={read.bySite.map((one) => ({
                key: `${one.version} ${one.site}`,
                cells: [
                  one.site || 'Not named',
                  wordsOf(one),
                  one.n,
                  <Day key="last" ms={one.lastMs} />,
                ],
              }))}
            />
          </Part>
        </>
      )}
    </>
  );
}

function wordsOf({ version }: FrameRead): string {
  if (version === 'unnamed') return 'Older than the names';
  return version === 'other' ? 'Any other' : version;
}
