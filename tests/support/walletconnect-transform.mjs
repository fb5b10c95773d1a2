import { createHash } from 'node:crypto';
import { walletConnectAsUsed } from '../../scripts/walletconnect-as-used.mjs';

/** Has the suites run WalletConnect's SDK as it is bundled. */
export default {
  /** @param {string} source */
  process: (source) => ({ code: walletConnectAsUsed(source) }),

  /** @param {string} source */
  getCacheKey: (source) =>
    createHash('sha1').update([source, walletConnectAsUsed.toString()].join('\0')).digest('hex'),
};
