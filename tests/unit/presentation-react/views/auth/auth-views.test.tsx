import { afterEach, describe, expect, it } from '@jest/globals';
import { FakeAuthVerbs } from '../../../../../apps/gallery/auth-verbs';
import { withAuth } from '../../../../../apps/gallery/stories/auth';
import type { FakeWidget } from '../../../../../apps/gallery/fake-widget';
import type { AuthState } from '../../../../../domain/auth/auth-state';
import { FeatureError } from '../../../../../domain/errors/feature-error';
import { pictureBooks } from '../../../../../presentation-react/pictures/books';
import type { ViewName } from '../../../../../domain/routing/view-name';
import {
  cleanUp,
  control,
  find,
  inside,
  press,
  renderWith,
  settle,
} from '../../../../support/render';
import { typeInto } from '../../../../support/type-into';

afterEach(cleanUp);

const email = 'ada@example.org';
const verifyingCode = {
  emailLogin: { status: 'verifyingCode', email, wrongCodes: 0, isChecking: false },
} as const;

interface Stage {
  readonly auth: FakeAuthVerbs;
  readonly modal: ShadowRoot;
  readonly widget: FakeWidget;
}

async function shown(
  name: ViewName,
  part: Partial<AuthState>,
  features: { readonly emailCodeInSite?: boolean } = {},
): Promise<Stage> {
  await import('../../../../../presentation-react/views/auth/auth-view');
  await import('../../../../../presentation-react/views/auth/logins');
  await import('../../../../../presentation-react/views/auth/social-buttons');
  await import('../../../../../presentation-react/views/auth/social-view');
  const widget = withAuth(part, features);
  const auth = new FakeAuthVerbs();
  widget.offer('auth', auth);
  widget.set({ connectMethods: ['email'] });
  widget.setOptions({ enableWallets: false });
  if (name.startsWith('Update')) widget.setAccount();
  await renderWith(widget);
  const history = name === 'Connect' ? [{ name }] : [{ name: 'Connect' as const }, { name }];
  await settle(() => widget.showViews(...history));
  await settle();
  return { auth, modal: inside('modal'), widget };
}

