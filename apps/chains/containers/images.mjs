/**
 * The programs that a test runs in containers, each with its public image and the variable that names another
 * image.
 */
const images = {
  /** Runs the Solana and the Polkadot chain from this repository. */
  node: { image: 'node:20.19.0-bookworm-slim', variable: 'TEST_NODE_IMAGE' },
  evm: { image: 'ghcr.io/foundry-rs/foundry:v1.7.1', variable: 'TEST_EVM_IMAGE' },
  bitcoin: { image: 'bitcoin/bitcoin:29.0', variable: 'TEST_BITCOIN_IMAGE' },

  /** What the image of the service is built on. */
  npm: { image: 'node:22.12.0-slim', variable: 'TEST_NPM_IMAGE' },
  postgres: { image: 'postgres:15.10', variable: 'TEST_POSTGRES_IMAGE' },

  /** What serves the frame, and stands before it. */
  caddy: { image: 'caddy:2.11.4-alpine', variable: 'TEST_CADDY_IMAGE' },
};

/** @typedef {keyof typeof images} ImageName */

export const imageNames = /** @type {readonly ImageName[]} */ (Object.keys(images));
/** The variable that names another image. @param {ImageName} name */
export function imageVariable(name) {
  return images[name].variable;
}

/** The image to use: what the variable names, else the public one. @param {ImageName} name */
export function imageOf(name) {
  const { image, variable } = images[name];
  return process.env[variable] || image;
}
