import { describe, expect, it } from '@jest/globals';
import type { Widget } from '../../../../application/widget/widget';
import type { Eip1193Provider } from '../../../../ports/eip1193-provider';
import { ALICE, connectedWidget } from '../../../support/headless-kit';

const HASH = `0x${'a'.repeat(64)}`;

/** A wallet that answers each method with the next of its answers, the last one again and again. */
function walletAnswering(answers: Readonly<Record<string, readonly unknown[]>>): Eip1193Provider & {
  readonly asked: readonly string[];
} {
  const asked: string[] = [];
  const counts = new Map<string, number>();
  return Object.freeze({
    asked,
    request: async ({ method }: { readonly method: string }) => {
      asked.push(method);
      const all = answers[method] ?? [];
      const count = counts.get(method) ?? 0;
      counts.set(method, count + 1);
      return all[Math.min(count, all.length - 1)];
    },
  });
}

const unitsOf = ({ state }: Widget): bigint | undefined => {
  const balance = state.connections.eip155.account?.balance;
  return balance?.status === 'loaded' ? balance.units : undefined;
};

describe('what the dapp sends with the provider of the widget', () => {
  it.each(['eth_sendTransaction', 'eth_sendRawTransaction'])(
    'has the balance read again at the receipt of %s, and not before',
    async (method) => {
      const wallet = walletAnswering({ [method]: [HASH] });
      const { widget, adapters, clock } = await connectedWidget({ provider: wallet });
      const chain = adapters.of('eip155');
      chain.setBalance(ALICE, 'eip155:1', 5n);

      expect(await widget.provider()?.request({ method, params: [] })).toBe(HASH);
      await clock.advance(20_000);
      expect(chain.readCount).toBe(1);
      chain.outcomes.answers.settle('succeeded');
      await clock.advance(0);

      expect(chain.outcomes.answers.asked).toEqual([HASH]);
      expect(unitsOf(widget)).toBe(5n);
      expect(chain.readCount).toBe(2);
    },
  );

  it.each([{ id: '0x1' }, '0x1'])(
    'has it read again when the wallet says that calls answered with %j are done',
    async (answer) => {
      const wallet = walletAnswering({
        wallet_sendCalls: [answer],
        wallet_getCallsStatus: [{ status: 100 }, { status: 200 }],
      });
      const { widget, adapters, clock } = await connectedWidget({ provider: wallet });
      adapters.of('eip155').setBalance(ALICE, 'eip155:1', 5n);

      await widget.provider()?.request({ method: 'wallet_sendCalls', params: [] });
      await clock.advance(0);
      expect(unitsOf(widget)).toBe(10n ** 18n);
      await clock.advance(5_000);

      expect(unitsOf(widget)).toBe(5n);
      expect(clock.sleeping).toBe(0);
    },
  );

  it('asks nothing of the chain after any other request, nor after one that fails', async () => {
    const wallet = walletAnswering({ personal_sign: ['0x1'] });
    const { widget, adapters, clock } = await connectedWidget({ provider: wallet });

    await widget.provider()?.request({ method: 'personal_sign' });
    await clock.advance(60_000);

    expect(wallet.asked).toEqual(['personal_sign']);
    expect(adapters.of('eip155').outcomes.answers.asked).toEqual([]);
    expect(adapters.of('eip155').readCount).toBe(1);
  });

  it('is the same provider each time, with all that the wallet’s own has', async () => {
    class Wallet implements Eip1193Provider {
      readonly #name = 'mine';
      readonly isMine = true;
      request = async (): Promise<unknown> => undefined;

      name(): string {
        return this.#name;
      }
    }
    const wallet = new Wallet();
    const { widget } = await connectedWidget({ provider: wallet });

    const provider = widget.provider();

    expect(provider).toBe(widget.provider('eip155'));
    expect((provider as Wallet | undefined)?.isMine).toBe(true);
    expect((provider as Wallet | undefined)?.name()).toBe('mine');
  });
});

describe('a balance that the dapp asks for', () => {
  it('is read at once where it is forced', async () => {
    const { widget, adapters } = await connectedWidget();
    adapters.of('eip155').setBalance(ALICE, 'eip155:1', 5n);

    await widget.refreshBalance({ force: true });

    expect(unitsOf(widget)).toBe(5n);
  });

  it('is read once when the 30 s after the last reading are over, however often it is asked for', async () => {
    const { widget, adapters, clock } = await connectedWidget();
    adapters.of('eip155').setBalance(ALICE, 'eip155:1', 5n);

    await widget.refreshBalance();
    await widget.refreshBalance();
    await clock.advance(29_000);
    expect(unitsOf(widget)).toBe(10n ** 18n);
    await clock.advance(1_000);

    expect(unitsOf(widget)).toBe(5n);
    expect(adapters.of('eip155').readCount).toBe(2);
    await clock.advance(120_000);
    expect(adapters.of('eip155').readCount).toBe(2);
  });
});
