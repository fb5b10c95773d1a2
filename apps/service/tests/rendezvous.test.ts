import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { sqlStore } from '../src/adapters/sql/sql-store';
import { KnownDevices } from '../src/use-cases/devices/known-devices';
import { deviceKey } from '../src/domain/device-key';
import { describeOverDatabases } from './databases';
import { type Device, newDevice } from './stand-ins/device';
import { worked } from './stand-ins/worked';
import { posted, SITE, START, type TestService, testService } from './support';

const FRAME = 'https://wallet.test';
const LIFE_MS = 600_000;

interface Answer {
  readonly status: number;
  readonly id?: string;
  readonly taker?: string;
  readonly state?: string;
}

describeOverDatabases('a rendezvous of two pages', (database) => {
  let service: TestService;
  let frame: Device;
  let clock = START;

  beforeAll(async () => {
    frame = await newDevice();
  });
  beforeEach(async () => {
    clock += 2 * LIFE_MS;
    const environment = {
      ORIGINS: SITE,
      SERVICE_SECRET: 's'.repeat(40),
      SMTP_URL: 'smtp://unused.test',
      MAIL_FROM: 'login@wallet.test',
      FRAME_ORIGIN: FRAME,
    };
    service = await testService(environment, database(), { now: () => clock });
  });

  async function ask(path: string, body: unknown, origin = FRAME): Promise<Answer> {
    const { headers, ...rest } = posted(body);
    const request = { ...rest, headers: { ...(headers as object), origin } };
    const answer = await service.ask(`/meetings/${path}`, request);
    return { status: answer.status, ...((await answer.json()) as Omit<Answer, 'status'>) };
  }

  const begin = async (): Promise<string> =>
    (await ask('begin', { device: frame.jwk, question: 'sealed-question' })).id ?? '';

  async function signed(path: string, id: string, by = frame, time = clock) {
    const signature = await by.sign(`/meetings/${path}:${id}:${time}`);
    return ask(path, { id, device: by.jwk, time, signature });
  }

  it('carries one question and one answer, and is over then', async () => {
    const id = await begin();
    expect(await signed('look', id)).toEqual({ status: 200, state: 'waiting' });

    const taken = await ask('take', { id });
    expect(taken).toMatchObject({ status: 200, question: 'sealed-question' });
    expect(await signed('look', id)).toEqual({ status: 200, state: 'taken' });

    const reply = { id, taker: taken.taker, answer: 'sealed-answer' };
    expect(await ask('answer', reply)).toEqual({ status: 200, answered: true });
    expect(await ask('answer', reply)).toMatchObject({ status: 404 });

    expect(await signed('look', id)).toEqual({
      status: 200,
      state: 'answered',
      answer: 'sealed-answer',
    });
    expect(await signed('look', id)).toEqual({ status: 200, state: 'over' });
  });

  it('is taken by one of twenty windows, and its answer fetched once', async () => {
    const id = await begin();
    const takes = await Promise.all(Array.from({ length: 20 }, () => ask('take', { id })));
    const [won, ...more] = takes.filter(({ status }) => status === 200);
    expect(more).toEqual([]);

    const wrong = { id, taker: 'A'.repeat(22), answer: 'forged' };
    expect(await ask('answer', wrong)).toMatchObject({ status: 404, error: 'meeting' });
    expect(await ask('answer', { ...wrong, taker: '' })).toMatchObject({ status: 404 });
    await ask('answer', { id, taker: won?.taker, answer: 'right' });

    const looks = await Promise.all(Array.from({ length: 20 }, () => signed('look', id)));
    expect(looks.filter(({ state }) => state === 'answered')).toHaveLength(1);
  });

  it('cannot be answered before it is taken', async () => {
    const id = await begin();
    expect(await ask('answer', { id, taker: '', answer: 'forged' })).toMatchObject({ status: 404 });
    expect(await signed('look', id)).toMatchObject({ state: 'waiting' });
  });

  it('is of the key that began it, and of the wallet’s origin', async () => {
    const id = await begin();
    const other = await newDevice();
    expect(await signed('look', id, other)).toMatchObject({ state: 'over' });
    await signed('end', id, other);
    expect(await signed('look', id)).toMatchObject({ state: 'waiting' });

    const signature = await other.sign(`/meetings/look:${id}:${clock}`);
    const forged = { id, device: frame.jwk, time: clock, signature };
    expect(await ask('look', forged)).toMatchObject({ status: 401, error: 'meeting' });
    const old = await signed('look', id, frame, clock - LIFE_MS);
    expect(old).toMatchObject({ status: 401, error: 'meeting' });
    for (const path of ['begin', 'take', 'answer', 'look', 'end']) {
      expect(await ask(path, { id }, SITE)).toMatchObject({ status: 403, error: 'origin' });
    }
  });

  it('ends when its page ends it, and after ten minutes', async () => {
    const ended = await begin();
    await signed('end', ended);
    expect(await ask('take', { id: ended })).toMatchObject({ status: 404 });

    const late = await begin();
    clock += LIFE_MS;
    expect(await ask('take', { id: late })).toMatchObject({ status: 404 });
    expect(await signed('look', late)).toMatchObject({ state: 'over' });
    await service.sweep();
    const [left] = await database().rows('select count(*) as n from meeting');
    expect(left?.['n']).toBe(0);
  });

  it('leaves no id in the database, and refuses what is too large', async () => {
    const id = await begin();
    expect(JSON.stringify(await database().rows('select * from meeting'))).not.toContain(id);

    const large = { device: frame.jwk, question: 'a'.repeat(60_000) };
    expect(await ask('begin', large)).toMatchObject({ status: 400, error: 'question' });
    expect(await ask('begin', { question: 'a' })).toMatchObject({ status: 400, error: 'device' });
  });

  it('is begun beyond the budget of a range by work, and beyond that of a device too', async () => {
    await begin();
    await database().rows("update counter set n = 300 where name like 'meeting-range:%'");
    const body = { device: frame.jwk, question: 'a' };
    const asked = await ask('begin', body);
    expect(asked).toMatchObject({ status: 429, error: 'work', level: 1 });
    expect((await ask('begin', { ...body, ...worked(asked) })).status).toBe(200);
    // It is taken once, and for this device.
    expect(await ask('begin', { ...body, ...worked(asked) })).toMatchObject({ error: 'work' });
    const other = { ...body, device: (await newDevice()).jwk };
    expect(await ask('begin', { ...other, ...worked(asked) })).toMatchObject({ error: 'work' });

    const device = deviceKey(frame.jwk);
    await new KnownDevices({ store: sqlStore(database()), now: () => clock }).know(
      { account: 'ada', device: device ?? '' },
      {},
      true,
    );
    expect((await ask('begin', body)).status).toBe(200);
    await database().rows("update counter set n = 300 where name like 'meeting-device:%'");
    expect(await ask('begin', body)).toMatchObject({ status: 429, error: 'work', level: 1 });
  });
});
