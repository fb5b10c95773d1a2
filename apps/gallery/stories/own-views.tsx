import { useMemo } from 'react';
import type { AnyViewName } from '../../../domain/routing/view-name';
import type { ViewDefinition } from '../../../presentation-react/bindings/view-definition';
import shellCss from '../../../presentation-react/provider/shell.css';
import { ShellHost } from '../../../presentation-react/shell/shell-host';
import { viewRegistry } from '../../../presentation-react/views/view-registry';

/**
 * The modal with views of the gallery, in addition to its own or replacing them. Goes with the option
 * `disableAppend`.
 */
export function ModalWith({
  views,
}: {
  readonly views: Readonly<Partial<Record<AnyViewName, ViewDefinition>>>;
}) {
  const registry = useMemo(() => ({ ...viewRegistry, ...views }), [views]);
  return <ShellHost placement="here" registry={registry} css={shellCss} />;
}
