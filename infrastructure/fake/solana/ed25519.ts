/**
 * The curve of Solana's keys, and nothing else of its package. The curve is large, so this file is loaded on
 * demand.
 */
export { ed25519 } from '@noble/curves/ed25519.js';
