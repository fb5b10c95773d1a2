/** The curve of Solana's keys, and nothing else of its package. This file brings a curve: it is loaded on demand. */
export { ed25519 } from '@noble/curves/ed25519.js';
