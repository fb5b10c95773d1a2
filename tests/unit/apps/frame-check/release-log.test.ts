import { describe, expect, it } from '@jest/globals';
import { integrityOf } from '../../../../apps/frame-check/src/domain/integrity';
import { LogFault, type LogFaultCode } from '../../../../apps/frame-check/src/domain/log-fault';
import {
  checkGoesOn,
  newestRelease,
  readLog,
  releaseOf,
} from '../../../../apps/frame-check/src/domain/release-log';
import type { UnsignedEntry } from '../../../../apps/frame-check/src/domain/log-entry';
import { newReleaseKey, signedLine, SignedLog } from '../../../support/signed-log';

const ORIGIN = 'https://wallet.test';
const [one, two] = [integrityOf('one'), integrityOf('two')];
const key = newReleaseKey();
const next = newReleaseKey();
const thief = newReleaseKey();
const log = new SignedLog(key, ORIGIN).release(one).rotate(next).release(two, '0.2.0+BBBBBBBB');

/** What is wrong with a log: its code and its line. */
function faultIn(text: string): readonly [LogFaultCode, number] | undefined {
  try {
    readLog(text);
    return undefined;
  } catch (error) {
    if (error instanceof LogFault) return [error.code, error.line];
    throw error;
  }
}

const textOf = (...lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');
const [start = '', first = '', rotation = '', last = ''] = log.lines;

/** A line with other fields, signed anew. */
function changed(line: string, fields: object, by = key, nextBy?: typeof key): string {
  const { signature: _, nextSignature: __, ...entry } = JSON.parse(line) as Record<string, string>;
  return signedLine({ ...entry, ...fields } as unknown as UnsignedEntry, by, nextBy);
}

describe('a log of releases', () => {
  it('is read with its start, its end and the key that signs next', () => {
    const read = readLog(log.text);

    expect(read.start).toMatchObject({ origin: ORIGIN, key: key.id });
    expect(read.head).toEqual({ sequence: 3, hash: integrityOf(last) });
    expect(read.key).toBe(next.id);
    expect(releaseOf(read, one)).toMatchObject({ sequence: 1, version: '0.1.0+AAAAAAAA' });
    expect(releaseOf(read, integrityOf('three'))).toBeUndefined();
    expect(newestRelease(read)).toMatchObject({ sequence: 3, manifest: two });
  });

  it.each<readonly [string, string, LogFaultCode, number]>([
    ['nothing', '', 'EMPTY', 1],
    ['half a line at its end', log.text.slice(0, -10), 'CUT', 4],
    ['a line without its break', log.text.slice(0, -1), 'CUT', 4],
    ['an empty line', textOf(start, ''), 'FORM', 2],
    ['a line with a field more', textOf(`${start.slice(0, -1)},"z":"1"}`), 'FORM', 1],
    ['a line with a space', textOf(start.replace(':', ': ')), 'FORM', 1],
    ['a line of another kind', textOf(start.replace('"start"', '"constructor"')), 'FORM', 1],
    ['a line without its key', textOf(start.replace(/"key":"[^"]+",/, '')), 'FORM', 1],
    ['no start', textOf(first), 'START', 1],
    ['a second start', textOf(start, changed(start, { sequence: 1 })), 'START', 2],
    ['a gap', textOf(start, rotation), 'SEQUENCE', 2],
    ['a line twice', textOf(start, first, first), 'SEQUENCE', 3],
    ['two lines the other way round', textOf(start, rotation, first), 'SEQUENCE', 2],
    [
      'a line before that was written anew',
      textOf(start, changed(first, { manifest: two }), rotation),
      'PREVIOUS',
      3,
    ],
    [
      'a time that goes back',
      textOf(start, changed(first, { date: '2025-01-01T00:00:00.000Z' })),
      'DATE',
      2,
    ],
    ['a time of another form', textOf(start, changed(first, { date: '2026-01-01' })), 'FORM', 2],
    [
      'a year of six digits',
      textOf(start, changed(first, { date: '+012026-01-01T00:00:00.000Z' })),
      'FORM',
      2,
    ],
    [
      'a key that is not its own',
      textOf(start, changed(first, { key: thief.id }, thief)),
      'KEY',
      2,
    ],
    ['the signature of another key', textOf(start, changed(first, {}, thief)), 'SIGNATURE', 2],
    [
      'another manifest below the signature',
      textOf(start, first.replace(one, two)),
      'SIGNATURE',
      2,
    ],
    [
      'another origin below the signature',
      textOf(start.replace('wallet', 'others')),
      'SIGNATURE',
      1,
    ],
    [
      'a next key that the old one has not signed',
      textOf(start, first, changed(rotation, { next: thief.id }, thief, thief)),
      'SIGNATURE',
      3,
    ],
    [
      'a next key that has not signed itself',
      textOf(start, first, changed(rotation, { next: next.id }, key, thief)),
      'NEXT',
      3,
    ],
    [
      'a release of the old key after the next one',
      textOf(start, first, rotation, changed(last, { key: key.id })),
      'KEY',
      4,
    ],
  ])('is refused with %s', (_, text, code, line) => {
    expect(faultIn(text)).toEqual([code, line]);
  });

  it('is refused with any letter changed', () => {
    for (let at = 0; at < log.text.length; at += 41) {
      const letter = log.text[at] === 'A' ? 'B' : 'A';
      const text = log.text.slice(0, at) + letter + log.text.slice(at + 1);
      expect([at, faultIn(text)]).not.toEqual([at, undefined]);
    }
  });

  it('takes no key of small order, under which every signature is right', () => {
    // The neutral point, as RFC 8032 writes it.
    const id = Buffer.from([1, ...Array<number>(31).fill(0)]).toString('base64url');
    const forged = Buffer.from([1, ...Array<number>(63).fill(0)]).toString('base64url');
    const line = start
      .replace(key.id, id)
      .replace(/"signature":"[^"]+"/, `"signature":"${forged}"`);

    expect(faultIn(textOf(line))).toEqual(['SIGNATURE', 1]);
  });
});

describe('a log that was seen before', () => {
  const { head } = readLog(log.text);
  const faultOf = (text: string): unknown => {
    try {
      return checkGoesOn(readLog(text), head);
    } catch (error) {
      return (error as LogFault).code;
    }
  };

  it('may have more lines', () => {
    expect(faultOf(log.text)).toBeUndefined();
    const longer = new SignedLog(key, ORIGIN)
      .release(one)
      .rotate(next)
      .release(two, '0.2.0+BBBBBBBB');
    expect(longer.text).toBe(log.text);
    expect(faultOf(longer.release(one).text)).toBeUndefined();
  });

  it('may not end before', () => {
    expect(faultOf(textOf(start, first, rotation))).toBe('SHORTER');
  });

  it('may not have another line there, though the same key has signed it', () => {
    const fork = new SignedLog(key, ORIGIN).release(two).rotate(next).release(two);
    expect(faultOf(fork.text)).toBe('FORKED');
  });
});
