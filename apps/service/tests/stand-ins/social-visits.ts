import { createHash, randomUUID } from 'node:crypto';
import * as openId from '#openid';
import type { createService } from '../../src/create-service';
import type { Database } from '../../src/adapters/sql/database';
import type { DeviceMail, LoginMail, NewDeviceMail, WalletMail } from '../../src/ports/mailer';
import { posted, SITE, START, type TestService, testService, VISITOR } from '../support';
import { type Device, newDevice } from './device';
import type { SocialPeers } from './social-peers';
import { visitProvider, type WayBack } from './social-visitor';

export const FRAME = 'https://wallet.test';
export const OTHER_SITE = 'https://other.test';
export const PUBLIC = 'http://127.0.0.1:9';
export const MINUTE = 60_000;

export type Answer = Readonly<Record<string, unknown>> & { readonly status: number };

interface TabClaim {
  readonly by?: Device;
  readonly more?: Readonly<Record<string, string>>;
  readonly site?: string;
}

/** One browser with the wallet's frame, which logs in at the providers of `SocialPeers`. */
export class SocialVisits {
  readonly mails: LoginMail[] = [];
  readonly deviceMails: DeviceMail[] = [];
  readonly newDeviceMails: NewDeviceMail[] = [];
  readonly walletMails: WalletMail[] = [];
  device: Device;
  clock = START;

  /** The address that the requests come from. */
  from = VISITOR;

  /** The cookies that the browser got when it came back last, as the service writes them. */
  set: readonly string[] = [];
  #service: TestService | undefined;

  private constructor(device: Device) {
    this.device = device;
  }

