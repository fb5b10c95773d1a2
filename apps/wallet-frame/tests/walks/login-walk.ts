import { jest } from '@jest/globals';
import { type Person, people } from './outside';
import type { Chance } from '../../../../tests/support/chance';
import { WalkBrowser } from './walk-browser';
import { SITES, WalkService } from './walk-service';

const DAY_MS = 86_400_000;
const PATIENCE_MS = 30_000;

export const loginMethods = ['email', 'window', 'tab', 'farcaster'] as const;
export type LoginMethod = (typeof loginMethods)[number];

/** A login that has begun, and may leave for its provider. */
export interface Leaving {
  readonly flow: string;
  readonly way: 'tab' | 'window';
  readonly site: string;
  readonly begunBy: WalkBrowser;

  /** The one that has the link, or the window. */
  readonly browser: WalkBrowser;
}

/** A browser that is at a provider. */
export interface AtProvider extends Leaving {
  readonly url: string;
}

/** A browser that a provider has sent back. Without a person the visitor has declined. */
export interface Returning extends Leaving {
  readonly path: string;
  readonly person: Person | undefined;
}

/** A browser that is back on a page of a site. */
export interface Result {
  readonly site: string;
  readonly browser: WalkBrowser;
}

/** Visitors, one of them hostile, in browsers of their own on two sites of one operator. */
export class LoginWalk {
  readonly service: WalkService;
  readonly chance: Chance;
  readonly browsers: readonly WalkBrowser[];

  // What has happened, newest last. A step takes any of it again.
  readonly leaving: Leaving[] = [];
  readonly atProviders: AtProvider[] = [];
  readonly returning: Returning[] = [];
  readonly results: Result[] = [];
  readonly links: string[] = [];

  private constructor(service: WalkService, chance: Chance) {
    this.service = service;
    this.chance = chance;
    this.browsers = ['phone', 'laptop', 'hostile'].map(
      (name) => new WalkBrowser(service, name, SITES[0]),
    );
  }

  static async begin(chance: Chance): Promise<LoginWalk> {
    return new LoginWalk(await WalkService.start(), chance);
  }

  /** Lets seconds pass, in which the pages look for their logins. */
  async pass(seconds: number): Promise<void> {
    for (let second = 0; second < seconds; second += 1) {
      this.service.nowMs += 1000;
      jest.advanceTimersByTime(1000);
      await this.settle();
    }
  }

  /** Waits until no call is under way. */
  async settle(): Promise<void> {
    let quiet = 0;
    const endsAtMs = performance.now() + PATIENCE_MS;
    while (quiet < 3) {
      if (performance.now() > endsAtMs) throw new Error('A call does not end');
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
      quiet = this.service.busy === 0 ? quiet + 1 : 0;
    }
  }

  /** The browser comes back with what a provider gave it. */
  async comeBack({ flow, path, person, site }: Returning, browser: WalkBrowser): Promise<void> {
    const { judge } = this.service;
    const address = await browser.comeBack(path);
    const isBack = address.endsWith('#social-back') || address.startsWith(site);
    if (isBack && person) judge.proved(flow, person, browser.name);
    if (!address.startsWith(site)) return;
    this.results.push({ site, browser });
  }

  /** @throws where a promise was broken. */
  check(): void {
    const { broken } = this.service.judge;
    if (broken.length > 0) throw new Error(`Promises were broken: ${broken.join('; ')}`);
  }

  /** The faults are over: a right login works by every method, and the log has no secret. */
  async end(): Promise<void> {
    const { chance, service } = this;
    service.fault = 'none';
    service.outside.isAway = false;
    service.restart();
    for (const { page } of this.browsers) page.leave();
    await this.pass(2);
    service.nowMs += DAY_MS + 3_600_000;
    for (const method of loginMethods) {
      const browser = new WalkBrowser(service, `new for ${method}`, chance.of(SITES));
      await this.logIn(method, browser, chance.of(people));
      if (!browser.page.sessions.current) throw new Error(`No visitor can log in by ${method}`);
    }
    this.check();
    this.#checkLog();
    await service.close();
  }

  /** A whole login. @throws what the frame throws. */
  async logIn(method: LoginMethod, browser: WalkBrowser, person: Person): Promise<void> {
    const { outside } = this.service;
    const { page } = browser;
    const provider = this.chance.of(['discord', 'keycloak']);
    switch (method) {
      case 'email':
        await page.email.send(mailOf(person));
        await page.type(outside.mails.at(-1)?.code ?? '');
        return;
      case 'window':
        await this.#visit(browser, await page.beginInWindow(provider), 'window', person);
        break;
      case 'tab':
        await this.visitInTab(browser, person);
        await browser.load(page.site);
        await browser.page.back.finish();
        return;
      case 'farcaster':
        await this.approve(await page.social.beginFarcaster(), person);
    }
    await this.pass(4);
  }

  /** A login in the site's own tab, up to the site's page. */
  async visitInTab(browser: WalkBrowser, person: Person): Promise<void> {
    const { site, social } = browser.page;
    const provider = this.chance.of(['discord', 'keycloak']);
    const link = await social.beginInTab(provider, `${site}/page?a=b#c`);
    await this.#visit(browser, link.split('.').at(-2) ?? '', 'tab', person);
  }

  /** A person approves a login with Farcaster. */
  async approve(link: string, person: Person): Promise<void> {
    const { judge, links, nowMs, outside } = this.service;
    if (await outside.approve(link, person, nowMs)) judge.proved(links.get(link) ?? '', person);
  }

  async #visit(
    browser: WalkBrowser,
    flow: string,
    way: 'tab' | 'window',
    person: Person,
  ): Promise<void> {
    const leaving = { flow, way, site: browser.page.site, browser, begunBy: browser };
    this.leaving.push(leaving);
    const url = await browser.leave(flow, way);
    if (url === undefined) return;
    const returning = { ...leaving, path: this.service.outside.consent(url, person), person };
    this.returning.push(returning);
    await this.comeBack(returning, browser);
  }

  #checkLog(): void {
    const log = this.service.lines.join('\n');
    const { judge, outside } = this.service;
    const secrets = [...judge.secrets, ...outside.secrets, ...people.map(mailOf)];
    const said = secrets.filter(
      (secret) => secret !== '' && new RegExp(`\\b${secret}\\b`).test(log),
    );
    if (said.length > 0) throw new Error(`The log has ${said.length} secrets`);
  }
}

export const mailOf = (person: Person): string => `${person}@example.test`;
