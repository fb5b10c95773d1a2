import { createService, type Service } from '../../../service/src/create-service';
import { parseConfig } from '../../../service/src/config/config';
import type { Database } from '../../../service/src/adapters/sql/database';
import { openDatabase } from '../../../service/src/adapters/sql/open-database';
import type { CodeMail, DeviceMail } from '../../../service/src/ports/mailer';
import { createLogger } from '../../../service/src/observe/logger';

/** The secret of the service. */
export const SECRET = 's'.repeat(40);

/** The operator's service without a socket, over a database in memory, and the mails that it sends. */
export interface RealService extends Service {
  readonly database: Database;

  /** Where the key shares of wallets are: in the same database, or in that of the other operator. */
  readonly shares: Database;
  readonly mails: readonly CodeMail[];
  close(): Promise<void>;

  /** Moves the clock of the service. */
  later(ms: number): void;

  /** From now on the requests come from another range of addresses. */
  moveOn(): void;

  /** The visitor presses the button of the newest mail about a new browser. */
  approveNewest(): Promise<void>;

  /** As a page of the frame's origin asks it. */
  readonly ask: typeof globalThis.fetch;
}

/** What the service has besides the logins by e-mail, and how it asks others. */
export interface MoreOfService {
  readonly environment?: Readonly<Record<string, string>>;
  readonly fetch?: typeof globalThis.fetch;

  /** Another operator keeps the key shares, with the same secret. */
  readonly isKeptElsewhere?: boolean;
}

const OTHER_OPERATOR = 'http://127.0.0.1:9';
const TOKEN = 't'.repeat(40);
const logger = createLogger(
  'silent',
  () => undefined,
  () => Date.now(),
);

/** The other operator, who keeps the key shares. */
async function startOtherOperator(frame: string, now: () => number) {
  const database = await openDatabase('file::memory:', () => undefined);
  const own = { SERVICE_SECRET: SECRET, HALVES_TOKEN: TOKEN, FRAME_ORIGIN: frame };
  const service = createService({ config: parseConfig(own), database, logger, now });
  const fetch: typeof globalThis.fetch = async (input, init) =>
    service.fetch(new Request(input, init));
  return { database, fetch };
}

export async function startRealService(
  site: string,
  frame: string,
  { environment, fetch, isKeptElsewhere = false }: MoreOfService = {},
): Promise<RealService> {
  const database = await openDatabase('file::memory:', () => undefined);
  const mails: CodeMail[] = [];
  const pages: string[] = [];
  let range = 2;
  const config = parseConfig({
    ORIGINS: site,
    SERVICE_SECRET: SECRET,
    SMTP_URL: 'smtp://unused.test',
    MAIL_FROM: 'login@wallet.test',
    FRAME_ORIGIN: frame,
    ...(isKeptElsewhere && { HALVES_URL: OTHER_OPERATOR, HALVES_TOKEN: TOKEN }),
    ...environment,
  });
  const mailer = {
    send: (mail: CodeMail) => Promise.resolve(void mails.push(mail)),
    askForDevice: ({ page }: DeviceMail) => Promise.resolve(void pages.push(page)),
    notify: () => Promise.resolve(),
    notifyLogin: () => Promise.resolve(),
    notifyDevice: () => Promise.resolve(),
    notifyWallet: () => Promise.resolve(),
  };
  let ahead = 0;
  const now = (): number => Date.now() + ahead;
  const other = isKeptElsewhere ? await startOtherOperator(frame, now) : undefined;
  const outside: typeof globalThis.fetch = async (input, init) => {
    const { url } = new Request(input, init);
    return (other && url.startsWith(OTHER_OPERATOR) ? other.fetch : (fetch ?? globalThis.fetch))(
      input,
      init,
    );
  };
  const service = createService({ config, database, fetch: outside, logger, mailer, now });
  const ask: RealService['ask'] = async (input, init) => {
    const request = new Request(input, init);
    request.headers.set('origin', frame);
    return service.fetch(request, { incoming: { socket: { remoteAddress: `192.0.${range}.7` } } });
  };
  return {
    ...service,
    database,
    shares: other?.database ?? database,
    later: (ms) => {
      ahead += ms;
    },
    mails,
    close: async () => {
      await database.close();
      await other?.database.close();
    },
    ask,
    moveOn: () => {
      range += 1;
    },
    approveNewest: async () => {
      const [, token] = /#device\.(.+)$/.exec(pages.at(-1) ?? '') ?? [];
      await ask('https://service.test/device/approve', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token }),
      });
    },
  };
}
