import { around, endOf, type KeyMap, lineKeys } from './key-map';

/** Buttons in a row: left and right wrap around. */
export const rowKeys: KeyMap = ({ key }, at, buttons) =>
  endOf(key, buttons) ?? around(key, lineKeys(buttons), at, buttons);
