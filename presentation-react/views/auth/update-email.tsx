import { useWidget } from '../../bindings/widget-context';
import { CodeInput } from './code-input';
import { EmailInput } from './email-input';
import { FrameSlot } from './frame-slot';
import { useAuthMessages, useAuthState } from './use-auth';

/** The new email address of the account. */
export function UpdateEmail() {
  const { emailNewLabel, emailSave } = useAuthMessages();
  return (
    <EmailInput
      label={emailNewLabel}
      submitLabel={emailSave}
      isAlone
      onSubmit={(auth, email) => auth.updateEmail(email)}
    />
  );
}

/** The code that went to the address before: in the embedded wallet's own field, so that the site never has it. */
export function UpdateEmailPrimary() {
  const { emailCodeInSite } = useWidget().options.features;
  const { emailCodeHint, emailOldCode } = useAuthMessages();
  if (!emailCodeInSite) return <FrameSlot view="UpdateEmailPrimaryOtp" />;
  return (
    <div className="stack">
      <p className="lead code-lead">
        {emailOldCode}
        <br />
        {emailCodeHint}
      </p>
      <CodeInput onCode={(auth, code) => auth.submitPrimaryCode(code)} />
    </div>
  );
}

/** The code that went to the new address, in the same way. */
export function UpdateEmailSecondary() {
  const { emailCodeInSite } = useWidget().options.features;
  const { emailCodeHint, emailNewCode } = useAuthMessages();
  const update = useAuthState()?.emailUpdate;
  if (!emailCodeInSite) return <FrameSlot view="UpdateEmailSecondaryOtp" />;
  return (
    <div className="stack">
      <p className="lead code-lead">
        {emailNewCode(update && 'newEmail' in update ? update.newEmail : '')}
        <br />
        {emailCodeHint}
      </p>
      <CodeInput onCode={(auth, code) => auth.submitSecondaryCode(code)} />
    </div>
  );
}
