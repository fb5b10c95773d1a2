import { useEffect, useRef, useState } from 'react';
import { useCatalogue } from '../../bindings/use-catalogue';
import { sendMessages } from '../../messages/send-en';

/** Whether this page may use a camera: only a secure one that the site does not forbid it to. */
export function canScan(): boolean {
  return typeof navigator !== 'undefined' && navigator.mediaDevices?.getUserMedia !== undefined;
}

/**
 * The picture of the camera, until it shows a QR code. The camera starts with this and stops with it. No picture
 * leaves the device.
 */
export function ScanCode({ onScan }: { readonly onScan: (text: string) => void }) {
  const { sendScanHint, sendScanRefused } = useCatalogue(sendMessages);
  const video = useRef<HTMLVideoElement>(null);
  const [isRefused, setIsRefused] = useState(false);
  const latest = useRef(onScan);
  useEffect(() => {
    latest.current = onScan;
  });
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const scan = async (): Promise<void> => {
      const { scanWith } = await import('../../primitives/qr/camera');
      const text = await scanWith(video.current, signal);
      if (!signal.aborted && text !== undefined) latest.current(text);
    };
    scan().catch(() => {
      if (!signal.aborted) setIsRefused(true);
    });
    return () => ended.abort();
  }, []);
  if (isRefused) {
    return (
      <p className="field-note" role="alert">
        {sendScanRefused}
      </p>
    );
  }
  return (
    <>
      <video ref={video} className="camera" aria-hidden="true" muted playsInline />
      <p className="hint-line">{sendScanHint}</p>
    </>
  );
}
