import { useMemo } from 'react';
import { qrShape } from './qr-shape';

/** The quiet zone that readers need around a QR code, in modules. */
const QUIET = 4;

/** A QR code with room for a logo in the middle. Dark on light in every theme, because readers expect it. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { finders, runs, size } = useMemo(() => qrShape(text), [text]);
  const side = size + 2 * QUIET;
  return (
    <svg
      className="qr-code"
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      fill="none"
      stroke="currentColor"
    >
      <path d={runs} strokeWidth="0.94" strokeLinecap="round" />
      {finders.map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <rect x={x + 0.5} y={y + 0.5} width="6" height="6" rx="1.6" strokeWidth="1" />
          <rect
            x={x + 2}
            y={y + 2}
            width="3"
            height="3"
            rx="0.9"
            fill="currentColor"
            stroke="none"
          />
        </g>
      ))}
    </svg>
  );
}
