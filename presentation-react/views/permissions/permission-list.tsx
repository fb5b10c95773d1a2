import { useEffect } from 'react';
import { useMessages } from '../../bindings/shell-context';
import { useCatalogue } from '../../bindings/use-catalogue';
import { useFeature } from '../../bindings/use-feature';
import { useWidgetState } from '../../bindings/widget-context';
import { permissionsMessages } from '../../messages/permissions-en';
import { Notice } from '../../parts/notice';
import { WaitingRows } from '../../parts/waiting';
import { Action } from '../../primitives/action';
import { Icon } from '../../primitives/icon';
import { ListedEntry } from './listed-entry';
import { usePermissionsStyle } from './use-permissions-style';

/** The permissions of the account in use, each with its limits and the way to revoke it. */
export function PermissionList() {
  usePermissionsStyle();
  const messages = useCatalogue(permissionsMessages);
  const { loading } = useMessages();
  const { verbs } = useFeature('permissions');
  const state = useWidgetState(({ features }) => features.permissions);
  const load = (): void => {
    verbs?.list().catch(() => {
      // The state says that it failed.
    });
  };
  useEffect(load, [verbs]);
  const { list = [], revoking, status = 'idle' } = state ?? {};
  const isLoading = status === 'idle' || status === 'loading';
  return (
    <div className="stack">
      <div className="permission-lead">
        <span className="tag">{messages.permissionsBeta}</span>
        <p className="lead">{messages.permissionsLead}</p>
      </div>
      {status === 'failed' && (
        <>
          <Notice>{messages.permissionsFailed}</Notice>
          <Action kind="secondary" icon="reload" onPress={load}>
            {messages.permissionsRetry}
          </Action>
        </>
      )}
      {list.length > 0 && (
        <ul className="list">
          {list.map((each) => (
            <li key={each.granted.context}>
              <ListedEntry
                listed={each}
                isRevoking={revoking === each.granted.context}
                onRevoke={() => {
                  verbs?.revoke(each.granted.context).catch(() => {
                    // A message says so, unless the visitor declined.
                  });
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {list.length === 0 && isLoading && <WaitingRows label={loading} rows={2} />}
      {list.length === 0 && status === 'loaded' && (
        <div className="scene" role="status">
          <span className="medallion">
            <Icon name="key" />
          </span>
          <p className="headline">{messages.permissionsNone}</p>
          <p className="hint">{messages.permissionsNoneHint}</p>
        </div>
      )}
    </div>
  );
}
