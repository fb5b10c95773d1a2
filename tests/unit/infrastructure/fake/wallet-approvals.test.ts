import { describe, expect, it } from '@jest/globals';
import type { ApprovalAnswer } from '../../../../infrastructure/fake/wallet/approval';
import { ALICE, ask, heard, testWallet } from './wallet-test-kit';

const connect = 'eth_requestAccounts';

describe("the visitor's answer", () => {
  it('is 4001 for a refusal, and the next question is a new one', async () => {
    const wallet = testWallet().next('reject');

    await expect(ask(wallet, connect)).rejects.toMatchObject({ code: 4001 });
    expect(await ask(wallet, connect)).toEqual([ALICE]);
  });

  it.each<[string, unknown]>([
    ['an error with a code', { code: 5000, message: 'User rejected' }],
    ['a text', 'User denied'],
    ['nothing at all', null],
  ])('is the scripted one: %s', async (_name, error) => {
    const wallet = testWallet().next({ error });

    await expect(ask(wallet, connect)).rejects.toBe(error);
  });

  it('is a scripted value, without any effect', async () => {
    const wallet = testWallet().next({ result: ['no address'] });

    expect(await ask(wallet, connect)).toEqual(['no address']);
    expect(await ask(wallet, 'eth_accounts')).toEqual([]);
  });

  it('arrives after the scripted delay', async () => {
    const waited: number[] = [];
    const wallet = testWallet({
      sleep: (ms) => {
        waited.push(ms);
        return Promise.resolve();
      },
    });

    wallet.next({ delayMs: 250 }).next({ delayMs: 9, answer: 'reject' });

    expect(await ask(wallet, connect)).toEqual([ALICE]);
    wallet.setAccounts([]);
    await expect(ask(wallet, connect)).rejects.toMatchObject({ code: 4001 });
    expect(waited).toEqual([250, 9]);
  });

  it('waits in real time by default', async () => {
    const before = Date.now();

    await ask(testWallet().next({ delayMs: 30 }), connect);

    expect(Date.now() - before).toBeGreaterThanOrEqual(25);
  });

  it('comes from the hook where the script is used up', async () => {
    const answers: ApprovalAnswer[] = ['reject', 'approve'];
    const wallet = testWallet({ approval: async () => answers.shift() ?? 'hang' });

    await expect(ask(wallet.next({ error: 1 }), connect)).rejects.toBe(1);
    await expect(ask(wallet, connect)).rejects.toMatchObject({ code: 4001 });
    expect(await ask(wallet, connect)).toEqual([ALICE]);
  });
});

describe('a question without an answer', () => {
  it('stays open, is shown as pending, and is settled later', async () => {
    const wallet = testWallet().next('hang');
    const changes = heard(wallet, 'accountsChanged');

    const answer = ask(wallet, connect);
    expect(wallet.state.pending).toMatchObject([{ kind: 'connect', method: connect }]);
    wallet.settle('approve');

    expect(await answer).toEqual([ALICE]);
    expect(changes).toEqual([[ALICE]]);
    expect(wallet.state.pending).toEqual([]);
  });

  it.each([[connect], ['wallet_requestPermissions', { eth_accounts: {} }]])(
    'makes %s answer -32002',
    async (method, ...params) => {
      const wallet = testWallet().next('hang');
      const first = ask(wallet, connect);

      await expect(ask(wallet, method, ...params)).rejects.toMatchObject({ code: -32002 });

      wallet.settle('reject');
      await expect(first).rejects.toMatchObject({ code: 4001 });
    },
  );

  it('is settled by its id, after a delay where the answer has one', async () => {
    const wallet = testWallet({ approval: () => 'hang', sleep: () => Promise.resolve() });
    const account = ask(wallet, connect);
    const move = ask(wallet, 'wallet_switchEthereumChain', { chainId: '0xa4b1' });
    const [first, second] = wallet.state.pending;

    wallet.settle({ delayMs: 9, answer: 'reject' }, second?.id);
    await expect(move).rejects.toMatchObject({ code: 4001 });
    expect(wallet.state.pending).toEqual([first]);

    wallet.settle('approve', first?.id);
    expect(await account).toEqual([ALICE]);
  });

  it('does not block a question of another kind', async () => {
    const wallet = testWallet().next('hang');
    const first = ask(wallet, connect);

    expect(await ask(wallet, 'wallet_switchEthereumChain', { chainId: '0xa4b1' })).toBeNull();

    wallet.settle('approve');
    await first;
  });

  it('makes a second switch answer -32002', async () => {
    const wallet = testWallet().next('hang');
    const first = ask(wallet, 'wallet_switchEthereumChain', { chainId: '0xa4b1' });

    const second = ask(wallet, 'wallet_switchEthereumChain', { chainId: '0xa4b1' });
    await expect(second).rejects.toMatchObject({ code: -32002 });

    wallet.settle('approve');
    expect(await first).toBeNull();
    expect(wallet.state.chainId).toBe(42161);
  });
});
