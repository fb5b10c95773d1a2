import type { Value } from './database';

/** A statement or a part of one: its text, with a `?` for each value, and the values in their order. */
export class Sql {
  readonly text: string;
  readonly values: readonly Value[];

  constructor(text: string, values: readonly Value[]) {
    this.text = text;
    this.values = values;
  }
}

/**
 * A statement. What stands in `${}` becomes a value, which the database never reads as SQL, unless it is a part of a statement
 * itself. The text is the same for all values, so that the database prepares it once.
 */
export function sql(texts: TemplateStringsArray, ...parts: readonly (Value | Sql)[]): Sql {
  let [text = ''] = texts;
  const values: Value[] = [];
  for (const [index, part] of parts.entries()) {
    if (part instanceof Sql) values.push(...part.values);
    else values.push(part);
    text += (part instanceof Sql ? part.text : '?') + (texts[index + 1] ?? '');
  }
  return new Sql(text, values);
}

/** The columns of an `insert` and their values: `(a, b) values (?, ?)`. */
export function values(row: Readonly<Record<string, Value>>): Sql {
  const columns = Object.keys(row);
  return new Sql(
    `(${columns.join(', ')}) values (${marks(columns.length)})`,
    columns.map((column) => row[column] ?? null),
  );
}

/** What an `update` sets: `a = ?, b = ?`. */
export function set(row: Readonly<Record<string, Value>>): Sql {
  const columns = Object.keys(row);
  return new Sql(
    columns.map((column) => `${column} = ?`).join(', '),
    columns.map((column) => row[column] ?? null),
  );
}

/** The values of an `in`: `(?, ?)`. */
export function list(values: readonly Value[]): Sql {
  return new Sql(`(${marks(values.length)})`, values);
}

/** Parts one after another. */
export function joined(parts: readonly Sql[]): Sql {
  return new Sql(
    parts.map(({ text }) => text).join(' '),
    parts.flatMap((part) => part.values),
  );
}

/** Parts with commas between them. */
export function commaJoined(parts: readonly Sql[]): Sql {
  return new Sql(
    parts.map(({ text }) => text).join(', '),
    parts.flatMap((part) => part.values),
  );
}

function marks(count: number): string {
  return Array.from({ length: count }, () => '?').join(', ');
}
