import { describe, expect, it } from '@jest/globals';
import { integrityOf } from '../../../../apps/frame-check/src/domain/integrity';
import { type Manifest, manifestText } from '../../../../apps/frame-check/src/domain/manifest';
import { faultOf, headText, readHead } from '../../../../apps/frame-check/src/domain/read-question';
import { readLog } from '../../../../apps/frame-check/src/domain/release-log';
import type { Answer } from '../../../../apps/frame-check/src/domain/served-answer';
import { detailsOf, headlineOf } from '../../../../apps/frame-check/src/domain/verdict';
import { checkFrame } from '../../../../apps/frame-check/src/use-cases/check-frame';
import { newReleaseKey, SignedLog } from '../../../support/signed-log';

const ORIGIN = 'https://wallet.test';
const LOG = 'https://log.test/releases.jsonl';
const PAGE = '<script type="module" src="/assets/main-A.js"></script>';
const key = newReleaseKey();

const fileOf = (path: string, text: string) => ({
  path,
  bytes: text.length,
  integrity: integrityOf(text),
  cacheControl: 'no-store',
});
const manifest: Manifest = {
  version: '0.1.0+AAAAAAAA',
  headers: { 'x-content-type-options': 'nosniff' },
  files: [fileOf('/', PAGE), fileOf('/assets/main-A.js', 'run()')],
};
const text = manifestText(manifest);
const log = () => new SignedLog(key, ORIGIN).release(integrityOf(text), manifest.version);
const served = {
  [LOG]: log().text,
  [`${ORIGIN}/manifest.json`]: text,
  [`${ORIGIN}/`]: PAGE,
  [`${ORIGIN}/assets/main-A.js`]: 'run()',
};

/** What is found where the servers answer so: a text, or what is no text. */
async function found(
  others: Readonly<Record<string, string | Answer>> = {},
  question: Partial<Parameters<typeof checkFrame>[0]> = {},
) {
  const answers: Readonly<Record<string, string | Answer>> = { ...served, ...others };
  const headers: Readonly<Record<string, string>> = {
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  };
  const verdict = await checkFrame(
    { origin: ORIGIN, log: LOG, key: key.id, seen: [], ...question },
    (url) => {
      const answer = answers[url] ?? { kind: 'unread' };
      if (typeof answer !== 'string') return Promise.resolve(answer);
      const bytes = new TextEncoder().encode(answer);
      const header = (name: string): string | null => headers[name] ?? null;
      return Promise.resolve({ kind: 'answered', status: 200, header, bytes });
    },
  );
  return [headlineOf(verdict, ORIGIN), ...detailsOf(verdict)];
}

const rewritten = 'The log was rewritten, or is not the one that you mean.';

describe('a check of the frame', () => {
  it('names the release that is served', async () => {
    expect(await found()).toEqual([
      'What this browser was served just now is release 0.1.0+AAAAAAAA of https://wallet.test.',
      '2 files and their headers are those of line 2 of the log, of 2026-01-01T00:02:00.000Z.',
      'It is the newest release in the log.',
      `The log ends with ${headText(readLog(log().text).head)}`,
    ]);
  });

  it('says of a release that the log has a newer one', async () => {
    const newer = log().release(integrityOf('newer'), '0.2.0+BBBBBBBB');
    const [headline, , age] = await found({ [LOG]: newer.text });

    expect(headline).toBe(
      'What this browser was served just now is release 0.1.0+AAAAAAAA of https://wallet.test, which is not the newest in its log.',
    );
    expect(age).toMatch(/^The log has a newer release: 0\.2\.0\+BBBBBBBB, of /);
  });

  it('names each file that differs', async () => {
    const answers = {
      [`${ORIGIN}/`]: `${PAGE} `,
      [`${ORIGIN}/assets/main-A.js`]: { kind: 'redirected' },
    };
    const [headline, ...details] = await found(answers as Record<string, string | Answer>);

    expect(headline).toBe(
      'What this browser was served just now differs from release 0.1.0+AAAAAAAA of https://wallet.test.',
    );
    expect(details.slice(0, 2)).toEqual([
      '/ has other bytes.',
      '/assets/main-A.js leads elsewhere.',
    ]);
  });

  it('names a file of the page that an operator has signed no hash of', async () => {
    const fewer = manifestText({ ...manifest, files: manifest.files.slice(0, 1) });
    const signed = new SignedLog(key, ORIGIN).release(integrityOf(fewer), manifest.version).text;
    const answers = { [`${ORIGIN}/manifest.json`]: fewer, [LOG]: signed };

    expect((await found(answers))[1]).toBe(
      '/assets/main-A.js is named by the page, and is no file of the release.',
    );
  });

  it('knows a manifest of no release, and one that is signed under another version', async () => {
    const other = manifestText({ ...manifest, version: '0.2.0' });
    expect((await found({ [`${ORIGIN}/manifest.json`]: other }))[0]).toBe(
      'What this browser was served just now is of no release in the log of https://wallet.test.',
    );
    const signed = new SignedLog(key, ORIGIN).release(integrityOf(text), '0.2.0').text;
    expect((await found({ [LOG]: signed }))[0]).toBe(
      'The manifest could not be read, so nothing is known.',
    );
  });

  it.each([
    [{ kind: 'unread' }, 'No answer came that this page may read.'],
    [{ kind: 'redirected' }, 'Its server sends the browser elsewhere.'],
    [{ kind: 'endless' }, 'The answer is larger than it may be.'],
  ] as const)('knows nothing where it gets %j', async (answer, why) => {
    expect(await found({ [LOG]: answer })).toEqual([
      'The log could not be read, so nothing is known.',
      why,
    ]);
    expect((await found({ [`${ORIGIN}/manifest.json`]: answer }))[1]).toBe(why);
  });

  it('believes the log of the given key and origin alone', async () => {
    const others = { key: newReleaseKey().id };
    expect(await found({}, others)).toEqual([
      rewritten,
      'Line 1 of the log begins with another key than the one that you gave.',
    ]);
    const elsewhere = new SignedLog(key, 'https://other.test').release(integrityOf(text)).text;
    expect((await found({ [LOG]: elsewhere }))[1]).toBe('Line 1 of the log is of another wallet.');
  });

  it('compares the log with each end that was seen', async () => {
    const { head } = readLog(log().text);
    expect((await found({}, { seen: [head] }))[0]).toMatch(/ is release /);
    expect((await found({}, { seen: [head, { ...head, sequence: 0 }] }))[1]).toBe(
      'Line 1 of the log is another one than before.',
    );
    expect((await found({}, { seen: [{ ...head, sequence: 9 }] }))[1]).toBe(
      'Line 10 of the log is missing, and was there before.',
    );
  });
});

describe('what a visitor types', () => {
  const hash = integrityOf('x');

  it.each([
    ['origin', 'https://wallet.test', 'wallet.test'],
    ['origin', 'http://localhost:8788', 'https://wallet.test/'],
    ['log', 'releases.jsonl', 'https://['],
    ['key', key.id, `${key.id}=`],
    ['seen', `12:${hash}`, hash],
    ['seen', '', '12:sha256-AAAA'],
  ] as const)('is judged: %s', (field, right, wrong) => {
    expect(faultOf(field, right, 'https://check.test/')).toBeUndefined();
    expect(faultOf(field, wrong, 'https://check.test/')).toMatch(/./);
  });

  it('is an end of a log as the page writes it', () => {
    const head = { sequence: 12, hash };
    expect(readHead(headText(head))).toEqual(head);
  });
});
