import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ServerResponse } from 'node:http';
import type { Hex } from 'viem';
import { findAnvil } from '../../../chains/nodes/evm.mjs';
import type { JsonRpcServer } from '../../../chains/testing/json-rpc-server';
import { eventually } from '../../../../tests/support/eventually';
import type { Plan } from '../../src/domain/readings/reading';
import { approved, readingOf } from '../plans/plan-world';
import { BOB, type OperationsWorld, own, startOperations } from './operations-world';

jest.setTimeout(60_000);

const ETHER = 10n ** 18n;
const NATIVE = expect.stringMatching(/^fee: 0\.\d+ ETH$/);

/** How a server fails. */
type Fault = (response: ServerResponse, method: string, id: unknown) => boolean;

const says =
  (answer: object): Fault =>
  (response, _, id) => {
    response.end(JSON.stringify({ jsonrpc: '2.0', id, ...answer }));
    return true;
  };
const refuses = says({ error: { code: -32_000, message: 'no' } });
const vanishes: Fault = (response) => Boolean(response.destroy());
const floods: Fault = (response) => {
  response.end(JSON.stringify({ result: 'x'.repeat(2_000_000) }));
  return true;
};
const isHtml: Fault = (response) => {
  response.writeHead(502).end('<html>');
  return true;
};
const on = (names: string | RegExp, fault: Fault): Fault => {
  return (response, method, id) => new RegExp(names).test(method) && fault(response, method, id);
};

