import { base58, base64, hex } from '@scure/base';
import { Transaction } from '@scure/btc-signer';
import { encodeAbiParameters, encodeFunctionData, erc20Abi, erc721Abi } from 'viem';
import { polkadot as polkadotHex } from '../../../chains/clients/polkadot-metadata';
import { bitcoinAddresses } from '../../src/domain/accounts/bitcoin-addresses';
import { paymentOf } from '../../src/domain/accounts/bitcoin-scripts';
import type { Plan } from '../../src/domain/readings/reading';
import { previousTransaction } from '../signing/previous-transaction';
import { accounts, type Node, planFor, SITE } from './plan-world';
import { approvalOf, chainOf } from './polkadot/chain-world';
import { type Asked, BOB, own, PERMIT2, typedData, USDC, WETH } from './typed-data-world';

const CHAIN = 'eip155:1';
const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp';
const BITCOIN = 'bip122:000000000019d6689c085ae165831e93';
const BOB_OF_SOLANA = 'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9';
const BOB_OF_BITCOIN = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const COLLECTION = '0xBC4CA0EdA7647A8aB7C2061c2E118A18a936f13D';
const AAVE = '0x87870Bca3F3fD6335C3F4ce8392D69350B4fA4E2';
const ALL = 2n ** 256n - 1n;
const ZERO = `0x${'0'.repeat(40)}`;
const IN_2030 = 1_900_000_000;
const ETHEREUM = { id: CHAIN, name: 'Ethereum', symbol: 'ETH', decimals: 18, rpcUrl: '' };

const word = (value: bigint | number): string => `0x${value.toString(16).padStart(64, '0')}`;
const tokens: Readonly<Record<string, readonly [string, number]>> = {
  [USDC.toLowerCase()]: ['USDC', 6],
  [WETH.toLowerCase()]: ['WETH', 18],
};

/** A node that knows two tokens. */
const node: Node = {
  eth_estimateGas: '0x5208',
  eth_getTransactionCount: '0x7',
  eth_getBlockByNumber: { baseFeePerGas: '0x3b9aca00' },
  eth_maxPriorityFeePerGas: '0x3b9aca00',
  eth_call: ([{ data, to }]: readonly [{ readonly data: string; readonly to: string }]) => {
    const token = tokens[to.toLowerCase()];
    if (!token) throw Object.assign(new Error('reverted'), { code: 3 });
    if (data === '0x95d89b41') return encodeAbiParameters([{ type: 'string' }], [token[0]]);
    return data === '0x313ce567' ? word(token[1]) : word(10n ** BigInt(token[1] + 9));
  },
};

const evm = (method: string, params: unknown): Promise<Plan> =>
  planFor(CHAIN, method, params, node, { network: ETHEREUM });
const sent = (call: object): Promise<Plan> => evm('eth_sendTransaction', [{ from: own, ...call }]);
const erc20 = (functionName: 'approve' | 'transfer', amount: bigint): string =>
  encodeFunctionData({ abi: erc20Abi, functionName, args: [BOB, amount] });
const typed = (asked: Asked): Promise<Plan> =>
  evm('eth_signTypedData_v4', [own, JSON.stringify(typedData(asked))]);
const message = (text: string): Promise<Plan> =>
  evm('personal_sign', [`0x${Buffer.from(text).toString('hex')}`, own]);

/** A transfer of a billion lamports. */
function solanaTransfer(): Promise<Plan> {
  const { address } = accounts.solana;
  const keys = [address, BOB_OF_SOLANA, base58.encode(new Uint8Array(32))];
  const amount = [0, 202, 154, 59, 0, 0, 0, 0];
  const bytes = [
    1,
    ...new Uint8Array(64),
    1,
    0,
    1,
    3,
    ...keys.flatMap((key) => [...base58.decode(key)]),
  ];
  const call = [...new Uint8Array(32), 1, 2, 2, 0, 1, 12, 2, 0, 0, 0, ...amount];
  const transaction = base64.encode(Uint8Array.from([...bytes, ...call]));
  return planFor(SOLANA, 'solana_signTransaction', { transaction });
}

function bitcoinTransfer(): Promise<Plan> {
  const payment = paymentOf(hex.decode(accounts.payment.publicKey), 'mainnet');
  const { bytes, txid } = previousTransaction([{ script: payment.script, amount: 100_000n }]);
  const witnessUtxo = { script: payment.script, amount: 100_000n };
  const transaction = new Transaction();
  const { payment: account } = bitcoinAddresses(accounts, 'mainnet');
  transaction.addInput({ txid, index: 0, nonWitnessUtxo: bytes, witnessUtxo });
  transaction.addOutputAddress(BOB_OF_BITCOIN, 60_000n);
  transaction.addOutputAddress(account, 39_000n);
  return planFor(BITCOIN, 'signPsbt', { account, psbt: base64.encode(transaction.toPSBT()) });
}

