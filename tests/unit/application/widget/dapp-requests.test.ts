import { describe, expect, it } from '@jest/globals';
import type { WidgetOptionsInput } from '../../../../index';
import { BLOB_BYTES } from '../../../../domain/transaction/blob';
import { ALICE, BOB, connectedWidget } from '../../../support/headless-kit';

const HASH = `0x${'a'.repeat(64)}`;
const OTHER_HASH = `0x${'b'.repeat(64)}`;
const BLOB = `0x${'00'.repeat(BLOB_BYTES)}`;

type Answer = (params: readonly unknown[]) => unknown;

/** A dapp at the provider of a connected wallet, which answers as given. */
async function dappAt(answers: Readonly<Record<string, Answer>>, options: WidgetOptionsInput = {}) {
  const asked: string[] = [];
  const provider = {
    request: async ({ method, params = [] }: { method: string; params?: readonly unknown[] }) => {
      asked.push(method);
      return answers[method]?.(params);
    },
  };
  const { widget } = await connectedWidget({ provider, options });
  const ask = async (method: string, ...params: readonly unknown[]) =>
    widget.provider()?.request({ method, params });
  return { ask, asked, widget };
}

const send = { eth_sendTransaction: () => HASH };

describe('calls of a dapp (EIP-5792)', () => {
  it.each([
    ['no calls', [{ calls: [] }], 'calls'],
    ['no bundle', [], 'calls'],
    ['a call without receiver', [{ calls: [{ to: BOB }, { data: '0x' }] }], 'calls[1].to'],
    ['a receiver without 0x', [{ calls: [{ to: BOB.slice(2) }] }], 'calls[0].to'],
    ['data without 0x', [{ calls: [{ to: BOB, data: 'ff' }] }], 'calls[0].data'],
  ])('[R5.17] are refused before any wallet is asked: %s', async (_what, params, where) => {
    const { ask, asked } = await dappAt({});

    await expect(ask('wallet_sendCalls', ...params)).rejects.toMatchObject({
      code: -32602,
      message: `The batch cannot be read: ${where}`,
    });
    expect(asked).toEqual([]);
  });

  it('[R5.17] reach the wallet unchanged where they can be read', async () => {
    const bundle = { version: '2.0.0', chainId: '0x1', from: ALICE, calls: [{ to: BOB }] };
    const seen: unknown[] = [];
    const { ask } = await dappAt({
      wallet_sendCalls: ([given]) => {
        seen.push(given);
        return { id: '0x1' };
      },
      wallet_getCallsStatus: () => ({ status: 200 }),
    });

    expect(await ask('wallet_sendCalls', bundle)).toEqual({ id: '0x1' });
    expect(seen).toEqual([bundle]);
  });
});

describe('[R9.7] what wallets know of EIP-5792, EIP-7702 and EIP-4844', () => {
  const authorization = {
    address: BOB,
    chainId: '0x1',
    nonce: '0x5',
    yParity: '0x0',
    r: `0x${'1'.repeat(64)}`,
    s: `0x${'2'.repeat(64)}`,
  };
  const transaction = { from: ALICE, to: ALICE, data: '0x', chainId: '0x1' };

  it.each<[string, readonly unknown[], unknown]>([
    ['wallet_getCapabilities', [ALICE, ['0x1']], { '0x1': { atomic: { status: 'ready' } } }],
    ['wallet_getCallsStatus', ['0x77'], { version: '2.0.0', id: '0x77', status: 100 }],
    [
      'wallet_sendCalls',
      [
        {
          version: '2.0.0',
          chainId: '0x1',
          from: ALICE,
          atomicRequired: true,
          calls: [{ to: BOB, capabilities: { gasLimitOverride: { value: '0x1' } } }],
          capabilities: {
            paymasterService: { '0x1': { url: 'https://pay.test', optional: true } },
          },
        },
      ],
      { id: '0x77' },
    ],
    ['eth_sendTransaction', [{ ...transaction, authorizationList: [authorization] }], HASH],
    [
      'eth_sendTransaction',
      [
        {
          ...transaction,
          blobs: [BLOB],
          maxFeePerBlobGas: '0x1',
          blobVersionedHashes: [`0x01${'3'.repeat(62)}`],
        },
      ],
      HASH,
    ],
  ])('[R5.24] reaches them unchanged, as does the answer: %s', async (method, params, answer) => {
    const seen: unknown[] = [];
    const { ask } = await dappAt({
      wallet_getCallsStatus: () => ({ status: 200 }),
      [method]: (given) => {
        seen.push(given);
        return answer;
      },
    });

    expect(await ask(method, ...params)).toBe(answer);

    expect(seen[0]).toEqual(params);
  });
});

