import { around, endOf, type KeyMap, lineKeys } from './key-map';

/** Buttons beside one another: left and right go round. */
export const rowKeys: KeyMap = ({ key }, at, buttons) =>
  endOf(key, buttons) ?? around(key, lineKeys(buttons), at, buttons);
