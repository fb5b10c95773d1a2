import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { describeOverDatabases } from './databases';
import { type Device, newDevice } from './stand-ins/device';
import { SITE } from './support';
import { type Answer, FRAME, Visitors } from './visitors';

const MINUTE = 60_000;

describeOverDatabases('a new browser', (database) => {
  let visitors: Visitors;
  let device: Device;
  let count = 0;
  let email = '';

  beforeAll(async () => {
    visitors = await Visitors.over(database(), { DEVICE_APPROVAL: 'on' });
  });
  beforeEach(async () => {
    email = `visitor${(count += 1)}@example.test`;
    visitors.clock += 60 * MINUTE;
    visitors.moveOn();
    device = await newDevice();
  });

  const begin = async (by = device): Promise<Answer> => {
    visitors.clock += 31_000; // The wait for the next mail.
    return visitors.send('/otp', { email, device: by.jwk, origin: SITE });
  };
  const look = (flow: unknown, address = email): Promise<Answer> =>
    visitors.send('/device/look', { flow, email: address });
  const token = (): string => visitors.deviceMails.at(-1)?.page.split('#device.')[1] ?? '';
  const approve = (own = token()): Promise<Answer> =>
    visitors.send('/device/approve', { token: own });

  async function logIn(by = device): Promise<Answer> {
    const { flow } = await begin(by);
    await approve();
    const next = await look(flow);
    const code = visitors.mails.at(-1)?.code ?? '';
    const signature = await by.sign(`${String(next['flow'])}:${code}:${SITE}`);
    return visitors.send('/otp/verify', { flow: next['flow'], code, origin: SITE, signature });
  }

  it('gets a code when the visitor has pressed the button of the mail, once', async () => {
    const mails = visitors.mails.length;
    const { action, flow } = await begin();
    expect(action).toBe('VERIFY_DEVICE');
    expect(visitors.deviceMails.at(-1)).toMatchObject({
      to: email,
      page: expect.stringMatching(new RegExp(`^${FRAME}/#device\\.[\\w-]{22}$`)),
    });
    expect(await look(flow)).toEqual({ status: 200, action: 'VERIFY_DEVICE' });
    expect(await visitors.send('/device/site', { token: token() })).toMatchObject({ site: SITE });
    expect(await look(flow)).toEqual({ status: 200, action: 'VERIFY_DEVICE' });
    expect(visitors.mails).toHaveLength(mails);

    expect(await approve()).toEqual({ status: 200, approved: true });
    expect(await approve()).toMatchObject({ status: 404 });
    const looks = await Promise.all(Array.from({ length: 10 }, () => look(flow)));
    expect(looks.filter(({ action: next }) => next === 'VERIFY_OTP')).toHaveLength(1);
    expect(visitors.mails).toHaveLength(mails + 1);
  });

  it('keeps its approval where the mail server is down when the code is due', async () => {
    const { flow } = await begin();
    await approve();
    visitors.isMailDown = true;
    for (const _ of [1, 2]) expect(await look(flow)).toEqual({ status: 503, error: 'mail' });
    visitors.isMailDown = false;

    const next = await look(flow);

    expect(next).toMatchObject({ status: 200, action: 'VERIFY_OTP' });
    const code = visitors.mails.at(-1)?.code ?? '';
    const signature = await device.sign(`${String(next['flow'])}:${code}:${SITE}`);
    const guess = { flow: next['flow'], code, origin: SITE, signature };
    expect(await visitors.send('/otp/verify', guess)).toMatchObject({ status: 200 });
    expect(await look(flow)).toMatchObject({ status: 401, error: 'expired' });
  });

  it('is known after its login, until it logs out, and to its account alone', async () => {
    const done = await logIn();
    expect(done.status).toBe(200);
    expect((await begin())['action']).toBe('VERIFY_OTP');
    expect((await begin(await newDevice()))['action']).toBe('VERIFY_DEVICE');

    const visitor = { session: String(done['session']), user: '', sign: device.sign };
    await visitors.ask(visitor, '/session/end');
    expect((await begin())['action']).toBe('VERIFY_DEVICE');
    email = `other-${email}`;
    expect((await begin())['action']).toBe('VERIFY_DEVICE');
  });

  it('gets a code when the visitor has let it in on a device that is known', async () => {
    const done = await logIn();
    const known = { session: String(done['session']), user: '', sign: device.sign };
    visitors.clock += MINUTE;
    const mails = visitors.mails.length;
    const { flow } = await begin(await newDevice());
    const { waiting } = await visitors.ask(known, '/devices/list');
    expect(waiting).toEqual([{ id: flow, site: SITE, sinceMs: visitors.clock }]);

    expect((await visitors.ask(known, '/devices/allow', { id: flow })).status).toBe(200);

    expect(await look(flow)).toMatchObject({ action: 'VERIFY_OTP' });
    expect(visitors.mails).toHaveLength(mails + 1);
  });

  it('waits for ten minutes, and for the address that asked', async () => {
    const { flow } = await begin();
    expect(await look(flow, `x${email}`)).toMatchObject({ status: 401, error: 'expired' });
    visitors.clock += 10 * MINUTE;
    expect(await approve()).toMatchObject({ status: 404 });
    expect(await look(flow)).toMatchObject({ status: 401, error: 'expired' });
    await visitors.service.sweep();
    const [left] = await database().rows('select count(*) as n from device_request');
    expect(left?.['n']).toBe(0);
  });
});
