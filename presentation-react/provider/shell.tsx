import type { ShellPlacement } from '../bindings/presenter';
import { ShellHost } from '../shell/shell-host';
import { viewRegistry } from '../views/view-registry';
import shellCss from './shell.css';

/** The shell with the views: what is downloaded before the widget opens. */
export function Shell({ placement }: { readonly placement: ShellPlacement }) {
  return <ShellHost placement={placement} registry={viewRegistry} css={shellCss} />;
}
