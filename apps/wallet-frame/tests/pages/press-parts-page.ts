import { SeenParts } from '../../src/press/seen-parts';
import { TabbedFocus } from '../../src/press/tabbed-focus';

/** What judges presses, without a wallet around it. */
Object.assign(globalThis, { SeenParts, TabbedFocus });