  /** A service over `database`, days after those before. */
  static async over(
    database: Database,
    peers: SocialPeers,
    clock: number,
    more: {
      readonly create?: typeof createService;
      readonly environment?: Readonly<Record<string, string>>;
    } = {},
  ): Promise<SocialVisits> {
    const visits = new SocialVisits(await newDevice());
    visits.clock = clock;
    const environment = {
      ORIGINS: `${SITE},${OTHER_SITE}`,
      SERVICE_SECRET: 's'.repeat(40),
      FRAME_ORIGIN: FRAME,
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'Wallet <login@wallet.test>',
      PUBLIC_URL: PUBLIC,
      ...peers.environment,
      ...more.environment,
    };
    const mailer = {
      send: () => Promise.resolve(),
      askForDevice: (mail: DeviceMail) => Promise.resolve(void visits.deviceMails.push(mail)),
      notify: () => Promise.resolve(),
      notifyLogin: (mail: LoginMail) => Promise.resolve(void visits.mails.push(mail)),
      notifyWallet: (mail: WalletMail) => Promise.resolve(void visits.walletMails.push(mail)),
      notifyDevice: (mail: NewDeviceMail) => Promise.resolve(void visits.newDeviceMails.push(mail)),
    };
    visits.#service = await testService(environment, database, {
      brandEndpoints: peers.endpoints,
      mailer,
      openId,
      providerTimeoutMs: 2000,
      now: () => visits.clock,
      ...(more.create && { create: more.create }),
    });
    return visits;
  }

  get service(): TestService {
    if (!this.#service) throw new Error('The service has not started');
    return this.#service;
  }

  async ask(path: string, body: unknown, more: HeadersInit = {}): Promise<Answer> {
    const answer = await this.service.ask(path, this.#asked(body, more), this.from);
    return { status: answer.status, ...((await answer.json()) as object) };
  }

  #asked(body: unknown, more: HeadersInit): RequestInit {
    const { headers, ...rest } = posted(body);
    return { ...rest, headers: { ...(headers as object), origin: FRAME, ...more } };
  }

  /** Begins a login. With `page`, one in the site's own tab, which comes back to it. */
  async begin(provider: string, page?: string): Promise<string> {
    const begun = await this.ask('/social/begin', {
      provider,
      origin: SITE,
      device: this.device.jwk,
      ...(page !== undefined && { page }),
    });
    if (begun.status !== 200) throw new Error(String(begun['error']));
    return String(begun['flow']);
  }

  /** The wallet's page goes to the provider: where it is sent, and with which cookie. */
  async leave(flow: string, origin = FRAME, way: 'tab' | 'window' = 'window') {
    const answer = await this.service.ask('/social/leave', {
      method: 'POST',
      body: new URLSearchParams({ flow, way }),
      headers: { origin },
    });
    const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';');
    // A redirect to a provider would be refused by the policy for forms of the wallet's page.
    const [, next = ''] = /content="0;url=([^"]+)"/.exec(await answer.text()) ?? [];
    const page = answer.headers.get('location') ?? next.replaceAll('&amp;', '&');
    return { status: answer.status, page, cookie, set: answer.headers.get('set-cookie') ?? '' };
  }

  /** Where the service sends the browser that comes back, which keeps the cookies that it gets. */
  async comeBack({ form, path }: WayBack, cookie: string): Promise<string | null> {
    const answer = await this.service.ask(path, {
      ...(form && { method: 'POST', body: form }),
      // A form of a provider comes from its own origin, and following a redirect has none.
      headers: form ? { origin: 'https://appleid.apple.com', cookie } : { cookie, origin: FRAME },
    });
    if (answer.status !== 303) throw new Error(`Not sent on: ${answer.status}`);
    this.set = answer.headers.getSetCookie();
    return answer.headers.get('location');
  }

  async result(flow: string, by = this.device): Promise<Answer> {
    const signature = await by.sign(`${flow}:${SITE}`);
    return this.ask('/social/result', { flow, origin: SITE, signature });
  }

  /** The same for a login in the site's own tab: of a browser with `cookie`. */
  async resultInTab(
    flow: string,
    cookie: string,
    { by = this.device, more = {}, site = SITE }: TabClaim = {},
  ): Promise<Answer> {
    const answer = await this.answerInTab(flow, cookie, { by, more, site });
    return { status: answer.status, ...((await answer.json()) as object) };
  }

  async answerInTab(
    flow: string,
    cookie: string,
    { by = this.device, more = {}, site = SITE }: TabClaim = {},
  ): Promise<Response> {
    const signature = await by.sign(`${flow}:${site}`);
    const body = { flow, origin: site, signature };
    return this.service.ask('/social/result', this.#asked(body, { cookie, ...more }));
  }

  /** The visitor has been at the provider: a login that waits to be fetched. */
  async wayThere(provider: string, person = 'ada'): Promise<string> {
    const flow = await this.begin(provider);
    const { cookie, page } = await this.leave(flow);
    const back = await visitProvider(page, PUBLIC, person);
    const to = await this.comeBack(back, cookie);
    if (to !== `${FRAME}/#social-back`) throw new Error(`Sent to ${to}`);
    return flow;
  }

  /** A whole login. */
  async logIn(provider: string, person = 'ada'): Promise<Answer> {
    return this.result(await this.wayThere(provider, person));
  }

  /** A request that this browser proves. */
  async proven(path: string, session: unknown, asked: object = {}): Promise<Answer> {
    const [nonce, payload, time] = [randomUUID(), JSON.stringify(asked), this.clock];
    const hash = createHash('sha256').update(payload).digest('base64url');
    const signed = `${path}:${String(session)}:${nonce}:${time}:${hash}`;
    const signature = await this.device.sign(signed);
    return this.ask(path, { session: String(session), nonce, time, payload, signature });
  }

  /** Joins another login to the account of a session. */
  async link(session: unknown, provider: string, person = 'ada'): Promise<Answer> {
    const flow = await this.wayThere(provider, person);
    await this.proven('/logins/allow', session, { provider, flow });
    const signature = await this.device.sign(`${flow}:${SITE}`);
    return this.proven('/social/link', session, { flow, origin: SITE, signature });
  }
}
