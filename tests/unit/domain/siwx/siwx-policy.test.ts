import { describe, expect, it } from '@jest/globals';
import {
  asksForSignIn,
  cancellationOf,
  isCloseRefused,
  nextSignIn,
  NO_SIGN_IN,
  type SignIn,
  type SignInEvent,
  type SignInSituation,
} from '../../../../domain/siwx/siwx-policy';

const situation: SignInSituation = {
  isEnabled: true,
  isRequired: true,
  isNetworkSupported: true,
  hasSession: false,
};

describe('asksForSignIn', () => {
  it('[R4.24] asks on a supported network without a session', () => {
    expect(asksForSignIn(situation)).toBe(true);
    expect(asksForSignIn({ ...situation, isRequired: false })).toBe(true);
  });

  it.each([{ isEnabled: false }, { isNetworkSupported: false }, { hasSession: true }])(
    '[R4.24] does not ask with %o',
    (change) => {
      expect(asksForSignIn({ ...situation, ...change })).toBe(false);
    },
  );
});

describe('isCloseRefused', () => {
  it.each(['SIWXSignMessage', 'ApproveTransaction'])(
    '[R4.28] keeps %s open while sign-in is required and there is no session',
    (view) => {
      expect(isCloseRefused(view, situation)).toBe(true);
      expect(isCloseRefused(view, { ...situation, isRequired: false })).toBe(false);
      expect(isCloseRefused(view, { ...situation, hasSession: true })).toBe(false);
      expect(isCloseRefused(view, { ...situation, isEnabled: false })).toBe(false);
    },
  );

  it('[R4.28] lets every other view close', () => {
    expect(isCloseRefused('Account', situation)).toBe(false);
  });
});

it('[R4.27] cancelling disconnects if sign-in is required, else closes', () => {
  expect(cancellationOf(situation)).toBe('disconnect');
  expect(cancellationOf({ ...situation, isRequired: false })).toBe('close');
});

describe('nextSignIn', () => {
  const asking: SignIn = { status: 'asking', isDeclined: false };
  const declined: SignIn = { status: 'asking', isDeclined: true };
  const signing: SignIn = { status: 'signing' };
  const storing: SignIn = { status: 'storing' };
  const signedIn: SignIn = { status: 'signedIn' };

  it('[R4.25] stores the session, and is done then', () => {
    const events = ['asked', 'accepted', 'signed', 'stored'] as const;
    const states = events.map((_, index) =>
      events.slice(0, index + 1).reduce((state, type) => nextSignIn(state, { type }), NO_SIGN_IN),
    );
    expect(states).toEqual([asking, signing, storing, signedIn]);
  });

  it('[R4.26] asks again after a refusal, and remembers the refusal', () => {
    const after = nextSignIn(signing, { type: 'declined' });
    expect(after).toEqual(declined);
    expect(nextSignIn(after, { type: 'accepted' })).toEqual(signing);
  });

  it.each<[string, SignIn, SignInEvent['type'], SignIn]>([
    ['[R4.24] asks', NO_SIGN_IN, 'asked', asking],
    ['asks again for another account', signedIn, 'asked', asking],
    ['waits for the wallet', asking, 'accepted', signing],
    ['waits for it again', declined, 'accepted', signing],
    ['[R4.26] asks again after declining', signing, 'declined', declined],
    ['[R4.25] stores the session', signing, 'signed', storing],
    ['[R4.25] is done once it is stored', storing, 'stored', signedIn],
    ['asks again when the session cannot be stored', storing, 'failed', asking],
    ['asks again when the wallet fails', signing, 'failed', asking],
    ['[R4.27] is cancelled', asking, 'cancelled', NO_SIGN_IN],
    ['[R4.27] is cancelled while the wallet is asked', signing, 'cancelled', NO_SIGN_IN],
    ['is over after signing out', signedIn, 'cancelled', NO_SIGN_IN],
  ])('%s', (_what, before, type, after) => {
    expect(nextSignIn(before, { type })).toEqual(after);
  });

  it.each<[string, SignIn, SignInEvent['type']]>([
    ['being asked twice', signing, 'asked'],
    ['an acceptance of nothing', NO_SIGN_IN, 'accepted'],
    ['a signature after the cancellation', NO_SIGN_IN, 'signed'],
    ['a late decline', storing, 'declined'],
    ['a session that is not being stored', signing, 'stored'],
    ['a late failure', signedIn, 'failed'],
    ['a cancellation of nothing', NO_SIGN_IN, 'cancelled'],
  ])('does not change after %s', (_what, before, type) => {
    expect(nextSignIn(before, { type })).toBe(before);
  });
});
