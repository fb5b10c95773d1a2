import { describe, expect, it } from '@jest/globals';
import {
  DEFAULT_FRAME_SDK_VERSION,
  FRAME_LOAD_TIMEOUT_MS,
  FRAME_READY_DELAY_MS,
  frameTimeoutMs,
} from '../../../../domain/auth/frame-timing';

describe('frame timing', () => {
  it.each([
    'CONNECT_EMAIL',
    'CONNECT_DEVICE',
    'CONNECT_OTP',
    'CONNECT_SOCIAL',
    'GET_SOCIAL_REDIRECT_URI',
    'GET_FARCASTER_URI',
  ])('[R9.8] ends %s after 30 s', (type) => {
    expect(frameTimeoutMs(type)).toBe(30_000);
  });

  it('sets no time limit for a visitor’s approval, and 3 s for a sign-out', () => {
    expect(frameTimeoutMs('RPC_REQUEST')).toBeUndefined();
    expect(frameTimeoutMs('SIGN_OUT')).toBe(3_000);
  });

  it('[R9.8] [R9.9] waits 500 ms after READY, at most 20 s for it, and uses version 4', () => {
    expect(FRAME_READY_DELAY_MS).toBe(500);
    expect(FRAME_LOAD_TIMEOUT_MS).toBe(20_000);
    expect(DEFAULT_FRAME_SDK_VERSION).toBe('4');
  });
});

it('gives a visitor who types the code into the frame as long as that takes', () => {
  expect(frameTimeoutMs('CONNECT_OTP', {})).toBeUndefined();
  expect(frameTimeoutMs('CONNECT_OTP', { otp: '123456' })).toBe(30_000);
});

it('gives a visitor who is back from a provider as long as opening the wallet takes', () => {
  const uri = 'https://wallet.test/#result.abc';
  expect(frameTimeoutMs('CONNECT_SOCIAL', { uri })).toBeUndefined();
  expect(frameTimeoutMs('CONNECT_SOCIAL', { uri: 'https://wallet.test/#social' })).toBe(30_000);
});
