import { describe, expect, it } from '@jest/globals';
import { activeConnection } from '../../../../application/snapshot/widget-state';
import type { WidgetOptionsInput } from '../../../../domain/options/parse-options';
import { WidgetError } from '../../../../domain/errors/widget-error';
import { safeRpcMethods, unsafeRpcMethods } from '../../../../domain/rpc/rpc-method';
import type { Eip1193Provider } from '../../../../ports/eip1193-provider';
import { EMBEDDED_ADDRESS, loggedIn, rejectionOf } from '../../../support/headless-auth';

const sign = { method: 'personal_sign', params: ['0x68656c6c6f', EMBEDDED_ADDRESS] };

// The first test loads the code of the widget.
describe('requests to the embedded wallet', () => {
  it.each(safeRpcMethods.filter((method) => method !== 'eth_chainId'))(
    '[R6.3] %s passes without approval',
    async (method) => {
      const { widget, frame, provider } = await connected();
      frame.answer('RPC_REQUEST', { result: '0x1' });

      await expect(provider.request({ method, params: [1] })).resolves.toBe('0x1');

      expect(frame.sent.at(-1)).toEqual({
        type: 'RPC_REQUEST',
        payload: { method, params: [1], chainId: 'eip155:1' },
      });
      expect(widget.state.isOpen).toBe(false);
    },
  );

  it('[R6.3] answers the chain id by itself', async () => {
    const { frame, provider } = await connected();
    const sent = frame.sent.length;

    await expect(provider.request({ method: 'eth_chainId' })).resolves.toBe('0x1');

    expect(frame.sent).toHaveLength(sent);
  });

  it.each(unsafeRpcMethods)('[R4.42] [R6.4] %s opens ApproveTransaction', async (method) => {
    const { widget, clock, frame, provider } = await connected();
    frame.on('RPC_REQUEST', 'hang');

    const params = method === 'wallet_sendCalls' ? [{ calls: [{ to: '0x1' }] }] : ['x'];
    const answer = provider.request({ method, params });
    await clock.advance(0);
    expect(widget.state.view?.name).toBe('ApproveTransaction');
    expect(widget.state.isOpen).toBe(true);
    expect(frame.isShown).toBe(true);
    expect(widget.state.features.auth?.requests).toEqual([
      { id: 1, method, params, isShown: true },
    ]);

    frame.settle('RPC_REQUEST', { answer: { result: '0xabc' } });
    await expect(answer).resolves.toBe('0xabc');

    expect(widget.state.features.auth?.requests).toEqual([]);
    expect(frame.isShown).toBe(false);
    expect(widget.state.isOpen).toBe(false);
  });

  it.each([
    ['disconnects where the visitor has ended the login elsewhere', false, 'disconnected'],
    ['stays connected where the login is valid all the same', true, 'connected'],
  ])('[R6.4] a request that the wallet has no right to %s', async (_what, isConnected, status) => {
    const { widget, clock, frame, provider } = await connected();
    frame
      .on('RPC_REQUEST', {
        error: new WidgetError('RPC', { rpcCode: 4100, rpcMessage: 'Signed out' }),
      })
      .answer('IS_CONNECTED', { isConnected });

    expect(await rejectionOf(provider.request(sign))).toMatchObject({ code: 4100 });
    await clock.advance(0);

    expect(activeConnection(widget.state).status).toBe(status);
    expect(frame.sentTypes).not.toContain('SIGN_OUT');
  });

  it.each([
    [[], 'calls'],
    [[{ calls: [{ to: '0x1' }, { to: 'vitalik.eth' }] }], 'calls[1].to'],
    [[{ calls: [{ to: '0x1', data: 'deadbeef' }] }], 'calls[0].data'],
  ])('[R5.17] shows no batch that cannot be read: %j', async (params, where) => {
    const { widget, frame, provider } = await connected();
    const sent = frame.sent.length;

    expect(
      await rejectionOf(provider.request({ method: 'wallet_sendCalls', params })),
    ).toMatchObject({
      code: -32_602,
      message: `The batch cannot be read: ${where}`,
    });

    expect(frame.sent).toHaveLength(sent);
    expect(widget.state.isOpen).toBe(false);
  });

  it('names the allowances that a signature grants', async () => {
    const { widget, clock, frame, provider } = await connected();
    frame.on('RPC_REQUEST', 'hang');
    const spender = '0x4444444444444444444444444444444444444444';
    const typedData = {
      primaryType: 'Permit',
      types: {
        Permit: [
          { name: 'spender', type: 'address' },
          { name: 'value', type: 'uint256' },
        ],
      },
      domain: {},
      message: { spender, value: `0x${'f'.repeat(64)}` },
    };
    const params = [EMBEDDED_ADDRESS, JSON.stringify(typedData)];
    const refused = rejectionOf(provider.request({ method: 'eth_signTypedData_v4', params }));
    await clock.advance(0);

    expect(widget.state.features.auth?.requests).toMatchObject([
      { method: 'eth_signTypedData_v4', grants: [{ spender, isUnlimited: true }] },
    ]);
    await widget.close();
    await refused;
  });

  it('[R4.33] an error closes the modal that was opened for the request', async () => {
    const { widget, clock, frame, provider } = await connected();
    frame.on('RPC_REQUEST', 'hang');
    const refused = rejectionOf(provider.request(sign));
    await clock.advance(0);

    const error = new WidgetError('RPC', { rpcCode: 4001, rpcMessage: 'no' });
    frame.settle('RPC_REQUEST', { error });

    expect(await refused).toMatchObject({ name: 'ProviderRpcError', code: 4001 });
    expect(widget.state.isOpen).toBe(false);
    expect(frame.isShown).toBe(false);
  });

  it('sends the request as made, whatever the site does to it while it waits', async () => {
    const { widget, clock, frame, provider } = await connected();
    frame.on('RPC_REQUEST', 'hang');
    void provider.request(sign);
    const call = { from: EMBEDDED_ADDRESS, to: EMBEDDED_ADDRESS, value: '0x1', data: undefined };
    const params = [call];
    const asked = [{ from: EMBEDDED_ADDRESS, to: EMBEDDED_ADDRESS, value: '0x1' }];
    const answer = provider.request({ method: 'eth_sendTransaction', params });

    call.value = '0xffff';
    params.push(call);
    expect(widget.state.features.auth?.requests.at(-1)?.params).toEqual(asked);
    await clock.advance(0);
    frame.settle('RPC_REQUEST', { answer: { result: '0x' } });
    await clock.advance(0);
    frame.settle('RPC_REQUEST', { answer: { result: '0xabc' } });

    await expect(answer).resolves.toBe('0xabc');
    expect(rpcRequestsIn(frame).at(-1)).toMatchObject({ payload: { params: asked } });
  });

  it('asks for one approval at a time, in their order', async () => {
    const { widget, clock, frame, provider } = await connected();
    frame.on('RPC_REQUEST', 'hang');
    const answers = Promise.all([provider.request(sign), provider.request(sign)]);
    await clock.advance(0);
    expect(rpcRequestsIn(frame)).toHaveLength(1);
    expect(widget.state.features.auth?.requests.map(({ id }) => id)).toEqual([1, 2]);

    frame.settle('RPC_REQUEST', { answer: { result: 'first' } });
    await clock.advance(0);
    expect(rpcRequestsIn(frame)).toHaveLength(2);
    expect(widget.state.view?.name).toBe('ApproveTransaction');
    frame.settle('RPC_REQUEST', { answer: { result: 'second' } });

    expect(await answers).toEqual(['first', 'second']);
  });

  it.each([
    ['the modal', false],
    ['the embedded panel', true],
  ])(
    '[R4.21] [R4.44] closing %s rejects pending requests, and lets reads continue',
    async (_what, on) => {
      const { widget, clock, frame, provider } = await connected({ enableEmbedded: on });
      frame.on('RPC_REQUEST', 'hang').answer('RPC_ABORT', {});
      const reading = provider.request({ method: 'eth_blockNumber' });
      const one = rejectionOf(provider.request(sign));
      const other = rejectionOf(provider.request(sign));
      await clock.advance(0);

      await widget.close();
      await clock.advance(0);

      expect(await one).toMatchObject({ code: 'FRAME_ABORTED', message: 'Request was aborted' });
      expect(await other).toMatchObject({ code: 'FRAME_ABORTED', message: 'Request was aborted' });
      expect(frame.sentTypes).toContain('RPC_ABORT');
      expect(frame.isShown).toBe(false);
      expect(widget.state.features.auth?.requests).toEqual([]);
      frame.settle('RPC_REQUEST', { answer: { result: '0x10' } });
      await expect(reading).resolves.toBe('0x10');
    },
  );

  it.each(['eth_sign', 'eth_requestAccounts', 'constructor', ''])(
    '[R4.43] [R6.5] refuses %j, opens the modal, shows a message after 300 ms and rejects pending requests',
    async (method) => {
      const { widget, clock, frame, provider } = await connected();
      frame.on('RPC_REQUEST', 'hang').answer('RPC_ABORT', {});
      const waiting = rejectionOf(provider.request(sign));
      await clock.advance(0);
      const before = rpcRequestsIn(frame).length;

      expect(await rejectionOf(provider.request({ method }))).toMatchObject({
        code: 'RPC_METHOD_NOT_ALLOWED',
        message: 'Requested RPC call is not allowed',
      });
      expect(await waiting).toMatchObject({
        code: 'FRAME_ABORTED',
        message: 'Request was aborted',
      });
      expect(rpcRequestsIn(frame)).toHaveLength(before);
      expect(widget.state.isOpen).toBe(true);
      await clock.advance(299);
      expect(widget.state.snackbar).toBeUndefined();
      await clock.advance(1);

      expect(widget.state.snackbar).toMatchObject({ text: 'Action not allowed', variant: 'error' });
    },
  );

  it('[R4.43] opens the closed modal for a refused method', async () => {
    const { widget, provider } = await connected();

    await rejectionOf(provider.request({ method: 'eth_sign' }));

    expect(widget.state.isOpen).toBe(true);
    expect(widget.state.view?.name).toBe('Account');
  });

  it('drops the answer that comes after the rejection', async () => {
    const { widget, auth, clock, frame, provider } = await connected();
    frame.on('RPC_REQUEST', 'hang').answer('RPC_ABORT', {});
    const refused = rejectionOf(provider.request(sign));
    await clock.advance(0);

    auth.rejectRequests();
    frame.settle('RPC_REQUEST', { answer: { result: 'late' } });
    await clock.advance(0);

    expect(await refused).toMatchObject({ code: 'FRAME_ABORTED', message: 'Request was aborted' });
    expect(widget.state.features.auth?.requests).toEqual([]);
  });

  it('accepts no request after a log-out', async () => {
    const { auth, frame, provider } = await connected();
    await auth.signOut();
    const before = rpcRequestsIn(frame).length;

    await expect(provider.request(sign)).rejects.toMatchObject({ code: 'NOT_CONNECTED' });
    expect(rpcRequestsIn(frame)).toHaveLength(before);
  });

  it('rejects pending requests when the widget ends', async () => {
    const { widget, clock, frame, provider } = await connected();
    frame.on('RPC_REQUEST', 'hang');
    const refused = rejectionOf(provider.request(sign));
    await clock.advance(0);

    widget.dispose();

    expect(await refused).toMatchObject({ name: 'WidgetError' });
    expect(frame.isShown).toBe(false);
  });
});

async function connected(options: WidgetOptionsInput = {}) {
  const headless = await loggedIn({ options });
  const provider: Eip1193Provider | undefined = headless.widget.provider();
  if (!provider) throw new TypeError('The embedded wallet has no provider');
  return { ...headless, provider };
}

function rpcRequestsIn(frame: Awaited<ReturnType<typeof connected>>['frame']): readonly unknown[] {
  return frame.sent.filter(({ type }) => type === 'RPC_REQUEST');
}