describe('blobs of a dapp', () => {
  it.each([
    ['none', [], 'must not be empty'],
    ['seven', Array.from({ length: 7 }, () => BLOB), 'larger than 761855 bytes'],
    ['a short one', [BLOB, BLOB.slice(0, -2)], 'blobs[1]'],
    ['one that is no hex', [`0x${'zz'.repeat(BLOB_BYTES)}`], 'blobs[0]'],
    ['one that is no text', [7], 'blobs[0]'],
  ])('[R5.24] [R9.6] are refused before any wallet is asked: %s', async (_what, blobs, text) => {
    const { ask, asked } = await dappAt(send);

    await expect(ask('eth_sendTransaction', { from: ALICE, to: BOB, blobs })).rejects.toMatchObject(
      {
        code: -32602,
        message: expect.stringContaining(text),
      },
    );
    expect(asked).toEqual([]);
  });

  it('[R5.24] reach the wallet where a block has room for them', async () => {
    const { ask, asked } = await dappAt(send);
    const blobs = Array.from({ length: 6 }, () => BLOB);

    expect(await ask('eth_sendTransaction', { from: ALICE, to: BOB, blobs })).toBe(HASH);
    expect(asked).toEqual(['eth_sendTransaction']);
  });
});

describe('fees of a dapp', () => {
  const transaction = { from: ALICE, to: BOB, gasPrice: '0x1' };

  it.each([{ maxFeePerGas: '0x2' }, { maxPriorityFeePerGas: '0x1' }])(
    '[R5.23] of both kinds at once are refused before any wallet is asked: %j',
    async (more) => {
      const { ask, asked } = await dappAt(send);

      await expect(ask('eth_sendTransaction', { ...transaction, ...more })).rejects.toMatchObject({
        code: -32602,
        message: 'A transaction cannot combine gasPrice with maxFeePerGas or maxPriorityFeePerGas.',
      });
      expect(asked).toEqual([]);
    },
  );

  it('[R5.23] of one kind reach the wallet', async () => {
    const { ask } = await dappAt(send);
    const { gasPrice: _none, ...without } = transaction;
    const both = { maxFeePerGas: '0x2', maxPriorityFeePerGas: '0x1' };

    expect(await ask('eth_sendTransaction', transaction)).toBe(HASH);
    expect(await ask('eth_sendTransaction', { ...without, ...both })).toBe(HASH);
  });
});

describe('wallet_showCallsStatus', () => {
  const receipt = (transactionHash: string) => ({ status: '0x1', transactionHash });

  it.each([
    [
      'the transaction of a bundle',
      [receipt(HASH), receipt(HASH)],
      { name: 'TransactionDetails', args: { hash: HASH } },
    ],
    ['the activity for several', [receipt(HASH), receipt(OTHER_HASH)], { name: 'Transactions' }],
    ['the activity for what is no hash', [receipt('../address/0x1')], { name: 'Transactions' }],
    ['the activity for none yet', undefined, { name: 'Transactions' }],
  ])('is answered by the widget, which shows %s', async (_what, receipts, view) => {
    const { ask, asked, widget } = await dappAt({
      wallet_getCallsStatus: ([id]) => ({ id, status: 100, ...(receipts && { receipts }) }),
    });

    expect(await ask('wallet_showCallsStatus', '0x1')).toBeNull();

    expect(asked).toEqual(['wallet_getCallsStatus']);
    expect(widget.state).toMatchObject({ isOpen: true, view });
  });

  it('shows the account where the site has no activity', async () => {
    const { ask, widget } = await dappAt(
      { wallet_getCallsStatus: () => ({ status: 200, receipts: [receipt(HASH)] }) },
      { features: { history: false } },
    );

    expect(await ask('wallet_showCallsStatus', '0x1')).toBeNull();
    expect(widget.state).toMatchObject({ isOpen: true, view: { name: 'Account' } });
  });

  it('rejects as the wallet does for a bundle that it does not know, and shows nothing', async () => {
    const unknown = Object.assign(new Error('No bundle has this id'), { code: 5730 });
    const { ask, asked, widget } = await dappAt({
      wallet_getCallsStatus: () => {
        throw unknown;
      },
    });

    await expect(ask('wallet_showCallsStatus', '0x1')).rejects.toBe(unknown);
    await expect(ask('wallet_showCallsStatus')).rejects.toMatchObject({ code: -32602 });
    expect(asked).toEqual(['wallet_getCallsStatus']);
    expect(widget.state.isOpen).toBe(false);
  });
});
