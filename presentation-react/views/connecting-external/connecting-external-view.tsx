import { useWidget, useWidgetState } from '../../bindings/widget-context';
import { Emblem } from '../../primitives/emblem';
import { Ring } from '../../primitives/ring';
import { useMessages } from '../../bindings/shell-context';
import { walletOf } from '../../bindings/wallet-of';
import { type ConnectStage, connectStageOf, wordsFor } from './connect-stage';
import { ringStates } from './ring-states';
import { LateFailureHint } from './late-failure-hint';
import { NextSteps } from './next-steps';

/** The request to one wallet, or its outcome: each outcome offers its own next step. */
export default function ConnectingExternalView() {
  const widget = useWidget();
  const messages = useMessages();
  const id = useWidgetState(({ view }) => view?.connectorId) ?? '';
  const namespace = useWidgetState(({ view }) => view?.namespace);
  const wallet = useWidgetState((state) => walletOf(state, id, namespace));
  const stage = useWidgetState((state) => connectStageOf(state, id, namespace));
  const name = wallet?.name ?? messages.wallet;
  const { headline, hint } = wordsFor(stage, name, messages);
  return (
    <div className="stack" data-state={stage.cause}>
      <div className="scene">
        <Ring state={ringStates[stage.cause]}>
          <Emblem {...wallet} id={id} name={name} shape="wallet" size="large" />
        </Ring>
        {/* Keyed, because screen readers announce only a new element as an alert. */}
        <p
          key={stage.cause}
          className="headline"
          role={alerts.has(stage.cause) ? 'alert' : undefined}
        >
          {headline}
        </p>
        {hint !== undefined && <p className="hint">{hint}</p>}
        {stage.cause === 'failed' && <LateFailureHint failure={stage} />}
      </div>
      <NextSteps
        stage={stage}
        wallet={name}
        homepage={wallet?.homepage}
        onRetry={() => void widget.chooseWallet(id, namespace)}
        onCancel={() => void widget.back()}
      />
    </div>
  );
}

/** What went wrong. The live region announces a request that the visitor declined. */
const alerts: ReadonlySet<ConnectStage['cause']> = new Set([
  'found',
  'pending',
  'notInstalled',
  'gone',
  'failed',
]);
