import { describe, expect, it, jest } from '@jest/globals';
import { solana } from '../../../../../domain/network/more-networks';
import { signAndSubmit } from '../../../../../infrastructure/chains/solana/sign-and-submit';
import { sponsoredSolanaWallet } from '../../../../../infrastructure/chains/solana/sponsored-solana-wallet';
import type { SolanaWallet } from '../../../../../ports/solana-wallet';

const keys = { takes: () => true } as never;
const signature = new Uint8Array(64).fill(7);

/** Which method a wallet that has both is asked by. */
async function methodsOf(isSponsored: boolean): Promise<readonly string[]> {
  const signs = jest.fn<NonNullable<SolanaWallet['signTransaction']>>();
  const sends = jest.fn<NonNullable<SolanaWallet['signAndSendTransaction']>>();
  signs.mockRejectedValue(new Error('It signs'));
  sends.mockResolvedValue(signature);
  const both = { signTransaction: signs, signAndSendTransaction: sends };
  const provider = isSponsored ? Object.assign(sponsoredSolanaWallet(keys), both) : both;
  const asked = {
    unsigned: { wire: Uint8Array.of(1) } as never,
    life: { blockhash: 'a', lastValidBlockHeight: 1 },
    from: 'a',
    network: solana,
  };
  const session = { access: { namespace: 'solana', provider } } as never;
  const deps = { networks: () => [], rpcClients: { forNetwork: () => ({}) } } as never;
  await signAndSubmit(asked, session, deps).catch(() => undefined);
  return [...signs.mock.calls.map(() => 'sign'), ...sends.mock.calls.map(() => 'send')];
}

describe('a transaction of Solana that the widget makes', () => {
  it('is sent by a wallet whose operator may pay for that, and by the widget else', async () => {
    expect(await methodsOf(true)).toEqual(['send']);
    expect(await methodsOf(false)).toEqual(['sign']);
  });
});
