/** Signs for the paymaster of the demo. It owns nothing, and is public: the chain is of this machine. */
export const SPONSOR_KEY = `0x${'5e'.repeat(32)}`;

/** @type {`0x${string}`} */
export const SPONSOR_ADDRESS = '0xd8291E50E2e68fb2c70d77cCDc707D291a89f209';
