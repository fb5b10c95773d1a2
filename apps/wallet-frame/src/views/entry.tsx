import type { ReactNode } from 'react';

/** A thing in a list: its picture, its name with small lines beneath, and what can be done with it. */
export function Entry({
  children,
  icon,
  name,
  notes,
}: {
  readonly icon: ReactNode;
  readonly name: string;
  readonly notes: readonly ReactNode[];

  /** Its button, where it has one. */
  readonly children?: ReactNode;
}) {
  return (
    <li className="row">
      <span className="way">{icon}</span>
      <span className="name">
        {name}
        {notes.map((note, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- The lines of an entry keep their order.
          <small key={at}>{note}</small>
        ))}
      </span>
      {children}
    </li>
  );
}
