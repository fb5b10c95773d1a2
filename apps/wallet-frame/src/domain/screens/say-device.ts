import type { DeviceName } from './shown-device';
import { deviceWords } from '../texts/device-words';

const { devices: texts } = deviceWords;

/** What a browser says that it is. */
export function sayDevice({ browser, system }: DeviceName): string {
  if (browser === undefined) return system ?? texts.unknown;
  return system === undefined ? browser : texts.named(browser, system);
}
