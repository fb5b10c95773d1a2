/**
 * Packages of the root, for modules in a folder with a lock file of its own that `npm start` runs while that folder is being
 * installed: npm may have unpacked half of the folder's own copy.
 */
export { base58 } from '@scure/base';
export { WebSocketServer } from 'ws';
