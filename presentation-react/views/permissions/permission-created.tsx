import { useCatalogue } from '../../bindings/use-catalogue';
import { useWidget, useWidgetState } from '../../bindings/widget-context';
import { permissionsMessages } from '../../messages/permissions-en';
import { Notice } from '../../parts/notice';
import { Action } from '../../primitives/action';
import { Icon } from '../../primitives/icon';
import { PermissionTerms } from './permission-terms';
import { usePermissionsStyle } from './use-permissions-style';

/** What the wallet granted, which may be less than the site asked. */
export function PermissionCreated() {
  usePermissionsStyle();
  const widget = useWidget();
  const messages = useCatalogue(permissionsMessages);
  const created = useWidgetState(({ features }) => features.permissions?.created);
  return (
    <div className="stack">
      <div className="scene" role="status">
        <span className="medallion">
          <Icon name="check" />
        </span>
        <p className="headline">{messages.permissionGranted}</p>
        <p className="hint">{messages.permissionGrantedHint}</p>
      </div>
      {created?.map(({ granted, shown }) => (
        <div key={granted.context} className="permission">
          {granted.isAdjusted && <Notice>{messages.permissionAdjusted}</Notice>}
          <PermissionTerms shown={shown} />
        </div>
      ))}
      <Action kind="primary" onPress={() => void widget.close()}>
        {messages.permissionDone}
      </Action>
      <Action kind="secondary" onPress={() => void widget.show('SmartSessionList')}>
        {messages.permissionSeeAll}
      </Action>
    </div>
  );
}
