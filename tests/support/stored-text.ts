import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect } from '@jest/globals';

/** Set by `--update` of the commands: what is found takes the place of what is stored. */
const isUpdate = process.env['UPDATE_STORED'] === 'true';

/** Holds a text against the file that was stored of it. */
export function expectStored(file: string, text: string): void {
  if (isUpdate) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  if (!existsSync(file))
    throw new Error(`${file} is not there: run the command with "-- --update"`);
  expect(text).toBe(readFileSync(file, 'utf8'));
}
