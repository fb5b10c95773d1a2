import type { AskNode } from '../../src/domain/plans/ask-node';
import { base58, base64 } from '@scure/base';
import { encodeAbiParameters, encodeErrorResult, encodeFunctionData, erc20Abi } from 'viem';
import { polkadot as polkadotHex } from '../../../chains/clients/polkadot-metadata';
import { bitcoinAddresses } from '../../src/domain/accounts/bitcoin-addresses';
import { polkadotAddress } from '../../src/domain/accounts/polkadot-address';
import type { Plan } from '../../src/domain/readings/reading';
import type { accounts as Accounts, planFor as PlanFor } from './plan-world';
import { chainOf, payloadOf } from './polkadot/chain-world';

type Accounts_ = typeof Accounts;

/** What brings texts of a site, a contract, a node or a server to the visitor: every kind of plan. */
export type HostileRequest = (text: string, planFor: typeof PlanFor) => Promise<Plan>;

const CHAIN = 'eip155:1';
const BITCOIN = 'bip122:000000000019d6689c085ae165831e93';
const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp';
const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const MEMO = 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr';
const utf8 = (text: string) => new TextEncoder().encode(text);
const hexOf = (text: string) => `0x${Buffer.from(utf8(text)).toString('hex')}` as const;
const polkadot = chainOf(polkadotHex, 15);
const transfer = encodeFunctionData({
  abi: erc20Abi,
  functionName: 'transfer',
  args: [BOB, 5n],
});

/** A node of EVM whose contracts have `text` as their symbol, and fail with it. */
const nodeSaying =
  (text: string, isFailing: boolean): AskNode =>
  (method, params) => {
    const answers: Readonly<Record<string, unknown>> = {
      eth_estimateGas: '0x5208',
      eth_getTransactionCount: '0x7',
      eth_getBlockByNumber: { baseFeePerGas: '0x3b9aca00' },
      eth_maxPriorityFeePerGas: '0x3b9aca00',
      eth_feeHistory: { baseFeePerGas: ['0x3b9aca00', '0x3b9aca00'], reward: [['0x3b9aca00']] },
      eth_simulateV1: [
        {
          calls: [
            {
              status: '0x0',
              returnData: encodeErrorResult({
                abi: [{ type: 'error', name: 'Error', inputs: [{ type: 'string' }] }],
                args: [text],
              }),
              error: { message: text },
            },
          ],
        },
      ],
    };
    if (method === 'eth_call') {
      const [{ data }] = params as readonly [{ readonly data: string }];
      return Promise.resolve(
        data === '0x95d89b41'
          ? encodeAbiParameters([{ type: 'string' }], [text])
          : `0x${'6'.padStart(64, '0')}`,
      );
    }
    if (method === 'eth_simulateV1' && !isFailing) return Promise.reject(new Error('unable'));
    return method in answers
      ? Promise.resolve(answers[method])
      : Promise.reject(new Error(`no ${method}`));
  };

const evm =
  (
    method: string,
    paramsOf: (text: string) => unknown,
    isFailing = false,
    settings: (text: string) => object = () => ({}),
  ): HostileRequest =>
  (text, planFor) =>
    planFor(CHAIN, method, paramsOf(text), nodeSaying(text, isFailing), settings(text));

const typed = (own: string, change: object) => [
  own,
  {
    domain: { name: 'Shop', chainId: 1, verifyingContract: TOKEN },
    types: { Mail: [{ name: 'contents', type: 'string' }] },
    primaryType: 'Mail',
    message: { contents: 'Hi' },
    ...change,
  },
];

const solanaMemo = (own: string, text: string): string => {
  const data = utf8(text);
  const head = [1, 0, 1, 2, ...base58.decode(own), ...base58.decode(MEMO), ...new Uint8Array(32)];
  const length = data.length < 128 ? [data.length] : [(data.length & 127) | 128, data.length >> 7];
  return base64.encode(
    Uint8Array.of(1, ...new Uint8Array(64), ...head, 1, 1, 0, ...length, ...data),
  );
};

/** Each plan that shows a text which is not the wallet's own. */
export function hostileRequests(accounts: Accounts_): Readonly<Record<string, HostileRequest>> {
  const own = accounts.evm.address;
  const solana = accounts.solana.address;
  const dot = polkadotAddress(accounts, 0);
  return {
    'a message': evm('personal_sign', (text) => [hexOf(text), own]),
    'a message as text': evm('personal_sign', (text) => [`m${text}`, own]),
    'a value of typed data': evm('eth_signTypedData_v4', (text) =>
      typed(own, { message: { contents: text } }),
    ),
    'the name of a domain': evm('eth_signTypedData_v4', (text) =>
      typed(own, { domain: { name: text, chainId: 1, verifyingContract: TOKEN } }),
    ),
    'the version of a domain': evm('eth_signTypedData_v4', (text) =>
      typed(own, { domain: { name: 'Shop', version: text, chainId: 1 } }),
    ),
    'the name of a field': evm('eth_signTypedData_v4', (text) =>
      typed(own, {
        types: { Mail: [{ name: `a${text}`, type: 'string' }] },
        message: { [`a${text}`]: 'Hi' },
      }),
    ),
    'the name of a type': evm('eth_signTypedData_v4', (text) =>
      typed(own, {
        types: { [`A${text}`]: [{ name: 'contents', type: 'string' }] },
        primaryType: `A${text}`,
      }),
    ),
    'a token’s symbol': evm('eth_sendTransaction', () => [
      { from: own, to: TOKEN, data: transfer },
    ]),
    'a reason to fail': evm(
      'eth_sendTransaction',
      () => [{ from: own, to: TOKEN, data: transfer }],
      true,
    ),
    'a descriptor': evm(
      'eth_sendTransaction',
      () => [{ from: own, to: TOKEN, data: transfer }],
      false,
      (text) => ({
        descriptors: () =>
          Promise.resolve([
            {
              owner: text,
              calls: [
                {
                  selector: '0xa9059cbb',
                  intent: text,
                  inputs: [
                    { name: 'to', type: 'address' },
                    { name: 'value', type: 'uint256' },
                  ],
                  fields: [{ label: text, value: text, format: 'raw', params: {} }],
                },
              ],
            },
          ]),
      }),
    ),
    'a note of Solana': (text, planFor) =>
      planFor(SOLANA, 'solana_signTransaction', { transaction: solanaMemo(solana, text) }),
    'a message of Solana': (text, planFor) =>
      planFor(SOLANA, 'solana_signMessage', { message: base58.encode(utf8(text)) }),
    'a message of Bitcoin': (text, planFor) =>
      planFor(BITCOIN, 'signMessage', {
        account: bitcoinAddresses(accounts, 'mainnet').payment,
        message: text,
      }),
    'a message of Polkadot': (text, planFor) =>
      planFor(polkadot.id, 'polkadot_signMessage', { address: dot, message: hexOf(text) }),
    'a remark of Polkadot': (text, planFor) => {
      const method = polkadot.tx['system']?.['remarkWithEvent']?.(hexOf(text)).toHex() ?? '';
      return planFor(
        polkadot.id,
        'polkadot_signTransaction',
        { address: dot, transactionPayload: payloadOf(polkadot, method) },
        polkadot.node,
        { network: { id: polkadot.id, name: 'P', symbol: 'DOT', decimals: 10, rpcUrl: '' } },
      );
    },
  };
}
