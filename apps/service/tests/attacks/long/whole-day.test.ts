import { expect, it, jest } from '@jest/globals';
import { withoutDefence } from '../../../../../tests/support/without-defence';
import { createService } from '../../../src/create-service';
import { describeOverDatabases, secondOf } from '../../databases';
import { Crowd } from '../../stand-ins/crowd';
import { type Device, newDevice } from '../../stand-ins/device';
import { SITE } from '../../support';
import { Visitors } from '../../visitors';

type Service = typeof import('../../../src/create-service');
type Create = Service['createService'];

const HOUR = 3_600_000;
const FREE = 'free';

/** The attacker's devices take turns: each waits for longer than a device has to. */
const DEVICES = 120;

/** An attacker with any number of cores: its work takes no time. The visitor's work is real. */
const freely = {
  file: 'apps/service/src/limits/login-work.ts',
  find: '!isSolved(challenge, level, answer, sha256)',
  put: `(answer !== '${FREE}' && !isSolved(challenge, level, answer, sha256))`,
};
const refusing = {
  file: 'apps/service/src/limits/work-beyond.ts',
  find: "'work', undefined, { more: { ...more, challenge, level } }",
  put: "'too_many', 3600, {}",
};

async function changed(...changes: readonly (typeof freely)[]): Promise<Create> {
  const entry = 'apps/service/src/create-service.ts';
  const [first = freely, ...more] = changes;
  return (await withoutDefence<Service>(entry, first, ...more)).createService;
}

describeOverDatabases('a caller who closes doors for hours', (database) => {
  jest.setTimeout(1_800_000);
  let crowds = 0;
  const email = (): string => `ada${crowds}@example.test`;
  const newCrowd = async (create: Create): Promise<Crowd> => {
    await database().rows('delete from counter');
    await database().rows('delete from login_lock');
    crowds += 1;
    return new Crowd(await Visitors.over(database(), {}, create));
  };
  const newDevices = (): Promise<Device[]> =>
    Promise.all(Array.from({ length: DEVICES }, () => newDevice()));

  /** Asks for a code once, and shows free work where the service asks for some. Whether a mail has left. */
  async function asks(crowd: Crowd, { jwk }: Device, to: string, from: string): Promise<boolean> {
    const asked = { email: to, device: jwk, origin: SITE };
    let answer = await crowd.send('/otp', asked, from);
    for (let tries = 0; tries < 3 && answer['error'] === 'work'; tries += 1) {
      const work = { challenge: answer['challenge'], answer: FREE };
      answer = await crowd.send('/otp', { ...asked, work }, from);
    }
    return answer.status === 200;
  }

  /**
   * One request a second for an hour, from 52 ranges in turn, to the visitor's mailbox and to others of the site, with work that
   * takes the attacker no time. How many mails have left, and how long a visitor's phone then works.
   */
  async function hour(create: Create) {
    const crowd = await newCrowd(create);
    const devices = await newDevices();
    let mails = 0;
    for (let second = 0; second < 3600; second += 1) {
      crowd.visitors.clock += 1000;
      const device = devices[second % DEVICES];
      const to = second % 4 === 0 ? email() : `other${second}@example.test`;
      const isSent = device && (await asks(crowd, device, to, `203.0.${second % 52}.7`));
      if (isSent) mails += 1;
    }
    const codes = crowd.visitors.mails.filter(({ to }) => to === email()).length;
    return { codes, mails, entry: await crowd.logsIn(email(), '198.51.100.7') };
  }

  it('[E14.f] works for an hour of mails with any number of cores: the visitor is in within a minute', async () => {
    const { codes, entry, mails } = await hour(await changed(freely));
    expect(mails).toBeGreaterThan(3000); // All of its work is worth mails, and nothing else.
    expect(codes).toBe(10); // There is no more to guess at than on any other day.
    expect(entry).toBeGreaterThan(25); // Work at the highest level.
    expect(entry).toBeLessThan(60);
  });

  it('[E14.f control] keeps the visitor out where a limit refuses', async () => {
    expect((await hour(await changed(freely, refusing))).entry).toBe('too_many');
  });

  /**
   * Requests from the visitor's own range for a day, one each five seconds, and how long a visitor's phone works every six hours, on
   * a new device in that range. PostgreSQL has two instances here, to which each takes much longer: there is one each minute.
   */
  async function day(hours: number, create: Create): Promise<readonly (number | string)[]> {
    const crowd = await newCrowd(create);
    const devices = await newDevices();
    const everyMs = secondOf(database()) ? 60_000 : 5000;
    const entries: (number | string)[] = [];
    for (let at = everyMs; at <= hours * HOUR; at += everyMs) {
      crowd.visitors.clock += everyMs;
      const { jwk: device } = devices[(at / everyMs) % DEVICES] ?? (await newDevice());
      await crowd.send('/otp', { email: email(), device, origin: SITE }, '203.0.113.7');
      if (at % (6 * HOUR) === 0) entries.push(await crowd.logsIn(email(), '203.0.113.99'));
    }
    return entries;
  }

  it('[E14.g] asks from the visitor’s own range for a day: the visitor is in within a minute', async () => {
    const entries = await day(24, createService);
    expect(entries).toHaveLength(4);
    for (const entry of entries) expect(entry).toBeLessThan(60);
  });

  it('[E14.g control] keeps the visitor out where a limit refuses', async () => {
    expect(await day(6, await changed(refusing))).toEqual(['too_many']);
  });
});
