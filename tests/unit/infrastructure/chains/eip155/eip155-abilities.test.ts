import { describe, expect, it } from '@jest/globals';
import { formatCaipAddress } from '../../../../../domain/caip/caip-address';
import { ethereum } from '../../../../../domain/network/built-in-networks';
import { WidgetError } from '../../../../../domain/errors/widget-error';
import type { TokenBalance } from '../../../../../domain/token/token-balance';
import { Eip155ChainAdapter } from '../../../../../infrastructure/chains/eip155/eip155-chain-adapter';
import { FakeWalletSession } from '../../../../../infrastructure/fake/fake-wallet-session';
import { ManualClock } from '../../../../../infrastructure/fake/manual-clock';
import { eventually } from '../../../../support/eventually';
import { ALICE, BOB, ScriptedProvider } from './provider-kit';

const GWEI = 10n ** 9n;
const HASH = `0x${'ab'.repeat(32)}`;
const account = formatCaipAddress({ namespace: 'eip155', chainReference: '1', address: ALICE });
const ether: TokenBalance = {
  name: 'Ether',
  symbol: 'ETH',
  chainId: ethereum.caipNetworkId,
  quantity: { decimals: 18, numeric: '1', units: 10n ** 18n },
};
const token: TokenBalance = {
  ...ether,
  address: formatCaipAddress({ namespace: 'eip155', chainReference: '1', address: BOB }),
};

type Answers = Readonly<Record<string, unknown>>;

/** An adapter over a node that answers each method with a value, or with the result of a function. */
function adapterOver(answers: Answers): { adapter: Eip155ChainAdapter; clock: ManualClock } {
  const clock = new ManualClock();
  const request = async ({ method }: { readonly method: string }): Promise<unknown> => {
    const answer = answers[method];
    return typeof answer === 'function' ? (answer as () => unknown)() : answer;
  };
  const rpcClients = { forNetwork: () => ({ request }) };
  return { adapter: new Eip155ChainAdapter({ clock, networks: () => [], rpcClients }), clock };
}

describe('the fee of a transfer on an EVM chain', () => {
  // No contract knows a fee of a parent chain.
  const gas = { eth_estimateGas: '0x5208', eth_call: '0x' };

  it('[R9.5] is 1.2 times the base fee plus the tip, by EIP-1559', async () => {
    const { adapter } = adapterOver({
      ...gas,
      eth_getBlockByNumber: { baseFeePerGas: hex(10n * GWEI) },
      eth_maxPriorityFeePerGas: hex(GWEI),
    });

    expect(await adapter.fees.transferFee({ token: ether, network: ethereum })).toMatchObject({
      perGas: 13n * GWEI,
      cost: 13n * GWEI * 21_000n,
    });
    expect(await adapter.fees.transferFee({ token, network: ethereum })).toMatchObject({
      perGas: 13n * GWEI,
      cost: 13n * GWEI * 65_000n,
    });
  });

  it('can be chosen by EIP-1559: less for a slow transfer, more for a fast one', async () => {
    const { adapter } = adapterOver({
      ...gas,
      eth_getBlockByNumber: { baseFeePerGas: hex(10n * GWEI) },
      eth_maxPriorityFeePerGas: hex(GWEI),
    });

    const { speeds } = await adapter.fees.transferFee({ token: ether, network: ethereum });

    const offer = (perGas: bigint, priority: bigint) => ({
      perGas,
      priority,
      cost: perGas * 21_000n,
    });
    expect(speeds).toEqual({
      slow: offer(11n * GWEI, GWEI / 2n),
      normal: offer(13n * GWEI, GWEI),
      fast: offer(17n * GWEI, 2n * GWEI),
    });
  });

  it('is the gas price on a chain without a base fee', async () => {
    const { adapter } = adapterOver({ ...gas, eth_getBlockByNumber: {}, eth_gasPrice: hex(7n) });

    expect(await adapter.fees.transferFee({ token: ether, network: ethereum })).toEqual({
      perGas: 7n,
      cost: 147_000n,
    });
  });

  it('takes the tip from the gas price where the node suggests none', async () => {
    const { adapter } = adapterOver({
      ...gas,
      eth_getBlockByNumber: { baseFeePerGas: hex(10n) },
      eth_maxPriorityFeePerGas: () => {
        throw new WidgetError('RPC', { rpcCode: -32601, rpcMessage: 'no such method' });
      },
      eth_gasPrice: hex(15n),
    });

    expect((await adapter.fees.transferFee({ token: ether, network: ethereum })).perGas).toBe(17n);
  });

  it.each([
    ['no block', { eth_getBlockByNumber: null }],
    ['no number', { eth_getBlockByNumber: { baseFeePerGas: 'much' } }],
    ['no gas', { eth_getBlockByNumber: {}, eth_gasPrice: '0x1', eth_estimateGas: '21000' }],
  ])('is unknown, and not zero, where the node answers with %s', async (_what, answers) => {
    const { adapter } = adapterOver({ ...gas, ...answers });

    await expect(
      adapter.fees.transferFee({ token: ether, network: ethereum }),
    ).rejects.toMatchObject({
      code: 'RPC_RESPONSE_INVALID',
    });
  });
});

