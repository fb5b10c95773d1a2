import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Language } from '../../../domain/language/language';
import { describeOverDatabases } from './databases';
import { newDevice } from './stand-ins/device';
import { type Visitor, Visitors } from './visitors';

const languagesOf = (mails: readonly { to: string; language?: Language | undefined }[]) =>
  Object.fromEntries(mails.map(({ language, to }) => [to, language]));

const DAY = 24 * 60 * 60_000;

describeOverDatabases('the language of mails', (database) => {
  let visitors: Visitors;
  let count = 0;
  let email = '';

  beforeAll(async () => {
    visitors = await Visitors.over(database());
  });
  beforeEach(() => {
    count += 1;
    visitors.clock += 2 * DAY;
    visitors.moveOn();
    visitors.speaks = undefined;
    email = `ada${count}@example.test`;
  });

  /** The language of the code that a page gets which says this. */
  async function languageOfCode(speaks: string): Promise<Language | undefined> {
    visitors.speaks = speaks;
    const { jwk } = await newDevice();
    await visitors.codeFor(email, jwk);
    return visitors.mails.at(-1)?.language;
  }

  it.each([
    ['de', 'de'],
    ['pt-BR', 'pt-BR'],
    ['eo,cy;q=0.9,ar-EG;q=0.8,en;q=0.7', 'ar'],
    [' zh-CN ; q=1', 'zh-CN'],
  ])('of a code is that of the page that asks: %s', async (speaks, language) => {
    expect(await languageOfCode(speaks)).toBe(language);
  });

  it.each([
    ['no language', 'xx'],
    ['a property of every object', '__proto__,constructor,toString'],
    ['a text', '<b>Pay eve</b>'],
    ['a path', '../../etc/passwd'],
    ['a megabyte', 'x'.repeat(1_000_000)],
    ['a megabyte of tags', 'x,'.repeat(500_000)],
    ['a language that comes too late', `${'x,'.repeat(10)}de`],
  ])('is the operator’s where the page says %s', async (_, speaks) => {
    expect(await languageOfCode(speaks)).toBeUndefined();
  });

  it('of a notice is that of the login that it is sent to', async () => {
    visitors.speaks = 'de';
    const ada = await visitors.logIn(email);
    await visitors.addSlot(ada, 'device', true);
    visitors.speaks = 'ja';
    const second = `second${email}`;
    const code = await visitors.codeFor(second, ada.device);
    expect(await visitors.joinEmail(ada, second, code)).toMatchObject({ joined: true });
    expect(languagesOf(visitors.loginMails.splice(0))).toEqual({ [email]: 'de', [second]: 'ja' });

    visitors.speaks = 'ru';
    await visitors.logIn(second);
    const heard = visitors.newDeviceMails.splice(0);
    expect(languagesOf(heard)).toEqual({ [email]: 'de', [second]: 'ja' });
  });

  it('moves with a device that opens the wallet, and with no other', async () => {
    visitors.speaks = 'de';
    const ada = await visitors.logIn(email);
    await visitors.addSlot(ada, 'device', true);

    // A thief who reads the codes, twice, and then asks for what the visitor has to read.
    visitors.speaks = 'ja';
    const thief = await visitors.logIn(email);
    await visitors.logInAgain(thief, email);
    visitors.newDeviceMails.length = 0;
    await visitors.logIn(email);
    expect(languagesOf(visitors.newDeviceMails)).toEqual({ [email]: 'de' });

    visitors.speaks = 'tr';
    await visitors.logInAgain(ada, email);
    visitors.speaks = undefined; // Says nothing: what is known stays.
    await visitors.logInAgain(ada, email);
    visitors.newDeviceMails.length = 0;
    await visitors.logIn(email);
    expect(languagesOf(visitors.newDeviceMails)).toEqual({ [email]: 'tr' });
  });

  it('is sealed in the database, with the login', async () => {
    visitors.speaks = 'ar';
    await visitors.logIn(email);

    const rows = JSON.stringify(await database().rows('select * from account_login'));
    expect(rows).not.toMatch(/"ar"|language/);
  });

  it('of a change of the address is that of the page, for both codes and for the notice', async () => {
    const ada: Visitor = await visitors.logIn(email);
    visitors.speaks = 'ja';
    await visitors.addSlot(ada, 'device', true);
    const addresses = { from: email, to: `new${email}` };
    const codeOf = () => visitors.mails.at(-1)?.code;
    const begun = await visitors.changeEmail(ada, 'begin', addresses);
    const asked = { ...addresses, flow: begun['flow'], code: codeOf() };
    const { flow } = await visitors.changeEmail(ada, 'old', asked);
    const changed = await visitors.changeEmail(ada, 'new', { ...asked, flow, code: codeOf() });
    expect(changed).toMatchObject({ changed: true });

    const codes = visitors.mails.slice(-2);
    expect(codes.map(({ purpose, language }) => [purpose, language])).toEqual([
      ['emailFrom', 'ja'],
      ['emailTo', 'ja'],
    ]);
    expect(visitors.notices.at(-1)).toMatchObject({ to: email, language: 'ja' });
  });
});
