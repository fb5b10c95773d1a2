import { expect, it, jest } from '@jest/globals';
import { withoutDefence } from '../../../../../tests/support/without-defence';
import { createService } from '../../../src/create-service';
import { describeOverDatabases } from '../../databases';
import { Crowd } from '../../stand-ins/crowd';
import { type Device, newDevice } from '../../stand-ins/device';
import { SITE } from '../../support';
import { Visitors } from '../../visitors';

type Service = typeof import('../../../src/create-service');
type Create = Service['createService'];

const FREE = 'free';

/** The attacker's devices take turns: each waits for longer than a device has to. */
const DEVICES = 120;

/** An attacker with any number of cores: its work takes no time. The visitor's work is real. */
const freely = {
  file: 'apps/service/src/use-cases/limits/login-work.ts',
  find: '!isSolved(challenge, level, answer, sha256)',
  put: `(answer !== '${FREE}' && !isSolved(challenge, level, answer, sha256))`,
};
const refusing = {
  file: 'apps/service/src/use-cases/limits/work-beyond.ts',
  find: "'work', { more: { ...more, challenge, level } }",
  put: "'wait', { retryAfter: 3600 }",
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
    expect((await hour(await changed(freely, refusing))).entry).toBe('wait');
  });

  /** A caller asks from the visitor's own range `count` times, `everyMs` one after the other. How many mails have left. */
  async function askedBy(
    crowd: Crowd,
    devices: readonly Device[],
    { count, everyMs }: { readonly count: number; readonly everyMs: number },
  ): Promise<number> {
    let mails = 0;
    for (let n = 0; n < count; n += 1) {
      crowd.visitors.clock += everyMs;
      const { jwk: device } = devices[n % DEVICES] ?? (await newDevice());
      const asked = { email: email(), device, origin: SITE };
      const { status } = await crowd.send('/otp', asked, '203.0.113.7');
      if (status === 200) mails += 1;
    }
    return mails;
  }

  /**
   * Requests from the visitor's own range for a day, and how long a visitor's phone works every six hours, on a new device in that
   * range. There are ten a second in the minute in which the budgets of an hour begin anew and in the minute before the visitor comes,
   * and one each minute besides: a request in between is refused, and one that is refused changes nothing (the test below).
   */
  async function day(hours: number, create: Create): Promise<readonly (number | string)[]> {
    const crowd = await newCrowd(create);
    const devices = await newDevices();
    const entries: (number | string)[] = [];
    const minute = { count: 600, everyMs: 100 };
    for (let hour = 1; hour <= hours; hour += 1) {
      await askedBy(crowd, devices, minute);
      await askedBy(crowd, devices, { count: 58, everyMs: 60_000 });
      if (hour % 6 !== 0) crowd.visitors.clock += 60_000;
      else {
        await askedBy(crowd, devices, minute);
        entries.push(await crowd.logsIn(email(), '203.0.113.99'));
      }
    }
    return entries;
  }

  /** What the database has of mails, logins and devices. */
  async function stored(): Promise<readonly unknown[]> {
    const tables = ['counter', 'login_flow', 'device_request', 'known_device', 'login_lock'];
    const found = tables.map(async (table) => {
      const rows = await database().rows(`select * from ${table}`);
      return rows.map((row) => JSON.stringify(row)).sort();
    });
    return Promise.all(found);
  }

  it('[E14.g] has nothing of a request that is refused, however many there are in a second', async () => {
    const crowd = await newCrowd(createService);
    const devices = await newDevices();
    expect(await askedBy(crowd, devices, { count: DEVICES, everyMs: 1 })).toBeGreaterThan(0);
    const before = await stored();
    expect(await askedBy(crowd, devices, { count: 2000, everyMs: 1 })).toBe(0);
    expect(await stored()).toEqual(before);
  });

  it('[E14.g] asks from the visitor’s own range for a day: the visitor is in within a minute', async () => {
    const entries = await day(24, createService);
    expect(entries).toHaveLength(4);
    for (const entry of entries) expect(entry).toBeLessThan(60);
  });

  it('[E14.g control] keeps the visitor out where a limit refuses', async () => {
    expect(await day(6, await changed(refusing))).toEqual(['wait']);
  });
});
