import { expect, it } from '@jest/globals';
import * as openId from '#openid';
import { withoutDefence } from '../../../../tests/support/without-defence';
import { createService } from '../../src/create-service';
import { describeOverDatabases } from '../databases';
import { newDevice } from '../stand-ins/device';
import { paidRoutes, routesInSources, walkRoutes } from '../stand-ins/every-route';
import { Visitors } from '../visitors';

type Service = typeof import('../../src/create-service');
type Create = Service['createService'];

const entry = 'apps/service/src/create-service.ts';

/** So many of everything were asked for that no limit has any left. */
const USED_UP = 1_000_000;

/** The routes at which a limit has refused, and how. */
function refusalsIn(refused: Readonly<Record<string, string | undefined>>) {
  return Object.fromEntries(Object.entries(refused).filter(([, code]) => code !== undefined));
}

async function without(file: string, find: string, put: string): Promise<Create> {
  return (await withoutDefence<Service>(entry, { file, find, put })).createService;
}

describeOverDatabases('a caller in the visitor’s range, with the visitor’s mailbox', (database) => {
  let count = 0;

  /**
   * A thief asks every route until nothing is left of what it counts against, by a session of the owner's account on a device of
   * its own and by a device without a session. How the routes then refuse the owner and a newcomer in the same range.
   */
  async function usedUp(create: Create = createService) {
    const environment = {
      PUBLIC_URL: 'https://api.wallet.test',
      GITHUB_CLIENT_ID: 'a',
      GITHUB_CLIENT_SECRET: 'b',
      NAMES_PARENT: 'site.eth',
      ZEROEX_API_KEY: 'key',
      MOONPAY_API_KEY: 'pk_test',
      MOONPAY_SECRET: 'sk_test',
    };
    const fetch = (): Promise<Response> => Promise.reject(new Error('No provider answers'));
    const visitors = await Visitors.over(database(), environment, (deps) =>
      create({ ...deps, openId, fetch }),
    );
    await database().rows('delete from counter'); // Of the attack before.
    count += 1;
    const email = `owner${count}@example.test`;
    const owner = await visitors.logIn(email);
    const slot = await visitors.addSlot(owner, 'device', true);
    const thief = await visitors.logIn(email);
    visitors.clock += 31_000;
    await database().rows('delete from counter');
    const walkNew = async (name: string) => {
      const { jwk: device, sign } = await newDevice();
      const visitor = { device, session: 'none', sign, user: '' };
      return walkRoutes(visitors, { visitor, email: `${name}${count}@example.test`, slot });
    };
    await walkRoutes(visitors, { visitor: thief, email, slot });
    await walkNew('stranger');
    await database().rows("update counter set n = ? where name not like 'proof:%'", USED_UP);
    const byNewcomer = await walkNew('newcomer');
    const refused = await walkRoutes(visitors, { visitor: owner, email, slot });
    return {
      walked: Object.keys(refused).sort(),
      refused: refusalsIn(refused),
      byNewcomer: refusalsIn(byNewcomer),
    };
  }

  const paid = Object.fromEntries(paidRoutes.map((path) => [path, 'too_many']));

  /** The owner's device has logged in, and has budgets of its own; but a new address is that of any mailbox. */
  const ofOwner = { ...paid, '/email/old': 'work' };

  it('[E14.e] uses up every limit that it reaches: the owner works for a new login or address, and the rest is answered', async () => {
    const { byNewcomer, refused, walked } = await usedUp();
    expect(walked).toEqual(routesInSources());
    expect(refused).toEqual(ofOwner);
    const works = { '/otp': 'work', '/meetings/begin': 'work', '/social/begin': 'work' };
    expect(byNewcomer).toEqual({ ...paid, ...works });
  });

  it.each([
    [
      'closes the list of ways where an account shares it',
      'apps/service/src/adapters/http/slot-routes.ts',
      '{ limit: listed, key: ownKey(of) }',
      '{ limit: listed, key: of.account }',
      { '/slots/list': 'too_many' },
    ],
    [
      'closes the only way in where another device counts against it',
      'apps/service/src/adapters/http/slot-routes.ts',
      'const found = await keyShares.release(asked, idIn(asked));',
      `await gate.refuseOver(sharesAlone, asked.account, { code: 'one_slot' });
      const found = await keyShares.release(asked, idIn(asked));`,
      { '/slots/release': 'one_slot' },
    ],
    [
      'has the owner work where a device that has logged in shares the budget of its range',
      'apps/service/src/use-cases/limits/begun-limits.ts',
      'const isKnown = await devices.hasLoggedIn(device);',
      'const isKnown = (await devices.hasLoggedIn(device)) && range === "";',
      { '/meetings/begin': 'work', '/social/begin': 'work' },
    ],
  ])('[E14.e control] %s', async (_, file, find, put, more) => {
    expect((await usedUp(await without(file, find, put))).refused).toEqual({ ...ofOwner, ...more });
  });
});
