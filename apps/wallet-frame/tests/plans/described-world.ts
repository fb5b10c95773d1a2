import type { AskNode } from '../../src/domain/plans/ask-node';
import { readFileSync } from 'node:fs';
import { encodeAbiParameters, type Hex, parseTransaction } from 'viem';
import { readDescriptors } from '../../build/descriptors/read-descriptors.mjs';
import type { Plan } from '../../src/domain/readings/reading';
import type { Descriptor } from '../../src/domain/plans/descriptors/descriptor';
import type { FindDescriptors } from '../../src/domain/plans/descriptors/describe-request';
import { accounts, planFor } from './plan-world';

const own = accounts.evm.address;

/** Tokens that the node of these tests knows. */
const tokens: Readonly<Record<string, readonly [string, number]>> = {
  '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48': ['USDC', 6],
  '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2': ['WETH', 18],
  '0x7f39c581f595b53c5cb19bd0b3f8da6c935e2ca0': ['wstETH', 18],
  '0xae7ab96520de3a18e5e111b5eaab095312d7fe84': ['stETH', 18],
  '0x6b175474e89094c44da98b954eedeac495271d0f': ['DAI', 18],
};
const answers: Readonly<Record<string, unknown>> = {
  eth_estimateGas: '0x5208',
  eth_getTransactionCount: '0x7',
  eth_getBlockByNumber: { baseFeePerGas: '0x3b9aca00' },
  eth_maxPriorityFeePerGas: '0x3b9aca00',
};

export const node: AskNode = async (method, params) => {
  if (method !== 'eth_call') {
    if (!(method in answers)) throw new TypeError(method);
    return answers[method];
  }
  const [{ data, to }] = params as readonly [{ readonly data: string; readonly to: string }];
  const [symbol, decimals] = tokens[to.toLowerCase()] ?? [];
  if (symbol === undefined || decimals === undefined) return '0x';
  return data === '0x313ce567'
    ? encodeAbiParameters([{ type: 'uint8' }], [decimals])
    : encodeAbiParameters([{ type: 'string' }], [symbol]);
};

/** The descriptors of a folder, as the build writes them. */
export async function finding(folder: string): Promise<FindDescriptors> {
  const all = await readDescriptors(folder);
  return async (reference, contract) =>
    all
      .filter(({ contracts }) => contracts.includes(`${reference}:${contract.toLowerCase()}`))
      .map((one) => one as unknown as Descriptor);
}

/** A test of the public registry. */
export interface RegistryTest {
  readonly description: string;
  readonly rawTx?: Hex;
  readonly data?: { readonly domain: { readonly chainId: number } };
  readonly expectedTexts: readonly string[];
}

export function testsIn(file: string): readonly RegistryTest[] {
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly tests: readonly RegistryTest[] })
    .tests;
}

/** The approval of what a test of the registry sends. */
export function approvalOf(
  { data, rawTx }: RegistryTest,
  descriptors?: FindDescriptors,
): Promise<Plan> {
  const settings = descriptors ? { descriptors } : {};
  if (!rawTx) {
    const chain = `eip155:${data?.domain.chainId ?? 1}`;
    return planFor(chain, 'eth_signTypedData_v4', [own, data], node, settings);
  }
  const { chainId = 1, data: call, to, value } = parseTransaction(rawTx);
  const fields = { from: own, to, data: call, value: `0x${(value ?? 0n).toString(16)}` };
  return planFor(`eip155:${chainId}`, 'eth_sendTransaction', [fields], node, settings);
}
