import { timingSafeEqual } from 'node:crypto';
import type { Context, Hono } from 'hono';
import type { ServiceEnv } from './environment';
import { jsonBody } from './json-body';
import { HttpRefusal } from './http-refusal';
import { fieldOf } from '../../../../../domain/outside/untrusted-record';
import { printableText } from '../../domain/printable-text';
import type { KeyShares } from '../../ports/key-shares';
import type { WalletKey, WalletKeys } from '../../ports/wallet-keys';
import { traceHeaders } from '../../observe/trace';

const TIMEOUT_MS = 10_000;
const ACCOUNT_LENGTH = 64;
const KEY_LENGTH = 43;
const ID_LENGTH = 36;
const DEVICE_LENGTH = 512;

export interface RemoteWalletKeysDeps {
  readonly url: string;
  readonly token: string;
  readonly fetch: typeof globalThis.fetch;
}

/** The keys of wallets whose slots another operator keeps: this service has none that it could replace. */
export class RemoteWalletKeys implements WalletKeys {
  readonly #deps: RemoteWalletKeysDeps;

  constructor(deps: RemoteWalletKeysDeps) {
    this.#deps = deps;
  }

  async of(account: string): Promise<WalletKey | undefined> {
    const answer = await this.#ask('/wallet/key', account);
    const key = printableText(answer, 'key', KEY_LENGTH);
    if (key === undefined) return undefined;
    const [begunMs = 0, madeMs = 0] = ['begunMs', 'madeMs'].map((field) =>
      Number(fieldOf(answer, field)),
    );
    return { key, begunMs, madeMs };
  }

  async olderOf(account: string): Promise<readonly string[]> {
    const older = fieldOf(await this.#ask('/wallet/key', account), 'older');
    if (!Array.isArray(older)) return [];
    return (older as readonly unknown[]).filter((key) => typeof key === 'string');
  }

  async used(account: string): Promise<void> {
    await this.#ask('/wallet/used', account);
  }

  /** The device of a slot that the other operator keeps. */
  async deviceOf(account: string, id: string): Promise<string | undefined> {
    return printableText(
      await this.#ask('/slots/device', account, { id }),
      'device',
      DEVICE_LENGTH,
    );
  }

  async #ask(path: string, account: string, more: object = {}): Promise<unknown> {
    const { fetch, token, url } = this.#deps;
    try {
      const answer = await fetch(`${url}${path}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          ...traceHeaders(),
        },
        body: JSON.stringify({ account, ...more }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!answer.ok) throw new Error(`The other service answers ${answer.status}`);
      return (await answer.json()) as unknown;
    } catch (cause) {
      throw new HttpRefusal(503, 'halves', { cause });
    }
  }
}

export interface WalletKeyRoutesDeps {
  readonly keyShares: Pick<KeyShares, 'deviceOf'>;
  readonly keys: WalletKeys;
  readonly token: string;
}

/** `POST /wallet/key`, `/wallet/used` and `/slots/device`, for the operator of the logins alone. */
export function addWalletKeyRoutes(
  app: Hono<ServiceEnv>,
  { keyShares, keys, token }: WalletKeyRoutesDeps,
): void {
  const accountOf = (asked: unknown): string => {
    const account = printableText(asked, 'account', ACCOUNT_LENGTH);
    if (account === undefined) throw new HttpRefusal(400, 'account');
    return account;
  };
  const accountIn = async (c: Context<ServiceEnv>): Promise<string> => {
    demandToken(c, token);
    return accountOf(await jsonBody(c));
  };

  app.post('/slots/device', async (c) => {
    demandToken(c, token);
    const asked = await jsonBody(c);
    const device = await keyShares.deviceOf(
      accountOf(asked),
      printableText(asked, 'id', ID_LENGTH) ?? '',
    );
    return c.json({ ...(device !== undefined && { device }) });
  });

  app.post('/wallet/key', async (c) => {
    const account = await accountIn(c);
    const [own, older] = await Promise.all([keys.of(account), keys.olderOf(account)]);
    return c.json({ ...own, older });
  });

  app.post('/wallet/used', async (c) => {
    await keys.used(await accountIn(c));
    return c.json({});
  });
}

/** The caller has to be the operator of the logins. @throws {@link HttpRefusal} 401 `token` */
export function demandToken(c: Context<ServiceEnv>, token: string): void {
  const given = Buffer.from(c.req.header('authorization') ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw new HttpRefusal(401, 'token');
  }
}
