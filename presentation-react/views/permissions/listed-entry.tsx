import { useId, useState } from 'react';
import { shortenAddress } from '../../../domain/address/shorten-address';
import type {
  ListedPermission,
  ShownPermission,
} from '../../../domain/permission/shown-permission';
import { useMessages } from '../../bindings/shell-context';
import { useCatalogue } from '../../bindings/use-catalogue';
import { permissionsMessages } from '../../messages/permissions-en';
import { Action } from '../../primitives/action';
import { Icon } from '../../primitives/icon';
import { PermissionTerms } from './permission-terms';
import { limitLines, momentText } from './permission-words';
import { lateIcons } from '../../primitives/late-icons';

interface ListedEntryProps {
  readonly listed: ListedPermission;
  readonly isRevoking: boolean;
  readonly onRevoke: () => void;
}

/** One permission of the list: a press shows all of it, and the way to revoke it. */
export function ListedEntry({ listed, isRevoking, onRevoke }: ListedEntryProps) {
  const { granted, shown } = listed;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="permission">
      <button
        type="button"
        className="row"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Summary listed={listed} />
        <Icon name={lateIcons.down} />
      </button>
      {isOpen && (
        <div id={id} className="permission">
          <PermissionTerms shown={shown} warns={!granted.isExpired} />
          <Revoke isExpired={granted.isExpired} isRevoking={isRevoking} onRevoke={onRevoke} />
        </div>
      )}
    </div>
  );
}

function Summary({ listed: { granted, shown } }: { readonly listed: ListedPermission }) {
  const messages = useCatalogue(permissionsMessages);
  const { lang } = useMessages();
  const { isExpired, isWider } = granted;
  const { endsAtMs, limits, network } = shown;
  const holder = holderName(shown);
  return (
    <span className="name">
      {limits.map((limit, index) => (
        <span key={index} className="permission-limit">
          <bdi>{limitLines(limit, messages)[0]}</bdi>
        </span>
      ))}
      <small>
        {holder !== undefined && (
          <>
            <bdi>{holder}</bdi> ·{' '}
          </>
        )}
        <bdi>{network}</bdi>
      </small>
      <small>
        {endsAtMs === undefined
          ? messages.permissionEndless
          : messages.permissionEndsAt(momentText(endsAtMs, lang))}
      </small>
      {(isExpired || isWider) && (
        <span className="permission-tags">
          {isExpired && (
            <span className="tag">
              <Icon name="clock" />
              {messages.permissionExpired}
            </span>
          )}
          {isWider && (
            <span className="tag">
              <Icon name="alert" />
              {messages.permissionTooWide}
            </span>
          )}
        </span>
      )}
    </span>
  );
}

interface RevokeProps {
  readonly isExpired: boolean;
  readonly isRevoking: boolean;
  readonly onRevoke: () => void;
}

function Revoke({ isExpired, isRevoking, onRevoke }: RevokeProps) {
  const messages = useCatalogue(permissionsMessages);
  const [isAsked, setIsAsked] = useState(false);
  if (isExpired || !(isAsked || isRevoking)) {
    return (
      <Action kind="secondary" onPress={isExpired ? onRevoke : () => setIsAsked(true)}>
        {isExpired ? messages.permissionForget : messages.permissionRevoke}
      </Action>
    );
  }
  return (
    <div className="permission" role="group" aria-label={messages.permissionRevokeAsk}>
      <p className="lead">
        {messages.permissionRevokeAsk} {messages.permissionRevokeHint}
      </p>
      <Action kind="primary" isBusy={isRevoking} onPress={onRevoke}>
        {isRevoking ? messages.permissionRevoking : messages.permissionRevoke}
      </Action>
      {!isRevoking && (
        <Action kind="quiet" onPress={() => setIsAsked(false)}>
          {messages.permissionKeep}
        </Action>
      )}
    </div>
  );
}

/** Who may spend, in short. */
function holderName({ holder }: ShownPermission): string | undefined {
  if (holder.kind === 'account') return shortenAddress(holder.address);
  return holder.kind === 'keys' ? shortenAddress(holder.ids[0] ?? '') : undefined;
}
