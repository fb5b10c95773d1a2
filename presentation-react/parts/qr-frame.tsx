import { type ReactNode, useState } from 'react';
import { useWidgetState } from '../bindings/widget-context';
import { readColor } from '../theme/read-color';
import { contrast } from '../theme/refine-theme';
import { useMessages } from '../bindings/shell-context';
import { useDownloaded } from '../bindings/use-downloaded';
import { useStyle } from '../bindings/use-style';
import qrFrameCss from './qr-frame.css';

interface QrFrameProps {
  /** The content of the QR code; absent while it is loading, when a skeleton is shown. */
  readonly text: string | undefined;
  readonly label: string;
  readonly waitingLabel: string;

  /** The element in the middle of the QR code. */
  readonly logo: ReactNode;
}

/** The code on show, and the one whose place it takes: that fades before this one can be read. */
interface Shown {
  readonly text: string | undefined;
  readonly before?: string | undefined;
}

const loadQrCode = () => import('../primitives/qr/qr-code');

/** A contrast that QR readers recognise. */
const QR_CONTRAST = 5;

/** The square of a QR code. It has its size from the start. */
export function QrFrame({ text, label, waitingLabel, logo }: QrFrameProps) {
  useStyle(qrFrameCss);
  const { qrColor } = useWidgetState(({ theme }) => theme.variables);
  const messages = useMessages();
  const code = useDownloaded(loadQrCode);
  const [shown, setShown] = useState<Shown>({ text });
  if (text !== shown.text) setShown({ text, before: shown.text });
  const paint = (element: HTMLElement | null): void => {
    if (!element) return;
    const chosen = qrColor === undefined ? undefined : readColor(element, qrColor);
    const isReadable = chosen && contrast(chosen, [1, 1, 1]) >= QR_CONTRAST;
    element.style.color = (isReadable && qrColor) || '';
  };
  if (code.hasFailed) {
    return (
      <div className="qr" data-state="failed">
        <p role="alert">{messages.viewMissing}</p>
        <button type="button" className="link" onClick={code.retry}>
          {messages.tryAgain}
        </button>
      </div>
    );
  }
  const { QrCode } = code.value ?? {};
  const isReady = text !== undefined && QrCode !== undefined;
  return (
    <div className="qr" ref={paint} aria-busy={!isReady}>
      {isReady ? (
        <QrCode key={text} text={text} label={label} />
      ) : (
        <div className="qr-waiting skeleton">
          <span className="visually-hidden">{waitingLabel}</span>
        </div>
      )}
      {isReady && shown.before !== undefined && (
        <div key={shown.before} className="qr-before" aria-hidden="true">
          <QrCode text={shown.before} label={label} />
        </div>
      )}
      <span className="qr-logo">{logo}</span>
    </div>
  );
}
