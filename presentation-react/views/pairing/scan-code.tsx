import type { ReactNode } from 'react';
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
  readonly onCopy: () => void;
}

/** A QR code for a wallet on a phone, and its link to copy. */
export function ScanCode({ wallet, uri, isReady, onCopy }: ScanCodeProps) {
  const messages = useCatalogue(pairingMessages);
  return (
    <>
      <QrFrame
        text={uri}
        label={messages.codeLabel}
        waitingLabel={messages.codeLoading}
        logo={<Logo wallet={wallet} />}
      />
      <p className="hint centred">
        {wallet ? messages.scanWithWallet(wallet.name) : messages.scanWithAnyWallet}
      </p>
      <Action kind="secondary" icon="copy" isBusy={!isReady} onPress={onCopy}>
        {messages.copyLink}
      </Action>
      <GetWallet wallet={wallet} />
    </>
  );
}

function Logo({ wallet }: Pick<ScanCodeProps, 'wallet'>): ReactNode {
  if (!wallet) {
    return (
      <span className="qr-glyph">
        <Icon name="wallet" />
      </span>
    );
  }
  return <Emblem id={wallet.id} name={wallet.name} imageUrl={wallet.imageUrl} shape="wallet" />;
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
