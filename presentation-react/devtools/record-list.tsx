import type { TrafficRecord } from '../../domain/devtools/record';
import { timeOf, wordsOf } from '../../application/devtools/report';

/** How many records are drawn. The rest is in the report, and behind `window.cleatDevtools`. */
const DRAWN_MAX = 100;

interface RecordListProps {
  readonly label: string;
  readonly records: readonly TrafficRecord[];
  readonly hasAddresses: boolean;
}

/** Records, the newest first. */
export function RecordList({ label, records, hasAddresses }: RecordListProps) {
  if (records.length === 0) return <p className="unrecorded">Nothing was recorded.</p>;
  const drawn = records.slice(-DRAWN_MAX).reverse();
  return (
    <ol className="records" aria-label={label}>
      {drawn.map((record) => (
        <li key={record.id} data-state={'outcome' in record ? record.outcome.status : 'answered'}>
          <time dateTime={new Date(record.atMs).toISOString()}>{timeOf(record.atMs)}</time>{' '}
          {wordsOf(record, hasAddresses)}
        </li>
      ))}
    </ol>
  );
}
