import { isSameEvmAddress } from '../address/evm-address';

/** The contracts of USDT, whose `transfer` returns nothing, unlike what ERC-20 asks for. */
export const usdtContracts = [
  '0xdAC17F958D2ee523a2206206994597C13D831ec7', // Ethereum.
  '0xc2132D05D31c914a87C6611C10748AEb04B58e8F', // Polygon.
  '0x9702230A8Ea53601f5cD2dc00fDBc13d4dF4A8c7', // Avalanche.
  '0x919C1c267BC06a7039e03fcc2eF738525769109c', // Cosmos EVM.
  '0x48065fbBE25f71C9282ddf5e1cD6D6A887483D5e', // Celo.
  '0x55d398326f99059fF775485246999027B3197955', // BNB Smart Chain.
  '0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9', // Arbitrum One.
] as const;

/** Whether `address` is a contract of USDT, whatever its letter case. */
export function isUsdtContract(address: string): boolean {
  return usdtContracts.some((contract) => isSameEvmAddress(contract, address));
}
