import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { sqlStore } from '../src/adapters/sql/sql-store';
import { Lockouts } from '../src/use-cases/login/lockouts';
import { describeOverDatabases } from './databases';
import { type Device, newDevice } from './stand-ins/device';
import { Mailbox } from './stand-ins/mailbox';
import { worked } from './stand-ins/worked';
import { posted, SITE, START, type TestService, testService, VISITOR } from './support';

const FRAME = 'https://wallet.test';
const OTHER_SITE = 'https://other.test';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

interface Answer {
  readonly status: number;
  readonly flow?: string;
  readonly error?: string;
  readonly seconds?: number;
  readonly session?: string;
  readonly left?: number;
  readonly challenge?: string;
  readonly level?: number;
  readonly action?: string;
}

describeOverDatabases('a login', (database) => {
  let mailbox: Mailbox;
  let service: TestService;
  let device: Device;
  let clock = START;
  let visitors = 0;
  let email = '';

  beforeEach(async () => {
    mailbox = await new Mailbox().start();
    device = await newDevice();
    clock += 48 * HOUR;
    visitors += 1;
    email = `visitor${visitors}@example.test`;
    service = await testService(environment(), database(), { now: () => clock });
  });
  afterEach(() => mailbox.stop());

  const environment = () => ({
    ORIGINS: `${SITE},${OTHER_SITE}`,
    SERVICE_SECRET: 's'.repeat(40),
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'Wallet <login@wallet.test>',
    FRAME_ORIGIN: FRAME,
  });

  async function ask(path: string, body: unknown, from = VISITOR): Promise<Answer> {
    const { headers, ...rest } = posted(body);
    const request = { ...rest, headers: { ...(headers as object), origin: FRAME } };
    const answer = await service.ask(path, request, from);
    return { status: answer.status, ...((await answer.json()) as object) };
  }

  const begin = (address = email, from = VISITOR): Promise<Answer> =>
    ask('/otp', { email: address, device: device.jwk, origin: SITE }, from);

  async function verify(flow = '', code = mailbox.code, by = device, site = SITE): Promise<Answer> {
    const signature = await by.sign(`${flow}:${code}:${site}`);
    return ask('/otp/verify', { flow, code, origin: site, signature });
  }

  const wrong = (n: number): string =>
    String((Number(mailbox.code) + n) % 1_000_000).padStart(6, '0');

  /** Lets a code die of wrong guesses. */
  async function killCode(n: number): Promise<void> {
    clock += 31_000;
    const { flow } = await begin(email, `198.51.${n}.1`);
    for (let tries = 1; tries <= 5; tries += 1) await verify(flow, wrong(tries));
  }

  it('sends a code that opens one session, once', async () => {
    const begun = await begin(` ${email.toUpperCase()} `);
    expect(begun).toMatchObject({ status: 200, action: 'VERIFY_OTP', seconds: 30 });
    expect(mailbox.mails.map(({ to }) => to)).toEqual([email]);
    expect(mailbox.mails[0]?.text).toContain(`${SITE} asks you to sign in`);
    expect(mailbox.mails[0]?.text.replaceAll(SITE, '')).not.toMatch(/https?:/);

    const right = await Promise.all(Array.from({ length: 5 }, () => verify(begun.flow)));

    expect(right.filter(({ session }) => session !== undefined)).toHaveLength(1);
    expect(await verify(begun.flow)).toMatchObject({ status: 401, error: 'expired' });
  });

  it('compares five of 100 parallel guesses, and the right code is dead after them', async () => {
    const { flow } = await begin();

    const guesses = await Promise.all(
      Array.from({ length: 100 }, (_, n) => verify(flow, wrong(n + 1))),
    );

    expect(guesses.filter(({ error }) => error === 'wrong')).toHaveLength(5);
    expect(guesses.filter(({ error }) => error === 'expired')).toHaveLength(95);
    expect(await verify(flow)).toMatchObject({ error: 'expired' });
  });

  it('says how many tries are left', async () => {
    const { flow } = await begin();

    expect(await verify(flow, wrong(1))).toMatchObject({ error: 'wrong', left: 4 });
    expect(await verify(flow)).toMatchObject({ status: 200 });
  });

  it('is useless on another device, from another site, and after ten minutes', async () => {
    const { flow } = await begin();
    expect(await verify(flow, mailbox.code, await newDevice())).toMatchObject({ error: 'wrong' });
    expect(await verify(flow, mailbox.code, device, OTHER_SITE)).toMatchObject({ error: 'wrong' });

    clock += 10 * MINUTE;

    expect(await verify(flow)).toMatchObject({ error: 'expired' });
  });

  it('is replaced by a resend, for which the visitor waits 30 seconds', async () => {
    const { flow } = await begin();
    const old = mailbox.code;
    expect(await ask('/otp/resend', { flow, email })).toMatchObject({ error: 'wait', seconds: 30 });
    clock += 12_300;
    expect(await ask('/otp/resend', { flow, email })).toMatchObject({ error: 'wait', seconds: 18 });
    clock += 18_000;

    expect(await ask('/otp/resend', { flow, email })).toMatchObject({ status: 200, flow });

    if (old !== mailbox.code) expect(await verify(flow, old)).toMatchObject({ error: 'wrong' });
    expect(await verify(flow)).toMatchObject({ status: 200 });
  });

  it('is resent only to the address that asked', async () => {
    const { flow } = await begin();
    clock += 31_000;

    const other = await ask('/otp/resend', { flow, email: `x${email}` });

    expect(other).toMatchObject({ status: 401, error: 'expired' });
    expect(mailbox.mails).toHaveLength(1);
  });

  /** The answers to so many requests for a code, each from a range of its own. */
  async function asksFrom(ranges: string, count: number, address = email): Promise<Answer[]> {
    const answers: Answer[] = [];
    for (let n = 0; n < count; n += 1) {
      const { jwk } = await newDevice();
      const asked = { email: address, device: jwk, origin: SITE };
      answers.push(await ask('/otp', asked, `${ranges}.${n}.1`));
    }
    return answers;
  }

  it('sends five codes an hour and ten a day to new devices, and more for work that doubles', async () => {
    const first = await asksFrom('203.0', 5);
    const more = await asksFrom('203.1', 1);
    expect([...first, ...more].map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(more[0]).toMatchObject({ error: 'work', level: 1, action: 'VERIFY_OTP' });
    clock += HOUR;
    const second = await asksFrom('203.2', 6);
    expect(second.filter(({ status }) => status === 200)).toHaveLength(5);
    clock += HOUR;

    const third = await begin();
    expect(third).toMatchObject({ error: 'work', level: 1, action: 'VERIFY_DEVICE' });
    const asked = { email, device: device.jwk, origin: SITE };
    expect(await ask('/otp', { ...asked, ...worked(third) })).toMatchObject({ status: 200 });
    const [next] = await asksFrom('203.3', 1);
    expect(next).toMatchObject({ error: 'work', level: 2 });
  });

  it('takes work once, of the device and account that it is for, and within three minutes', async () => {
    await asksFrom('203.0', 5);
    const answer = await begin();
    const done = worked(answer);
    const asked = { email, device: device.jwk, origin: SITE, ...done };
    const other = await newDevice();
    expect(await ask('/otp', { ...asked, device: other.jwk })).toMatchObject({ error: 'work' });
    expect(await ask('/otp', { ...asked, work: { ...done.work, answer: '' } })).toMatchObject({
      error: 'work',
    });
    const forged = { ...done.work, challenge: `0${done.work.challenge.slice(1)}` };
    expect(await ask('/otp', { ...asked, work: forged })).toMatchObject({ error: 'work' });
    clock += 3 * MINUTE;
    expect(await ask('/otp', asked)).toMatchObject({ error: 'work' });
    const again = { ...asked, ...worked(await begin()) };

    const answers = await Promise.all([ask('/otp', again), ask('/otp', again), ask('/otp', again)]);

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    clock += 31_000;
    expect(await ask('/otp', again)).toMatchObject({ error: 'work' });
  });

  it('gives one range three of a mailbox’s codes a day, whatever tags the addresses have', async () => {
    const [name, host] = email.split('@');
    const sends: Answer[] = [];
    for (let n = 0; n < 4; n += 1) {
      const { jwk } = await newDevice();
      const address = n === 0 ? email : `${name}+${n}@${host}`;
      sends.push(await ask('/otp', { email: address, device: jwk, origin: SITE }, '203.9.9.9'));
    }

    expect(sends.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect((await begin()).status).toBe(200);
  });

  it('gives a device that has logged in a budget of its own', async () => {
    const { flow } = await begin();
    await verify(flow);
    await asksFrom('203.0', 8);
    const sends: Answer[] = [];
    for (let n = 0; n < 6; n += 1) {
      clock += 31_000;
      sends.push(await begin());
    }

    expect(sends.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(sends.at(-1)).toMatchObject({ error: 'work', level: 1, action: 'VERIFY_OTP' });
  });

  it('sends 20 codes an hour to an IP range, and more for work', async () => {
    const sends = await Promise.all(
      Array.from({ length: 25 }, (_, n) => begin(`many${n}-${email}`, `192.0.3.${n}`)),
    );

    expect(sends.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(sends.filter(({ error }) => error === 'work')).toHaveLength(5);
  });

  it('asks for a press in a mail after ten dead codes, but not of a device that has logged in', async () => {
    const own = await newDevice();
    const asked = { email, device: own.jwk, origin: SITE };
    const { flow } = await ask('/otp', asked);
    expect(await verify(flow, mailbox.code, own)).toMatchObject({ status: 200 });
    clock += 25 * HOUR;
    for (let n = 0; n < 10; n += 1) {
      await killCode(n);
      clock += 12 * MINUTE + HOUR;
    }

    const answer = await begin();
    expect(answer).toMatchObject({ error: 'work', action: 'VERIFY_DEVICE' });
    const pressed = { email, device: device.jwk, origin: SITE, ...worked(answer) };
    expect(await ask('/otp', pressed)).toMatchObject({ status: 200, action: 'VERIFY_DEVICE' });
    expect(await ask('/otp', asked)).toMatchObject({ status: 200, action: 'VERIFY_OTP' });
  });

  it('sends a new code for a login that is over, at the first press', async () => {
    const { flow } = await begin();
    clock += 11 * MINUTE;

    expect(await ask('/otp/resend', { flow, email })).toMatchObject({ error: 'expired' });
    expect(await begin()).toMatchObject({ status: 200 });
  });

  it('locks for 15 minutes, then for twice as long each time, and begins anew after a day', async () => {
    const lockouts = new Lockouts(sqlStore(database()), () => clock);
    const waits: number[] = [];
    for (let n = 0; n < 12; n += 1) {
      await lockouts.countDead(email);
      waits.push(await lockouts.secondsToWait(email));
    }
    expect(waits.slice(8)).toEqual([0, 900, 1800, 3600]);
    clock += 24 * HOUR;

    await lockouts.countDead(email);

    expect(await lockouts.secondsToWait(email)).toBe(0);
  });

  it.each([
    '',
    'alice',
    'a@b@c',
    'a b@c.test',
    'a@c.test\r\nBcc: d@e.test',
    '<a@c.test>',
    7,
    null,
    'a%b@c.test',
    'a@c.test.',
    '\uff41@c.test',
    'a@c\u3002test',
    'a@c\u00ad.test',
    'a@c\u200d.test',
  ])('refuses the address %p', async (address) => {
    const asked = { email: address, device: device.jwk, origin: SITE };
    expect(await ask('/otp', asked)).toMatchObject({ status: 400, error: 'invalid_email' });
    expect(mailbox.mails).toEqual([]);
  });

  it('names the sites, and those that may pass a code on: none but what the operator lists', async () => {
    expect(await ask('/frame/sites', {})).toMatchObject({
      sites: [SITE, OTHER_SITE],
      codeSites: [],
    });
    const own = { ...environment(), CODE_ORIGINS: OTHER_SITE };
    service = await testService(own, database(), { now: () => clock });
    expect(await ask('/frame/sites', {})).toMatchObject({ codeSites: [OTHER_SITE] });
    const foreign = { ...own, CODE_ORIGINS: 'https://evil.test' };
    await expect(testService(foreign, database())).rejects.toThrow('CODE_ORIGINS');
  });

  it('mails to the text by which the address is compared', async () => {
    await begin(`Visitor${visitors}@B\u00fccher.test`);

    // The mail server of the test reads the host as the visitor wrote it; the mail has it as it was sent.
    expect(/^To: (.*)$/m.exec(mailbox.mails[0]?.text ?? '')?.[1]).toBe(
      `visitor${visitors}@xn--bcher-kva.test`,
    );
    clock += 31_000;
    const again = await begin(`visitor${visitors}@xn--bcher-kva.test`);
    expect(await verify(again.flow)).toMatchObject({ status: 200 });
  });

  it('is for the wallet’s frame, its devices and the operator’s sites alone', async () => {
    const asked = { email, device: device.jwk, origin: SITE };
    const fromSite = await service.ask('/otp', posted(asked));
    expect(fromSite.status).toBe(403);
    expect(await ask('/otp', { ...asked, origin: 'https://evil.test' })).toMatchObject({
      status: 400,
    });
    for (const jwk of [undefined, {}, { x: 'AA', y: 'AA' }]) {
      expect(await ask('/otp', { ...asked, device: jwk })).toMatchObject({ error: 'device' });
    }
    expect(mailbox.mails).toEqual([]);
  });

  it('says that the mail server is down, and keeps nothing of the login', async () => {
    await mailbox.stop();
    const before = await database().rows('select count(*) as n from login_flow');

    const answer = await begin();

    expect(answer).toEqual({ status: 503, error: 'mail' });
    expect(await database().rows('select count(*) as n from login_flow')).toEqual(before);
    mailbox = await new Mailbox().start();
  });

  it('locks no address out while the mail server is down: the next try after it gets a code', async () => {
    const port = Number(new URL(mailbox.url).port);
    const { flow: earlier } = await begin();
    clock += 31_000;
    await mailbox.stop();
    expect(await ask('/otp/resend', { flow: earlier, email })).toEqual({
      status: 503,
      error: 'mail',
    });
    // More than a day's codes, from places of their own, whose limit stays.
    const answers: Answer[] = [];
    for (let n = 0; n < 12; n += 1) answers.push(await begin(email, `198.18.${n}.1`));
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ status: 503, error: 'mail' })]),
    );

    mailbox = await new Mailbox().start(port);
    const { flow, status } = await begin();

    expect(status).toBe(200);
    expect(mailbox.mails.map(({ to }) => to)).toEqual([email]);
    expect(await verify(flow)).toMatchObject({ status: 200 });
    expect(await begin()).toMatchObject({ status: 429, error: 'wait' });
  });

  it('keeps codes, addresses, IPs and session tokens out of the log and the database', async () => {
    const { flow } = await begin();
    const { session = '' } = await verify(flow);
    const tables = ['login_flow', 'login_session', 'login_lock', 'counter'];
    const stored = await Promise.all(
      tables.map((table) => database().rows(`select * from ${table}`)),
    );
    const kept = `${service.lines.join('')}${JSON.stringify(stored)}`;

    for (const secret of [email, VISITOR, session, `"${mailbox.code}"`]) {
      expect(kept).not.toContain(secret);
    }
    expect(session).toHaveLength(22);
    clock += 25 * HOUR;
    await service.sweep();
    expect(await database().rows('select id from login_flow')).toEqual([]);
    expect(await database().rows('select handle from login_session')).toEqual([]);
  });
});

it('has no login where no mail server is set', async () => {
  const service = await testService();

  expect((await service.ask('/otp', posted({}))).status).toBe(403);

  await service.database.close();
});
