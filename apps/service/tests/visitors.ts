import { createHash, randomUUID, type webcrypto } from 'node:crypto';
import type { ServiceDeps } from '../src/composition/service-deps';
import type { createService } from '../src/create-service';
import type { Environment } from '../src/config/read-variables';
import type { Database } from '../src/adapters/sql/database';
import type {
  CodeMail,
  DeviceMail,
  LoginMail,
  NewDeviceMail,
  NoticeMail,
  WalletMail,
} from '../src/ports/mailer';
import { newDevice } from './stand-ins/device';
import type { WalletAct } from '../src/domain/wallet-act';
import { WalletKey } from './stand-ins/wallet-key';
import { worked } from './stand-ins/worked';
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
  readonly walletMails: WalletMail[] = [];
  readonly service: TestService;

  /** The keys of the wallets that {@link Visitors.addSlot} has begun, by their accounts. */
  readonly walletKeys = new Map<string, WalletKey>();

  /** The time of the service. */
  clock = START;

  /** Whether the mail server takes nothing. */
  isMailDown = false;

  /** What the page says as `Accept-Language`. */
  speaks: string | undefined;

  #range = 0;

  private constructor(service: TestService) {
    this.service = service;
  }

  /** @param create The service in which a defence is taken out, for the control of an attack. */
  static async over(
    database: Database,
    more: Environment = {},
    create?: typeof createService,
    openId?: ServiceDeps['openId'],
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
      notifyWallet: (mail: WalletMail) => Promise.resolve(void own?.walletMails.push(mail)),
      notifyDevice: (mail: NewDeviceMail) => Promise.resolve(void own?.newDeviceMails.push(mail)),
    };
    const now = (): number => own?.clock ?? START;
    const deps = { mailer, now, ...(create && { create }), ...(openId && { openId }) };
    own = new Visitors(await testService(environment, database, deps));
    return own;
  }

  /** From now on the requests come from another range of addresses. */
  moveOn(): void {
    this.#range += 1;
  }

  async send(path: string, body: unknown, origin = FRAME): Promise<Answer> {
    const { headers, ...rest } = posted(body);
    const spoken = this.speaks !== undefined && { 'accept-language': this.speaks };
    const request = { ...rest, headers: { ...(headers as object), ...spoken, origin } };
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

  /** The visitor logs in once more on the same device. */
  async logInAgain({ device, sign }: Visitor, email: string): Promise<Answer> {
    const code = await this.codeFor(email, device);
    return this.send('/otp/verify', await signedBy(sign, code));
  }

  /** Has a code sent to `email`, for a device. */
  async codeFor(email: string, device: webcrypto.JsonWebKey): Promise<SentCode> {
    this.clock += 31_000; // The wait for the next code.
    const asked = { email, device, origin: SITE };
    const answer = await this.send('/otp', asked);
    const isWork = answer['error'] === 'work';
    const begun = isWork ? await this.send('/otp', { ...asked, ...worked(answer) }) : answer;
    return { flow: String(begun['flow']), code: this.mails.at(-1)?.code ?? '' };
  }

  proofOf(visitor: Proving, path: string, payload: object = {}, time = this.clock) {
    return proofBy(visitor, path, payload, time);
  }

  async ask(visitor: Proving, path: string, payload: object = {}): Promise<Answer> {
    return this.send(path, await this.proofOf(visitor, path, payload));
  }

  /** Asks for what the key of the visitor's wallet has to sign. */
  async act(
    visitor: Visitor,
    path: string,
    payload: object,
    act: WalletAct,
    key = this.walletKeys.get(visitor.user),
  ): Promise<Answer> {
    const proof = key && (await this.proveAct(visitor, path, act, key));
    return this.ask(visitor, path, { ...payload, ...(proof && { proof }) });
  }

  /** The signature of a wallet's key, for a request to `path`. */
  async proveAct(visitor: Visitor, path: string, act: WalletAct, key: WalletKey) {
    const from = path.startsWith('/slots/') ? '/slots/nonce' : '/wallet/nonce';
    const { nonce, until } = await this.ask(visitor, from);
    const bounds = { service: FRAME, account: visitor.user };
    const given = { nonce: String(nonce), until: Number(until) };
    return { nonce, signature: key.sign(act, { ...bounds, ...given }) };
  }

  /** Makes a slot, confirms it, and has it count as a way to open the wallet. */
  async addSlot(visitor: Visitor, kind: string, isFirst = false): Promise<string> {
    const id = randomUUID();
    const made = await this.ask(visitor, '/slots/create', { id, kind, isFirst });
    if (made.status !== 200) throw new Error(String(made['error']));
    const kept = await this.keepSlot(visitor, id, kind === 'device' ? '' : SEALED, isFirst);
    if (kept['kept'] !== true) throw new Error(String(kept['error']));
    const opened = await this.openSlot(visitor, id, kind === 'device' ? '' : SEALED);
    if (opened['isOpen'] !== true) throw new Error(String(opened['error']));
    return id;
  }

  /** Confirms a slot, by the wallet's key; the first one brings a new key. */
  keepSlot(visitor: Visitor, id: string, sealed: string, isFirst: boolean): Promise<Answer> {
    const hash = hashOf(sealed);
    const payload = { id, ...(sealed !== '' && { sealed }) };
    if (!isFirst) {
      return this.act(visitor, '/slots/keep', payload, { act: 'slot.keep', subject: [id, hash] });
    }
    const key = new WalletKey();
    if (!this.walletKeys.has(visitor.user)) this.walletKeys.set(visitor.user, key);
    const act: WalletAct = { act: 'wallet.begin', subject: [id, hash, key.publicKey] };
    return this.act(visitor, '/slots/keep', { ...payload, key: key.publicKey }, act, key);
  }

  openSlot(visitor: Visitor, id: string, sealed: string): Promise<Answer> {
    const act: WalletAct = { act: 'slot.open', subject: [id, hashOf(sealed)] };
    return this.act(visitor, '/slots/open', { id }, act);
  }

  revokeSlot(visitor: Visitor, id: string): Promise<Answer> {
    return this.act(visitor, '/slots/revoke', { id }, { act: 'slot.revoke', subject: [id] });
  }

  /** Joins the address to the visitor's account by a code. */
  joinEmail(visitor: Visitor, email: string, code: object): Promise<Answer> {
    const act: WalletAct = { act: 'login.add', subject: ['email', email] };
    return this.act(visitor, '/logins/join', { email, ...code }, act);
  }

  /** One step of a change of the address, of which the first needs the wallet's key. */
  changeEmail(
    visitor: Visitor,
    step: string,
    payload: { readonly from: string; readonly to: string; readonly [more: string]: unknown },
  ): Promise<Answer> {
    const path = `/email/${step}`;
    if (step !== 'begin') return this.ask(visitor, path, payload);
    const { from, to } = payload;
    return this.act(visitor, path, payload, { act: 'email.change', subject: [from, to] });
  }

  /** Lets the login that is under way be joined to the visitor's account. */
  allowJoin(visitor: Visitor, provider: string, flow: string): Promise<Answer> {
    const act: WalletAct = { act: 'login.add', subject: [provider, flow] };
    return this.act(visitor, '/logins/allow', { provider, flow }, act);
  }

  removeLogin(visitor: Visitor, id: string): Promise<Answer> {
    return this.act(visitor, '/logins/remove', { id }, { act: 'login.remove', subject: [id] });
  }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
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
