import { SeenParts } from '../../src/views/press/seen-parts';
import { TabbedFocus } from '../../src/views/press/tabbed-focus';

/** What judges presses, without a wallet around it. */
Object.assign(globalThis, { SeenParts, TabbedFocus });
