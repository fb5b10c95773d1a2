import { describe, expect, it } from '@jest/globals';
import { encodeAbiParameters, encodeFunctionData, type Hex, parseAbi } from 'viem';
import { WidgetError } from '../../../../../domain/errors/widget-error';
import { ethereum } from '../../../../../domain/network/built-in-networks';
import { SETTLER_REGISTRY, settlerAddress } from '../../../../../domain/swap/router/settler';
import { isSettler } from '../../../../../infrastructure/chains/eip155/settler-registry';
import type { RpcRequest } from '../../../../../ports/rpc-client';

const CURRENT = settlerAddress(1n, 12n);
const PREVIOUS = settlerAddress(1n, 11n);
const OLDER = settlerAddress(1n, 10n);
const THIEF = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const abi = parseAbi(['function ownerOf(uint256 a)', 'function prev(uint128 a)']);
const selectors = {
  current: encodeFunctionData({ abi, functionName: 'ownerOf', args: [2n] }),
  previous: encodeFunctionData({ abi, functionName: 'prev', args: [2n] }),
};
const address = (value: Hex): Hex => encodeAbiParameters([{ type: 'address' }], [value]);
const info = (feature: bigint, nonce: bigint): Hex =>
  encodeAbiParameters([{ type: 'uint128' }, { type: 'uint64' }], [feature, nonce]);
const reverted = new WidgetError('RPC', { rpcCode: 3, rpcMessage: 'execution reverted' });

interface Answers {
  readonly current?: Hex;
  readonly previous?: Hex | Error;
  readonly info?: Hex;
}

function judged(asked: string, answers: Answers, network = ethereum): Promise<boolean> {
  const request = async ({ params }: RpcRequest): Promise<unknown> => {
    const [{ data, to }] = params as never as [{ readonly data: Hex; readonly to: string }];
    expect(to).toBe(SETTLER_REGISTRY);
    const { current = address(CURRENT), previous = address(PREVIOUS) } = answers;
    const others = data === selectors.previous ? previous : (answers.info ?? info(2n, 12n));
    const answer = data === selectors.current ? current : others;
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return isSettler({ request }, asked, network);
}

describe('a Settler of 0x', () => {
  it.each<[string, string, Answers]>([
    ['the current one', CURRENT, {}],
    ['in other letters', CURRENT.toUpperCase().replace('0X', '0x'), {}],
    ['the one before', PREVIOUS, { info: info(2n, 11n) }],
    ['the first one, before which there is none', CURRENT, { previous: reverted }],
  ])('is %s', async (_what, asked, answers) => {
    expect(await judged(asked, answers)).toBe(true);
  });

  it.each<[string, string, Answers]>([
    ['one that the registry does not name any more', OLDER, { info: info(2n, 10n) }],
    ['another contract', THIEF, {}],
    ['another contract that the node names', THIEF, { current: address(THIEF) }],
    ['one whose number is another', CURRENT, { info: info(2n, 11n) }],
    ['one without a number', CURRENT, { info: '0x' }],
    ['any, where there is no registry', CURRENT, { current: '0x', previous: '0x', info: '0x' }],
  ])('is not %s', async (_what, asked, answers) => {
    expect(await judged(asked, answers)).toBe(false);
  });

  it('is that of its chain', async () => {
    expect(await judged(CURRENT, {}, { ...ethereum, caipNetworkId: 'eip155:10' } as never)).toBe(
      false,
    );
  });

  it('is not known where no node answers', async () => {
    const late = new WidgetError('RPC_TIMEOUT', { timeoutMs: 1 });
    await expect(judged(CURRENT, { previous: late })).rejects.toBe(late);
  });
});
