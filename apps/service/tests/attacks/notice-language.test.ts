import { beforeEach, expect, it } from '@jest/globals';
import { withoutDefence } from '../../../../tests/support/without-defence';
import { describeOverDatabases } from '../databases';
import { Visitors } from '../visitors';

type Service = typeof import('../../src/create-service');

describeOverDatabases('a thief who chooses the language of warnings', (database) => {
  let count = 0;
  let email = '';
  beforeEach(() => {
    email = `reads-german${(count += 1)}@example.test`;
  });

  /** The thief reads the visitor's codes, logs in by pages of another language, and then on one device more. */
  const warned = async (create?: Service['createService']) => {
    await database().rows('delete from counter');
    const visitors = await Visitors.over(database(), {}, create);
    visitors.speaks = 'de';
    const ada = await visitors.logIn(email);
    await visitors.addSlot(ada, 'device', true);
    visitors.speaks = 'ja';
    visitors.moveOn();
    const thief = await visitors.logIn(email);
    await visitors.logInAgain(thief, email);
    visitors.newDeviceMails.length = 0;
    await visitors.logIn(email);
    return visitors.newDeviceMails.map(({ language, to }) => [to, language]);
  };

  it('[E4.g] changes nothing: a device that has not shown the wallet’s key moves none', async () => {
    expect(await warned()).toEqual([[email, 'de']]);
  });

  it('[E4.g control] has them in a language of its own where the last page’s is taken', async () => {
    const { createService } = await withoutDefence<Service>('apps/service/src/create-service.ts', {
      file: 'apps/service/src/use-cases/login/account-logins.ts',
      find: '=> devices.hasOpened(subject)',
      put: '=> Promise.resolve(true)',
    });
    expect(await warned(createService)).toEqual([[email, 'ja']]);
  });
});
