import { describe, expect, it } from '@jest/globals';
import { WidgetError } from '../../../../domain/errors/widget-error';
import { ChainCheckedPoster } from '../../../../infrastructure/rpc/chain-checked-poster';
import { chainDialects } from '../../../../infrastructure/rpc/chain-dialect';
import type { RpcOutcome } from '../../../../infrastructure/rpc/rpc-answer';
import type { RpcRequest } from '../../../../ports/rpc-client';

const signal = new AbortController().signal;
const balance: RpcRequest = { method: 'eth_getBalance' };
const busy: RpcOutcome = { error: new WidgetError('RPC', { rpcCode: -32005, rpcMessage: 'busy' }) };

/** A poster whose answers come from `replies`, one list or error per post. */
function checked(reference: string, ...replies: (readonly RpcOutcome[] | Error)[]) {
  const posts: (readonly string[])[] = [];
  const poster = new ChainCheckedPoster({
    inner: {
      post: async (requests) => {
        posts.push(requests.map(({ method }) => method));
        const reply = replies.shift() ?? [];
        if (reply instanceof Error) throw reply;
        return reply;
      },
    },
    config: { url: 'https://rpc.example', reference, dialect: chainDialects.eip155 },
  });
  return { poster, posts };
}

describe('ChainCheckedPoster', () => {
  it('asks for the chain in the first post only', async () => {
    const { poster, posts } = checked('1', [{ value: '0x1' }, { value: 'a' }], [{ value: 'b' }]);
    expect(poster.isVerified).toBe(false);
    expect(await poster.post([balance], signal)).toEqual([{ value: 'a' }]);
    expect(poster.isVerified).toBe(true);
    expect(await poster.post([balance], signal)).toEqual([{ value: 'b' }]);
    expect(posts).toEqual([['eth_chainId', 'eth_getBalance'], ['eth_getBalance']]);
  });

  it('lets no value out of an endpoint that serves another chain', async () => {
    const { poster } = checked('1', [{ value: '0xA' }, { value: 'a' }]);
    await expect(poster.post([balance], signal)).rejects.toMatchObject({
      code: 'RPC_WRONG_CHAIN',
      context: { url: 'https://rpc.example', expected: '1', actual: '10' },
    });
    expect(poster.isVerified).toBe(false);
  });

  it.each([null, 1, '1', '0x', 'mainnet', {}])('takes %p for no chain', async (value) => {
    const { poster } = checked('1', [{ value }, { value: 'a' }]);
    const failure = { code: 'RPC_RESPONSE_INVALID' };
    await expect(poster.post([balance], signal)).rejects.toMatchObject(failure);
  });

  it('compares chains that are larger than a double can tell apart', async () => {
    const { poster } = checked('9007199254740993', [{ value: '0x20000000000000' }, { value: 1 }]);
    await expect(poster.post([balance], signal)).rejects.toMatchObject({ code: 'RPC_WRONG_CHAIN' });
  });

  it('asks again by itself where only the answer about the chain went wrong', async () => {
    const { poster, posts } = checked('1', [busy, { value: 'a' }], [{ value: '0x1' }]);
    expect(await poster.post([balance], signal)).toEqual([{ value: 'a' }]);
    expect(posts).toEqual([['eth_chainId', 'eth_getBalance'], ['eth_chainId']]);
  });

  it('keeps back a revert that another chain may have meant', async () => {
    const revert = { error: new WidgetError('RPC', { rpcCode: 3, rpcMessage: 'reverted' }) };
    const { poster } = checked('1', [busy, revert], [{ value: '0x2' }]);
    await expect(poster.post([balance], signal)).rejects.toMatchObject({ code: 'RPC_WRONG_CHAIN' });
  });

  it('asks nothing more where every call will be sent again anyway', async () => {
    const { poster, posts } = checked('1', [busy, busy]);
    expect(await poster.post([balance], signal)).toEqual([busy]);
    expect(posts).toHaveLength(1);
    expect(poster.isVerified).toBe(false);
  });

  it('throws what the endpoint says when it is asked for the chain alone', async () => {
    const { poster } = checked('1', [busy]);
    await expect(poster.verify(signal)).rejects.toMatchObject({ code: 'RPC' });
  });

  it('asks again after the line was lost', async () => {
    const reset = new WidgetError('RPC_UNREACHABLE', { url: '' });
    const { poster, posts } = checked('1', [{ value: '0x1' }], reset, [{ value: '0x2' }]);
    await poster.verify(signal);
    await expect(poster.post([balance], signal)).rejects.toBe(reset);
    await expect(poster.post([balance], signal)).rejects.toMatchObject({ code: 'RPC_WRONG_CHAIN' });
    expect(posts.at(-1)).toEqual(['eth_chainId', 'eth_getBalance']);
  });
});
