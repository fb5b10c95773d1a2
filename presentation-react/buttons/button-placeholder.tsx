const HEIGHT_PX = 44;
const SIDES_PX = 44;
const CHARACTER_PX = 8;

/**
 * Keeps a button's place where there is no shadow root yet. Its size is in attributes: a server's
 * `style` would break a strict Content-Security-Policy.
 */
export function ButtonPlaceholder({ label }: { readonly label: string }) {
  const width = SIDES_PX + Array.from(label).length * CHARACTER_PX;
  return <svg width={width} height={HEIGHT_PX} aria-hidden="true" />;
}
