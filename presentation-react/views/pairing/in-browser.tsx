import { installedConnector } from '../../../domain/connection/installed-wallet';
import { useWidget, useWidgetState } from '../../bindings/widget-context';
import { Action, LinkAction } from '../../primitives/action';
import { Emblem } from '../../primitives/emblem';
import { ReloadPage } from '../../parts/reload-page';
import { Ring } from '../../primitives/ring';
import type { PairingVerbs } from '../../../application/pairing/pairing-feature';
import { useMessages } from '../../bindings/shell-context';
import { useCatalogue } from '../../bindings/use-catalogue';
import { pairingMessages } from '../../messages/pairing-en';
import type { PairableWallet } from './use-pairable-wallet';

interface InBrowserProps {
  readonly wallet: PairableWallet;
  readonly verbs: PairingVerbs | undefined;
}

/**
 * Leads to the connect view of the wallet when it is installed in this browser; otherwise shows what to do. No link
 * opens the app of a phone then, and the visitor takes the page there.
 */
export function InBrowser({ wallet, verbs }: InBrowserProps) {
  const widget = useWidget();
  const messages = useMessages();
  const own = useCatalogue(pairingMessages);
  const isPhone = useWidgetState(({ features }) => features.wallets?.deviceKind) === 'mobile';
  const { id, name, imageUrl, homepage } = wallet;
  const connectorId = useWidgetState((state) => installedConnector(state.connectors, wallet)?.id);
  const isHere = connectorId !== undefined;
  const missing = isPhone
    ? [own.openPageIn(name), own.openPageHint]
    : [messages.notInstalled(name), messages.notInstalledHint];
  const [headline, hint] = isHere ? [messages.openWallet(name), messages.openWalletHint] : missing;
  return (
    <>
      <div className="scene">
        <Ring state="resting">
          <Emblem id={id} name={name} imageUrl={imageUrl} shape="wallet" size="large" />
        </Ring>
        <p className="headline">{headline}</p>
        <p className="hint">{hint}</p>
      </div>
      {isHere && (
        <Action kind="primary" onPress={() => void widget.chooseWallet(connectorId)}>
          {messages.openNamedWallet(name)}
        </Action>
      )}
      {!isHere && isPhone && (
        <Action kind="primary" icon="copy" onPress={() => void verbs?.copyPage()}>
          {own.copyPage}
        </Action>
      )}
      {!isHere && (
        <LinkAction kind={isPhone ? 'quiet' : 'primary'} href={verbs?.storeOf(wallet) ?? homepage}>
          {messages.getNamedWallet(name)}
        </LinkAction>
      )}
      {!isHere && !isPhone && <ReloadPage />}
    </>
  );
}
