import { describe, expect, it } from '@jest/globals';
import { WidgetError } from '../../../../domain/errors/widget-error';
import { ManualClock } from '../../../../infrastructure/fake/manual-clock';
import { ChainCheckedPoster } from '../../../../infrastructure/rpc/chain-checked-poster';
import { chainDialects } from '../../../../infrastructure/rpc/chain-dialect';
import { PendingCall } from '../../../../infrastructure/rpc/pending-call';
import { TOO_LARGE } from '../../../../infrastructure/rpc/read-text';
import type { RpcOutcome } from '../../../../infrastructure/rpc/rpc-answer';
import { SplittingSender } from '../../../../infrastructure/rpc/splitting-sender';
import type { RpcRequest } from '../../../../ports/rpc-client';

const signal = new AbortController().signal;
const refusal = new WidgetError('RPC', { rpcCode: -32600, rpcMessage: 'no batches' });
const explained = (status: number): WidgetError =>
  new WidgetError('HTTP_STATUS', { status }, { cause: refusal });

type Reply = (requests: readonly RpcRequest[]) => readonly RpcOutcome[];

/** A sender to an endpoint that has reported its chain already, unless `reference` is the expected one. */
function splitting(reply: Reply, reference?: string) {
  const posts: (readonly string[])[] = [];
  const clock = new ManualClock();
  let open = 0;
  let mostOpen = 0;
  const post = async (requests: readonly RpcRequest[]): Promise<readonly RpcOutcome[]> => {
    posts.push(requests.map(({ method }) => method));
    open += 1;
    mostOpen = Math.max(mostOpen, open);
    await Promise.resolve();
    open -= 1;
    return reply(requests);
  };
  const poster =
    reference === undefined
      ? { isVerified: true, post, verify: async () => undefined }
      : new ChainCheckedPoster({
          inner: { post },
          config: { url: '', reference, dialect: chainDialects.eip155 },
        });
  return {
    sender: new SplittingSender({ poster, clock }),
    clock,
    posts,
    sizes: () => posts.map(({ length }) => length),
    mostOpen: () => mostOpen,
  };
}

const echo: Reply = (requests) =>
  requests.map(({ method, params = [] }) => ({
    value: method === 'eth_chainId' ? '0x1' : params[0],
  }));

const smallerThan =
  (limit: number, error: unknown): Reply =>
  (requests) => {
    if (requests.length >= limit) throw error;
    return echo(requests);
  };

const reads = (count: number): PendingCall[] =>
  Array.from(
    { length: count },
    (_, index) => new PendingCall({ method: 'eth_call', params: [index] }),
  );
const answersOf = (calls: readonly PendingCall[]): Promise<unknown[]> =>
  Promise.all(calls.map(({ answer }) => answer));

