export * from './more-networks';
export * from './evm-chains';
export * from './evm-rollups';
export * from './evm-test-networks';
