import { describe, expect, it } from '@jest/globals';
import type {
  FrameHandlers,
  UntrustedPayload,
} from '../../../../domain/frame-protocol/frame-requests';
import { requiredText } from '../../src/adapters/channel/payload';

// Each line below compiles where the protocol no longer types the frame, and then the compiler reports the comment.
describe('the handlers of the frame', () => {
  it('read only fields that the request has', () => {
    const payload: UntrustedPayload<'CONNECT_EMAIL'> = { email: 'ada@example.org' };

    expect(requiredText(payload, 'email')).toBe('ada@example.org');
    // @ts-expect-error -- the request has no such field
    expect(() => requiredText(payload, 'mail')).toThrow('mail is missing');
  });

  it('do not trust the value of a field', () => {
    const payload: UntrustedPayload<'CONNECT_EMAIL'> = { email: 7 };

    // @ts-expect-error -- it is unknown until it is read
    const email: string = payload.email;
    expect(email).toBe(7);
    expect(() => requiredText(payload, 'email')).toThrow('email is missing');
  });

  it('answer with the fields of the answer', () => {
    const right: FrameHandlers['GET_CHAIN_ID'] = () => ({ chainId: 'eip155:1' });
    // @ts-expect-error -- the answer has `chainId`
    const wrong: FrameHandlers['GET_CHAIN_ID'] = () => ({ chain: 'eip155:1' });

    expect(right({})).not.toEqual(wrong({}));
  });

  it('answer every request', () => {
    // @ts-expect-error -- RELOAD is missing, as are the others
    const handlers: FrameHandlers = { SIGN_OUT: () => ({}) };

    expect(Object.keys(handlers)).toEqual(['SIGN_OUT']);
  });
});
