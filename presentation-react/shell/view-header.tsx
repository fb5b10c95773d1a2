import type { ViewEntry } from '../../domain/routing/view-name';
import { useWidget, useWidgetState } from '../bindings/widget-context';
import { Icon } from '../primitives/icon';
import { walletOf } from '../bindings/wallet-of';
import { useMessages, useShellContext } from '../bindings/shell-context';

interface ViewHeaderProps {
  readonly entry: ViewEntry;

  /** What the view itself is titled, instead of its usual title. */
  readonly title: string | undefined;
  readonly titleId: string;

  /** Whether it is the view on show: its heading gets the focus. */
  readonly isOnShow: boolean;
  readonly hasBack: boolean;
  readonly hasClose: boolean;
}

/** The heading of a view, with the buttons that go back and close. */
export function ViewHeader(props: ViewHeaderProps) {
  const { entry, title, titleId, isOnShow, hasBack, hasClose } = props;
  const widget = useWidget();
  const messages = useMessages();
  const { place, views } = useShellContext();
  const { connectorId, name, namespace } = entry;
  const wallet = useWidgetState((state) => walletOf(state, connectorId, namespace)?.name);
  const chain = namespace && messages.chains[namespace];
  const isHome = !hasBack && (name === 'Connect' || name === 'Account');
  return (
    <div className="header">
      {hasBack && (
        <button
          type="button"
          className="tool"
          aria-label={messages.back}
          onClick={() => void widget.back()}
        >
          <Icon name="back" />
        </button>
      )}
      <h2 id={titleId} className="title" tabIndex={isOnShow ? -1 : undefined} dir="auto">
        {title ?? (views.has(name) && views.title(name, messages, wallet, chain))}
      </h2>
      <div className="header-lead" />
      {hasClose && (place === 'modal' || !isHome) && (
        <button
          type="button"
          className="tool close"
          aria-label={messages.close}
          onClick={() => void widget.close()}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
