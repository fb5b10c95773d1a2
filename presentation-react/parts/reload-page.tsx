import { useMessages } from '../bindings/shell-context';
import { Action } from '../primitives/action';

/** Loads the page again: only then does a browser bring a wallet that was just installed into it. */
export function ReloadPage() {
  const { reloadPage } = useMessages();
  return (
    <Action kind="secondary" icon="reload" onPress={() => location.reload()}>
      {reloadPage}
    </Action>
  );
}
