import { installedConnector } from '../../../domain/connection/installed-wallet';
import { useWidget, useWidgetState } from '../../bindings/widget-context';
import { Emblem } from '../../primitives/emblem';
import { Ring } from '../../primitives/ring';
import { useMessages } from '../../shell/shell-context';
import { type ConnectStage, connectStageOf, wordsFor } from '../connecting-external/connect-stage';
import { ringStates } from '../connecting-external/ring-states';
import { WaysOn } from '../connecting-external/ways-on';
import type { PairableWallet } from './use-pairable-wallet';

const notInstalled: ConnectStage = { cause: 'notInstalled' };

/** The wallet as it stands in this browser; or what to do where it does not. */
export function InBrowser({ wallet }: { readonly wallet: PairableWallet }) {
  const widget = useWidget();
  const messages = useMessages();
  const { id, name, imageUrl, homepage } = wallet;
  const connectorId = useWidgetState((state) => installedConnector(state.connectors, wallet)?.id);
  const found = useWidgetState((state) => connectStageOf(state, connectorId ?? id));
  const stage = connectorId === undefined ? notInstalled : found;
  const { headline, hint } = wordsFor(stage, name, messages);
  const connect = (): void => {
    widget.connect(connectorId ?? id).catch(() => {
      // What the wallet answered is in the state.
    });
  };
  return (
    <>
      <div className="scene">
        <Ring state={ringStates[stage.cause]}>
          <Emblem id={id} name={name} imageUrl={imageUrl} shape="wallet" size="large" />
        </Ring>
        <p key={stage.cause} className="headline">
          {headline}
        </p>
        {hint !== undefined && <p className="hint">{hint}</p>}
      </div>
      <WaysOn
        stage={stage}
        wallet={name}
        homepage={homepage}
        onRetry={connect}
        onCancel={() => widget.cancelConnect()}
      />
    </>
  );
}
