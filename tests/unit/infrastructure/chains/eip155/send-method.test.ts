import { describe, expect, it } from '@jest/globals';
import { Eip155Wallet } from '../../../../../infrastructure/chains/eip155/eip155-wallet';
import { requestSending } from '../../../../../infrastructure/chains/eip155/send-method';

const transaction = { to: '0x000000000000000000000000000000000000bEEF' };

/** A wallet whose methods answer, or fail with a code, and what it was asked. */
function walletWith(answers: Readonly<Record<string, string | number>>) {
  const asked: string[] = [];
  const request = async ({ method }: { readonly method: string }): Promise<unknown> => {
    asked.push(method);
    const answer = answers[method] ?? -32601;
    if (typeof answer === 'string') return answer;
    throw Object.assign(new Error('no'), { code: answer });
  };
  const wallet = new Eip155Wallet({ request }, 'test');
  return { asked, send: () => requestSending(wallet, transaction) };
}

describe('the method by which a wallet sends', () => {
  it('is the usual one, and no other is asked where that fails', async () => {
    const usual = walletWith({ eth_sendTransaction: '0x1' });
    expect(await usual.send()).toEqual({ method: 'eth_sendTransaction', answer: '0x1' });

    for (const code of [4001, -32000, -32602, -32603, 4100]) {
      const failing = walletWith({ eth_sendTransaction: code, wallet_sendTransaction: '0x2' });
      await expect(failing.send()).rejects.toMatchObject({ context: { rpcCode: code } });
      expect(failing.asked).toEqual(['eth_sendTransaction']);
    }
  });

  it.each([-32601, -32004, 4200])(
    '[R9.5] is another one where the wallet does not have the usual one (%i), from then on without asking for it',
    async (code) => {
      const { asked, send } = walletWith({
        eth_sendTransaction: code,
        wallet_sendTransaction: '0x2',
      });

      expect(await send()).toEqual({ method: 'wallet_sendTransaction', answer: '0x2' });
      expect(await send()).toEqual({ method: 'wallet_sendTransaction', answer: '0x2' });

      expect(asked).toEqual([
        'eth_sendTransaction',
        'wallet_sendTransaction',
        'wallet_sendTransaction',
      ]);
    },
  );

  it('[R9.5] is remembered for 128 wallets: the oldest makes room', async () => {
    const wallets = Array.from({ length: 129 }, () =>
      walletWith({ wallet_sendTransaction: '0x2' }),
    );
    for (const { send } of wallets) await send();
    for (const { send } of [...wallets].reverse()) await send();

    const [first, second] = wallets;
    expect(second?.asked).toHaveLength(3);
    expect(first?.asked).toHaveLength(4);
  });

  it('is none where the wallet has neither, and a visitor who declines is asked once', async () => {
    const { asked, send } = walletWith({ eth_sendTransaction: 4200 });
    await expect(send()).rejects.toMatchObject({ context: { rpcCode: 4200 } });
    expect(asked).toEqual(['eth_sendTransaction', 'wallet_sendTransaction']);

    const declining = walletWith({ wallet_sendTransaction: 4001 });
    await expect(declining.send()).rejects.toMatchObject({ context: { rpcCode: 4001 } });
  });
});
