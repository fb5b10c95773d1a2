/** Where rollups say what the bytes of a transaction cost on the chain below: those of the OP stack, and Arbitrum. */
export const OP_ORACLE = '0x420000000000000000000000000000000000000f';
export const L1_FEE = '0x49948e0e';
export const NODE_INTERFACE = '0x00000000000000000000000000000000000000c8';
export const L1_GAS = '0x77d488a2';
