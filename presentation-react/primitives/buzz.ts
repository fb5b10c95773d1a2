/** How long the motor runs: a tick, no alarm. */
const TICK_MS = 10;

/**
 * A tick of the phone's motor, for what the visitor has just done. Never before a first press, nor where less motion is
 * wanted, and nothing where there is no motor.
 */
export function buzz(): void {
  const { matchMedia, navigator } = globalThis;
  const isPressed = navigator.userActivation?.hasBeenActive ?? false;
  const isCalm = matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  if (isPressed && !isCalm) navigator.vibrate?.(TICK_MS);
}
