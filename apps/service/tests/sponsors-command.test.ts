import { expect, it } from '@jest/globals';
import { sqlStore } from '../src/adapters/sql/sql-store';
import { sponsorsCommand } from '../src/commands/sponsors-command';
import type { Sites } from '../src/ports/sites';
import { describeOverDatabases } from './databases';
import { SITE } from './support';

const TOKEN = `0x${'aB'.repeat(20)}`;
const LIMITS = '--visitor-count 5 --visitor-sum 1000 --site-count 100 --site-sum 20000';

describeOverDatabases('the rules of what is paid for', (database) => {
  const sites = {
    find: async (origin: string) => (origin === SITE ? { origin } : undefined),
  } as unknown as Pick<Sites, 'find'>;
  const typed = (words: string): Promise<string> =>
    sponsorsCommand(words.split(' '), { sites, store: sqlStore(database()) });

  it('are added, replaced, listed and removed', async () => {
    expect(await typed('sponsors list')).toBe('There is no rule: nothing is paid for.\n');
    await typed(`sponsors add ${SITE} eip155:1 ${TOKEN}:0xA9059CBB ${TOKEN}:0x ${LIMITS}`);
    await typed(`sponsors add ${SITE} eip155:10 ${TOKEN}:0x ${LIMITS}`);
    await typed(`sponsors add ${SITE} eip155:1 ${TOKEN}:0xa9059cbb ${LIMITS}`);

    const limits = 'a visitor 5 a day for 1000  the site 100 a day for 20000';
    const lower = TOKEN.toLowerCase();
    expect(await typed('sponsors')).toBe(
      `${SITE}  eip155:1  ${limits}\n  ${lower}:0xa9059cbb\n${SITE}  eip155:10  ${limits}\n  ${lower}:0x\n`,
    );
    await typed(`sponsors remove ${SITE} eip155:1`);
    await typed(`sponsors remove ${SITE} eip155:10`);
    expect(await typed('sponsors list')).toBe('There is no rule: nothing is paid for.\n');
    await expect(typed(`sponsors remove ${SITE} eip155:1`)).rejects.toThrow('There is no rule');
  });

  it('are refused with a sentence where a word is wrong', async () => {
    const call = `${TOKEN}:0xa9059cbb`;
    await expect(typed(`sponsors add https://x.test eip155:1 ${call} ${LIMITS}`)).rejects.toThrow(
      'is no site',
    );
    await expect(typed(`sponsors add ${SITE} one ${call} ${LIMITS}`)).rejects.toThrow('no network');
    await expect(typed(`sponsors add ${SITE} eip155:1 ${TOKEN} ${LIMITS}`)).rejects.toThrow(
      'is no call',
    );
    await expect(typed(`sponsors add ${SITE} eip155:1 ${call}`)).rejects.toThrow('--visitor-count');
    await expect(typed('sponsors give')).rejects.toThrow('sponsors list');
    await expect(typed('sponsors list --unknown 1')).rejects.toThrow('sponsors list');
  });
});
