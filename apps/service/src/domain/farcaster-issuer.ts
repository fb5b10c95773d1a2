/** Farcaster's contract of ids on Optimism: https://docs.farcaster.xyz/reference/contracts/deployments. */
export const ID_REGISTRY = '0x00000000fc6c5f01fc30151999387bb99a9f489b';

/** By which Farcaster knows its visitors: an id of this registry. */
export const farcasterIssuer = `eip155:10:${ID_REGISTRY}`;
