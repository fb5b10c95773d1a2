import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Hex } from 'viem';
import {
  SponsoredVisitors,
  type SponsoredWorld,
  startSponsoredWorld,
  type Payer,
} from '../../../service/tests/stand-ins/sponsored-world';
import type { Database } from '../../../service/src/adapters/sql/database';
import { migrate } from '../../../service/src/adapters/sql/migrate';
import { openDatabase } from '../../../service/src/adapters/sql/open-database';
import { recordOf } from '../../src/domain/bytes/untrusted';
import { ServiceRefusal } from '../../src/domain/service/service-refusal';
import { askSponsor } from '../../src/adapters/service/ask-sponsor';
import { operatorAt } from '../../src/adapters/nodes/ask-operator';
import { nodeOf } from '../../src/adapters/nodes/ask-node';
import { SentCalls } from '../../src/domain/plans/sent-calls';
import type { FrameNetwork } from '../../src/domain/networks/settings';
import type { Plan } from '../../src/domain/readings/reading';
import { Operations } from '../../src/use-cases/operations/operations';
import { accounts, approved, planFor, readingOf } from '../plans/plan-world';

jest.setTimeout(120_000);

const own = accounts.evm.address as Hex;
const BOB: Hex = '0x1000000000000000000000000000000000000002';
const SPONSORED = 'exactFee: Sponsored: you pay no network fee';

describe('a bundle that the operator’s service pays for', () => {
  let world: SponsoredWorld;
  let database: Database;
  let sponsored: SponsoredVisitors;
  let payer: Payer;
  let kept: unknown;
  const refusals: unknown[] = [];

  beforeAll(async () => {
    world = await startSponsoredWorld();
    database = await openDatabase('file::memory:', () => undefined);
    await migrate(database);
    sponsored = await SponsoredVisitors.over(world, database);
    payer = await sponsored.join('ada@example.test');
  });
  beforeEach(async () => {
    await sponsored.allow();
    await world.giveTokens(own, 100n);
  });
  afterAll(async () => {
    await world.stop();
    await database.close();
  });

  /** The frame of a visitor who has a session, or none. */
  async function plan(calls: readonly object[], hasSession = true): Promise<Plan> {
    const network: FrameNetwork = {
      id: 'eip155:31337',
      name: 'Local',
      symbol: 'ETH',
      decimals: 18,
      rpcUrl: world.chain.url,
      smartAccounts: { bundlerUrl: world.bundler.url, paymasterUrl: 'service' },
    };
    const calling = {
      ask: async (path: string, _session: string, payload: object = {}) => {
        sponsored.visitors.clock = Date.now();
        const { status, ...answer } = await sponsored.visitors.ask(payer.visitor, path, payload);
        if (status === 200) return answer;
        refusals.push(answer['why']);
        throw new ServiceRefusal(status, String(answer['error']));
      },
    };
    const operations = new Operations({
      ask: operatorAt,
      askService: askSponsor({
        calls: calling,
        doWork: () => Promise.reject(new Error('No work was expected')),
        session: () => (hasSession ? payer.visitor.session : undefined),
      }),
      nodeOf,
      networks: { find: () => network },
      store: {
        read: () => Promise.resolve(structuredClone(kept)),
        change: async (work) => {
          kept = structuredClone(work(kept));
        },
      },
      wait: () => Promise.resolve(),
    });
    const sentCalls = new SentCalls((id) => operations.find(id));
    const params = [{ calls, atomicRequired: true }];
    return planFor(network.id, 'wallet_sendCalls', params, nodeOf(network), {
      network,
      isSmart: true,
      operations,
      sentCalls,
    });
  }

  it('costs a visitor without ether nothing, and is in the operator’s books', async () => {
    const planned = await plan([world.transfer(7n), world.transfer(4n)]);
    expect(readingOf(planned)).toContain(SPONSORED);

    expect(recordOf(await approved(planned))['id']).toMatch(/^0x/);

    expect(await world.tokensOf(BOB)).toBe(11n);
    expect(await database.rows("select n from sponsor_spending where account = ''")).toEqual([
      { n: 1 },
    ]);
    const again = await plan([world.transfer(1n)]); // The account has its code.
    expect(readingOf(again)).toContain(SPONSORED);
    await approved(again);
    expect(await world.tokensOf(BOB)).toBe(12n);
  });

  it('shows the fee before the visitor approves where a rule or a budget does not pay', async () => {
    await world.chain.control.setBalance(own, 10n ** 18n);
    const other = await plan([{ to: BOB, value: '0x1' }]);
    await sponsored.allow(world.rule({ visitorCount: 1 }));
    const over = await plan([world.transfer(1n)]);
    const away = await plan([world.transfer(1n)], false);

    expect(refusals).toEqual(['call', 'visitor_budget']);
    for (const planned of [other, over, away]) {
      expect(readingOf(planned)).not.toContain(SPONSORED);
      expect(planned.reading.warnings).toContain('notSponsored');
      expect(readingOf(planned).some((line) => /fee: .*ETH/i.test(line))).toBe(true);
    }
  });
});