describe('SplittingSender', () => {
  it('[R7.7] puts at most 1,000 calls in a post', async () => {
    const { sender, sizes } = splitting(echo);
    const calls = reads(2500);
    expect(await sender.send(calls, signal)).toEqual([]);
    expect(sizes()).toEqual([1000, 1000, 500]);
    expect(await answersOf(calls)).toEqual(calls.map((_, index) => index));
  });

  it('counts the query for the chain', async () => {
    const { sender, sizes } = splitting(echo, '1');
    await sender.send(reads(2500), signal);
    expect(sizes()).toEqual([1000, 1000, 503]);
  });

  it('returns the failed calls, and resolves the others', async () => {
    const error = new WidgetError('RPC', { rpcCode: 3, rpcMessage: 'reverted' });
    const { sender } = splitting((requests) =>
      requests.map((_, index) => (index === 1 ? { error } : { value: index })),
    );
    const [first, second, third] = reads(3);
    if (!first || !second || !third) throw new Error('three');
    expect(await sender.send([first, second, third], signal)).toEqual([{ call: second, error }]);
    expect(await answersOf([first, third])).toEqual([0, 2]);
    expect(second.isSettled).toBe(false);
  });

  it.each([
    ['one error in the place of a batch', refusal],
    ['413', new WidgetError('HTTP_STATUS', { status: 413 })],
    ['a status that JSON explains', explained(400)],
    ['an answer that is too large', new WidgetError('RPC_RESPONSE_INVALID', { reason: TOO_LARGE })],
  ])('sends smaller batches after %s', async (_name, error) => {
    const { sender, sizes } = splitting(smallerThan(51, error));
    const calls = reads(200);
    expect(await sender.send(calls, signal)).toEqual([]);
    expect(sizes()).toEqual([200, ...Array.from({ length: 10 }, () => 20)]);
    expect(await answersOf(calls)).toEqual(calls.map((_, index) => index));
  });

  it('sends single calls, ten at a time, where no batch is accepted, and queries the chain first', async () => {
    const { sender, posts, sizes, mostOpen } = splitting(smallerThan(2, refusal), '1');
    const calls = reads(25);
    expect(await sender.send(calls, signal)).toEqual([]);
    expect(sizes().filter((size) => size > 1)).toEqual([26, 2]);
    const single = posts.filter(({ length }) => length === 1).map(([method]) => method);
    expect(single.filter((method) => method === 'eth_call')).toHaveLength(25);
    expect(single.filter((method) => method === 'eth_chainId')).toHaveLength(1);
    expect(mostOpen()).toBeLessThanOrEqual(10);
    expect(await answersOf(calls)).toEqual(calls.map((_, index) => index));
  });

  it('sends a single call alone where its batch with the query for the chain is refused', async () => {
    const { sender, posts } = splitting(smallerThan(2, refusal), '1');
    expect(await sender.send(reads(1), signal)).toEqual([]);
    expect(posts).toEqual([['eth_chainId', 'eth_call'], ['eth_chainId'], ['eth_call']]);
  });

  it('finds the batch size of a server with few posts', async () => {
    const { sender, sizes } = splitting(smallerThan(2, refusal), '1');
    expect(await sender.send(reads(2500), signal)).toEqual([]);
    expect(sizes().filter((size) => size > 1)).toEqual([1000, 1000, 503, 50, 5]);
    expect(sizes()).toHaveLength(5 + 1 + 2500);
  });

  it('remembers a refusal for five minutes', async () => {
    const { sender, sizes, clock } = splitting(smallerThan(2, refusal));
    await sender.send(reads(2), signal);
    await sender.send(reads(2), signal);
    expect(sizes()).toEqual([2, 1, 1, 1, 1]);
    await clock.advance(300_000);
    await sender.send(reads(2), signal);
    expect(sizes().slice(5)).toEqual([2, 1, 1]);
  });

  it.each([
    ['a large answer', new WidgetError('RPC_RESPONSE_INVALID', { reason: TOO_LARGE })],
    ['an ill server', explained(500)],
  ])('does not remember %s', async (_name, error) => {
    let isFirst = true;
    const { sender, sizes } = splitting((requests) => {
      if (!isFirst) return echo(requests);
      isFirst = false;
      throw error;
    });
    await sender.send(reads(2), signal);
    await sender.send(reads(2), signal);
    expect(sizes()).toEqual([2, 1, 1, 2]);
  });

  it.each([
    ['a status without an explanation', new WidgetError('HTTP_STATUS', { status: 400 })],
    ['a busy server', new WidgetError('RPC', { rpcCode: -32005, rpcMessage: 'busy' })],
    ['a broken line', new WidgetError('RPC_UNREACHABLE', { url: '' })],
  ])('does not treat %s as a refusal', async (_name, error) => {
    const { sender, sizes } = splitting(smallerThan(0, error));
    const calls = reads(3);
    expect(await sender.send(calls, signal)).toEqual(calls.map((call) => ({ call, error })));
    expect(sizes()).toEqual([3]);
  });

  it('does not split a single call', async () => {
    const { sender, sizes } = splitting(smallerThan(0, refusal));
    const [call] = reads(1);
    expect(await sender.send(call ? [call] : [], signal)).toEqual([{ call, error: refusal }]);
    expect(sizes()).toEqual([1]);
  });

  it('leaves out cancelled calls', async () => {
    const { sender, posts } = splitting(echo);
    const calls = reads(2);
    calls[0]?.answer.catch(() => undefined);
    calls[0]?.reject('gone');
    await sender.send(calls, signal);
    expect(posts).toEqual([['eth_call']]);
  });

  it('sends no call that signs or sends before it knows the chain', async () => {
    const call = new PendingCall({ method: 'eth_sendRawTransaction', params: ['0x'] });
    const { sender, posts } = splitting((requests) => requests.map(() => ({ value: '0x2' })), '1');
    const [failed] = await sender.send([call], signal);
    expect(failed?.error).toMatchObject({ code: 'RPC_WRONG_CHAIN' });
    expect(posts).toEqual([['eth_chainId']]);
    expect(call.maySend).toBe(true);
  });

  it('sends a call that signs or sends once, in a post of its own', async () => {
    const call = new PendingCall({ method: 'eth_sendRawTransaction', params: ['hash'] });
    const { sender, posts } = splitting(echo, '1');
    await sender.send([call], signal);
    expect(posts).toEqual([['eth_chainId'], ['eth_sendRawTransaction']]);
    expect(await call.answer).toBe('hash');
    expect(call.maySend).toBe(false);
  });
});
