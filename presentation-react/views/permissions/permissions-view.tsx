import type { ComponentType } from 'react';
import { useViewEntry } from '../../bindings/shell-context';
import { permissionsMessages } from '../../messages/permissions-en';
import { offeredInEnglish } from '../../parts/offered-in-english';
import { PermissionCreated } from './permission-created';
import { PermissionList } from './permission-list';
import { ReviewPermission } from './review-permission';

export { permissionsMessages as messages };

const views: Readonly<Record<string, ComponentType>> = {
  SmartSessionCreated: PermissionCreated,
  SmartSessionList: PermissionList,
  SmartSessionReview: offeredInEnglish(ReviewPermission),
};

/** The views of permissions. They come in one file: a visitor of the first goes on to the others. */
export default function PermissionsView() {
  const View = views[useViewEntry()?.name ?? ''];
  return View ? <View /> : null;
}
