import { CommandError } from './command.mjs';

/**
 * A table as RFC 4180 writes it.
 *
 * @param {readonly (readonly string[])[]} rows
 */
export function csvOf(rows) {
  return rows
    .map((row) => `${row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`)
    .join('');
}

/**
 * The rows of such a table, also as spreadsheets write it: with a mark of the encoding, and without needless quotes.
 *
 * @param {string} text
 * @returns {readonly { readonly line: number, readonly cells: readonly string[] }[]} `line` is where the row begins, from 1.
 * @throws {CommandError} where quotes do not match.
 */
export function rowsOfCsv(text) {
  const rows = [];
  const cell = /"((?:[^"]|"")*)"(,|\r?\n|$)|([^",\r\n]*)(,|\r?\n|$)/y;
  let [line, cells, begun] = [1, /** @type {string[]} */ ([]), 1];
  cell.lastIndex = text.startsWith('\uFEFF') ? 1 : 0;
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text);
    if (!found) throw new CommandError(`Line ${line}: its quotes do not match`);
    const [whole, quoted, afterQuoted, plain = '', afterPlain] = found;
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    line += whole.split('\n').length - 1;
    if ((afterQuoted ?? afterPlain) === ',' && cell.lastIndex < text.length) continue;
    rows.push({ line: begun, cells });
    [cells, begun] = [[], line];
  }
  return rows;
}
