import { describe, expect, it } from '@jest/globals';
import { connectFailureOf } from '../../../../domain/connection/connect-failure';
import { WidgetError } from '../../../../domain/errors/widget-error';
import { switchFailureOf } from '../../../../domain/network/switch-failure';
import { sendFailureOf } from '../../../../domain/send/send-failure';
import { providerErrorOf } from '../../../../infrastructure/chains/provider-error';
import { hostileObjects } from '../../../support/hostile-objects';

describe('providerErrorOf', () => {
  it.each<[string, unknown, number, string]>([
    ['an EIP-1193 error', { code: 4100, message: 'Not authorised' }, 4100, 'Not authorised'],
    ['an error object', Object.assign(new Error('Busy'), { code: -32002 }), -32002, 'Busy'],
    ['an unknown chain', { code: 4902, message: 'Add it' }, 4902, 'Add it'],
    [
      'an unknown chain inside an internal error',
      { code: -32603, message: 'Internal', data: { originalError: { code: 4902 } } },
      4902,
      'Internal',
    ],
    ['a code inside the data', { code: -32603, message: 'x', data: { code: 4902 } }, 4902, 'x'],
    [
      'a refusal that carries an older code with it',
      { code: 4001, message: 'No', data: { originalError: { code: -32000 } } },
      4001,
      'No',
    ],
    ['a text', 'Something broke', -32603, 'Something broke'],
    ['an error without a code', new Error('Boom'), -32603, 'Boom'],
    ['an error without words', new Error(''), -32603, 'Unknown error'],
    ['a number', 7, -32603, 'Unknown error'],
    ['an empty object', {}, -32603, 'Unknown error'],
    ['a code that is no number', { code: '4001', message: 'x' }, -32603, 'x'],
    [
      'a message that is no text',
      Object.assign(new Error('x'), { message: {} }),
      -32603,
      'Unknown error',
    ],
    ['control and direction characters', new Error('a\u202Eb\u0000\nc'), -32603, 'ab c'],
  ])('keeps the text of %s', (_what, thrown, rpcCode, rpcMessage) => {
    const error = providerErrorOf(thrown, 'test.wallet');

    expect(error).toMatchObject({ name: 'WidgetError', code: 'RPC', cause: thrown });
    expect(error.context).toEqual({ rpcCode, rpcMessage });
  });

  it.each([
    [{ code: 4001 }],
    ['User rejected the request.'],
    [null],
    [undefined],
    [{ code: 5000 }],
    [new Error('MetaMask Tx Signature: User denied transaction signature.')],
  ])('treats %p as a refusal by the visitor (W01)', (thrown) => {
    expect(connectFailureOf(providerErrorOf(thrown, 'test.wallet'))).toEqual({ cause: 'declined' });
  });

  it.each([
    [new Error('Extension context invalidated.')],
    ['Could not establish connection. Receiving end does not exist.'],
    [new Error('The message port closed before a response was received.')],
    [{ code: 4900, message: 'Disconnected from all chains' }],
  ])('treats %p as a wallet that has gone (W13)', (thrown) => {
    expect(providerErrorOf(thrown, 'test.wallet')).toMatchObject({
      code: 'CONNECTOR_GONE',
      context: { connectorId: 'test.wallet' },
      cause: thrown,
    });
  });

  it('prefers a code to the text', () => {
    const declined = { code: 4001, message: 'message port closed' };

    expect(providerErrorOf(declined, 'test.wallet')).toMatchObject({ code: 'RPC' });
  });

  it.each(hostileObjects())('survives %s, and so does a reader of the error', (_what, thrown) => {
    const error = providerErrorOf(thrown, 'test.wallet');

    expect(error).toBeInstanceOf(WidgetError);
    expect(() =>
      [connectFailureOf, sendFailureOf, switchFailureOf].map((of) => of(error)),
    ).not.toThrow();
    expect(() =>
      [connectFailureOf, sendFailureOf, switchFailureOf].map((of) => of(thrown)),
    ).not.toThrow();
  });

  it('keeps no unreadable cause', () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();

    expect(providerErrorOf(proxy, 'test.wallet').cause).toBeUndefined();
  });

  it('recognises a WidgetError by its class, not by its name', () => {
    const claimed = Object.assign(new Error('x'), {
      name: 'WidgetError',
      code: 'RPC',
      context: {},
    });

    expect(providerErrorOf(claimed, 'test.wallet').context).toEqual({
      rpcCode: -32603,
      rpcMessage: 'x',
    });
  });

  it('does not change a WidgetError', () => {
    const ours = new WidgetError('ABORTED', {});

    expect(providerErrorOf(ours, 'test.wallet')).toBe(ours);
  });

  it('shortens a long text', () => {
    const { message } = providerErrorOf(new Error('x'.repeat(100_000)), 'test.wallet');

    expect(message).toHaveLength(200);
  });

  it('survives an error that throws when it is read (W18)', () => {
    const poisoned = Object.defineProperty({}, 'code', { get: fail, enumerable: true });
    const trap = new Proxy({}, { get: fail, getOwnPropertyDescriptor: fail, getPrototypeOf: fail });

    for (const thrown of [poisoned, trap]) {
      expect(providerErrorOf(thrown, 'test.wallet').context).toEqual({
        rpcCode: -32603,
        rpcMessage: 'Unknown error',
      });
    }
  });
});

function fail(): never {
  throw new TypeError('poisoned');
}
