import { expect, it } from '@jest/globals';
import { checkEvmAddress } from '../../../../domain/address/evm-address';
import { isUsdtContract, usdtContracts } from '../../../../domain/send/usdt-contracts';

it('[R7.11] knows the contracts of USDT, each with a valid checksum', () => {
  expect(usdtContracts.map((contract) => contract.slice(0, 10).toLowerCase())).toEqual([
    '0xdac17f95',
    '0xc2132d05',
    '0x9702230a',
    '0x919c1c26',
    '0x48065fbb',
    '0x55d39832',
    '0xfd086bc7',
  ]);
  for (const address of usdtContracts)
    expect(checkEvmAddress(address)).toEqual({ ok: true, address });
});

it('[R7.11] recognises them in any letter case, and no others', () => {
  expect(isUsdtContract(usdtContracts[0].toLowerCase())).toBe(true);
  expect(isUsdtContract('0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48')).toBe(false);
  expect(isUsdtContract('USDT')).toBe(false);
});
