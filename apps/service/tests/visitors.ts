import { createHash, randomUUID, type webcrypto } from 'node:crypto';
import type { createService } from '../src/create-service';
import type { Environment } from '../src/config/read-variables';
import type { Database } from '../src/database/database';
import type {
  CodeMail,
  DeviceMail,
  LoginMail,
  NewDeviceMail,
  NoticeMail,
} from '../src/login/mailer';
import { newDevice } from './stand-ins/device';
import { posted, SITE, START, type TestService, testService } from './support';

export const FRAME = 'https://wallet.test';
export const SECRET = 's'.repeat(40);

export type Answer = Readonly<Record<string, unknown>> & { readonly status: number };

/** A visitor on one device, who has logged in. */
export interface Visitor {
  session: string;
  readonly user: string;
  readonly device: webcrypto.JsonWebKey;
  readonly sign: (text: string) => Promise<string>;
}

/** What proves a request. */
export type Proving = Pick<Visitor, 'session' | 'sign'>;

export interface SentCode {
  readonly flow: string;
  readonly code: string;
}

/** What the frame sends with a code that the visitor has typed. */
export async function signedBy(sign: Visitor['sign'], { code, flow }: SentCode) {
  return { flow, code, origin: SITE, signature: await sign(`${flow}:${code}:${SITE}`) };
}

/** The service over one database, and visitors who log in to it by their frames. */
export class Visitors {
  readonly mails: CodeMail[] = [];
  readonly notices: NoticeMail[] = [];
  readonly loginMails: LoginMail[] = [];
  readonly deviceMails: DeviceMail[] = [];
  readonly newDeviceMails: NewDeviceMail[] = [];
  readonly service: TestService;

  /** The time of the service. */
  clock = START;

  /** Whether the mail server takes nothing. */
  isMailDown = false;

  #range = 0;

  private constructor(service: TestService) {
    this.service = service;
  }

  /** @param create The service in which a defence is taken out, for the control of an attack. */
  static async over(
    database: Database,
    more: Environment = {},
    create?: typeof createService,
  ): Promise<Visitors> {
    const environment = {
      ORIGINS: SITE,
      SERVICE_SECRET: SECRET,
      SMTP_URL: 'smtp://unused.test',
      MAIL_FROM: 'login@wallet.test',
      FRAME_ORIGIN: FRAME,
      ...more,
    };
    let own: Visitors | undefined = undefined as Visitors | undefined;
    const mailer = {
      send: async (mail: CodeMail) => {
        if (own?.isMailDown) throw new Error('The mail server is down');
        own?.mails.push(mail);
      },
      askForDevice: (mail: DeviceMail) => Promise.resolve(void own?.deviceMails.push(mail)),
      notify: (mail: NoticeMail) => Promise.resolve(void own?.notices.push(mail)),
      notifyLogin: (mail: LoginMail) => Promise.resolve(void own?.loginMails.push(mail)),
      notifyDevice: (mail: NewDeviceMail) => Promise.resolve(void own?.newDeviceMails.push(mail)),
    };
    const now = (): number => own?.clock ?? START;
    const deps = { mailer, now, ...(create && { create }) };
    own = new Visitors(await testService(environment, database, deps));
    return own;
  }

  /** From now on the requests come from another range of addresses. */
  moveOn(): void {
    this.#range += 1;
  }

  async send(path: string, body: unknown, origin = FRAME): Promise<Answer> {
    const { headers, ...rest } = posted(body);
    const request = { ...rest, headers: { ...(headers as object), origin } };
    const from = `10.${this.#range % 250}.${Math.floor(this.#range / 250)}.1`;
    const answer = await this.service.ask(path, request, from);
    return { status: answer.status, ...((await answer.json()) as object) };
  }

  async logIn(email: string): Promise<Visitor> {
    const { jwk: device, sign } = await newDevice();
    const code = await this.codeFor(email, device);
    const right = await this.send('/otp/verify', await signedBy(sign, code));
    return { session: String(right['session']), user: String(right['user']), device, sign };
  }

  /** Has a code sent to `email`, for a device. */
  async codeFor(email: string, device: webcrypto.JsonWebKey): Promise<SentCode> {
    this.clock += 31_000; // The wait for the next code.
    const begun = await this.send('/otp', { email, device, origin: SITE });
    return { flow: String(begun['flow']), code: this.mails.at(-1)?.code ?? '' };
  }

  proofOf(visitor: Proving, path: string, payload: object = {}, time = this.clock) {
    return proofBy(visitor, path, payload, time);
  }

  async ask(visitor: Proving, path: string, payload: object = {}): Promise<Answer> {
    return this.send(path, await this.proofOf(visitor, path, payload));
  }

  /** Makes a slot and confirms it. */
  async addSlot(visitor: Visitor, kind: string, isFirst = false): Promise<string> {
    const id = randomUUID();
    const made = await this.ask(visitor, '/slots/create', { id, kind, isFirst });
    if (made.status !== 200) throw new Error(String(made['error']));
    const sealed = kind === 'device' ? {} : { sealed: SEALED };
    const kept = await this.ask(visitor, '/slots/keep', { id, ...sealed });
    if (kept['kept'] !== true) throw new Error(String(kept['error']));
    return id;
  }
}

/** What a frame has the service keep of a slot. */
export const SEALED = JSON.stringify({ version: 1, kind: 'passkey' });

/** A request of a session, which the visitor's device has signed. */
export async function proofBy(
  { session, sign }: Proving,
  path: string,
  payload: object,
  time: number,
) {
  const text = JSON.stringify(payload);
  const nonce = randomUUID();
  const hash = createHash('sha256').update(text).digest('base64url');
  const signature = await sign(`${path}:${session}:${nonce}:${time}:${hash}`);
  return { session, nonce, time, payload: text, signature };
}
