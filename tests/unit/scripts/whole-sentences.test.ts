import { expect, it } from '@jest/globals';
import { rowsOfCsv } from '../../../scripts/csv.mjs';
import { tableOf } from '../../../scripts/language-table.mjs';

/** Texts that stand before or behind a value of their own row, or between two others, and are a part of no sentence. */
const labels = ['and {count} more', 'of {contract}', 'or'];

/** What ends in the middle of a sentence, or begins there: other languages have another order. */
const PART =
  /^[\s,;.)]|[\s(]$|\b(?:a|an|the|of|on|at|to|from|by|with|for|and|or|as|than|your)$|^(?:and|or|of|to|from|with)\b/;

it('no English text is a part of a sentence, but for labels of what stands beside them', async () => {
  const [, ...rows] = rowsOfCsv(await tableOf('de'));
  const parts = rows.map(({ cells }) => cells[2] ?? '').filter((text) => PART.test(text));

  expect([...new Set(parts)]).toEqual(labels);
});
