/** The networks of this demo, by the names under which the package exports the real ones. */
export const networkNames = ['ethereum', 'arbitrum', 'solana', 'bitcoin', 'polkadot'] as const;
export type NetworkName = (typeof networkNames)[number];
