import { useState } from 'react';
import { hasRelay } from '../../../domain/options/has-relay';
import type { PairingPlatform } from '../../../domain/connection/pairing-platforms';
import { useWidget } from '../../bindings/widget-context';
import { useStyle } from '../../bindings/use-style';
import { buzz } from '../../primitives/buzz';
import { InBrowser } from './in-browser';
import { OpenApp } from './open-app';
import pairingCss from './pairing.css';
import { PairingTrouble } from './pairing-trouble';
import { PlatformTabs } from './platform-tabs';
import { ScanCode } from './scan-code';
import { type KeptPairing, usePairing } from './use-pairing';
import { type PairableWallet, usePairableWallet } from './use-pairable-wallet';

export { pairingMessages as messages } from '../../messages/pairing-en';

/**
 * Connects a wallet by pairing: on another device, in an app of this device, or any wallet that scans the QR
 * code.
 */
export default function ConnectingWalletConnectView() {
  useStyle(pairingCss);
  const wallet = usePairableWallet();
  const { options } = useWidget();
  const pairing = usePairing({ isOff: !hasRelay(options) });
  const platforms = pairing.verbs?.platformsOf(wallet) ?? [];
  const [chosen, setChosen] = useState<PairingPlatform>();
  const selected = chosen && platforms.includes(chosen) ? chosen : (platforms[0] ?? 'qrcode');
  return (
    <PlatformTabs platforms={platforms} selected={selected} onSelect={setChosen}>
      <Platform platform={selected} wallet={wallet} pairing={pairing} />
    </PlatformTabs>
  );
}

interface PlatformProps {
  readonly platform: PairingPlatform;
  readonly wallet: PairableWallet | undefined;
  readonly pairing: KeptPairing;
}

function Platform({ platform, wallet, pairing }: PlatformProps) {
  const { uri, failure, handedTo, isReady, isScanned, retry, verbs } = pairing;
  const isHere = platform === 'browser' || platform === 'unsupported';
  const isPage = platform === 'mobile' && wallet && verbs?.reachOf(wallet) === 'page';
  const copy = (): void => {
    buzz();
    void verbs?.copyLink(uri);
  };
  if (wallet && isHere) return <InBrowser wallet={wallet} verbs={verbs} />;
  if (failure && !isPage) {
    return <PairingTrouble wallet={wallet} failure={failure} onRetry={retry} />;
  }
  if (!wallet || isHere || platform === 'qrcode') {
    return (
      <ScanCode wallet={wallet} uri={uri} isReady={isReady} isScanned={isScanned} onCopy={copy} />
    );
  }
  return (
    <OpenApp
      wallet={wallet}
      platform={platform}
      isReady={isReady || isPage === true}
      isOpened={handedTo === (isPage ? 'page' : platform)}
      isBrowser={isPage === true}
      store={verbs?.storeOf(wallet)}
      onOpen={() => verbs?.openApp(wallet, platform)}
      onCopy={copy}
    />
  );
}