describe('the answers of an EVM wallet', () => {
  const send = (provider: ScriptedProvider) =>
    adapterOver({}).adapter.sender.send(
      { from: account, to: BOB, token: ether, units: 1n },
      sessionOver(provider),
    );

  it.each([
    ['any token', BOB],
    ['USDT', '0xdAC17F958D2ee523a2206206994597C13D831ec7'],
  ])(
    '[R7.11] are for exactly the requested transfer, with the bytes of ERC-20 for %s',
    async (_what, contract) => {
      const asked: unknown[] = [];
      const provider = new ScriptedProvider().answer('eth_sendTransaction', (params: unknown) => {
        asked.push(params);
        return HASH;
      });
      const { adapter } = adapterOver({});
      const address = formatCaipAddress({
        namespace: 'eip155',
        chainReference: '1',
        address: contract,
      });
      const request = { from: account, to: ALICE, token: { ...token, address }, units: 258n };

      expect(await adapter.sender.send(request, sessionOver(provider))).toBe(HASH);

      asked.length = 0;
      const fee = { perGas: 11n * GWEI, priority: GWEI / 2n };
      await adapter.sender.send({ ...request, fee }, sessionOver(provider));
      expect(asked).toMatchObject([
        [{ maxFeePerGas: hex(11n * GWEI), maxPriorityFeePerGas: hex(GWEI / 2n) }],
      ]);

      asked.length = 0;
      await adapter.sender.send(request, sessionOver(provider));
      const word = ALICE.slice(2).toLowerCase().padStart(64, '0');
      expect(asked).toEqual([
        [
          {
            from: ALICE,
            to: contract,
            value: '0x0',
            chainId: '0x1',
            data: `0xa9059cbb${word}${'102'.padStart(64, '0')}`,
          },
        ],
      ]);
    },
  );

  it.each([[undefined], [null], ['0x12'], [`${HASH}cd`], ['yes'], [{ hash: HASH }]])(
    '[R5.16] include no hash in %j',
    async (answer) => {
      const provider = new ScriptedProvider().answer('eth_sendTransaction', answer);

      await expect(send(provider)).rejects.toMatchObject({ code: 'WALLET_RESPONSE_INVALID' });
    },
  );

  it.each([[undefined], ['0x'], ['0x123'], [`0x${'zz'.repeat(65)}`], [7]])(
    'include no signature in %j',
    async (answer) => {
      const provider = new ScriptedProvider().answer('personal_sign', answer);
      const signing = adapterOver({}).adapter.signer.signMessage(
        'hello',
        account,
        sessionOver(provider),
      );

      await expect(signing).rejects.toMatchObject({ code: 'WALLET_RESPONSE_INVALID' });
    },
  );

  it('do not exist where the session has no provider', async () => {
    const session = new FakeWalletSession({ addresses: [ALICE], chainReference: '1' });
    const request = { from: account, to: BOB, token: ether, units: 1n };

    await expect(adapterOver({}).adapter.sender.send(request, session)).rejects.toMatchObject({
      code: 'CONNECTOR_GONE',
    });
  });
});

describe('waiting for a transaction on an EVM chain', () => {
  it('continues while the node cannot answer, however long', async () => {
    let isUp = false;
    const { adapter, clock } = adapterOver({
      eth_getTransactionReceipt: () => {
        if (!isUp) throw new WidgetError('RPC_UNREACHABLE', { url: 'http://node.test' });
        return { status: '0x1' };
      },
    });
    const outcome = adapter.outcomes.outcome(HASH, ethereum);
    await eventually(() => expect(clock.sleeping).toBe(1));

    await clock.advance(600_000);
    expect(clock.sleeping).toBe(1);
    isUp = true;
    await clock.advance(4000);

    expect(await outcome).toBe('succeeded');
  });

  it('does not treat a transaction as replaced whose receipt only some nodes know yet', async () => {
    let receipt: unknown = null;
    const { adapter, clock } = adapterOver({
      eth_getTransactionReceipt: () => receipt,
      eth_getTransactionByHash: { from: ALICE, nonce: '0x7' },
      eth_getTransactionCount: '0x8',
    });
    const outcome = adapter.outcomes.outcome(HASH, ethereum);
    await eventually(() => expect(clock.sleeping).toBe(1));
    await clock.advance(20_000);
    receipt = { status: '0x1' };
    await clock.advance(4000);

    expect(await outcome).toBe('succeeded');
  });

  it('treats a transaction as replaced when its nonce is finally used', async () => {
    let transaction: unknown = { from: ALICE, nonce: '0x7' };
    const { adapter, clock } = adapterOver({
      eth_getTransactionReceipt: null,
      eth_getTransactionByHash: () => transaction,
      eth_getTransactionCount: () => (transaction ? '0x7' : '0x8'),
    });
    const outcome = adapter.outcomes.outcome(HASH, ethereum);
    await eventually(() => expect(clock.sleeping).toBe(1));
    transaction = null;
    await clock.advance(60_000);

    expect(await outcome).toBe('replaced');
  });

  it('does not treat a known transaction as dropped', async () => {
    let receipt: unknown = null;
    const { adapter, clock } = adapterOver({
      eth_getTransactionReceipt: () => receipt,
      eth_getTransactionByHash: { from: ALICE, nonce: '0x7' },
      eth_getTransactionCount: '0x7',
    });
    const outcome = adapter.outcomes.outcome(HASH, ethereum);
    await eventually(() => expect(clock.sleeping).toBe(1));
    await clock.advance(600_000);
    receipt = { status: '0x0' };
    await clock.advance(4000);

    expect(await outcome).toBe('reverted');
  });
});

function sessionOver(provider: ScriptedProvider): FakeWalletSession {
  const grant = { addresses: [ALICE], chainReference: '1' } as const;
  return new FakeWalletSession(grant, () => {}, { namespace: 'eip155', provider });
}

function hex(value: bigint): string {
  return `0x${value.toString(16)}`;
}
