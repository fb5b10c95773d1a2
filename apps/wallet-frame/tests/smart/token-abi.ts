import { type Abi, erc20Abi, parseAbi } from 'viem';

/** The test token, which gives its first units to the account that deploys it. */
export const tokenAbi = [...erc20Abi, ...parseAbi(['constructor(uint256 supply)'])] as Abi;
