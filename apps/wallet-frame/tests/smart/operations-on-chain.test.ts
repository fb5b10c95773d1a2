import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { encodeFunctionData, getAddress, parseAbi } from 'viem';
import { findAnvil } from '../../../chains/nodes/evm.mjs';
import { ACCOUNT_CODE } from '../../src/domain/signing/account-code';
import { ENTRY_POINT } from '../../src/domain/signing/entry-point';
import { approved, readingOf } from '../plans/plan-world';
import { BOB, type OperationsWorld, own, startOperations } from './operations-world';

jest.setTimeout(60_000);

const CODE = `0xef0100${ACCOUNT_CODE.slice(2).toLowerCase()}`;
const ETHER = 10n ** 18n;
const SPONSORED = 'exactFee: Sponsored: you pay no network fee';

describe('a user operation on a real chain', () => {
  if (findAnvil() === undefined && process.env['CI'] !== 'true') {
    it.todo('runs where a node is installed');
    return;
  }

  let world: OperationsWorld;
  beforeAll(async () => {
    world = await startOperations();
  });
  beforeEach(async () => {
    await world.begin();
    await world.fund(own, 0n);
    await world.giveTokens(own, 100n);
  });
  afterAll(() => world.stop());

  it('is sponsored: an account without ether sends two calls at once, and gets its code', async () => {
    const planned = await world.plan([world.transfer(7n), world.transfer(4n)]);
    expect(readingOf(planned)).toContain(SPONSORED);
    expect(readingOf(planned).at(-3)).toBe('upgrade');
    expect(planned.reading.warnings).toEqual([]);

    const { id } = (await approved(planned)) as { readonly id: string };

    expect(await world.status(id)).toMatchObject({
      version: '2.0.0',
      id,
      chainId: '0x7a69',
      atomic: true,
      status: 200,
      receipts: [{ status: '0x1', logs: expect.any(Array) }],
      capabilities: { userOperation: { hash: id, outcome: 'mined', sponsored: true } },
    });
    expect([await world.tokensOf(BOB), await world.balance(own)]).toEqual([11n, 0n]);
    expect(await world.codeAt(own)).toBe(CODE);

    const again = await world.plan([world.transfer(1n)]);
    expect(readingOf(again)).not.toContain('upgrade');
    await approved(again);
    expect(await world.tokensOf(BOB)).toBe(12n);
  });

  it('says what a call takes out of what the account has at the EntryPoint', async () => {
    const entryPoint = parseAbi([
      'function depositTo(address account) payable',
      'function withdrawTo(address payable to, uint256 amount)',
    ]);
    const call = (functionName: 'depositTo' | 'withdrawTo', args: never): object => ({
      to: ENTRY_POINT,
      data: encodeFunctionData({ abi: entryPoint, functionName, args }),
    });
    await world.fund(own, ETHER);
    await world.send([
      { ...call('depositTo', [own] as never), value: `0x${(ETHER / 2n).toString(16)}` },
    ]);

    const planned = await world.plan([call('withdrawTo', [BOB, ETHER / 4n] as never)]);
    expect(readingOf(planned)).toEqual(
      expect.arrayContaining(['send', 'amount: 0.25 ETH', `to: ${getAddress(BOB)}`]),
    );
    expect(planned.reading).toMatchObject({
      isUnderstood: true,
      effect: { kind: 'changes', facts: [{ label: 'leaves', value: '0.25 ETH' }] },
    });
    const back = await world.plan([call('withdrawTo', [own, ETHER / 4n] as never)]);
    expect(back.reading.effect?.facts).toEqual([{ label: 'arrives', value: '0.25 ETH' }]);
    const other = await world.plan([{ ...call('withdrawTo', [BOB, 1n] as never), to: BOB }]);
    expect(readingOf(other)[0]).toBe('call');

    await approved(planned);
    expect(await world.balance(BOB)).toBe(ETHER / 4n);
  });

  it('pays itself where the operator has no paymaster, at most what was shown', async () => {
    world.set({ bundlerUrl: world.bundler.url });
    await world.fund(own, ETHER);
    const planned = await world.plan([{ to: BOB, value: '0x5' }, world.transfer(7n)]);
    const fee = readingOf(planned).find((line) => line.startsWith('fee: ')) ?? '';
    const most = BigInt(Math.round(Number(/0\.\d+/.exec(fee)?.[0]) * 1e18));

    await approved(planned);

    expect(await world.tokensOf(BOB)).toBe(7n);
    const paid = ETHER - (await world.balance(own)) - 5n;
    expect(paid > 0n && paid <= most).toBe(true);
    expect(planned.reading.warnings).toEqual([]);
  });

  it('is refused in words before it is shown where the account cannot pay', async () => {
    world.set({ bundlerUrl: world.bundler.url });
    await expect(world.plan([world.transfer(7n)])).rejects.toThrow(
      'The account has too little of the network’s currency for the fee. (AA21)',
    );
  });

  it('says the bundler’s AA21 in words where the account has paid something else meanwhile', async () => {
    world.set({ bundlerUrl: world.bundler.url });
    await world.fund(own, ETHER);
    const planned = await world.plan([world.transfer(7n)]);
    await world.fund(own, 0n);
    await expect(approved(planned)).rejects.toThrow(/too little of the network’s currency.*AA21/);
    expect(world.stored()).toEqual([]);
  });

  it('does none of its calls where one fails', async () => {
    const id = await world.send([world.transfer(7n), world.transfer(1_000n)]);
    expect(await world.status(id)).toMatchObject({
      status: 500,
      receipts: [{ status: '0x0' }],
      capabilities: { userOperation: { outcome: 'mined' } },
    });
    expect([await world.tokensOf(BOB), await world.tokensOf(own)]).toEqual([0n, 100n]);
  });

  it('of one transaction has its own logs alone', async () => {
    const id = await world.send([world.transfer(7n)]);
    const { receipts } = await world.status(id);
    const [{ logs }] = receipts as readonly [{ readonly logs: readonly { address: string }[] }];
    expect(logs.map(({ address }) => address.toLowerCase())).toEqual([
      world.token.address.toLowerCase(),
      '0x4337084d9e255ff0702461cf8895ce9e3b5ff108',
    ]);
  });

  describe('for which a site names a sponsor', () => {
    const named = (url: string, more: object = {}) => ({
      capabilities: { paymasterService: { url, ...more } },
    });

    it('is paid by the operator where the site names the operator’s own', async () => {
      const planned = await world.plan([world.transfer(7n)], named(world.service.url));
      expect(readingOf(planned)).toContain(SPONSORED);
    });

    it('is refused where the site names another', async () => {
      const asked = world.plan([world.transfer(7n)], named('https://evil.test'));
      await expect(asked).rejects.toMatchObject({ code: 5700 });
    });

    it('is paid by the operator where another is named as optional', async () => {
      const more = named('https://evil.test', { optional: true });
      expect(readingOf(await world.plan([world.transfer(7n)], more))).toContain(SPONSORED);
    });

    it('is refused where the named one does not pay, unless it is optional', async () => {
      await world.fund(own, ETHER);
      world.service.lies = { pm_getPaymasterStubData: () => ({}) };
      const { url } = world.service;
      const calls = [world.transfer(7n)];
      await expect(world.plan(calls, named(url))).rejects.toMatchObject({ code: 5700 });
      const planned = await world.plan(calls, named(url, { optional: true }));
      expect(planned.reading.warnings).toEqual(['notSponsored']);
    });
  });

  it('has the name that the site gives it, which no other bundle gets, also after a reload', async () => {
    expect(await world.send([world.transfer(7n)], { id: 'mine' })).toBe('mine');
    world.reload();
    expect(await world.status('mine')).toMatchObject({ id: 'mine', status: 200 });
    await expect(world.plan([world.transfer(7n)], { id: 'mine' })).rejects.toMatchObject({
      code: 5720,
    });
    await expect(world.status('other')).rejects.toMatchObject({ code: 5730 });
  });
});
