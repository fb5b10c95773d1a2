import { encodeQR } from 'qr';

/** The free space that readers need around a QR code, in modules. */
const QUIET = 4;

/** A QR code (ISO/IEC 18004) to draw, in modules. */
export interface QrPath {
  /** How many modules a side has, with the free space. */
  readonly side: number;

  /** The runs of dark modules. */
  readonly path: string;
}

export function qrPath(text: string): QrPath {
  const rows = encodeQR(text, 'raw', { border: QUIET });
  const runs = rows.flatMap((row, y) => {
    const line = row.map((isDark) => (isDark ? 'x' : ' ')).join('');
    return [...line.matchAll(/x+/g)].map(
      ({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`,
    );
  });
  return { side: rows.length, path: runs.join('') };
}
