import { expect, it } from '@jest/globals';
import { withoutDefence } from '../../../../tests/support/without-defence';
import { describeOverDatabases } from '../databases';
import { Crowd } from '../stand-ins/crowd';
import { newDevice } from '../stand-ins/device';
import { worked } from '../stand-ins/worked';
import { SITE } from '../support';
import { signedBy, Visitors } from '../visitors';

type Service = typeof import('../../src/create-service');
type Create = Service['createService'];

const HOUR = 3_600_000;
const mailLimits = 'apps/service/src/use-cases/limits/mail-limits.ts';
const workBeyond = 'apps/service/src/use-cases/limits/work-beyond.ts';
const routes = 'apps/service/src/adapters/http/login-routes.ts';

async function without(file: string, find: string, put: string): Promise<Create> {
  const entry = 'apps/service/src/create-service.ts';
  return (await withoutDefence<Service>(entry, { file, find, put })).createService;
}

/** Refuses beyond a limit, as limits do without work. */
const refusing = (): Promise<Create> =>
  without(
    workBeyond,
    "'work', { more: { ...more, challenge, level } }",
    "'wait', { retryAfter: 3600 }",
  );

describeOverDatabases('a caller who closes doors', (database) => {
  let crowds = 0;
  const newCrowd = async (create?: Create): Promise<Crowd> => {
    for (const table of ['counter', 'login_lock', 'known_device']) {
      await database().rows(`delete from ${table}`);
    }
    crowds += 1;
    return new Crowd(await Visitors.over(database(), {}, create));
  };
  const email = (): string => `ada${crowds}@example.test`;

  /** One request a second from one range, and what becomes of a visitor who logs in from another meanwhile. */
  async function oneASecond(create?: Create): Promise<readonly (number | string)[]> {
    const crowd = await newCrowd(create);
    const entries: (number | string)[] = [];
    for (let second = 0; second < 120; second += 1) {
      crowd.visitors.clock += 1000;
      await crowd.asks(email(), '203.0.113.7');
      if (second % 60 === 59) entries.push(await crowd.logsIn(email(), '198.51.100.7'));
    }
    return entries;
  }

  it('[E14.a] keeps a visitor out with one request a second from one range: the visitor is in at once', async () => {
    expect(await oneASecond()).toEqual([0, 0]);
  });

  it('[E14.a control] keeps the visitor out where a mailbox counts when it is asked for', async () => {
    const find = 'return this.#deps.beyond.take(';
    const put = `const wait1 = this.#demandOf(mail).own.limit[0];
      const asked1 = await this.#deps.limits.count(wait1, mail.mailbox);
      if (asked1.n > wait1.limit) throw waiting(asked1);
      ${find}`;
    const control = await without(mailLimits, find, put);

    expect(await oneASecond(control)).toEqual(['wait', 'wait']);
  });

  /** Codes to one mailbox from 52 ranges in an hour, and how long a visitor's phone then works. */
  async function manyRanges(create?: Create): Promise<number | string> {
    const crowd = await newCrowd(create);
    for (let range = 0; range < 52; range += 1) {
      crowd.visitors.clock += HOUR / 60;
      // One of them works as well.
      const works = range === 40;
      for (let n = 0; n < 2; n += 1) await crowd.asks(email(), `203.0.${range}.7`, works);
    }
    return crowd.logsIn(email(), '198.51.100.7');
  }

  it('[E14.b] uses up the codes of a mailbox from 52 ranges: the visitor is in within a minute', async () => {
    const seconds = await manyRanges();

    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThan(60);
  });

  it('[E14.b control] uses them up where a limit refuses', async () => {
    expect(await manyRanges(await refusing())).toBe('wait');
  });

  /** How many of ten spellings of one address get a code at once. */
  async function spellings(create?: Create): Promise<number> {
    const crowd = await newCrowd(create);
    const name = `victim${crowds}`;
    const wide = Array.from(name, (one) => String.fromCodePoint(one.charCodeAt(0) + 0xfee0)).join(
      '',
    );
    const all = [
      `${wide}@example.test`,
      `${name}@ｅxample.test`,
      `${name}@example。test`,
      `${name}@example｡test`,
      `${name}@ex\u00adample.test`,
      `${name}@ex\u200bample.test`,
      `${name}@example.test.`,
      `${name}@𝐞xample.test`,
      `${name}@ex\u2060ample.test`,
      `${name}%example.test@example.test`,
    ];
    for (const one of all) await crowd.asks(one, '203.0.113.7');
    return crowd.visitors.mails.length;
  }

  it('[E14.c] spells one address in ten ways, each with limits of its own: no code leaves', async () => {
    expect(await spellings()).toBe(0);
  });

  it('[E14.c control] gets a code for each spelling where the text is taken as it is typed', async () => {
    const file = 'apps/service/src/domain/email-address.ts';
    const control = await without(file, 'readEmailAddress(text, URL)', "text.normalize('NFC')");

    expect(await spellings(control)).toBe(10);
  });

  /** Lets ten codes die of wrong guesses, and what becomes of a visitor on a new device. */
  async function deadCodes(create?: Create): Promise<number | string> {
    const crowd = await newCrowd(create);
    const { visitors } = crowd;
    for (let n = 0; n < 10; n += 1) {
      visitors.clock += n === 5 ? HOUR : 31_000;
      const { jwk: device, sign } = await newDevice();
      const from = `203.0.${n}.7`;
      const begun = await crowd.send('/otp', { email: email(), device, origin: SITE }, from);
      const code = visitors.mails.at(-1)?.code === '000000' ? '111111' : '000000';
      const guess = await signedBy(sign, { flow: String(begun['flow']), code });
      for (let tries = 0; tries < 5; tries += 1) await crowd.send('/otp/verify', guess, from);
    }
    return crowd.logsIn(email(), '198.51.100.7');
  }

  it('[E14.k] locks a visitor out by wrong guesses: a press in a mail lets the visitor in', async () => {
    expect(await deadCodes()).toBeLessThan(60);
  });

  it('[E14.k control] locks the visitor out where a lock refuses', async () => {
    const put =
      "if (isLocked) throw new HttpRefusal(429, 'locked');\n    const isGuessed = isLocked ||";
    const control = await without(routes, 'const isGuessed = isLocked ||', put);

    expect(await deadCodes(control)).toBe('locked');
  });

  /** Works for more codes than a mailbox has in a day. How many codes there are to guess. */
  async function guessable(create?: Create): Promise<number> {
    const crowd = await newCrowd(create);
    for (let n = 0; n < 12; n += 1) {
      crowd.visitors.clock += n === 5 ? HOUR : 31_000;
      await crowd.asks(email(), `203.0.${n}.7`, true);
    }
    return crowd.visitors.mails.length;
  }

  it('[E14.l] works for more codes to guess than ten a day: the others need a press in the mailbox', async () => {
    expect(await guessable()).toBe(10);
  });

  it('[E14.l control] gets as many codes as it works for where no press is needed', async () => {
    const find = ' || hadDay';

    expect(await guessable(await without(routes, find, ''))).toBe(12);
  });

  /** Shows work that is done once with several requests. How many mails leave for it. */
  async function usedAgain(create?: Create): Promise<number> {
    const crowd = await newCrowd(create);
    for (let n = 0; n < 5; n += 1) await crowd.asks(email(), `203.0.${n}.7`);
    const { jwk: device } = await newDevice();
    const asked = { email: email(), device, origin: SITE };
    const answer = await crowd.send('/otp', asked, '203.0.113.7');
    const done = { ...asked, ...worked(answer) };
    const before = crowd.visitors.mails.length;
    for (let n = 0; n < 3; n += 1) {
      await crowd.send('/otp', done, '203.0.113.7');
      crowd.visitors.clock += 31_000;
    }
    return crowd.visitors.mails.length - before;
  }

  it('[E14.n] uses its work again: it counts once', async () => {
    expect(await usedAgain()).toBe(1);
  });

  it('[E14.n control] has three mails sent for it where work is not taken', async () => {
    const find = 'shown && (await work.take(shown)) ? shown : undefined';

    expect(await usedAgain(await without(workBeyond, find, 'shown'))).toBe(3);
  });
});
