import { describe, expect, it, jest } from '@jest/globals';
import { encodeFunctionData, erc20Abi } from 'viem';
import { rpcCodes } from '../../../../domain/rpc/rpc-code';
import { withoutDefence } from '../../../../tests/support/without-defence';
import { secondStepFor } from '../../src/domain/readings/reading';
import { HostRefusal } from '../../src/domain/refusals/host-refusal';
import * as wallet from '../plans/plan-world';
import { type Asked, BOB, own, signing, tokensWith, USDC } from '../plans/typed-data-world';

jest.setTimeout(60_000);

type Wallet = typeof wallet;

/** Five thousand USDC, and the number of an item. */
const NUMBER = 5_000_000_000n;
const ZERO = `0x${'0'.repeat(40)}`;
const WORD = `0x${'0'.repeat(64)}`;
const COLLECTION = '0xBC4CA0EdA7647A8aB7C2061c2E118A18a936f13D';

/** A wallet to which every contract that an item is named of is a collection. */
const believing = (): Promise<Wallet> =>
  withoutDefence<Wallet>('apps/wallet-frame/tests/plans/plan-world.ts', {
    file: 'apps/wallet-frame/src/domain/plans/evm/token.ts',
    find: 'return decimals === undefined && !isUnasked;',
    put: 'void decimals; void isUnasked; return true;',
  });

/** A wallet to which a contract is a collection where no decimals of it are known, whatever the reason. */
const forgetful = (): Promise<Wallet> =>
  withoutDefence<Wallet>('apps/wallet-frame/tests/plans/plan-world.ts', {
    file: 'apps/wallet-frame/src/domain/plans/evm/token.ts',
    find: 'return decimals === undefined && !isUnasked;',
    put: 'void isUnasked; return decimals === undefined;',
  });

describe('a site that offers a token as an item', () => {
  /** An order of Seaport that gives the item `id`, or any, of `token` for one ether. */
  const order = (itemType: number, token: string, id: bigint): Asked => ({
    domain: {
      name: 'Seaport',
      version: '1.6',
      verifyingContract: '0x0000000000000068F116a894984e2DB1123eB395',
    },
    primaryType: 'OrderComponents',
    message: {
      offerer: own,
      zone: ZERO,
      orderType: 0,
      startTime: 0,
      endTime: 1,
      zoneHash: WORD,
      offer: [
        {
          itemType,
          token,
          identifierOrCriteria: String(id),
          startAmount: '1',
          endAmount: '1',
        },
      ],
      consideration: [
        {
          itemType: 0,
          token: ZERO,
          identifierOrCriteria: 0,
          recipient: own,
          startAmount: '1000000000000000000',
          endAmount: '1000000000000000000',
        },
      ],
      salt: 0,
      conduitKey: WORD,
      counter: 0,
    },
  });

  it('sells an item of a collection by one step', async () => {
    const { reading } = await signing(order(2, COLLECTION, NUMBER));
    expect(secondStepFor(reading)).toBeUndefined();
  });

  it.each([2, 3, 4, 5])('[E1.ad] has no words for it of the kind %i', async (kind) => {
    const { reading } = await signing(order(kind, USDC, kind > 3 ? 0n : NUMBER));
    expect(reading).toMatchObject({ isUnderstood: false, warnings: ['unknown'] });
    expect(secondStepFor(reading)).toBe('unknown');
  });

  it('[E1.ad control] has 5,000 USDC leave as one item where a contract is not asked what it is', async () => {
    const { planFor, readingOf } = await believing();
    const plan = await signing(order(2, USDC, NUMBER), tokensWith(), planFor);
    expect(plan.reading).toMatchObject({ isUnderstood: true, warnings: [] });
    expect(readingOf(plan)[1]).toBe(`leaves: Item ${NUMBER} (${USDC})`);
    const any = await signing(order(4, USDC, 0n), tokensWith(), planFor);
    expect(readingOf(any)[1]).toBe(`leaves: Any item of ${USDC}`);
  });
});

describe('a site that uses up what the node answers', () => {
  const data = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transferFrom',
    args: [own as `0x${string}`, BOB, NUMBER],
  });

  /** Reads the transfer of a token, or of an item, by a node that answers questions about contracts with `error`. */
  async function read({ planFor, readingOf }: Wallet, error: Error, to = USDC) {
    const node = {
      eth_call: () => {
        throw error;
      },
      eth_estimateGas: '0x5208',
      eth_getTransactionCount: '0x0',
      eth_gasPrice: '0x1',
      eth_getBlockByNumber: {},
      eth_simulateV1: undefined,
    };
    const plan = await planFor('eip155:1', 'eth_sendTransaction', [{ from: own, to, data }], node);
    return { reading: plan.reading, lines: readingOf(plan) };
  }

  const busy = new HostRefusal('Too many requests', rpcCodes.limitExceeded);

  it('moves an item whose contract refuses to name decimals', async () => {
    for (const refusal of [
      new HostRefusal('execution reverted', rpcCodes.executionReverted),
      new HostRefusal('VM execution error.', -32_015),
      new HostRefusal('invalid opcode: INVALID', -32_000),
    ]) {
      const { lines } = await read(wallet, refusal, COLLECTION);
      expect(lines.slice(0, 2)).toEqual(['sendNft', `item: ${NUMBER}`]);
    }
  });

  it.each([
    ['has no room', busy],
    ['does not answer', new HostRefusal('The network cannot be reached', rpcCodes.internalError)],
  ])('[E1.ae] has no token called an item by a node that %s', async (_, error) => {
    const { lines, reading } = await read(wallet, error);
    expect(lines[0]).toBe('call');
    expect(reading).toMatchObject({ isUnderstood: false });
    expect(secondStepFor(reading)).toBe('unknown');
  });

  it('[E1.ae control] has 5,000 USDC called an item where silence is an answer', async () => {
    const { lines, reading } = await read(await forgetful(), busy);
    expect(lines.slice(0, 2)).toEqual(['sendNft', `item: ${NUMBER}`]);
    expect(reading).toMatchObject({ isUnderstood: true });
  });
});
