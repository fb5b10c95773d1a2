import { useEffect } from 'react';
import { useCatalogue } from '../../bindings/use-catalogue';
import { useFeature } from '../../bindings/use-feature';
import { useWidget, useWidgetState } from '../../bindings/widget-context';
import { permissionsMessages } from '../../messages/permissions-en';
import { useDisclosureStyle } from '../../parts/disclosure';
import { Icon } from '../../primitives/icon';

/** Leads to the permissions of the account, where its wallet grants any. */
export function PermissionsEntry() {
  useDisclosureStyle();
  const widget = useWidget();
  const { permissionsOffer } = useCatalogue(permissionsMessages);
  const { verbs } = useFeature('permissions');
  const support = useWidgetState(({ features }) => features.permissions?.support);
  useEffect(() => {
    verbs?.supported().catch(() => {
      // Nothing is offered.
    });
  }, [verbs]);
  if (support !== 'yes') return null;
  return (
    <button type="button" className="disclose" onClick={() => void widget.show('SmartSessionList')}>
      <span>{permissionsOffer}</span>
      <Icon name="forward" />
    </button>
  );
}
