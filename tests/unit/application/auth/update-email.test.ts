import { describe, expect, it } from '@jest/globals';
import { FeatureError } from '../../../../domain/errors/feature-error';
import { EMBEDDED_EMAIL, loggedIn, readyFrame, rejectionOf } from '../../../support/headless-auth';
import { raisedAlert } from '../../../support/raised-alert';

const NEW_EMAIL = 'ada@example.com';
const PLACE = { left: 1, top: 2, width: 300, height: 400 };

describe('change the email address', () => {
  it('[R4.36] requests the code to the old address, then the code to the new one', async () => {
    const { auth, frame, widget, state, storage } = await setUp();
    frame
      .answer('UPDATE_EMAIL', { action: 'VERIFY_PRIMARY_OTP' })
      .answer('UPDATE_EMAIL_PRIMARY_OTP', {})
      .answer('UPDATE_EMAIL_SECONDARY_OTP', { newEmail: NEW_EMAIL });
    await widget.open({ view: 'UpdateEmailWallet' });

    expect(await auth.updateEmail(` ${NEW_EMAIL} `)).toBe('VERIFY_PRIMARY_OTP');
    expect(state().emailUpdate).toEqual({ status: 'verifyingPrimary', newEmail: NEW_EMAIL });
    expect(widget.state.view?.name).toBe('UpdateEmailPrimaryOtp');

    await auth.submitPrimaryCode('111111');
    expect(state().emailUpdate).toEqual({ status: 'verifyingSecondary', newEmail: NEW_EMAIL });
    expect(widget.state.view?.name).toBe('UpdateEmailSecondaryOtp');

    await auth.submitSecondaryCode('222222');
    expect(state()).toMatchObject({
      emailUpdate: { status: 'updated', newEmail: NEW_EMAIL },
      user: { email: NEW_EMAIL },
    });
    expect(widget.state.history.map(({ name }) => name)).toEqual(['Account']);
    expect(storage.get('@appkit-wallet/EMAIL')).toBe('a•••@example.com');
    expect(frame.sent.slice(-3)).toEqual([
      { type: 'UPDATE_EMAIL', payload: { email: NEW_EMAIL } },
      { type: 'UPDATE_EMAIL_PRIMARY_OTP', payload: { otp: '111111' } },
      { type: 'UPDATE_EMAIL_SECONDARY_OTP', payload: { otp: '222222' } },
    ]);
  });

  it('[R4.36] continues with the new address at once where the frame says so', async () => {
    const { auth, frame, widget, state } = await setUp();
    frame.answer('UPDATE_EMAIL', { action: 'VERIFY_SECONDARY_OTP' });

    await auth.updateEmail(NEW_EMAIL);

    expect(state().emailUpdate.status).toBe('verifyingSecondary');
    expect(widget.state.view?.name).toBe('UpdateEmailSecondaryOtp');
    await auth.submitPrimaryCode('111111');
    expect(frame.sentTypes).not.toContain('UPDATE_EMAIL_PRIMARY_OTP');
  });

  it('[R4.36] keeps the step, and the old address, after a wrong code', async () => {
    const { auth, frame, state } = await setUp();
    frame
      .answer('UPDATE_EMAIL', { action: 'VERIFY_PRIMARY_OTP' })
      .on('UPDATE_EMAIL_PRIMARY_OTP', { error: new FeatureError('FRAME_FAILED', {}) });
    await auth.updateEmail(NEW_EMAIL);

    expect(await rejectionOf(auth.submitPrimaryCode('111111'))).toMatchObject({
      code: 'FRAME_FAILED',
    });
    expect(state()).toMatchObject({
      emailUpdate: { status: 'verifyingPrimary' },
      user: { email: EMBEDDED_EMAIL },
    });

    frame.answer('UPDATE_EMAIL_PRIMARY_OTP', {});
    await auth.submitPrimaryCode('111112');
    expect(state().emailUpdate.status).toBe('verifyingSecondary');
  });

  it('[R4.36] leaves both codes to a field in the frame, where the visitor types them', async () => {
    const { auth, clock, frame, widget, state } = await setUp();
    frame
      .answer('UPDATE_EMAIL', { action: 'VERIFY_PRIMARY_OTP' })
      .on('UPDATE_EMAIL_PRIMARY_OTP', 'hang')
      .on('UPDATE_EMAIL_SECONDARY_OTP', 'hang');
    await widget.open({ view: 'UpdateEmailWallet' });
    await auth.updateEmail(NEW_EMAIL);

    auth.showCodeField(PLACE);
    auth.showCodeField({ ...PLACE, top: 3 });
    await clock.advance(95_000);
    expect(frame.isShown).toBe(true);
    expect(frame.place).toEqual({ ...PLACE, top: 3 });

    frame.settle('UPDATE_EMAIL_PRIMARY_OTP', { answer: {} });
    await clock.advance(0);
    expect(frame.isShown).toBe(false);
    expect(widget.state.view?.name).toBe('UpdateEmailSecondaryOtp');

    auth.showCodeField(PLACE);
    await clock.advance(0);
    frame.settle('UPDATE_EMAIL_SECONDARY_OTP', { answer: { newEmail: NEW_EMAIL } });
    await clock.advance(0);
    expect(state()).toMatchObject({
      emailUpdate: { status: 'updated' },
      user: { email: NEW_EMAIL },
    });
    expect(frame.isShown).toBe(false);
    expect(frame.sent.slice(-2)).toEqual([
      { type: 'UPDATE_EMAIL_PRIMARY_OTP', payload: {} },
      { type: 'UPDATE_EMAIL_SECONDARY_OTP', payload: {} },
    ]);
  });

  it.each([
    ['cancels in the frame', { isDeclined: true, frameMessage: 'User rejected the request.' }],
    ['has no code left', {}],
  ])(
    '[R4.36] is over, and leads back to the account, where the visitor %s',
    async (_what, context) => {
      const { auth, clock, frame, widget, state } = await setUp();
      frame
        .answer('UPDATE_EMAIL', { action: 'VERIFY_PRIMARY_OTP' })
        .on('UPDATE_EMAIL_PRIMARY_OTP', 'hang');
      await widget.open({ view: 'UpdateEmailWallet' });
      await auth.updateEmail(NEW_EMAIL);
      auth.showCodeField(PLACE);
      await clock.advance(0);

      frame.settle('UPDATE_EMAIL_PRIMARY_OTP', {
        error: new FeatureError('FRAME_FAILED', context),
      });
      await clock.advance(0);

      expect(frame.isShown).toBe(false);
      expect(state()).toMatchObject({
        emailUpdate: { status: 'idle' },
        user: { email: EMBEDDED_EMAIL },
      });
      expect(widget.state.view?.name).toBe('Account');
    },
  );

  it('[R5.13] refuses an invalid address or code without a request', async () => {
    const { auth, frame } = await setUp();
    frame.answer('UPDATE_EMAIL', { action: 'VERIFY_PRIMARY_OTP' });

    expect(await rejectionOf(auth.updateEmail('ada@'))).toMatchObject({ code: 'EMAIL_INVALID' });
    expect(frame.sentTypes).not.toContain('UPDATE_EMAIL');

    await auth.updateEmail(NEW_EMAIL);
    expect(await rejectionOf(auth.submitPrimaryCode('11111'))).toMatchObject({
      code: 'CODE_INVALID',
    });
    expect(frame.sentTypes).not.toContain('UPDATE_EMAIL_PRIMARY_OTP');
  });

  it('[R4.36] changes nothing where the frame refuses', async () => {
    const { auth, frame, state } = await setUp();
    frame.on('UPDATE_EMAIL', { error: new FeatureError('FRAME_FAILED', {}) });

    await rejectionOf(auth.updateEmail(NEW_EMAIL));

    expect(state()).toMatchObject({
      emailUpdate: { status: 'idle' },
      user: { email: EMBEDDED_EMAIL },
    });
  });

  it('[R4.36] drops the answer to a change that a later one replaced', async () => {
    const { auth, frame, state } = await setUp();
    frame.on('UPDATE_EMAIL', 'hang');
    const first = rejectionOf(auth.updateEmail('first@example.com'));
    await Promise.resolve();
    frame.answer('UPDATE_EMAIL', { action: 'VERIFY_PRIMARY_OTP' });

    await auth.updateEmail(NEW_EMAIL);

    expect(await first).toMatchObject({ code: 'FRAME_ABORTED', message: 'Something went wrong' });
    expect(state().emailUpdate).toEqual({ status: 'verifyingPrimary', newEmail: NEW_EMAIL });
  });

  it('[R4.36] leaves no request pending when the widget ends', async () => {
    const { auth, clock, frame, widget } = await setUp();
    frame.on('UPDATE_EMAIL', 'hang');
    const change = rejectionOf(auth.updateEmail(NEW_EMAIL));
    await Promise.resolve();

    widget.dispose();

    expect(await change).toMatchObject({ name: 'WidgetError' });
    expect(clock.sleeping).toBe(0);
  });

  it.each([
    ['without a project id', {}, 'PROJECT_ID_NOT_CONFIGURED'],
    ['with one', { projectId: 'p1' }, undefined],
    ['with a page of its own', { authFrameUrl: 'https://wallet.test' }, undefined],
  ])('[R5.19] %s, a request to the embedded wallet raises %s', async (_what, options, code) => {
    const { widget } = await loggedIn({ frame: readyFrame(), options });

    expect((await raisedAlert(widget))?.code).toBe(code);
  });
});

async function setUp() {
  const headless = await loggedIn({ frame: readyFrame() });
  const state = () => {
    const { auth } = headless.widget.state.features;
    if (!auth) throw new TypeError('The feature has not been used');
    return auth;
  };
  return { ...headless, state };
}
