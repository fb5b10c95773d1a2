import { useWidget, useWidgetState } from '../../bindings/widget-context';
import { useStyle } from '../../bindings/use-style';
import { buzz } from '../../primitives/buzz';
import NoNetworkView from '../no-network/no-network-view';
import pairingCss from './pairing.css';
import { PairingTrouble } from './pairing-trouble';
import { ScanCode } from './scan-code';
import { usePairing } from './use-pairing';

export { pairingMessages as messages } from '../../messages/pairing-en';

/** Only a QR code: of the site's own pairing URI when it opened the modal with one. */
export default function BasicView() {
  const { networks } = useWidget().options;
  const uri = useWidgetState(({ view }) => view?.uri);
  return uri === undefined && networks.length === 0 ? <NoNetworkView /> : <Code given={uri} />;
}

function Code({ given }: { readonly given: string | undefined }) {
  useStyle(pairingCss);
  const { failure, isReady, isScanned, retry, uri, verbs } = usePairing({
    isOff: given !== undefined,
  });
  return (
    <div className="stack">
      {failure && given === undefined ? (
        <PairingTrouble wallet={undefined} failure={failure} onRetry={retry} />
      ) : (
        <ScanCode
          wallet={undefined}
          uri={given ?? uri}
          isReady={given !== undefined || isReady}
          isScanned={given === undefined && isScanned}
          onCopy={() => {
            buzz();
            void verbs?.copyLink(given ?? uri);
          }}
        />
      )}
    </div>
  );
}
