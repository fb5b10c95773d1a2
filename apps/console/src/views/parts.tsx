import { useId, type ReactNode } from 'react';
import { Spinner } from '../../../../presentation-react/primitives/spinner';

/** A part of a view with its heading. */
export function Part({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section className="part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** Rows of a table, or a sentence where there are none. A narrow screen shows each row as a list. */
export function Table({
  columns,
  rows,
  none,
}: {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
  readonly none: string;
}) {
  if (rows.length === 0) return <p className="muted">{none}</p>;
  return (
    <table>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ cells, key }) => (
          <tr key={key}>
            {cells.map((cell, index) => (
              <td key={columns[index]} data-column={columns[index]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Problem({ says }: { readonly says: string | undefined }) {
  return <div role="alert">{says !== undefined && <p className="notice problem">{says}</p>}</div>;
}

export function Waiting() {
  return (
    <p className="muted waiting" role="status">
      <Spinner /> Reading
    </p>
  );
}

/** A time, by the operator's own clock. */
export function Time({ ms }: { readonly ms: number }) {
  const date = new Date(ms);
  return (
    <time dateTime={date.toISOString()}>
      {date.toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })}
    </time>
  );
}

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

/** A day of what the service has counted, which is one of UTC. */
export function Day({ ms }: { readonly ms: number }) {
  return <time dateTime={new Date(ms).toISOString().slice(0, 10)}>{day.format(ms)}</time>;
}

/** The hash of an account, which wraps anywhere. */
export function Hash({ of }: { readonly of: string }) {
  return <code className="hash">{of}</code>;
}
