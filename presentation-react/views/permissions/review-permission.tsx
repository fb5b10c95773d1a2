import { useCatalogue } from '../../bindings/use-catalogue';
import { useFeature } from '../../bindings/use-feature';
import { useWidget, useWidgetState } from '../../bindings/widget-context';
import { permissionsMessages } from '../../messages/permissions-en';
import { ConfirmAction } from '../../parts/confirm-action';
import { Notice } from '../../parts/notice';
import { Action } from '../../primitives/action';
import { PermissionTerms } from './permission-terms';
import { usePermissionsStyle } from './use-permissions-style';

/** What the site asks for, with all its limits, before the wallet is asked. */
export function ReviewPermission() {
  usePermissionsStyle();
  const widget = useWidget();
  const messages = useCatalogue(permissionsMessages);
  const { verbs } = useFeature('permissions');
  const review = useWidgetState(({ features }) => features.permissions?.review);
  if (!review) {
    return (
      <div className="stack">
        <p className="lead">{messages.permissionVoided}</p>
      </div>
    );
  }
  const { asked, failure, status, wider } = review;
  const site = widget.options.metadata?.name ?? messages.permissionSite;
  const hasWarning = asked.some(({ warnings }) => warnings.length > 0);
  const confirm = (): void => {
    verbs?.confirm().catch(() => {
      // The state has the reason, and this view shows it.
    });
  };
  return (
    <div className="stack">
      <p className="lead">
        <bdi>{messages.permissionAsked(site)}</bdi>
      </p>
      {asked.map((shown, index) => (
        <div key={index} className="permission">
          <PermissionTerms shown={shown} />
        </div>
      ))}
      {status === 'refused' && (
        <Notice>
          {wider
            ? messages.permissionWider(
                wider.map((each) => messages.permissionWiderParts[each]).join(', '),
              )
            : messages.permissionUnsupported}
        </Notice>
      )}
      <ConfirmAction
        review={asked}
        label={messages.permissionConfirm}
        askingHint={messages.permissionAskingHint}
        isAsking={status === 'asking'}
        failure={status === 'failed' ? failure : undefined}
        toCheck={hasWarning ? messages.permissionChecked : undefined}
        isPossible={status !== 'refused' && verbs !== undefined}
        onConfirm={confirm}
      />
      {wider && (
        <Action kind="primary" onPress={() => void widget.show('SmartSessionList')}>
          {messages.permissionSeeAll}
        </Action>
      )}
      {status !== 'asking' && (
        <Action kind="quiet" onPress={() => void widget.back()}>
          {status === 'refused' ? messages.permissionDone : messages.permissionDecline}
        </Action>
      )}
    </div>
  );
}
