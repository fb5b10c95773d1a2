import { describe, expect, it } from '@jest/globals';
import { decodeAbiParameters, decodeFunctionData, numberToHex, parseAbi } from 'viem';
import { formatCaipAddress } from '../../../../../domain/caip/caip-address';
import { balanceCheck } from '../../../../../infrastructure/chains/eip155/balance-check';

const ME = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const ROUTER = '0x66a9893cC07D91D95644AEDD05D03f95e1dBA8Af';
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const from = formatCaipAddress({ namespace: 'eip155', chainReference: '1', address: ME });
const rise = { contract: USDC, units: 7n };

describe('the check of a balance', () => {
  it('is a command of the Universal Router: what the account has now, and the rise', async () => {
    const request = async (): Promise<unknown> => numberToHex(100n, { size: 32 });
    const { data, to, units } = await balanceCheck({ request }, ROUTER, rise, from);

    expect({ to, units }).toEqual({ to: ROUTER, units: 0n });
    const abi = parseAbi(['function execute(bytes commands, bytes[] inputs)']);
    const [commands, [input = '0x']] = decodeFunctionData({ abi, data: data as '0x' }).args;
    expect(commands).toBe('0x0e');
    const types = [{ type: 'address' }, { type: 'address' }, { type: 'uint256' }] as const;
    expect(decodeAbiParameters(types, input)).toEqual([ME, USDC, 107n]);
  });

  it('is none where the token reports no balance', async () => {
    const request = async (): Promise<unknown> => '0x';
    await expect(balanceCheck({ request }, ROUTER, rise, from)).rejects.toMatchObject({
      code: 'RPC_RESPONSE_INVALID',
    });
  });
});
