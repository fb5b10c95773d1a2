import { beforeEach, describe, expect, it } from '@jest/globals';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { nameRegistrationMessage } from '../../../domain/name/registered-name';
import { describeOverDatabases } from './databases';
import { namesUnder } from './stand-ins/names';
import { posted, SITE, START } from './support';
import { type Answer, FRAME, type Visitor, Visitors } from './visitors';

const OTHER_SITE = 'https://other.test';
const ETHEREUM = 0x8000_0001;
const MINUTE = 60_000;
const NAME = 'ada-1.site.eth';

type Account = ReturnType<typeof privateKeyToAccount>;

describeOverDatabases('the ticket of a login', (database) => {
  let visitors: Visitors;
  let ada: Visitor;
  let account: Account;
  let clock = START;
  let count = 0;

  beforeEach(async () => {
    await database().rows('delete from visitor_name');
    visitors = await Visitors.over(database(), {
      ...namesUnder('site.eth'),
      ORIGINS: `${SITE},${OTHER_SITE}`,
    });
    clock += 24 * 60 * MINUTE; // No limit of one test counts for the next.
    visitors.clock = clock;
    ada = await anotherLogin();
    account = newAccount();
  });

  const anotherLogin = async (): Promise<Visitor> => {
    count += 1;
    const visitor = await visitors.logIn(`ada${count}@example.test`);
    await visitors.addSlot(visitor, 'device', true);
    return visitor;
  };

  async function ticketOf(
    visitor = ada,
    { address = account.address, name = NAME } = {},
  ): Promise<string> {
    const answer = await visitors.ask(visitor, '/names/ticket', { address, name });
    expect(answer.status).toBe(200);
    return String(answer['ticket']);
  }

  async function register(
    ticket: string | undefined,
    { by = account, name = NAME, site = SITE } = {},
  ): Promise<Answer> {
    const message = nameRegistrationMessage(name, visitors.clock);
    const signature = await by.signMessage({ message });
    const request = { coinType: ETHEREUM, address: by.address, message, signature, ticket };
    return visitors.send('/names', request, site);
  }

  const refused = { status: 200, refused: 'ticket' };

  it('[R6.1] lets an account of the login register its name, and says nothing else', async () => {
    const { address } = account;
    const answer = await visitors.ask(ada, '/names/ticket', { address, name: NAME });

    expect(answer).toEqual({ status: 200, ticket: expect.stringMatching(/^[\w-]{22}$/) });
    expect(await register(String(answer['ticket']))).toMatchObject({ record: { name: NAME } });
  });

  it.each<readonly [string, unknown]>([
    ['no ticket', undefined],
    ['an empty one', ''],
    ['one that was made up', 'A'.repeat(22)],
    ['one of another type', { id: 1 }],
    ['one that is too long', 'A'.repeat(9000)],
  ])(
    '[R6.1] an outside account whose signature is right gets no name with %s',
    async (_, ticket) => {
      expect(await register(ticket as string)).toEqual(refused);
      const found = await visitors.service.ask(`/names/reverse/${account.address}`);
      expect(await found.json()).toEqual({ records: [] });
    },
  );

  it('is worth nothing for another account, another name, or the page of another site', async () => {
    const ticket = await ticketOf();

    expect(await register(ticket, { by: newAccount() })).toEqual(refused);
    expect(await register(ticket, { name: 'ada-2.site.eth' })).toEqual(refused);
    expect(await register(ticket, { site: OTHER_SITE })).toEqual(refused);
    expect(await register(ticket)).toHaveProperty('record');
  });

  it('is worth nothing for a program that says no origin', async () => {
    const message = nameRegistrationMessage(NAME, visitors.clock);
    const signature = await account.signMessage({ message });
    const { address } = account;
    const body = { coinType: ETHEREUM, address, message, signature, ticket: await ticketOf() };
    const { fetch } = visitors.service;
    const answer = await fetch(new Request('http://service.test/names', posted(body)), {
      incoming: {},
    });

    expect(await answer.json()).toEqual({ refused: 'ticket' });
  });

  it('counts once, also for parallel requests', async () => {
    const ticket = await ticketOf();
    const answers = await Promise.all([1, 2, 3, 4].map(() => register(ticket)));

    // The same request again has the same answer, once the first has one.
    const hasOne = (answer: object): boolean => 'record' in answer;
    expect(answers.filter(hasOne).length).toBeGreaterThan(0);
    expect(answers.filter((answer) => !hasOne(answer) && answer['refused'] !== 'ticket')).toEqual(
      [],
    );
    expect(await register(ticket)).toHaveProperty('record');
    visitors.clock += 1000;
    expect(await register(ticket)).toEqual(refused);
  });

  it('is over after two minutes, and then gone from the database', async () => {
    const [late, timely] = [await ticketOf(), await ticketOf(await anotherLogin())];
    visitors.clock += 2 * MINUTE - 31_000 - 1;
    expect(await register(timely)).toHaveProperty('record');
    visitors.clock += 31_000;

    expect(await register(late)).toEqual(refused);
    await visitors.service.sweep();
    expect(await database().rows('select id from name_ticket')).toEqual([]);
  });

  it('is stored as a hash', async () => {
    const ticket = await ticketOf();
    expect(JSON.stringify(await database().rows('select * from name_ticket'))).not.toContain(
      ticket,
    );
  });

  it('[R6.1] a login has one name for its key, whichever account it names', async () => {
    await register(await ticketOf());
    const outside = newAccount();
    const name = 'ada-2.site.eth';
    const ticket = await ticketOf(ada, { address: outside.address, name });

    expect(await register(ticket, { by: outside, name })).toMatchObject({ refused: 'has_name' });
    const other = await ticketOf(await anotherLogin(), { address: outside.address, name });
    expect(await register(other, { by: outside, name })).toHaveProperty('record');
  });

  it.each<readonly [string, object]>([
    ['no address', { name: NAME }],
    ['no EVM address', { address: '0x1', name: NAME }],
    ['no name', { address: `0x${'1'.repeat(40)}` }],
    ['a name under another parent', { address: `0x${'1'.repeat(40)}`, name: 'ada-1.other.eth' }],
    ['a name that is not normalized', { address: `0x${'1'.repeat(40)}`, name: 'Ada-1.site.eth' }],
  ])('is not made for %s', async (_, payload) => {
    expect(await visitors.ask(ada, '/names/ticket', payload)).toEqual({
      status: 400,
      error: 'request',
    });
  });

  describe('is for the frame alone', () => {
    it('a site gets none, even with the visitor’s proof', async () => {
      const payload = { address: account.address, name: NAME };
      const proof = await visitors.proofOf(ada, '/names/ticket', payload);

      expect(await visitors.send('/names/ticket', proof, SITE)).toEqual({
        status: 403,
        error: 'origin',
      });
      expect(await visitors.send('/names/ticket', proof, FRAME)).toHaveProperty('ticket');
      expect(await visitors.send('/names/ticket', proof, FRAME)).toMatchObject({ status: 401 });
    });

    it('another device, and a session that is over, get none', async () => {
      const payload = { address: account.address, name: NAME };
      const thief = { ...ada, sign: (await anotherLogin()).sign };
      expect(await visitors.ask(thief, '/names/ticket', payload)).toMatchObject({ status: 401 });

      await visitors.ask(ada, '/session/end');
      expect(await visitors.ask(ada, '/names/ticket', payload)).toMatchObject({ status: 401 });
    });

    it('a login gets 30 an hour', async () => {
      for (let n = 0; n < 30; n += 1) await ticketOf();
      const payload = { address: account.address, name: NAME };
      expect(await visitors.ask(ada, '/names/ticket', payload)).toMatchObject({ status: 429 });
    });
  });
});

function newAccount(): Account {
  return privateKeyToAccount(generatePrivateKey());
}