function polkadotTransfer(): Promise<Plan> {
  const chain = chainOf(polkadotHex, 15);
  const method = chain.tx['balances']?.['transferKeepAlive']?.(own32(), 15_000_000_000n).toHex();
  return approvalOf(chain, method ?? '');
}

const own32 = (): string => `0x${'d4'.repeat(32)}`;

/** One request of every kind. */
export const everyRequest: Readonly<Record<string, () => Promise<Plan>>> = {
  transfer: () => sent({ to: BOB, value: '0x470de4df820000' }),
  'transfer of a token': () => sent({ to: USDC, data: erc20('transfer', 1_234_567_890_000n) }),
  allowance: () => sent({ to: USDC, data: erc20('approve', 5_000_000n) }),
  'unlimited allowance': () => sent({ to: USDC, data: erc20('approve', ALL) }),
  NFT: () =>
    sent({
      to: COLLECTION,
      data: encodeFunctionData({
        abi: erc721Abi,
        functionName: 'safeTransferFrom',
        args: [own as `0x${string}`, BOB, 4_321n],
      }),
    }),
  'every NFT': () =>
    sent({
      to: COLLECTION,
      data: encodeFunctionData({
        abi: erc721Abi,
        functionName: 'setApprovalForAll',
        args: [BOB, true],
      }),
    }),
  permit: () =>
    typed({
      primaryType: 'Permit',
      message: { owner: own, spender: BOB, value: String(ALL), nonce: 0, deadline: IN_2030 },
    }),
  'permit of Permit2': () =>
    typed({
      domain: { name: 'Permit2', verifyingContract: PERMIT2 },
      primaryType: 'PermitSingle',
      message: {
        details: { token: USDC, amount: '2500000', expiration: IN_2030, nonce: 0 },
        spender: BOB,
        sigDeadline: IN_2030,
      },
    }),
  swap: () =>
    typed({
      domain: {
        name: 'ZeroEx',
        version: '1.0.0',
        verifyingContract: '0xDef1C0ded9bec7F1a1670819833240f027b25EfF',
      },
      primaryType: 'OtcOrder',
      message: {
        makerToken: USDC,
        takerToken: WETH,
        makerAmount: '3000000000',
        takerAmount: '1000000000000000000',
        maker: own,
        taker: ZERO,
        txOrigin: ZERO,
        expiryAndNonce: String((BigInt(IN_2030) << 192n) + 5n),
      },
    }),
  batch: () =>
    evm('wallet_sendCalls', [
      {
        version: '2.0.0',
        from: own,
        chainId: '0x1',
        calls: [
          { to: USDC, data: erc20('approve', ALL) },
          { to: BOB, value: '0xde0b6b3a7640000' },
          { to: USDC, data: erc20('transfer', 7_000_000n) },
          { to: USDC, data: erc20('transfer', 5_000_000n) },
        ],
      },
    ]),
  message: () => message('Hello from the site. '.repeat(60)),
  'typed data': () =>
    typed({
      primaryType: 'Offer',
      types: { Offer: ['price:uint256', 'validTo:uint256', 'note:string'] },
      message: { price: '35000000000000000', validTo: IN_2030, note: 'A chair' },
    }),
  'unknown call': async () => {
    const plan = await sent({ to: AAVE, value: '0xde0b6b3a7640000', data: '0x5a3b74b9' });
    const facts = [
      { label: 'leaves', value: '1 ETH' },
      { label: 'arrives', value: `3000 USDC (${USDC})` },
    ] as const;
    return { ...plan, reading: { ...plan.reading, effect: { kind: 'changes', facts } } };
  },
  'transfer of Solana': solanaTransfer,
  'transfer of Bitcoin': bitcoinTransfer,
  'transfer of Polkadot': polkadotTransfer,
  'sign-in': () => {
    const { host } = new URL(SITE);
    return message(
      `${host} wants you to sign in with your Ethereum account:\n${own}\n\n\nURI: ${SITE}\nVersion: 1\nChain ID: 1\nNonce: 12345678\nIssued At: 2026-01-01T00:00:00Z`,
    );
  },
};
