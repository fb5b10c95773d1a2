import type { Events } from '../../src/ports/events';

/** For tests of which no receiver hears. */
export const noEvents: Events = { publish: () => Promise.resolve() };
