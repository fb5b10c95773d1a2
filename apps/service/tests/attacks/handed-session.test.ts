import { expect, it } from '@jest/globals';
import { withoutDefence } from '../../../../tests/support/without-defence';
import { openDatabase } from '../../src/adapters/sql/open-database';
import { newDevice } from '../stand-ins/device';
import { Visitors } from '../visitors';

type Service = typeof import('../../src/create-service');

/**
 * The service gives a site's page the token of the visitor's session, and lets it ask as the frame does. What the page
 * gets for a key share, by a key of its own.
 */
async function asked(create?: Service['createService']): Promise<number> {
  const database = await openDatabase('file::memory:', () => undefined);
  const visitors = await Visitors.over(database, {}, create);
  const owner = await visitors.logIn('ada@example.test');
  const id = await visitors.addSlot(owner, 'device', true);
  const { sign } = await newDevice();
  const { status } = await visitors.ask({ session: owner.session, sign }, '/slots/release', { id });
  await database.close();
  return status;
}

it('[E12.b] uses no session that the service has handed to the page', async () => {
  expect(await asked()).toBe(401);
});

it('[E12.b control] has a key share by it where the device’s signature is not asked for', async () => {
  const { createService } = await withoutDefence<Service>('apps/service/src/create-service.ts', {
    file: 'apps/service/src/adapters/http/proven-session.ts',
    find: "if (!isSignedBy(device, signed, signature)) throw new HttpRefusal(401, 'session');",
    put: 'isSignedBy(device, signed, signature);',
  });
  expect(await asked(createService)).toBe(200);
});
