import type { ComponentType } from 'react';
import type { ViewName } from '../../../domain/routing/view-name';
import { useViewEntry } from '../../bindings/shell-context';
import { authMessages } from '../../messages/auth-en';
import { offeredInEnglish } from '../../parts/offered-in-english';
import { ApproveRequest } from './approve-request';
import { UpdateEmail, UpdateEmailPrimary, UpdateEmailSecondary } from './update-email';
import { VerifyCode } from './verify-code';
import { VerifyDevice } from './verify-device';

export { authMessages as messages };

const views: { readonly [Name in ViewName]?: ComponentType } = {
  ApproveTransaction: ApproveRequest,
  EmailVerifyDevice: VerifyDevice,
  EmailVerifyOtp: VerifyCode,
  UpdateEmailPrimaryOtp: UpdateEmailPrimary,
  UpdateEmailSecondaryOtp: UpdateEmailSecondary,
  UpdateEmailWallet: UpdateEmail,
};

/** The views of the embedded wallet. They come in one file: a visitor of one goes on to the next. */
function AuthView() {
  const name = useViewEntry()?.name;
  const View = name && views[name];
  return View ? <View /> : null;
}

export default offeredInEnglish(AuthView);
