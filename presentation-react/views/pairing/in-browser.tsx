import { installedConnector } from '../../../domain/connection/installed-wallet';
import { useWidget, useWidgetState } from '../../bindings/widget-context';
import { Action, LinkAction } from '../../primitives/action';
import { Emblem } from '../../primitives/emblem';
import { ReloadPage } from '../../parts/reload-page';
import { Ring } from '../../primitives/ring';
import { useMessages } from '../../bindings/shell-context';
import type { PairableWallet } from './use-pairable-wallet';

/**
 * Leads to the connect view of the wallet when it is installed in this browser; otherwise shows what to do.
 */
export function InBrowser({ wallet }: { readonly wallet: PairableWallet }) {
  const widget = useWidget();
  const messages = useMessages();
  const { id, name, imageUrl, homepage } = wallet;
  const connectorId = useWidgetState((state) => installedConnector(state.connectors, wallet)?.id);
  const isHere = connectorId !== undefined;
  return (
    <>
      <div className="scene">
        <Ring state="resting">
          <Emblem id={id} name={name} imageUrl={imageUrl} shape="wallet" size="large" />
        </Ring>
        <p className="headline">
          {isHere ? messages.openWallet(name) : messages.notInstalled(name)}
        </p>
        <p className="hint">{isHere ? messages.openWalletHint : messages.notInstalledHint}</p>
      </div>
      {isHere ? (
        <Action kind="primary" onPress={() => void widget.chooseWallet(connectorId)}>
          {messages.openNamedWallet(name)}
        </Action>
      ) : (
        <>
          <LinkAction kind="primary" href={homepage}>
            {messages.getNamedWallet(name)}
          </LinkAction>
          <ReloadPage />
        </>
      )}
    </>
  );
}