describe('a user operation', () => {
  if (findAnvil() === undefined && process.env['CI'] !== 'true') {
    it.todo('runs where a node is installed');
    return;
  }

  let world: OperationsWorld;
  let bundler: OperationsWorld['bundler'];
  beforeAll(async () => {
    world = await startOperations();
    bundler = world.bundler;
  });
  beforeEach(async () => {
    await world.begin();
    await world.fund(own, ETHER);
    await world.giveTokens(own, 100n);
  });
  afterAll(() => world.stop());

  const asked = (server: JsonRpcServer, method: string): number =>
    server.asked.filter(([name]) => name === method).length;
  const kindOf = async (id: string): Promise<readonly unknown[]> => {
    const { capabilities, status } = (await world.status(id)) as {
      readonly status: number;
      readonly capabilities: { readonly userOperation: { readonly outcome: string } };
    };
    return [status, capabilities.userOperation.outcome];
  };
  const operationOf = ({ requests }: Plan): Readonly<Record<string, unknown>> =>
    (requests[0] as { readonly operation: Readonly<Record<string, unknown>> }).operation;

  describe('whose sponsor', () => {
    const OTHER = `0x${'66'.repeat(20)}`;
    const lies: readonly (readonly [string, string, object | undefined, Fault | undefined])[] = [
      ['refuses', '', undefined, refuses],
      ['refuses the final data', '', undefined, on('Data$', on('getPaymasterData', refuses))],
      ['vanishes', '', undefined, vanishes],
      ['vanishes before the final data', '', undefined, on('getPaymasterData', vanishes)],
      ['floods', '', undefined, floods],
      ['answers a page', '', undefined, isHtml],
      ['names another contract at the end', 'pm_getPaymasterData', { paymaster: OTHER }, undefined],
      ['names no contract', 'pm_getPaymasterStubData', { paymaster: '0x' }, undefined],
      [
        'names an account as its contract',
        'pm_getPaymasterStubData',
        { paymaster: BOB },
        undefined,
      ],
      [
        'wants too much gas',
        'pm_getPaymasterStubData',
        { paymasterVerificationGasLimit: '0x3b9aca00' },
        undefined,
      ],
      [
        'has not signed',
        'pm_getPaymasterData',
        { paymasterData: `0x${'00'.repeat(71)}` },
        undefined,
      ],
      [
        'gives too much data',
        'pm_getPaymasterData',
        { paymasterData: `0x${'00'.repeat(5000)}` },
        undefined,
      ],
      ['gives data that are none', 'pm_getPaymasterData', { paymasterData: 7 }, undefined],
      ['gives the example as final', 'pm_getPaymasterStubData', { isFinal: true }, undefined],
    ];
    it.each(lies)(
      '%s is paid by the visitor, who reads that first',
      async (_, method, lie, fault) => {
        if (fault) world.service.interfere(fault);
        if (lie) world.service.lies = { [method]: (answer) => ({ ...answer, ...lie }) };

        const planned = await world.plan([world.transfer(7n)]);

        expect(readingOf(planned)).toContainEqual(NATIVE);
        expect(planned.reading.warnings).toEqual(['notSponsored']);
        expect(operationOf(planned)).not.toHaveProperty('paymaster');
      },
    );

    it.each<readonly [string, number, number]>([
      ['has signed for another chain', 1, 600],
      ['has signed for a time that is over', 31_337, -10],
      ['has signed for a time too short to read', 31_337, 20],
    ])('%s is paid by the visitor, who reads that first', async (_, chainId, seconds) => {
      const operation = world.plan([world.transfer(7n)]);
      const { callData, nonce, sender } = sponsoredOf(await operation);
      const paymasterData = await world.paymaster.dataFor(
        { callData, nonce, sender },
        chainId,
        seconds,
      );
      world.service.lies = { pm_getPaymasterData: (answer) => ({ ...answer, paymasterData }) };
      const planned = await world.plan([world.transfer(7n)]);
      expect(planned.reading.warnings).toEqual(['notSponsored']);
      await approved(planned);
      expect(await world.tokensOf(BOB)).toBe(7n);
    });

    it('has no money is paid by the visitor, who reads that first', async () => {
      await drained();
      const planned = await world.plan([world.transfer(7n)]);
      expect(planned.reading.warnings).toEqual(['notSponsored']);
    });

    it('loses its money after the approval costs the visitor nothing', async () => {
      const planned = await world.plan([world.transfer(7n)]);
      await drained();
      await expect(approved(planned)).rejects.toThrow(
        'The sponsor of the fee has run out of money. (AA31)',
      );
      expect([await world.balance(own), await world.tokensOf(BOB)]).toEqual([ETHER, 0n]);
    });

    it('refuses an account without money is not shown at all', async () => {
      await world.fund(own, 0n);
      world.service.interfere(refuses);
      await expect(world.plan([world.transfer(7n)])).rejects.toThrow(/AA21/);
    });

    /** What the service was asked to sign. */
    const sponsoredOf = (planned: Plan): Readonly<Record<'callData' | 'nonce' | 'sender', Hex>> => {
      const last = world.service.asked.filter(([name]) => name === 'pm_getPaymasterData').at(-1);
      expect(operationOf(planned)).toHaveProperty('paymaster');
      return last?.[1][0] as never;
    };
    const drained = async (): Promise<void> => {
      // The deposits of the EntryPoint are its first mapping.
      const { encodeAbiParameters, keccak256, parseAbiParameters } = await import('viem');
      const place = encodeAbiParameters(parseAbiParameters('address, uint256'), [
        world.paymaster.address,
        0n,
      ]);
      const entryPoint = '0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108';
      await world.call('anvil_setStorageAt', entryPoint, keccak256(place), `0x${'0'.repeat(64)}`);
    };
  });

  describe('whose bundler', () => {
    it('calls it by another name is known by its own', async () => {
      bundler.holds = true;
      const planned = await world.plan([world.transfer(7n)]);
      bundler.interfere(on('sendUser', says({ result: `0x${'66'.repeat(32)}` })));
      const { id } = (await approved(planned)) as { readonly id: string };
      bundler.interfere();
      expect(id).not.toContain('6666');
      expect(await kindOf(id)).toEqual([100, 'pending']);
    });

    it('names the transaction of another operation is not believed', async () => {
      const other = await world.send([world.transfer(1n)]);
      const { receipts } = await world.status(other);
      const [{ transactionHash }] = receipts as readonly [{ readonly transactionHash: string }];
      const id = await world.send([world.transfer(7n)]);
      bundler.interfere(on('Receipt', says({ result: { receipt: { transactionHash } } })));
      const status = await world.status(id);
      expect(status).toMatchObject({ status: 200 });
      expect(JSON.stringify(status)).not.toContain(transactionHash);
    });

    it('says that it is done is not believed where the chain does not have it', async () => {
      bundler.holds = true;
      const id = await world.send([world.transfer(7n)]);
      const receipt = { transactionHash: `0x${'66'.repeat(32)}`, status: '0x1' };
      bundler.interfere(
        on('Receipt', says({ result: { receipt, success: true, userOpHash: id } })),
      );
      expect(await kindOf(id)).toEqual([100, 'pending']);
    });

    it.each<readonly [string, Fault]>([
      ['vanishes', vanishes],
      ['answers a page', isHtml],
      ['floods', floods],
      ['answers another question', (response) => Boolean(response.end('{"id":"x","result":1}'))],
    ])('%s when it is sent loses nothing, and sends it once', async (_, fault) => {
      const planned = await world.plan([world.transfer(7n)]);
      bundler.interfere(fault);
      const { id } = (await approved(planned)) as { readonly id: string };
      world.reload();
      expect(await kindOf(id)).toEqual([100, 'pending']);
      expect(await world.tokensOf(BOB)).toBe(0n);

      bundler.interfere();
      world.later(6_000);
      await world.status(id);

      expect(await kindOf(id)).toEqual([200, 'mined']);
      world.later(6_000);
      await world.status(id);
      expect([await world.tokensOf(BOB), bundler.sent.length]).toEqual([7n, 1]);
    });

    it('vanishes after it has sent it does not send it again', async () => {
      const planned = await world.plan([world.transfer(7n)]);
      // It takes the operation, and the answer is lost.
      bundler.interfere(
        on('sendUser', (response) => {
          response.end = () => response.destroy();
          return false;
        }),
      );
      const { id } = (await approved(planned)) as { readonly id: string };
      bundler.interfere(vanishes);
      world.reload();
      expect(await kindOf(id)).toEqual([200, 'mined']);
      expect([await world.tokensOf(BOB), bundler.sent]).toEqual([7n, [id]]);
    });

    it.each<readonly [string, Fault]>([
      ['says nothing more', vanishes],
      ['refuses what it has sent already, and has no memory', says({ result: null })],
    ])(
      'takes it, loses its answer and then %s does not fail: the chain decides',
      async (_, then) => {
        const planned = await world.plan([world.transfer(7n)]);
        let isTaken = false;
        bundler.interfere((response, method, id) => {
          if (method !== 'eth_sendUserOperation') return isTaken && then(response, method, id);
          if (isTaken) return false; // The chain has it, so the bundler refuses its number (AA25).
          isTaken = true;
          response.end = () => response.destroy();
          return false;
        });
        const { id } = (await approved(planned)) as { readonly id: string };
        bundler.interfere(vanishes);
        world.reload();
        expect(await kindOf(id)).toEqual([200, 'mined']);
        expect(await world.tokensOf(BOB)).toBe(7n);
      },
    );

    it('forgets it gets it again, until it refuses: it is dropped then', async () => {
      bundler.holds = true;
      const id = await world.send([world.transfer(7n)]);
      bundler.forget();
      expect(await kindOf(id)).toEqual([100, 'pending']);
      const before = asked(bundler, 'eth_sendUserOperation');
      world.later(6_000);
      expect(await kindOf(id)).toEqual([100, 'pending']);
      expect(asked(bundler, 'eth_sendUserOperation')).toBe(before + 1);

      bundler.forget();
      world.later(6_000);
      bundler.interfere(
        on('sendUser', says({ error: { code: -32_503, message: 'AA32 paymaster expired' } })),
      );
      expect(await kindOf(id)).toEqual([400, 'dropped']);
      world.later(600_000);
      bundler.interfere();
      world.reload();
      expect(await kindOf(id)).toEqual([400, 'dropped']);
    });

    it('has refused it for good does not get it again, and the next takes its number', async () => {
      bundler.holds = true;
      const first = await world.send([world.transfer(7n)]);
      const denies = on('ByHash', says({ result: null })); // It has it nevertheless.
      world.later(6_000);
      bundler.interfere((...all) => on('sendUser', refuses)(...all) || denies(...all));
      expect(await kindOf(first)).toEqual([400, 'dropped']);
      bundler.interfere(denies);
      world.later(6_000);
      const before = asked(bundler, 'eth_sendUserOperation');
      expect(await kindOf(first)).toEqual([400, 'dropped']);
      expect(asked(bundler, 'eth_sendUserOperation')).toBe(before);

      const second = await world.send([world.transfer(8n)]);
      await bundler.flush(second as Hex);
      await expect(bundler.flush()).rejects.toThrow('Another hash');
      expect(await kindOf(second)).toEqual([200, 'mined']);
      expect(await kindOf(first)).toEqual([400, 'replaced']);
      expect(await world.tokensOf(BOB)).toBe(8n);
    });

    it('sends another with the same number says that it is replaced', async () => {
      bundler.holds = true;
      const first = await world.send([world.transfer(7n)]);
      const kept = world.stored();
      world.store(undefined); // Another browser of the visitor, which knows nothing of it.
      const second = await world.send([world.transfer(1n)]);
      await bundler.flush(second as Hex);
      expect(await kindOf(second)).toEqual([200, 'mined']);
      world.store(kept);
      world.reload();
      expect(await kindOf(first)).toEqual([400, 'replaced']);
      expect(await world.tokensOf(BOB)).toBe(1n);
    });

    it('has not sent the first yet sends the second beside it', async () => {
      bundler.holds = true;
      const first = await world.send([world.transfer(7n)], { id: 'mine' });
      const second = await world.send([world.transfer(1n)]);
      await bundler.flush(second as Hex);
      expect(await kindOf(second)).toEqual([200, 'mined']);
      expect(await kindOf(first)).toEqual([100, 'pending']);
      await bundler.flush();
      world.reload();
      expect(await kindOf('mine')).toEqual([200, 'mined']);
      expect(await world.tokensOf(BOB)).toBe(8n);
    });

    it('does not answer is left out: the account sends it, and the visitor reads who pays', async () => {
      bundler.interfere(vanishes);
      const planned = await world.plan([world.transfer(7n), world.transfer(4n)]);
      expect(planned.reading.warnings).toEqual(['notSponsored']);
      expect(readingOf(planned)).toContainEqual(NATIVE);
      await approved(planned);
      await eventually(async () => expect(await world.tokensOf(BOB)).toBe(11n));
    });

    it.each<readonly [string, object]>([
      ['wants a huge gas', { callGasLimit: '0xffffffffff' }],
      ['says half of the gas', { callGasLimit: undefined }],
      ['says a gas that is none', { callGasLimit: 'much' }],
    ])('%s is not used', async (_, gas) => {
      const result = { preVerificationGas: '0x1', verificationGasLimit: '0x1', ...gas };
      bundler.interfere(on('estimate', says({ result })));
      await expect(world.plan([world.transfer(7n)])).rejects.toThrow(
        'The bundler’s answer cannot be read',
      );
    });
  });
});
