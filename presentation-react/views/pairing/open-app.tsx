import type { AppPlatform } from '../../../domain/connection/pairing-platforms';
import { Action, LinkAction } from '../../primitives/action';
import { Emblem } from '../../primitives/emblem';
import { Ring } from '../../primitives/ring';
import type { NamedWallet } from '../../bindings/wallet-of';
import { useCameToNothing } from './use-came-to-nothing';
import { useMessages } from '../../bindings/shell-context';
import { useCatalogue } from '../../bindings/use-catalogue';
import { pairingMessages } from '../../messages/pairing-en';

interface OpenAppProps {
  readonly wallet: NamedWallet;
  readonly platform: AppPlatform;

  /** Whether a press would open anything now. */
  readonly isReady: boolean;

  /** Whether the app was opened, and may have the pairing URI. */
  readonly isOpened: boolean;

  /** Whether the app opens the page in its own browser instead of a pairing URI. */
  readonly isBrowser: boolean;

  /** Where this device gets the app. */
  readonly store: string | undefined;
  readonly onOpen: () => void;
  readonly onCopy: () => void;
}

/**
 * A wallet on this device. The press itself opens it: phones allow it only then. Where to get a phone's app is
 * said once it has not opened; a browser does not report that.
 */
export function OpenApp(props: OpenAppProps) {
  const { wallet, platform, isBrowser, isOpened, isReady, store, onOpen, onCopy } = props;
  const { getNamedWallet } = useMessages();
  const isLost = useCameToNothing(isOpened);
  const messages = useCatalogue(pairingMessages);
  const { id, name, imageUrl } = wallet;
  return (
    <>
      <div className="scene">
        <Ring state={isOpened ? 'turning' : 'resting'}>
          <Emblem id={id} name={name} imageUrl={imageUrl} shape="wallet" size="large" />
        </Ring>
        <p className="headline">{messages.continueIn(name)}</p>
        <p className="hint">{isBrowser ? messages.openInWallet : messages.acceptInWallet}</p>
      </div>
      <Action kind="primary" icon="external" isBusy={!isReady} onPress={onOpen}>
        {platform === 'web' ? messages.openWebapp(name) : messages.openApp(name)}
      </Action>
      {!isBrowser && (
        <Action kind="secondary" icon="copy" isBusy={!isReady} onPress={onCopy}>
          {messages.copyLink}
        </Action>
      )}
      {isLost && platform === 'mobile' && <p className="note">{messages.notOpened(name)}</p>}
      {(isLost || platform !== 'mobile') && (
        <LinkAction kind="quiet" href={store}>
          {getNamedWallet(name)}
        </LinkAction>
      )}
    </>
  );
}
