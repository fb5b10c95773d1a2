import type { ReactNode } from 'react';
import { Icon, type IconName } from '../primitives/icon';

/** What the visitor should know before the next step. */
export function Notice({
  children,
  icon = 'alert',
}: {
  readonly children: ReactNode;
  readonly icon?: IconName;
}) {
  return (
    <div className="notice" role="alert">
      <Icon name={icon} />
      <span>{children}</span>
    </div>
  );
}
