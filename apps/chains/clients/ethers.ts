/** A library of EVM chains that knows nothing of us, for tests that compare. */
export { BrowserProvider, verifyMessage } from 'ethers';
