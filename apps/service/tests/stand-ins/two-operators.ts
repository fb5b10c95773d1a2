import { randomUUID } from 'node:crypto';
import { createService } from '../../src/create-service';
import type { ServiceDeps } from '../../src/composition/service-deps';
import type { Environment } from '../../src/config/read-variables';
import { openDatabase } from '../../src/adapters/sql/open-database';
import { deviceKey } from '../../src/domain/device-key';
import { actText, type WalletAct } from '../../src/domain/wallet-act';
import { posted, type TestService, testService } from '../support';
import { type Answer, FRAME, proofBy, type Visitor, Visitors } from '../visitors';
import { type Device, newDevice } from './device';
import type { WalletKey } from './wallet-key';

const TOKEN = 't'.repeat(40);
const KEEPER = 'http://127.0.0.1:9';

/** What the operator of the logins tells the other one. */
interface Told {
  readonly account: string;
  readonly by: Device;
  readonly path: string;
  readonly payload: object;
}

/** The operator of the logins and the one who keeps the key shares, both in this process, each over a database of its own. */
export class TwoOperators {
  readonly visitors: Visitors;
  readonly keeper: TestService;
  readonly #device: Device;

  private constructor(visitors: Visitors, keeper: TestService, device: Device) {
    this.visitors = visitors;
    this.keeper = keeper;
    this.#device = device;
  }

  /**
   * @param create The keeper's service in which a defence is taken out.
   * @param meanwhile What happens when the keeper has answered, before the operator of the logins has the answer.
   * @param more Variables of the operator of the logins, and the library that its console needs.
   */
  static async start(
    create?: typeof createService,
    meanwhile: (path: string) => void = () => undefined,
    { openId, variables = {} }: { openId?: ServiceDeps['openId']; variables?: Environment } = {},
  ): Promise<TwoOperators> {
    let visitors: Visitors | undefined = undefined as Visitors | undefined;
    const own = { HALVES_TOKEN: TOKEN, FRAME_ORIGIN: FRAME, SERVICE_SECRET: 'k'.repeat(40) };
    const keeper = await testService({ ...own, SMTP_URL: '' }, undefined, {
      now: () => visitors?.clock ?? 0,
      ...(create && { create }),
    });
    const passing = (deps: ServiceDeps) =>
      createService({
        ...deps,
        fetch: async (input, init) => {
          const request = new Request(input, init);
          if (new URL(request.url).origin !== KEEPER) return fetch(request);
          const answer = await keeper.fetch(request);
          meanwhile(new URL(request.url).pathname);
          return answer;
        },
      });
    const database = await openDatabase('file::memory:', () => undefined);
    const environment = { HALVES_URL: KEEPER, HALVES_TOKEN: TOKEN, ...variables };
    visitors = await Visitors.over(database, environment, passing, openId);
    return new TwoOperators(visitors, keeper, await newDevice());
  }

  /** The operator of the logins asks in the name of an account, for a device of its own. */
  async tell(account: string, path: string, payload: object = {}): Promise<Answer> {
    return this.tellAs({ account, by: this.#device, path, payload });
  }

  async tellAs({ account, by, path, payload }: Told): Promise<Answer> {
    const { clock } = this.visitors;
    const request = await proofBy({ session: 'h'.repeat(22), sign: by.sign }, path, payload, clock);
    const device = deviceKey(by.jwk);
    const { headers, ...rest } = posted({ account, device, held: 0, knownSince: 0, request });
    const authorization = `Bearer ${TOKEN}`;
    const answer = await this.keeper.fetch(
      new Request(`http://keeper.test${path}`, {
        ...rest,
        headers: { ...(headers as object), authorization },
      }),
    );
    return { status: answer.status, ...((await answer.json()) as object) };
  }

  /** What the operator has of a signature that a visitor's worker has made for one act, and that was not passed on. */
  async signedFor(visitor: Visitor, act: WalletAct, key: WalletKey, service = FRAME) {
    const { nonce, until } = await this.tell(visitor.user, '/slots/nonce');
    const given = { nonce: String(nonce), until: Number(until) };
    const bounds = { service, account: visitor.user, ...given };
    return { nonce, signature: key.sign(act, bounds), text: actText(act, bounds) };
  }

  /** A slot that the operator makes in the name of the account. */
  async slot(account: string, isFirst = false): Promise<string> {
    const id = randomUUID();
    await this.tell(account, '/slots/create', {
      id,
      kind: isFirst ? 'device' : 'passkey',
      isFirst,
    });
    return id;
  }
}
