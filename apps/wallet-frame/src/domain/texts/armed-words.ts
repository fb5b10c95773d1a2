import { spoken } from './spoken';

/** What a button says that works once the visitor has seen what it does. */
export const armedWords = spoken('armed', {
  arming: 'The button works when this page is fully visible.',
  small: 'The site gives the wallet too little space here.',
  unread: 'Scroll through everything. Then the button works.',
  early: 'That was too quick. Press again.',
  unmoved: 'Move the pointer away from the button and back, then press.',
  tab: 'Reach the button with the Tab key, then press Enter.',
  tap: 'Hold the button until it is full, then let go.',
  none: 'Press the button with a pointer or a key.',
  held: 'Keep holding',
  full: 'Let go',
} as const);
