import type { FrameScreen } from '../../../../../domain/frame-protocol/frame-shown';
import type { Screen } from './screens';

/** The screens that can stand in the card of a site: steps of a login. What is approved, changed or ended never does. */
const slotScreens = ['code', 'kit', 'renewal', 'safety', 'unlock', 'window'] as const;

/** Whether a screen can stand in the card of a site. */
export function isSlotScreen(kind: Screen['kind']): boolean {
  return slotScreens.some((one) => one === kind);
}

/** What a site hears of a screen. */
export function nameOfScreen(kind: Screen['kind']): FrameScreen {
  if (kind === 'nothing') return kind;
  return slotScreens.find((one) => one === kind) ?? 'other';
}
