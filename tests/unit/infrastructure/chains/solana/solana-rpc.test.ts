import { describe, expect, it } from '@jest/globals';
import { SolanaRpc } from '../../../../../infrastructure/chains/solana/solana-rpc';

const owner = 'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9';
const mint = '9hSR6S7WPtxmTojgo6GG3k4yDPecgJY292j7xrsUGWBu';
const TOKEN_2022 = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb';

/** A node with one answer for all requests. */
function rpcWith(answer: unknown): SolanaRpc {
  return new SolanaRpc({ request: async () => answer });
}

describe('an answer of a Solana node', () => {
  it('lists the tokens that the node can read, where it cannot read all of them', async () => {
    const info = {
      mint,
      state: 'initialized',
      tokenAmount: { amount: '42', decimals: 2 },
    };
    // The answer of nodes where an account has an extension that is newer than they are.
    const unread = { owner: TOKEN_2022, data: ['AQID', 'base64'] };
    const rpc = rpcWith({
      value: [
        { pubkey: owner, account: unread },
        { pubkey: owner, account: { owner: TOKEN_2022, data: { parsed: { info } } } },
      ],
    });

    expect(await rpc.tokenAccounts(owner, { mint })).toEqual([
      {
        account: owner,
        program: TOKEN_2022,
        mint,
        units: 42n,
        decimals: 2,
        isFrozen: false,
      },
    ]);
  });

  it('is refused for a price below zero, which a transaction would write as a huge one', async () => {
    const prices = rpcWith([{ prioritizationFee: -1 }]).priorityPrices([owner]);

    await expect(prices).rejects.toMatchObject({ code: 'RPC_RESPONSE_INVALID' });
  });

  it.each([
    { blockhash: owner, lastValidBlockHeight: 1.5 },
    { blockhash: 'O0Il', lastValidBlockHeight: 7 },
  ])('is refused for a blockhash that no transaction can use: %j', async (value) => {
    await expect(rpcWith({ value }).latestBlockhash()).rejects.toMatchObject({
      code: 'RPC_RESPONSE_INVALID',
    });
  });
});
