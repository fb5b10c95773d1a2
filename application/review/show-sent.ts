import type { ViewName } from '../../domain/routing/view-name';
import type { Navigation } from '../navigation/navigation';

/**
 * Leaves the form behind, so that no way back leads to what would send again: what was sent stays on show in `view`, over the
 * account. What the wallet reports as sent before has no hash to show.
 */
export function showSent(
  { navigation: { router } }: { readonly navigation: Pick<Navigation, 'router'> },
  view: ViewName,
  { status }: { readonly status: string },
): void {
  if (status === 'sent') router.update(() => [{ name: 'Account' }, { name: view }]);
  else router.reset('Account');
}
