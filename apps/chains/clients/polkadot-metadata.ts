/** The metadata of real chains, as hexadecimal digits. */
export { default as polkadot14 } from '@polkadot/types-support/metadata/v14/polkadot-hex';
export { default as assetHubKusama } from '@polkadot/types-support/metadata/v15/asset-hub-kusama-hex';
export { default as assetHubPolkadot } from '@polkadot/types-support/metadata/v15/asset-hub-polkadot-hex';
export { default as kusama } from '@polkadot/types-support/metadata/v15/kusama-hex';
export { default as polkadot } from '@polkadot/types-support/metadata/v15/polkadot-hex';
export { default as substrate } from '@polkadot/types-support/metadata/v15/substrate-hex';
