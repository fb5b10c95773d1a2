import { expect, it } from '@jest/globals';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { nameRegistrationMessage } from '../../../../domain/name/registered-name';
import { withoutDefence } from '../../../../tests/support/without-defence';
import { describeOverDatabases } from '../databases';
import { namesUnder } from '../stand-ins/names';
import { SITE } from '../support';
import { type Answer, type Visitor, Visitors } from '../visitors';

type Service = typeof import('../../src/create-service');

const ETHEREUM = 0x8000_0001;

describeOverDatabases('a thief of the mailbox who registers a name', (database) => {
  let count = 0;

  /** The thief registers a name for an account of its own, by the owner's login, and then the owner does. What both get. */
  async function attack(create?: Service['createService']): Promise<readonly unknown[]> {
    await database().rows('delete from visitor_name');
    const visitors = await Visitors.over(database(), namesUnder('site.eth'), create);
    const email = `named${(count += 1)}@example.test`;
    const owner = await visitors.logIn(email);
    await visitors.addSlot(owner, 'device', true);
    const thief = await visitors.logIn(email);

    const register = async (by: Visitor, name: string): Promise<Answer> => {
      const account = privateKeyToAccount(generatePrivateKey());
      const { address } = account;
      const { ticket } = await visitors.ask(by, '/names/ticket', { address, name });
      const message = nameRegistrationMessage(name, visitors.clock);
      const signature = await account.signMessage({ message });
      const request = { coinType: ETHEREUM, address, message, signature, ticket };
      return visitors.send('/names', request, SITE);
    };
    const answers = [
      await register(thief, 'thief-1.site.eth'),
      await register(owner, 'ada-1.site.eth'),
    ];
    return answers.map((answer) => ('record' in answer ? 'registered' : answer['refused']));
  }

  it('[E3.q] gets no ticket, and the owner has the one name of the account', async () => {
    expect(await attack()).toEqual(['ticket', 'registered']);
  });

  it('[E3.q control] takes the name of the account where a login is enough', async () => {
    const { createService } = await withoutDefence<Service>('apps/service/src/create-service.ts', {
      file: 'apps/service/src/adapters/http/ticket-routes.ts',
      find: "if (!known.hasOpened) throw new HttpRefusal(403, 'wallet_key');",
      put: 'void known;',
    });
    expect(await attack(createService)).toEqual(['registered', 'has_name']);
  });
});
