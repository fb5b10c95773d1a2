import { afterAll, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { encodeFunctionData, type Hex, parseAbi, toHex } from 'viem';
import { withoutDefence } from '../../../../tests/support/without-defence';
import { describeOverDatabases } from '../databases';
import {
  type Operation,
  withoutUpgrade,
  type Payer,
  SponsoredVisitors,
  type SponsoredWorld,
  startSponsoredWorld,
} from '../stand-ins/sponsored-world';

type Service = typeof import('../../src/create-service');

jest.setTimeout(120_000);

const BATCH = parseAbi(['function executeBatch((address target, uint256 value, bytes data)[])']);
const EVE: Hex = '0x00000000000000000000000000000000000000e5';
const entry = 'apps/service/src/create-service.ts';
const budgets = 'apps/service/src/use-cases/sponsor/sponsorships.ts';
const most = toHex(2_000_000);
const policy = 'apps/service/src/use-cases/sponsor/operation-policy.ts';

let world: SponsoredWorld;
beforeAll(async () => {
  world = await startSponsoredWorld();
});
afterAll(() => world.stop());

describeOverDatabases('who wants the sponsor’s money', (database) => {
  let sponsored: SponsoredVisitors;
  let eve: Payer;
  let count = 0;

  async function begin(file?: string, find = '', put = ''): Promise<void> {
    const create =
      file === undefined
        ? undefined
        : (await withoutDefence<Service>(entry, { file, find, put })).createService;
    sponsored = await SponsoredVisitors.over(world, database(), create);
    await sponsored.allow();
    count += 1;
    eve = await sponsored.join(`eve${count}@example.test`);
  }
  beforeEach(() => begin());

  /** How the service refuses, or `paid`. */
  async function asked(operation: object, payer = eve): Promise<unknown> {
    const answer = await sponsored.ask(payer, operation as Readonly<Record<string, unknown>>);
    return answer.status === 200 ? 'paid' : (answer['why'] ?? answer['error']);
  }
  const transfers = (more: object = {}) =>
    sponsored.operation(eve, [world.transfer(1n)], more as Readonly<Record<string, unknown>>);

  /** How often thirty requests at once are paid for, where the site has seven a day. */
  async function atOnce(): Promise<number> {
    await sponsored.allow(world.rule({ visitorCount: 1000, siteCount: 7 }));
    const operations = await Promise.all(Array.from({ length: 30 }, () => transfers()));
    const answers = await Promise.all(operations.map((one) => asked(one)));
    return answers.filter((one) => one === 'paid').length;
  }

  /** How 31 requests are answered, one after the other. */
  async function manyTimes(): Promise<readonly unknown[]> {
    await sponsored.allow(world.rule({ visitorCount: 1000, siteCount: 1000 }));
    const answers: unknown[] = [];
    for (let n = 0; n < 31; n += 1) answers.push(await asked(await transfers()));
    return answers;
  }

  /** Gives an operation to the bundler after more time than a signature has. */
  async function laterSent(operation: Operation): Promise<void> {
    const { control } = world.chain;
    await control.undoing(async () => {
      await control.call('evm_increaseTime', 400);
      await control.mine();
      await sponsored.send(eve, operation);
    });
  }

  const hidden = async () => ({
    batch: await sponsored.operation(eve, [world.transfer(1n), { to: EVE, data: '0x' }]),
    function: await sponsored.operation(eve, [
      { to: world.token.address, data: '0x095ea7b300' }, // `approve`, cut off.
    ]),
    'no selector': await sponsored.operation(eve, [{ to: world.token.address, data: '0xa9059c' }]),
    'another contract': await sponsored.operation(eve, [
      { ...world.transfer(1n), to: world.multicall.address },
    ]),
    'the account itself': await sponsored.operation(eve, [
      {
        to: eve.account.address,
        data: encodeFunctionData({
          abi: BATCH,
          args: [[{ target: EVE, value: 0n, data: '0x' }]],
        }),
      },
    ]),
  });

  it('[E17.a] hides a call in a batch, a part of a function, or a call of the account itself', async () => {
    for (const [name, operation] of Object.entries(await hidden())) {
      expect([name, await asked(operation)]).toEqual([name, 'call']);
    }
  });

  it('[E17.a control] is paid for a call that no rule allows', async () => {
    await begin(policy, '!all.has(name)', 'false');
    const { batch } = await hidden();
    expect(await asked(batch)).toBe('paid');
  });

  it('[E17.b] writes the calls so that the account reads others than the service', async () => {
    const operation = await transfers();
    const callData = String(operation['callData']);
    const [bytes, longer] = [callData.slice(10), `${callData}${'00'.repeat(32)}`];
    // The list begins a word later, as the ABI allows.
    const moved = `0x34fcd5be${toHex(64, { size: 32 }).slice(2)}${'00'.repeat(32)}${bytes.slice(64)}`;
    for (const hostile of [longer, moved, '0x', '0x34fcd5be', callData.slice(0, -64)]) {
      expect([hostile, await asked({ ...operation, callData: hostile })]).toEqual([
        hostile,
        'call',
      ]);
    }
  });

  it('[E17.b control] is paid for calls that are written in another way', async () => {
    await begin(
      'apps/service/src/domain/sponsor/account-calls.ts',
      '!Buffer.from(written).equals(callData.subarray(4))',
      'false',
    );
    const own = await transfers();
    expect(await asked({ ...own, callData: `${String(own['callData'])}${'00'.repeat(32)}` })).toBe(
      'paid',
    );
  });

  it('[E17.c] brings another factory, code, chain or account', async () => {
    const operation = await transfers();
    const auth = operation['eip7702Auth'] as object;
    const factory = '0x13e9ed32155810fdbd067d4522c492d6f68e5944';
    const creates = `0x5fbfb9cf${toHex(BigInt(EVE), { size: 32 }).slice(2)}${'00'.repeat(32)}`;
    const plain = withoutUpgrade(operation);
    const hostile = [
      plain, // An account without a code.
      { ...plain, sender: world.multicall.address }, // A contract that takes any call.
      { ...operation, eip7702Auth: { ...auth, address: EVE } },
      { ...operation, eip7702Auth: { ...auth, chainId: '0x1' } },
      { ...operation, factoryData: '0x00' },
      { ...plain, factory: EVE, factoryData: creates },
      { ...plain, factory, factoryData: `${creates}00` },
      { ...plain, factory, factoryData: creates, sender: world.multicall.address },
      { ...plain, eip7702Auth: auth },
    ];
    for (const one of hostile) expect(await asked(one)).toBe('account');
  });

  it('[E17.c control] is paid for an account of any code', async () => {
    await begin(policy, '!(await this.#isOwnKind(operation))', 'false');
    const bare = withoutUpgrade(await transfers());
    expect(await asked({ ...bare, callGasLimit: '0x0' })).toBe('paid');
  });

  it('[E17.d] sets more gas than it takes, of which a bundler of its own would be paid', async () => {
    const operation = await transfers();
    for (const name of [
      'callGasLimit',
      'verificationGasLimit',
      'preVerificationGas',
      'paymasterVerificationGasLimit',
      'paymasterPostOpGasLimit',
    ]) {
      expect([name, await asked({ ...operation, [name]: most })]).toEqual([name, 'gas']);
    }
    const fees = ['maxFeePerGas', 'maxPriorityFeePerGas'];
    for (const name of fees) {
      expect([name, await asked({ ...operation, [name]: toHex(10n ** 12n) })]).toEqual([
        name,
        'fee',
      ]);
    }
    // Calls that fail are paid for as well.
    await sponsored.send(eve, await sponsored.sponsored(eve, operation));
    const failing = await sponsored.operation(eve, [world.transfer(10n ** 20n)]);
    expect(await asked(withoutUpgrade(failing))).toBe('gas');
  });

  it('[E17.d control] is paid for gas that nothing uses', async () => {
    await begin(policy, 'if (!isBound)', 'if (false)');
    expect(await asked({ ...(await transfers()), preVerificationGas: most })).toBe('paid');
  });

  it('[E17.e] uses a signature again: with other calls, gas, account or entry point, or twice', async () => {
    const other = await sponsored.join(`other${count}@example.test`);
    const operation = await sponsored.sponsored(eve, await transfers());
    const { callData } = await sponsored.operation(eve, [{ to: EVE, data: '0x' }]);
    const cheaper = toHex(100_000);
    for (const change of [{ callData }, { nonce: toHex(9n << 64n) }, { callGasLimit: cheaper }]) {
      await expect(sponsored.send(eve, { ...operation, ...change })).rejects.toThrow('AA34');
    }
    const { sender, eip7702Auth } = await sponsored.operation(other, [world.transfer(1n)]);
    await expect(sponsored.send(other, { ...operation, sender, eip7702Auth })).rejects.toThrow(
      'AA34',
    );
    const params = [operation, '0x5ff137d4b0fdcd49dca30c7cf57e578a026d2789', toHex(31_337), {}];
    const method = 'pm_getPaymasterData';
    const ask = (given: readonly unknown[]) =>
      sponsored.visitors.ask(eve.visitor, '/sponsor/operation', { method, params: given });
    expect(await ask(params)).toMatchObject({ status: 400 });
    expect(await ask([operation, String(params[1]), '0x1', {}])).toMatchObject({ status: 400 });
    expect((await sponsored.ask(eve, operation, method, 1))['why']).toBe('rule');

    await sponsored.send(eve, operation);
    await expect(sponsored.send(eve, operation)).rejects.toThrow(/AA25|AA10/);
  });

  it('[E17.e control] is paid at an entry point that the signature does not name', async () => {
    const route = 'apps/service/src/adapters/http/sponsor-routes.ts';
    await begin(route, 'String(entryPoint).toLowerCase() !== ENTRY_POINT', 'false');
    const params = [await transfers(), '0x5ff137d4b0fdcd49dca30c7cf57e578a026d2789', toHex(31_337)];
    const payload = { method: 'pm_getPaymasterData', params };
    const answer = await sponsored.visitors.ask(eve.visitor, '/sponsor/operation', payload);
    expect(answer.status).toBe(200);
  });

  it('[E17.f] asks thirty times at once, at two instances', async () => {
    expect(await atOnce()).toBe(7);
    expect(await database().rows("select n from sponsor_spending where account = ''")).toEqual([
      { n: 7 },
    ]);
  });

  it('[E17.f control] is paid more often where the site’s budget is not looked at', async () => {
    await begin(budgets, "throw new NotSponsored('site_budget');", ';');
    expect(await atOnce()).toBe(30);
  });

  it('[E17.g] is over its own count or sum, or the site’s, and many visitors are over the site’s', async () => {
    await sponsored.allow(world.rule({ visitorCount: 1 }));
    const first = await transfers();
    expect(await asked(first)).toBe('paid');
    expect(await asked(first)).toBe('paid'); // The chain takes one of the two.
    expect(await asked(await transfers())).toBe('visitor_budget');
    await sponsored.allow(world.rule({ visitorSum: 1_000 }));
    expect(await asked(await transfers())).toBe('visitor_budget');
    await sponsored.allow(world.rule({ siteCount: 2 }));
    const second = await sponsored.join(`second${count}@example.test`);
    expect(await asked(await transfers())).toBe('paid');
    expect(await asked(await sponsored.operation(second, [world.transfer(1n)]), second)).toBe(
      'site_budget',
    );
  });

  it('[E17.g control] is paid without an end where no visitor has a count', async () => {
    await begin(budgets, "throw new NotSponsored('visitor_budget');", ';');
    await sponsored.allow(world.rule({ visitorCount: 1 }));
    expect([await asked(await transfers()), await asked(await transfers())]).toEqual([
      'paid',
      'paid',
    ]);
  });

  it('[E17.h] makes many new visitors in one range, who work soon', async () => {
    const answers = await manyTimes();
    expect([...new Set(answers)]).toEqual(['paid', 'work']);
    expect(answers.indexOf('work')).toBe(30);
  });

  it('[E17.h control] does not work where new devices have no budget of their range', async () => {
    await begin('apps/service/src/use-cases/limits/sponsor-work.ts', 'limit: 30,', 'limit: 9_999,');
    expect(await manyTimes()).not.toContain('work');
  });

  it('[E17.i] has only a login, without the wallet', async () => {
    const thief = await sponsored.visitors.logIn(`eve${count}@example.test`);
    expect(await asked(await transfers(), { ...eve, visitor: thief })).toBe('wallet_key');
    expect(await asked(await transfers(), { ...eve, visitor: { ...thief, session: 'x' } })).toBe(
      'session',
    );
  });

  it('[E17.i control] is paid by a login alone', async () => {
    await begin(
      'apps/service/src/adapters/http/sponsor-routes.ts',
      'if (!visitor.known.hasOpened)',
      'if (false)',
    );
    const thief = await sponsored.visitors.logIn(`eve${count}@example.test`);
    expect(await asked(await transfers(), { ...eve, visitor: thief })).toBe('paid');
  });

  it('[E17.j] holds the signature back until it has ended', async () => {
    const operation = await sponsored.sponsored(eve, await transfers());
    await expect(laterSent(operation)).rejects.toThrow('AA32');
  });

  it('[E17.j control] is sent whenever it suits, where the signature lasts', async () => {
    const paymaster = 'apps/service/src/adapters/evm/singleton-paymaster.ts';
    await begin(paymaster, 'lifeSeconds = 300;', 'lifeSeconds = 300_000;');
    const operation = await sponsored.sponsored(eve, await transfers());
    await expect(laterSent(operation)).resolves.toBe(undefined);
  });
});
