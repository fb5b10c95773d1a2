import { useMemo } from 'react';
import type { ViewName } from '../../../domain/routing/view-name';
import type { ViewDefinition } from '../../../presentation-react/bindings/view-definition';
import shellCss from '../../../presentation-react/provider/shell.css';
import { ShellHost } from '../../../presentation-react/shell/shell-host';
import { viewRegistry } from '../../../presentation-react/views/view-registry';

const none: readonly ViewName[] = [];

/**
 * The modal with views of the gallery, in addition to its own or replacing them, and without those of `without`. Goes
 * with the option `disableAppend`.
 */
export function ModalWith({
  views,
  without = none,
}: {
  readonly views: Readonly<Partial<Record<ViewName, ViewDefinition>>>;
  readonly without?: readonly ViewName[];
}) {
  const registry = useMemo(() => {
    const all = Object.entries({ ...viewRegistry, ...views });
    const kept = all.filter(([name]) => !without.includes(name as ViewName));
    return Object.fromEntries(kept) as typeof viewRegistry;
  }, [views, without]);
  return <ShellHost placement="here" registry={registry} css={shellCss} />;
}
