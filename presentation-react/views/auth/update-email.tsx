import { CodeInput } from './code-input';
import { EmailInput } from './email-input';
import { useAuthMessages, useAuthState } from './use-auth';

/** The new e-mail address of the account. */
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

/** The code that went to the address before. */
export function UpdateEmailPrimary() {
  const { emailOldCode } = useAuthMessages();
  return (
    <div className="stack">
      <p className="lead code-lead">{emailOldCode}</p>
      <CodeInput onCode={(auth, code) => auth.submitPrimaryCode(code)} />
    </div>
  );
}

/** The code that went to the new address. */
export function UpdateEmailSecondary() {
  const { emailNewCode } = useAuthMessages();
  const update = useAuthState()?.emailUpdate;
  return (
    <div className="stack">
      <p className="lead code-lead">
        {emailNewCode(update && 'newEmail' in update ? update.newEmail : '')}
      </p>
      <CodeInput onCode={(auth, code) => auth.submitSecondaryCode(code)} />
    </div>
  );
}
