import { useRef } from 'react';
import { useMessages } from '../../bindings/shell-context';
import { useWidget, useWidgetState } from '../../bindings/widget-context';
import { Action } from '../../primitives/action';
import { useHasConsent } from '../connect/use-has-consent';
import { EmailInput } from './email-input';
import { useAuthMessages, useAuthState, useRecentLogin } from './use-auth';

/** The login by e-mail among the ways to connect. */
export function EmailField() {
  const widget = useWidget();
  const messages = useAuthMessages();
  const { recent } = useMessages();
  const mayConnect = useHasConsent();
  const login = useAuthState()?.emailLogin;
  // Where there is room, the field for the code is beside it.
  const isAtCode = useWidgetState(({ view }) => view?.name === 'EmailVerifyOtp');
  const isPrepared = useRef(false);

  /** While the visitor types, the embedded wallet's page is loaded. A failure is shown when the address is sent. */
  const prepare = (): void => {
    if (isPrepared.current || !mayConnect) return;
    isPrepared.current = true;
    widget
      .feature('auth')
      .then((auth) => auth.prepare())
      .catch(() => {
        isPrepared.current = false;
      });
  };
  return (
    <EmailInput
      label={messages.emailLabel}
      submitLabel={messages.emailSubmit}
      isDisabled={!mayConnect}
      tag={useRecentLogin() === 'email' ? recent : undefined}
      onNear={prepare}
      onSubmit={(auth, email) => auth.connectEmail(email)}
    >
      {login?.status === 'verifyingCode' && !isAtCode && (
        <Action kind="secondary" onPress={() => void widget.show('EmailVerifyOtp')}>
          {messages.emailEnterCode(login.email)}
        </Action>
      )}
    </EmailInput>
  );
}
