import { useWidget, useWidgetState } from '../bindings/widget-context';
import { Icon } from '../primitives/icon';
import { walletOf } from '../bindings/wallet-of';
import { useMessages, useShellContext } from '../bindings/shell-context';

/** The heading of the view on show, with the buttons that go back and close. */
export function ViewHeader({ titleId }: { readonly titleId: string }) {
  const widget = useWidget();
  const messages = useMessages();
  const { place, views } = useShellContext();
  const view = useWidgetState((state) => state.view);
  const wallet = useWidgetState(
    (state) => walletOf(state, state.view?.connectorId, state.view?.namespace)?.name,
  );
  const chain = view?.namespace && messages.chains[view.namespace];
  const isFirst = useWidgetState(({ history }) => history.length < 2);
  const isHome = isFirst && (view?.name === 'Connect' || view?.name === 'Account');
  return (
    <div className="header">
      {!isFirst && (
        <button
          type="button"
          className="tool"
          aria-label={messages.back}
          onClick={() => void widget.back()}
        >
          <Icon name="back" />
        </button>
      )}
      <h2 id={titleId} className="title" tabIndex={-1} dir="auto">
        {view && views.has(view.name) && views.title(view.name, messages, wallet, chain)}
      </h2>
      {(place === 'modal' || !isHome) && (
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
