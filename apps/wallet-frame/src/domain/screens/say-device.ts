import type { DeviceName } from './shown-device';
import { english } from '../texts/english';

const { devices: texts } = english;

/** What a browser says that it is. */
export function sayDevice({ browser, system }: DeviceName): string {
  if (browser === undefined) return system ?? texts.unknown;
  return system === undefined ? browser : texts.named(browser, system);
}

/** A moment in the visitor's own form. */
export function sayTime(ms: number): string {
  return new Date(ms).toLocaleString([], { dateStyle: 'medium', timeStyle: 'short' });
}
