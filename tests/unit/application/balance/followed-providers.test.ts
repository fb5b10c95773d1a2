import { describe, expect, it } from '@jest/globals';
import type { Widget } from '../../../../application/widget/widget';
import { encodeBase58 } from '../../../../domain/address/base58';
import { parseCaipNetworkId } from '../../../../domain/caip/caip-network-id';
import { bitcoin, polkadot, solana } from '../../../../domain/network/more-networks';
import type { Network } from '../../../../domain/network/network';
import type { PolkadotPayload } from '../../../../ports/polkadot-wallet';
import { eventually } from '../../../support/eventually';
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

describe("a transaction that the dapp sends with the widget's provider", () => {
  it.each(['eth_sendTransaction', 'eth_sendRawTransaction'])(
    'has the balance read at the receipt of %s, and not before',
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
    'has the balance read when the wallet reports calls answered with %j as done',
    async (answer) => {
      const wallet = walletAnswering({
        wallet_sendCalls: [answer],
        wallet_getCallsStatus: [{ status: 100 }, { status: 200 }],
      });
      const { widget, adapters, clock } = await connectedWidget({ provider: wallet });
      adapters.of('eip155').setBalance(ALICE, 'eip155:1', 5n);

      await widget
        .provider()
        ?.request({ method: 'wallet_sendCalls', params: [{ calls: [{ to: ALICE }] }] });
      await clock.advance(0);
      expect(unitsOf(widget)).toBe(10n ** 18n);
      await clock.advance(5_000);

      expect(unitsOf(widget)).toBe(5n);
      expect(clock.sleeping).toBe(0);
    },
  );

  it('sends no request to the chain after any other request, nor after a failed one', async () => {
    const wallet = walletAnswering({ personal_sign: ['0x1'] });
    const { widget, adapters, clock } = await connectedWidget({ provider: wallet });

    await widget.provider()?.request({ method: 'personal_sign' });
    await clock.advance(60_000);

    expect(wallet.asked).toEqual(['personal_sign']);
    expect(adapters.of('eip155').outcomes.answers.asked).toEqual([]);
    expect(adapters.of('eip155').readCount).toBe(1);
  });

  it.each([
    [undefined],
    [{ method: 'eth_sendTransaction' }],
    [{ method: 'eth_sendUserOperation' }],
    [{ method: 'eth_call' }],
  ])('causes no read where the wallet answers %j without a hash', async (args) => {
    const wallet = { request: async () => ({}) };
    const { widget, adapters, clock } = await connectedWidget({ provider: wallet });

    await widget.provider()?.request(args as { readonly method: string });
    await clock.advance(60_000);

    expect(adapters.of('eip155').outcomes.answers.asked).toEqual([]);
    expect(adapters.of('eip155').readCount).toBe(1);
  });

  it('uses the same provider each time, with all fields of the wallet’s own', async () => {
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

/** A widget that is connected on `network`, to a wallet with `provider`. */
async function connectedOn(network: Network, address: string, provider: object) {
  const { chainNamespace: namespace, caipNetworkId } = network;
  const { chainReference } = parseCaipNetworkId(caipNetworkId);
  const headless = await connectedWidget({
    namespace,
    grant: { addresses: [address], chainReference },
    options: { networks: [network] },
  });
  Object.assign(headless.session, { access: { namespace, provider } });
  const chain = headless.adapters.of(namespace);
  const hear = (units: bigint): void => void chain.setBalance(address, caipNetworkId, units);
  const shown = (): bigint | undefined => {
    const { account } = headless.widget.state.connections[namespace];
    return account?.balance.status === 'loaded' ? account.balance.units : undefined;
  };
  return { ...headless, chain, hear, shown };
}

describe("a transaction that the dapp sends with another namespace's provider", () => {
  const signature = Uint8Array.from({ length: 64 }, (_, index) => index + 1);
  const signed = Uint8Array.from([1, ...signature, 9, 9, 9]);
  const hash = encodeBase58(signature);
  const solAddress = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv';
  const btcAddress = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
  const dotAddress = '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5';

  it.each([
    ['signAndSendTransaction', signature],
    ['signTransaction', signed],
  ] as const)('has the balance read when Solana has confirmed %s', async (method, answer) => {
    const provider = { [method]: async () => answer };
    const { chain, clock, hear, shown, widget } = await connectedOn(solana, solAddress, provider);
    hear(7n);

    const asked = widget.provider('solana')?.[method];
    expect(await asked?.(signed, { address: solAddress, network: solana })).toBe(answer);
    await eventually(() => expect(chain.outcomes.answers.asked).toEqual([hash]));
    expect(chain.readCount).toBe(1);
    chain.outcomes.answers.settle('succeeded');
    await clock.advance(0);

    expect(shown()).toBe(7n);
    expect(chain.readCount).toBe(2);
  });

  it.each([
    ['sendTransfer', 'txid'],
    ['signPsbt', { psbt: '', txid: 'txid' }],
  ] as const)(
    'has it read at once and in its block after %s on Bitcoin',
    async (method, answer) => {
      const provider = { [method]: async () => answer };
      const { chain, clock, hear, shown, widget } = await connectedOn(
        bitcoin,
        btcAddress,
        provider,
      );
      hear(7n);

      const asked = widget.provider('bip122')?.[method] as (() => Promise<unknown>) | undefined;
      await asked?.();
      await eventually(() => expect(chain.outcomes.answers.asked).toEqual(['txid']));
      expect(shown()).toBe(7n);
      hear(8n);
      chain.outcomes.answers.settle('succeeded');
      await clock.advance(0);

      expect(shown()).toBe(8n);
    },
  );

  it('does not follow a PSBT of Bitcoin that the wallet has signed but not sent', async () => {
    const provider = { signPsbt: async () => ({ psbt: '' }) };
    const { chain, clock, widget } = await connectedOn(bitcoin, btcAddress, provider);

    await widget.provider('bip122')?.signPsbt?.({ psbt: '', inputs: {}, chainReference: '' });
    await clock.advance(60_000);

    expect(chain.outcomes.answers.asked).toEqual([]);
    expect(chain.readCount).toBe(1);
  });

  it('has it read when Polkadot has the transaction with the nonce that the wallet signed', async () => {
    const provider = { signTransaction: async () => '0x01' };
    const { chain, clock, hear, shown, widget } = await connectedOn(polkadot, dotAddress, provider);
    hear(7n);
    const payload = { address: dotAddress, nonce: '0x0000000a' } as PolkadotPayload;

    await widget.provider('polkadot')?.signTransaction(payload);
    await eventually(() =>
      expect(chain.outcomes.nonces.asked).toEqual([{ address: dotAddress, nonce: 10n }]),
    );
    expect(chain.readCount).toBe(1);
    chain.outcomes.nonces.settle(undefined);
    await clock.advance(0);

    expect(shown()).toBe(7n);
  });

  it.each([{ address: dotAddress, nonce: 'ten' }, null])(
    'does no harm where the dapp has %j signed',
    async (payload) => {
      const provider = { signTransaction: async () => '0x01' };
      const { chain, clock, logger, widget } = await connectedOn(polkadot, dotAddress, provider);

      const signing = widget.provider('polkadot')?.signTransaction(payload as PolkadotPayload);
      expect(await signing).toBe('0x01');
      await eventually(() => expect(logger.entries).toHaveLength(1));
      await clock.advance(0);

      expect(chain.readCount).toBe(1);
    },
  );

  it('forwards everything else unchanged', async () => {
    const provider = { signMessage: async () => signature, isMine: true };
    const { chain, widget } = await connectedOn(solana, solAddress, provider);
    const handedOut = widget.provider('solana');

    expect({ ...handedOut }).toEqual({
      isMine: true,
      signMessage: expect.any(Function) as unknown,
    });
    expect(handedOut?.signTransaction).toBeUndefined();
    expect(handedOut && 'signTransaction' in handedOut).toBe(false);
    expect(await handedOut?.signMessage?.(signed, solAddress)).toBe(signature);
    expect(widget.provider('solana')).toBe(handedOut);
    expect(chain.outcomes.answers.asked).toEqual([]);
  });
});

describe('a balance read that the dapp requests', () => {
  it('is immediate with `force`', async () => {
    const { widget, adapters } = await connectedWidget();
    adapters.of('eip155').setBalance(ALICE, 'eip155:1', 5n);

    await widget.refreshBalance({ force: true });

    expect(unitsOf(widget)).toBe(5n);
  });

  it('runs once when the 30 s after the last reading are over, for any number of requests', async () => {
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
