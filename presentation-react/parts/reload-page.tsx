import { useMessages } from '../bindings/shell-context';
import { Action } from '../primitives/action';

/** Reloads the page: only then does a browser load a newly installed wallet into it. */
export function ReloadPage() {
  const { reloadPage } = useMessages();
  return (
    <Action kind="secondary" icon="reload" onPress={() => location.reload()}>
      {reloadPage}
    </Action>
  );
}
