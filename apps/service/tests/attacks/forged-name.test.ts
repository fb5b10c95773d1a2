import { expect, it } from '@jest/globals';
import { withoutDefence } from '../../../../tests/support/without-defence';
import { deviceName } from '../../src/domain/device-name';
import { posted, SITE } from '../support';
import { FRAME, signedBy, Visitors } from '../visitors';
import { newDevice } from '../stand-ins/device';
import { openDatabase } from '../../src/adapters/sql/open-database';

type Service = typeof import('../../src/create-service');

const forged = [
  'Your own phone, do not end it',
  `Mozilla/5.0 Firefox/1 <b>${'x'.repeat(10_000)}`,
  'Chrome/1 (Windows NT 10.0)\u00a0your bank',
];

/** What the visitor reads of a device whose header `User-Agent` a thief has written. */
async function attack(create?: Service['createService']): Promise<string> {
  const database = await openDatabase('file::memory:', () => undefined);
  const visitors = await Visitors.over(database, {}, create);
  const owner = await visitors.logIn('ada@example.test');
  for (const userAgent of forged) {
    const { jwk, sign } = await newDevice();
    const code = await visitors.codeFor('ada@example.test', jwk);
    const { headers, ...rest } = posted(await signedBy(sign, code));
    visitors.moveOn();
    await visitors.service.ask('/otp/verify', {
      ...rest,
      headers: { ...(headers as object), origin: FRAME, 'user-agent': userAgent },
    });
  }
  const { devices } = await visitors.ask(owner, '/devices/list');
  await database.close();
  return JSON.stringify([devices, visitors.newDeviceMails]);
}

it('[E4.c] a thief who names a device writes nothing into the visitor’s list or mails', async () => {
  const read = await attack();
  expect(read).toContain('"browser":"Chrome"');
  expect(read).toContain(SITE);
  for (const text of ['phone', 'xxx', 'bank', '<b>']) expect(read).not.toContain(text);
  expect(deviceName(forged[2])).toEqual({ browser: 'Chrome', system: 'Windows' });
});

it('[E4.c control] a thief writes what they like where the header is stored', async () => {
  const control = await withoutDefence<Service>('apps/service/src/create-service.ts', {
    file: 'apps/service/src/domain/device-name.ts',
    find: 'if (userAgent === undefined || userAgent.length > MAX_LENGTH) return {};',
    put: "return { browser: userAgent ?? '' };",
  });
  expect(await attack(control.createService)).toContain('Your own phone, do not end it');
});
