import { beforeEach, describe, expect, it } from '@jest/globals';
import { sqlStore } from '../src/adapters/sql/sql-store';
import { type SitesCommandDeps, sitesCommand } from '../src/commands/sites-command';
import { knownSites, siteRegister } from '../src/composition/compose-sites';
import { parseConfig } from '../src/config/config';
import { FRESH_MS } from '../src/use-cases/sites/known-sites';
import { describeOverDatabases } from './databases';

const config = parseConfig({
  ORIGINS: 'https://shop.example,https://blog.example',
  CODE_ORIGINS: 'https://blog.example',
  SMTP_URL: 'smtp://127.0.0.1:2525',
  MAIL_FROM: 'Wallet <login@wallet.example>',
  FRAME_ORIGIN: 'https://wallet.example',
  SERVICE_SECRET: 'a secret of this operator, which is long enough',
  PUBLIC_URL: 'https://api.wallet.example',
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'secret',
});

describeOverDatabases('the sites of an operator', (database) => {
  let now = 1_000_000;

  /** An instance of the service, or the command, over the same database. */
  const instance = (): SitesCommandDeps => {
    const store = sqlStore(database());
    const sites = knownSites(config, store, () => now);
    const register = siteRegister(config, store, sites, () => now);
    return { register, sites, limits: config.limits };
  };
  const run = (words: string, deps = instance()): Promise<string> =>
    sitesCommand(words.split(' '), deps);

  beforeEach(async () => {
    await database().rows('delete from site');
    await database().rows('update site_version set n = n + 1');
  });

  it('has those of the variables, and those that a command adds while it runs', async () => {
    const running = instance();
    expect(await running.sites.find('https://new.example')).toBeUndefined();

    expect(
      await run('sites add HTTPS://New.Example:443/ --logins google --limit code-hour=3'),
    ).toBe(
      'active  https://new.example  logins google  code-hour=3\nEvery instance knows it within seconds.\n',
    );
    now += FRESH_MS;

    expect(await running.sites.find('https://new.example')).toMatchObject({
      isFixed: false,
      isFrozen: false,
      limits: { 'code-hour': 3 },
      logins: ['google'],
      takesCodes: false,
    });
    expect(await running.sites.find('https://blog.example')).toMatchObject({
      isFixed: true,
      takesCodes: true,
    });
    expect((await running.sites.list()).map(({ origin }) => origin)).toEqual([
      'https://shop.example',
      'https://blog.example',
      'https://new.example',
    ]);
    await run('sites remove https://new.example');
    now += FRESH_MS;
    expect(await running.sites.find('https://new.example')).toBeUndefined();
  });

  it('reads the rows again only after a change, and asks nothing for origins of callers', async () => {
    const asked: string[] = [];
    const store = sqlStore(database());
    const counting = {
      sites: {
        list: () => (asked.push('list'), store.sites.list()),
        version: () => (asked.push('version'), store.sites.version()),
      },
    };
    const sites = knownSites(config, { sites: { ...store.sites, ...counting.sites } }, () => now);
    await Promise.all(
      Array.from({ length: 1000 }, (_, n) => sites.find(`https://${n}.thief.example`)),
    );
    expect(asked).toEqual(['version', 'list']);
    now += FRESH_MS;
    await sites.find('https://shop.example');
    expect(asked).toEqual(['version', 'list', 'version']);
  });

  it('keeps nothing that it began to read before a change of its own', async () => {
    const store = sqlStore(database());
    let answer: () => void = () => undefined;
    const waits = new Promise<void>((resolve) => {
      answer = resolve;
    });
    let isSlow = true;
    const version = async () => {
      const read = await store.sites.version();
      if (isSlow) await waits;
      return read;
    };
    const slow = { sites: { ...store.sites, version } };
    const sites = knownSites(config, slow, () => now);
    const register = siteRegister(config, store, sites, () => now);
    const early = sites.list();
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
    isSlow = false;
    await register.freeze('https://shop.example');
    answer();
    await early;
    expect(await sites.find('https://shop.example')).toMatchObject({ isFrozen: true });
  });

  it('freezes one of ORIGINS, which no row removes, and a variable keeps what it gives', async () => {
    const deps = instance();
    expect(await run('sites freeze https://shop.example', deps)).toContain('FROZEN');
    expect(await deps.sites.find('https://shop.example')).toMatchObject({ isFrozen: true });
    await expect(run('sites remove https://shop.example', deps)).rejects.toThrow(
      'https://shop.example is a site of ORIGINS: take it out there, or freeze it.',
    );
    await run('sites change https://blog.example --codes off', deps);
    expect(await deps.sites.find('https://blog.example')).toMatchObject({ takesCodes: true });
    expect(await run('sites thaw https://shop.example', deps)).toContain('active');
    expect(await deps.sites.find('https://shop.example')).toMatchObject({ isFrozen: false });
  });

  it('keeps both of two changes that two operators make at once', async () => {
    await run('sites add https://new.example');
    await Promise.all([
      run('sites change https://new.example --note one'),
      run('sites change https://new.example --codes on'),
      run('sites freeze https://new.example'),
    ]);
    expect(await run('sites list')).toContain(
      'FROZEN  https://new.example  logins all  takes codes  one',
    );
  });

  it('goes on where the clock of a machine is set back', async () => {
    const running = instance();
    await running.sites.list();
    now -= 3_600_000;
    await run('sites freeze https://shop.example');
    now += 1;
    expect(await running.sites.find('https://shop.example')).toMatchObject({ isFrozen: true });
  });

  it('has no row count for what was written beyond the bounds by other means', async () => {
    await run('sites add https://new.example --limit code-hour=3');
    await database().rows(
      `update site set limits = '{"code-hour":99999,"code-day":4,"toString":1,"half-phrase":"9"}'`,
    );
    expect(await instance().sites.find('https://new.example')).toMatchObject({
      limits: { 'code-day': 4 },
    });
  });

  describe('refuses', () => {
    it.each([
      ['https://a.example./', 'A site must have no dot at the end of its name.'],
      ['https://a.example/path', 'without a path'],
      ['https://a.example?x', 'without a path'],
      ['https://user@a.example', 'without a path'],
      ['http://a.example', 'must begin with https://'],
      ['null', 'must be an origin'],
      ['*', 'without a star'],
      ['https://*.example', 'without a star'],
      ["https://a.example;script-src'none'", 'without a star'],
      ['https://a.example\r\nx-evil:1', 'without a star'],
      ['https://a%2eexample', 'without a star'],
      ['javascript:alert(1)', 'must be an origin'],
      ['https://wallet.example', 'is FRAME_ORIGIN'],
      ['https://shop.example', 'ORIGINS names it'],
      [`https://${'a'.repeat(300)}.example`, 'must be an origin'],
    ])('%j as a site', async (origin, sentence) => {
      await expect(sitesCommand(['sites', 'add', origin], instance())).rejects.toThrow(sentence);
      expect(await sqlStore(database()).sites.list()).toEqual([]);
    });

    it('takes a look-alike for another site, which shows', async () => {
      expect(await run('sites add https://shоp.example')).toContain('https://xn--shp-ted.example');
      expect(await run('sites add https://SHOP.example:8443')).toContain('shop.example:8443');
      expect(await run('sites add http://localhost:3000')).toContain('http://localhost:3000');
    });

    it.each([
      ['--limit code-hour=0', 'code-hour must be a whole number from 1 to 20'],
      ['--limit code-hour=1000', 'would protect nothing'],
      ['--limit half-phrase=5', 'half-phrase is no limit of a site'],
      ['--limit constructor=5', 'constructor is no limit of a site'],
      ['--limit code-hour=x', '--limit must be'],
      ['--logins myspace', 'myspace is no login of this service, which has email, google.'],
      ['--logins ,', 'freeze it instead'],
      ['--codes yes', '--codes must be on or off.'],
      ['--colour red', 'sites list'],
      ['https://another.example', 'sites list'],
    ])('%s', async (words, sentence) => {
      await expect(run(`sites add https://new.example ${words}`)).rejects.toThrow(sentence);
      expect(await sqlStore(database()).sites.list()).toEqual([]);
    });

    it('a change of a site that is not there, a second site of one name, and words that are none', async () => {
      for (const act of ['freeze', 'thaw', 'remove', 'change --note x']) {
        const [name = '', ...more] = act.split(' ');
        await expect(
          sitesCommand(['sites', name, 'https://other.example', ...more], instance()),
        ).rejects.toThrow('https://other.example is no site.');
      }
      await run('sites add https://new.example');
      await expect(run('sites add https://new.example')).rejects.toThrow('is there already');
      await expect(run('sites burn https://new.example')).rejects.toThrow('sites list');
      await expect(
        sitesCommand(['sites', 'change', 'https://new.example', '--note', 'a\u202Eb'], instance()),
      ).rejects.toThrow('A note is one line');
    });
  });

  it('tells the limits of the service, and those of a site', async () => {
    await run('sites add https://new.example --limit code-hour=3');
    expect(await run('limits')).toContain('half-phrase=10  3 to 30  LIMIT_HALF_PHRASE  ');
    const ofSite = await run('limits https://new.example');
    expect(ofSite).toContain('code-hour=3 (the service 5)  1 to 20');
    expect(ofSite).not.toContain('half-phrase');
    expect(await run('sites change https://new.example --limit code-hour=default')).not.toContain(
      'code-hour',
    );
  });
});
