import { useWidget, useWidgetState } from '../../bindings/widget-context';
import { Emblem } from '../../primitives/emblem';
import { Ring } from '../../primitives/ring';
import { useMessages } from '../../bindings/shell-context';
import { walletOf } from '../../bindings/wallet-of';
import { type ConnectStage, connectStageOf, wordsFor } from './connect-stage';
import { ringStates } from './ring-states';
import { WaysOn } from './ways-on';

/** One wallet being asked, or what it answered: each answer with its own way on. */
export default function ConnectingExternalView() {
  const widget = useWidget();
  const messages = useMessages();
  const id = useWidgetState(({ view }) => view?.connectorId) ?? '';
  const namespace = useWidgetState(({ view }) => view?.namespace);
  const wallet = useWidgetState((state) => walletOf(state, id, namespace));
  const stage = useWidgetState((state) => connectStageOf(state, id, namespace));
  const name = wallet?.name ?? messages.wallet;
  const { headline, hint, said } = wordsFor(stage, name, messages);
  return (
    <div className="stack" data-state={stage.cause}>
      <div className="scene">
        <Ring state={ringStates[stage.cause]}>
          <Emblem id={id} name={name} imageUrl={wallet?.imageUrl} shape="wallet" size="large" />
        </Ring>
        {/* Keyed, because only what is new in the page is told as an alert. */}
        <p
          key={stage.cause}
          className="headline"
          role={alerts.has(stage.cause) ? 'alert' : undefined}
        >
          {headline}
        </p>
        {hint !== undefined && <p className="hint">{hint}</p>}
        {said !== undefined && <p className="hint">{said}</p>}
      </div>
      <WaysOn
        stage={stage}
        wallet={name}
        homepage={wallet?.homepage}
        onRetry={() => void widget.chooseWallet(id, namespace)}
        onCancel={() => void widget.back()}
      />
    </div>
  );
}

/** What went wrong. A visitor's own no is told by the live region instead. */
const alerts: ReadonlySet<ConnectStage['cause']> = new Set([
  'pending',
  'notInstalled',
  'gone',
  'failed',
]);