const said = (modal: ShadowRoot): string => find(modal, '[role=alert]').textContent;
const field = (modal: ShadowRoot): HTMLInputElement => find(modal, 'input') as HTMLInputElement;
const submit = (modal: ShadowRoot): Promise<void> =>
  settle(() =>
    find(modal, 'form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
  );

describe('the login by e-mail in Connect', () => {
  it('sends the address with Enter, once, and begins nothing before the visitor comes near', async () => {
    const { auth, modal, widget } = await shown('Connect', {});
    expect(widget.asked.filter(([verb, name]) => verb === 'feature' && name === 'auth')).toEqual(
      [],
    );

    await settle(() => field(modal).focus());
    expect(auth.asked).toEqual([['prepare']]);
    await typeInto(field(modal), 'ada');
    await submit(modal);
    expect(auth.asked).toHaveLength(1);

    await typeInto(field(modal), email);
    await submit(modal);

    expect(auth.asked).toEqual([['prepare'], ['connectEmail', email]]);
  });

  it.each([
    [new FeatureError('EMAIL_INVALID', {}), 'Invalid email. Try again.'],
    [
      new FeatureError('EMAIL_RESEND_TOO_SOON', { seconds: 12 }),
      'Please try again after 12 seconds',
    ],
    [
      new FeatureError('FRAME_NOT_LOADED', {}),
      'Can’t reach the login service. Check your connection and try again.',
    ],
    [
      new FeatureError('FRAME_FAILED', { frameMessage: 'Too many codes' }),
      'Login’s message: Too many codes',
    ],
    [new FeatureError('FRAME_FAILED', {}), 'The login did not start. Try again or use a wallet.'],
    [new TypeError('x'), 'The login did not start. Try again or use a wallet.'],
  ])('says what %s means', async (error, text) => {
    const { auth, modal } = await shown('Connect', {});
    auth.errors.set('connectEmail', error);
    await typeInto(field(modal), email);
    await submit(modal);
    expect(said(modal)).toBe(text);
    expect(field(modal).getAttribute('aria-invalid')).toBe('true');

    await typeInto(field(modal), `${email}x`);

    expect(modal.querySelector('[role=alert]')).toBeNull();
  });

  it.each([
    new FeatureError('FRAME_ABORTED', { isRpc: false }),
    new FeatureError('FRAME_FAILED', { frameMessage: 'No', isDeclined: true }),
  ])('says nothing of a login that the visitor has cancelled', async (error) => {
    const { auth, modal } = await shown('Connect', {});
    auth.errors.set('connectEmail', error);
    await typeInto(field(modal), email);
    await submit(modal);

    expect(modal.querySelector('[role=alert]')).toBeNull();
  });

  it('leads back to a code that is waited for', async () => {
    const { modal, widget } = await shown('Connect', verifyingCode);

    await press(control(modal, `Enter the code for ${email}`));

    expect(widget.asked).toContainEqual(['show', 'EmailVerifyOtp']);
  });
});

describe('the code of a login', () => {
  it('stands in the frame of the embedded wallet, and the site has no field for it', async () => {
    const { modal } = await shown('EmailVerifyOtp', verifyingCode);

    expect(modal.querySelector('input')).toBeNull();
    expect(find(modal, '.code-slot')).toBeTruthy();
  });

  it('[R9.14] is as high as its page says, under the title of what that shows', async () => {
    const { modal, widget } = await shown('EmailVerifyOtp', verifyingCode);
    const slot = (): HTMLElement => find(modal, '.code-slot');
    const title = (): string => find(modal, 'h2[tabindex]').textContent;
    const says = async (now: AuthState['shown']): Promise<void> => {
      const { auth } = withAuth({ ...verifyingCode, shown: now }).getSnapshot().features;
      await settle(() => auth && widget.setFeature('auth', auth));
    };
    expect([slot().style.height, title()]).toEqual(['', 'Check your email']);

    await says({ screen: 'code', height: 312 });
    expect([slot().style.height, title()]).toEqual(['312px', 'Check your email']);
    await says({ screen: 'safety', height: 420 });
    expect([slot().style.height, title()]).toEqual(['420px', 'Back up your wallet']);
    await says({ screen: 'other' });
    expect([slot().style.height, title()]).toEqual(['420px', 'Check your email']);
  });

  it('is one real field where the site asks for it: pasted, sent with its sixth digit, wrong, tried again', async () => {
    const { auth, modal } = await shown('EmailVerifyOtp', verifyingCode, { emailCodeInSite: true });
    expect(field(modal).autocomplete).toBe('one-time-code');
    expect(field(modal).inputMode).toBe('numeric');
    // Before it happens (WCAG 3.2.2).
    expect(modal.textContent).toContain('The last digit sends it.');
    auth.errors.set('submitCode', new FeatureError('FRAME_FAILED', { frameMessage: 'Wrong' }));
    await typeInto(field(modal), '12 34');
    expect(auth.asked).toEqual([]);

    await typeInto(field(modal), 'Your code: 123-456');
    expect(auth.asked).toEqual([['submitCode', '123456']]);
    expect(said(modal)).toBe('Login’s message: Wrong');
    expect(field(modal).value).toBe('');

    auth.errors.clear();
    await typeInto(field(modal), '654321');
    expect(auth.asked.at(-1)).toEqual(['submitCode', '654321']);
  });

  it('can be sent again once the wait is over', async () => {
    const waiting = { ...verifyingCode, resendAtMs: Date.now() + 20_000 };
    const { auth, modal, widget } = await shown('EmailVerifyOtp', waiting, {
      emailCodeInSite: true,
    });
    expect(modal.textContent).toMatch(/Resend in (?:20|19)s/);

    await settle(() => {
      const state = widget.state.features.auth;
      if (state) widget.setFeature('auth', { ...state, resendAtMs: undefined });
    });
    await press(control(modal, 'Resend code'));

    expect(auth.asked).toEqual([['resendCode']]);
  });

  it.each([
    ['refused', 'This login has ended.'],
    ['timedOut', 'The login took too long.'],
    ['tooManyCodes', 'Too many wrong codes.'],
  ] as const)('ends with a sentence where the login is %s, and a way on', async (failure, text) => {
    const login = { emailLogin: { status: 'signedOut', failure } } as const;
    const { modal, widget } = await shown('EmailVerifyOtp', login);
    expect(said(modal)).toContain(text);

    await press(control(modal, 'Start again'));

    expect(widget.asked).toContainEqual(['open', { view: 'Connect' }]);
  });
});

describe('the other views of the embedded wallet', () => {
  it('wait for the device, which can be left', async () => {
    const login = { emailLogin: { status: 'verifyingDevice', email } } as const;
    const { auth, modal, widget } = await shown('EmailVerifyDevice', login);
    expect(modal.textContent).toContain(email);

    await press(control(modal, 'Use another email address'));

    expect(auth.asked).toEqual([['cancelLogin']]);
    expect(widget.asked).toContainEqual(['back']);
  });

  it('reject a request where the visitor leaves it', async () => {
    const { modal, widget } = await shown('ApproveTransaction', {});

    await press(control(modal, 'Reject'));

    expect(widget.asked).toContainEqual(['back']);
  });

  const emailUpdate = { status: 'verifyingPrimary', newEmail: email } as const;

  it.each(['UpdateEmailPrimaryOtp', 'UpdateEmailSecondaryOtp'] as const)(
    '%s makes place for the embedded wallet’s field',
    async (name) => {
      const { modal } = await shown(name, { emailUpdate });

      expect(modal.querySelector('input')).toBeNull();
      expect(find(modal, '.code-slot')).toBeTruthy();
    },
  );

  it.each([
    ['UpdateEmailPrimaryOtp', 'submitPrimaryCode'],
    ['UpdateEmailSecondaryOtp', 'submitSecondaryCode'],
  ] as const)('%s takes the code itself where the site asks for it', async (name, verb) => {
    const { auth, modal } = await shown(name, { emailUpdate }, { emailCodeInSite: true });
    await typeInto(field(modal), '123456');

    expect(auth.asked).toContainEqual([verb, '123456']);
  });

  it('UpdateEmailWallet sends the new address', async () => {
    const { auth, modal } = await shown('UpdateEmailWallet', { user: { email } });
    await typeInto(field(modal), 'new@example.org');
    await submit(modal);

    expect(auth.asked).toEqual([['updateEmail', 'new@example.org']]);
  });
});

describe('the logins at other providers', () => {
  const socials = [
    { name: 'google', title: 'Google' },
    { name: 'openid:keycloak', title: 'Keycloak' },
  ] as const;
  const buttons = (modal: ShadowRoot): readonly string[] =>
    [...modal.querySelectorAll('.socials button')].map(({ textContent }) => textContent);

  it('[R1.6] asks which of them the operator has credentials of, and begins one within the press', async () => {
    const { auth, modal, widget } = await shown('Connect', {});
    await settle(() => widget.set({ connectMethods: ['email', 'social', 'wallet'] }));
    await settle();
    expect(auth.asked).toContainEqual(['listSocials']);
    expect(buttons(modal)).toEqual([]);

    await settle(() => widget.setFeature('auth', { ...stateOf(widget), socials }));
    expect(buttons(modal)).toEqual(['Continue with Google', 'Continue with Keycloak']);
    await press(control(modal, 'Continue with Keycloak'));

    expect(auth.asked).toContainEqual(['connectSocial', 'openid:keycloak']);
  });

  it('has a row for the first of many, and tiles with names for the others', async () => {
    const titles = ['Google', 'Apple', 'X', 'Discord', 'Farcaster'];
    const names = ['google', 'apple', 'x', 'discord', 'farcaster'] as const;
    const many = names.map((name, index) => ({ name, title: titles[index] ?? name }));
    const { auth, modal, widget } = await shown('Connect', { socials: many });
    await settle(() => widget.set({ connectMethods: ['social', 'wallet'] }));
    await settle();

    expect(buttons(modal)).toEqual(['Continue with Google', '', '', '', '']);
    await press(control(modal, 'Continue with Discord'));
    expect(auth.asked).toContainEqual(['connectSocial', 'discord']);
  });

  it('[R3.10] has that used last first, with the tag that a wallet has', async () => {
    const names = ['google', 'apple', 'github'] as const;
    const many = names.map((name) => ({ name, title: name }));
    const { modal, widget } = await shown('Connect', { socials: many });
    const before = { connectMethods: ['email', 'social', 'wallet'] as const };
    await settle(() => widget.set({ ...before, recentLogin: 'apple' }));
    await settle();

    expect(buttons(modal)).toEqual(['Continue with apple Recent', '', '']);
    expect([...modal.querySelectorAll('.email-field .tag')]).toEqual([]);

    await settle(() => widget.setFeature('auth', { ...stateOf(widget), recentLogin: 'email' }));
    expect(find(modal, '.email-field .tag').textContent).toBe('Recent');
    expect(buttons(modal)[0]).toBe('Continue with google');
    await typeInto(field(modal), 'a');
    expect(modal.querySelector('.email-field .tag')).toBeNull();
  });

  it('has the logo of each brand, and a key for a provider of the operator', async () => {
    await pictureBooks.login.read('unknown');
    const { modal, widget } = await shown('Connect', { socials });
    await settle(() => widget.set({ connectMethods: ['social', 'wallet'] }));
    await settle();

    const logos = [...modal.querySelectorAll('.socials .emblem')];
    expect(logos.map((logo) => logo.textContent)).toEqual(['', '']);
    expect(logos.map((logo) => logo.querySelector('svg')?.classList.contains('icon'))).toEqual([
      false,
      true,
    ]);
  });

  it('has no place where there are none', async () => {
    const { modal, widget } = await shown('Connect', { socials: [] });
    await settle(() => widget.set({ connectMethods: ['social', 'wallet'] }));
    await settle();

    expect(buttons(modal)).toEqual([]);
    expect(modal.querySelector('.email-or')).toBeNull();
  });

  it.each([
    ['blocked', 'Your browser blocked the window'],
    ['cancelled', 'You closed the login'],
    ['refused', 'The login failed'],
    ['timedOut', 'took too long'],
  ] as const)('says that a login was %s, and begins it again', async (failure, sentence) => {
    const socialLogin = { status: 'failed', provider: 'google', failure } as const;
    const { auth, modal } = await shown('ConnectingSocial', { socials, socialLogin });

    expect(said(modal)).toContain(sentence);
    const goesOnHere = find(modal, '.stack').textContent.includes('Continue in this tab');
    expect(goesOnHere).toBe(failure === 'blocked');
    await press(control(modal, 'Try again'));
    expect(auth.asked).toContainEqual(['connectSocial', 'google']);
  });

  it('goes on in this tab where the browser has blocked the window', async () => {
    const socialLogin = { status: 'failed', provider: 'google', failure: 'blocked' } as const;
    const { auth, modal } = await shown('ConnectingSocial', { socials, socialLogin });

    await press(control(modal, 'Continue in this tab'));

    expect(auth.asked).toContainEqual(['connectSocial', 'google', { inThisTab: true }]);
  });

  it('shows what the embedded wallet says of a failure', async () => {
    const told = 'You declined the sign-in there.';
    const { modal } = await shown('ConnectingSocial', {
      socialLogin: { status: 'failed', provider: 'google', failure: 'refused', said: told },
    });

    expect(said(modal)).toBe(told);
  });

  it('waits for the window, and opens it again', async () => {
    const socialLogin = { status: 'waiting', provider: 'openid:keycloak' } as const;
    const { auth, modal } = await shown('ConnectingSocial', { socials, socialLogin });

    expect(find(modal, '[role=status].headline').textContent).toBe('Log in with Keycloak');
    await press(control(modal, 'Open the window again'));
    expect(auth.asked).toContainEqual(['connectSocial', 'openid:keycloak']);
  });
});

function stateOf(widget: FakeWidget): AuthState {
  const { auth } = widget.getSnapshot().features;
  if (!auth) throw new Error('The widget has no embedded wallet');
  return auth;
}
