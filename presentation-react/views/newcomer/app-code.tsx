import { useEffect, useRef, useState } from 'react';
import type { ListedWallet } from '../../../domain/wallet/listed-wallet';
import { useCatalogue } from '../../bindings/use-catalogue';
import { useDownloaded } from '../../bindings/use-downloaded';
import { NotDownloaded } from '../../parts/not-downloaded';
import { walletsMessages } from '../../messages/wallets-en';
import { Emblem } from '../../primitives/emblem';
import { Icon } from '../../primitives/icon';
import { lateIcons } from '../../primitives/late-icons';

const loadQrFrame = () => import('../../parts/qr-frame');

/** Which wallet's code is on show: one at a time. */
export function useAppCode() {
  const [shownFor, setShownFor] = useState<string>();
  const toggle = (id: string): void => setShownFor(shownFor === id ? undefined : id);
  return { shownFor, toggle };
}

interface AppCodeProps {
  readonly wallet: ListedWallet;
  readonly isShown: boolean;
  readonly onToggle: (id: string) => void;
}

/**
 * A code by which a phone's camera opens the wallet's own page, which leads to the store of that phone: the widget does not
 * know which one it is.
 */
export function AppCode({ wallet, isShown, onToggle }: AppCodeProps) {
  const { getOnPhone } = useCatalogue(walletsMessages);
  const words = getOnPhone(wallet.name);
  return (
    <>
      <button
        type="button"
        className="tool"
        title={words}
        aria-expanded={isShown}
        onClick={() => onToggle(wallet.id)}
      >
        <Icon name={lateIcons.phone} />
      </button>
      {isShown && <ShownCode wallet={wallet} words={words} />}
    </>
  );
}

interface ShownCodeProps extends Pick<AppCodeProps, 'wallet'> {
  readonly words: string;
}

function ShownCode({ wallet, words }: ShownCodeProps) {
  const { value, hasFailed, retry } = useDownloaded(loadQrFrame);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Browsers may return a promise here, which an effect must not.
    place.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  const { homepage, id, imageUrl, name } = wallet;
  return (
    <div className="app-code" ref={place}>
      {!value && !hasFailed && <div className="skeleton" />}
      {hasFailed && <NotDownloaded kind="secondary" onRetry={retry} />}
      {value && (
        <value.QrFrame
          text={homepage}
          label={words}
          waitingLabel={words}
          logo={<Emblem id={id} name={name} imageUrl={imageUrl} shape="wallet" />}
        />
      )}
      <p className="hint">{words}</p>
    </div>
  );
}
