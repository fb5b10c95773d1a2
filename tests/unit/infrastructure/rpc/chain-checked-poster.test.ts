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
  it('queries the chain in the first post only', async () => {
    const { poster, posts } = checked('1', [{ value: '0x1' }, { value: 'a' }], [{ value: 'b' }]);
    expect(poster.isVerified).toBe(false);
    expect(await poster.post([balance], signal)).toEqual([{ value: 'a' }]);
    expect(poster.isVerified).toBe(true);
    expect(await poster.post([balance], signal)).toEqual([{ value: 'b' }]);
    expect(posts).toEqual([['eth_chainId', 'eth_getBalance'], ['eth_getBalance']]);
  });

  it('returns no value of an endpoint that serves another chain', async () => {
    const { poster } = checked('1', [{ value: '0xA' }, { value: 'a' }]);
    await expect(poster.post([balance], signal)).rejects.toMatchObject({
      code: 'RPC_WRONG_CHAIN',
      context: { url: 'https://rpc.example', expected: '1', actual: '10' },
    });
    expect(poster.isVerified).toBe(false);
  });

  it.each([null, 1, '1', '0x', 'mainnet', {}])('refuses %p as a chain', async (value) => {
    const { poster } = checked('1', [{ value }, { value: 'a' }]);
    const failure = { code: 'RPC_RESPONSE_INVALID' };
    await expect(poster.post([balance], signal)).rejects.toMatchObject(failure);
  });

  it('compares chain ids that exceed a double', async () => {
    const { poster } = checked('9007199254740993', [{ value: '0x20000000000000' }, { value: 1 }]);
    await expect(poster.post([balance], signal)).rejects.toMatchObject({ code: 'RPC_WRONG_CHAIN' });
  });

  it('repeats only the query for the chain where only its answer failed', async () => {
    const { poster, posts } = checked('1', [busy, { value: 'a' }], [{ value: '0x1' }]);
    expect(await poster.post([balance], signal)).toEqual([{ value: 'a' }]);
    expect(posts).toEqual([['eth_chainId', 'eth_getBalance'], ['eth_chainId']]);
  });

  it('holds back a revert that another chain may have caused', async () => {
    const revert = { error: new WidgetError('RPC', { rpcCode: 3, rpcMessage: 'reverted' }) };
    const { poster } = checked('1', [busy, revert], [{ value: '0x2' }]);
    await expect(poster.post([balance], signal)).rejects.toMatchObject({ code: 'RPC_WRONG_CHAIN' });
  });

  it('sends nothing more where every call will be repeated anyway', async () => {
    const { poster, posts } = checked('1', [busy, busy]);
    expect(await poster.post([balance], signal)).toEqual([busy]);
    expect(posts).toHaveLength(1);
    expect(poster.isVerified).toBe(false);
  });

  it("throws the endpoint's error for the query alone", async () => {
    const { poster } = checked('1', [busy]);
    await expect(poster.verify(signal)).rejects.toMatchObject({ code: 'RPC' });
  });

  it('queries again after the connection was lost', async () => {
    const reset = new WidgetError('RPC_UNREACHABLE', { url: '' });
    const { poster, posts } = checked('1', [{ value: '0x1' }], reset, [{ value: '0x2' }]);
    await poster.verify(signal);
    await expect(poster.post([balance], signal)).rejects.toBe(reset);
    await expect(poster.post([balance], signal)).rejects.toMatchObject({ code: 'RPC_WRONG_CHAIN' });
    expect(posts.at(-1)).toEqual(['eth_chainId', 'eth_getBalance']);
  });
});
