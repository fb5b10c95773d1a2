import { parseConfig } from '../../../service/src/config/config';
import { createService, type Service } from '../../../service/src/create-service';
import type { Database } from '../../../service/src/adapters/sql/database';
import { openDatabase } from '../../../service/src/adapters/sql/open-database';
import { createLogger } from '../../../service/src/observe/logger';
import * as openId from '../../../service/openid/openid.mjs';
import { LoginJudge } from './login-judge';
import { Outside, outsideEnvironment } from './outside';

export const SITES = ['https://site.test', 'https://other.test'] as const;
export const WALLET = 'https://wallet.test';

/** What happens to the next call of a frame. */
export type Fault = 'none' | 'lost' | 'unheard' | 'twice' | 'together';

const START = Date.parse('2026-01-01T00:00:00Z');

/** The operator's service, restarted at will over one database, and the judge of its answers. */
export class WalkService {
  readonly judge = new LoginJudge();
  readonly outside = new Outside();
  readonly lines: string[] = [];

  /** The login of each link for Farcaster's app. */
  readonly links = new Map<string, string>();
  fault: Fault = 'none';
  nowMs = START;

  /** How many calls are under way. */
  busy = 0;

  readonly #database: Database;
  #service: Service;
  #calls = 0;

  private constructor(database: Database) {
    this.#database = database;
    this.#service = this.#create();
  }

  static async start(): Promise<WalkService> {
    return new WalkService(await openDatabase('file::memory:', () => undefined));
  }

  /** Another process takes over. */
  restart(): void {
    this.#service.stop();
    this.#service = this.#create();
  }

  sweep(): Promise<void> {
    return this.#service.sweep();
  }

  close(): Promise<void> {
    return this.#database.close();
  }

  /** A call of a frame in the browser `by`, which may have a fault. */
  async ask(by: string, input: string | URL | Request, init?: RequestInit): Promise<Response> {
    const { fault } = this;
    this.fault = 'none';
    if (fault === 'lost') throw new TypeError('fetch failed');
    const send = (): Promise<Response> => this.#judged(by, new Request(input, init));
    if (fault === 'twice') await send();
    const [answer] = await Promise.all([send(), ...(fault === 'together' ? [send()] : [])]);
    if (fault === 'unheard') throw new TypeError('fetch failed');
    return answer;
  }

  /** A browser goes to a page of the service. */
  async visit(path: string, init: RequestInit): Promise<Response> {
    const request = new Request(`https://api.wallet.test${path}`, init);
    return this.#fetch(request);
  }

  async #judged(by: string, request: Request): Promise<Response> {
    request.headers.set('origin', WALLET);
    const asked = (await request.clone().json()) as Readonly<Record<string, unknown>>;
    const { codes, done } = await this.outside.mailing(() => this.#fetch(request));
    const answer = (await done.clone().json()) as Readonly<Record<string, unknown>>;
    const { pathname: path } = new URL(request.url);
    const { judge, nowMs } = this;
    judge.judge({ path, asked, answer, status: done.status, by, nowMs });
    const flow = String(answer['flow'] ?? asked['flow']);
    for (const code of codes) judge.mailed(flow, code, nowMs);
    if (path === '/social/begin' && typeof answer['url'] === 'string') {
      this.links.set(answer['url'], flow);
    }
    return done;
  }

  async #fetch(request: Request): Promise<Response> {
    this.#calls += 1;
    // Each call comes from another range of addresses: limits of a range are another suite's.
    const [high, low] = [Math.floor(this.#calls / 250) % 250, this.#calls % 250];
    const remoteAddress = `${10 + (Math.floor(this.#calls / 62_500) % 100)}.${high}.${low}.1`;
    return this.#service.fetch(request, { incoming: { socket: { remoteAddress } } });
  }

  #create(): Service {
    const now = (): number => this.nowMs;
    return createService({
      config: parseConfig({
        ORIGINS: SITES.join(','),
        SERVICE_SECRET: 's'.repeat(40),
        FRAME_ORIGIN: WALLET,
        PUBLIC_URL: 'https://api.wallet.test',
        DEVICE_APPROVAL: 'off',
        ...outsideEnvironment,
      }),
      database: this.#database,
      logger: createLogger('info', (line) => this.lines.push(line), now),
      mailer: this.outside,
      fetch: this.outside.fetch,
      now,
      openId,
    });
  }
}
