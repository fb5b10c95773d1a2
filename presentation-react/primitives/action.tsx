import type { ReactNode } from 'react';
import { isWebAddress } from '../../domain/text/web-address';
import { Icon, type IconName } from './icon';
import { Spinner } from './spinner';

interface ActionProps {
  readonly kind: 'primary' | 'secondary' | 'quiet';
  readonly children: ReactNode;
  readonly icon?: IconName;
}

/** A full-width button for the visitor's next step. */
export function Action({
  kind,
  icon,
  logo,
  children,
  isBusy = false,
  onPress,
}: ActionProps & {
  /** Whether it is waiting. It stays in place and keeps the focus. */
  readonly isBusy?: boolean;

  /** A picture in the place of the icon. */
  readonly logo?: ReactNode;
  readonly onPress: () => void;
}) {
  const picture = icon ? <Icon name={icon} /> : logo;
  return (
    <button
      type="button"
      className="action"
      data-kind={kind}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? undefined : onPress}
    >
      {isBusy ? <Spinner /> : picture}
      <span>{children}</span>
    </button>
  );
}

/** The same for a page elsewhere. Renders nothing for an unsafe address. */
export function LinkAction({
  kind,
  children,
  href,
}: ActionProps & { readonly href: string | undefined }) {
  if (!isOutgoing(href)) return null;
  return (
    <a className="action" data-kind={kind} {...outgoing} href={href}>
      <span>{children}</span>
      <Icon name="external" />
    </a>
  );
}

/** The attributes of every external link: the linked page learns nothing about this one. */
export const outgoing = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** Whether a link may lead there: never to a script, and never to another host than it seems to. */
export function isOutgoing(href: string | undefined): href is string {
  return href !== undefined && isWebAddress(href);
}
