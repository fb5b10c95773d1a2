/** EntryPoint 0.8, which has this address on every network. */
export const ENTRY_POINT = '0x4337084d9e255ff0702461cf8895ce9e3b5ff108';

/** The factory of its own accounts, at the same address on every network. */
export const FACTORY = '0x13e9ed32155810fdbd067d4522c492d6f68e5944';
