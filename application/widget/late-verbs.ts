/** The verbs of a widget that only some sites use, and that need no core or call others that do. */
export { openAndConnect } from './open-and-connect';
export { untilRestored } from './until-restored';
export { emitEvents } from './widget-events';
