import { PAIRING_CONNECTOR_ID } from '../../../domain/pairing-connector-id';
import { Action, LinkAction } from '../../primitives/action';
import { Emblem } from '../../primitives/emblem';
import { Icon } from '../../primitives/icon';
import { useMessages } from '../../bindings/shell-context';
import type { NamedWallet } from '../../bindings/wallet-of';
import { QrFrame } from '../../parts/qr-frame';
import { useCatalogue } from '../../bindings/use-catalogue';
import { pairingMessages } from '../../messages/pairing-en';

interface ScanCodeProps {
  /** The wallet that the QR code is for; any wallet when absent. */
  readonly wallet: NamedWallet | undefined;
  readonly uri: string | undefined;

  /** Whether the QR code is valid now: an expired one is shown until there is a new one. */
  readonly isReady: boolean;

  /** Whether a wallet has read it, and asks its owner. */
  readonly isScanned: boolean;
  readonly onCopy: () => void;
}

/** A QR code for a wallet on a phone, and its link to copy. */
export function ScanCode({ wallet, uri, isReady, isScanned, onCopy }: ScanCodeProps) {
  const messages = useCatalogue(pairingMessages);
  const words = wallet ? messages.scanWithWallet(wallet.name) : messages.scanWithAnyWallet;
  return (
    <>
      <QrFrame
        text={uri}
        label={messages.codeLabel}
        waitingLabel={messages.codeLoading}
        logo={isScanned ? <Icon name="check" /> : <PairingLogo wallet={wallet} />}
      />
      <p className="hint centred" role="status" data-scanned={isScanned || undefined}>
        {isScanned ? messages.scanned : words}
      </p>
      <Action kind="secondary" icon="copy" isBusy={!isReady} onPress={onCopy}>
        {messages.copyLink}
      </Action>
      <GetWallet wallet={wallet} />
    </>
  );
}

/** The logo of the wallet; of the protocol where it can be any wallet. */
export function PairingLogo({
  wallet,
  size,
}: Pick<ScanCodeProps, 'wallet'> & { readonly size?: 'large' }) {
  const { walletConnect } = useMessages();
  const { id, imageUrl, name } = wallet ?? { id: PAIRING_CONNECTOR_ID, name: walletConnect };
  return <Emblem id={id} name={name} imageUrl={imageUrl} shape="wallet" {...(size && { size })} />;
}

/** The page where a visitor can get the wallet. */
export function GetWallet({ wallet }: Pick<ScanCodeProps, 'wallet'>) {
  const { getNamedWallet } = useMessages();
  if (!wallet) return null;
  return (
    <LinkAction kind="quiet" href={wallet.homepage}>
      {getNamedWallet(wallet.name)}
    </LinkAction>
  );
}
