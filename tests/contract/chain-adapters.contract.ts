import { describe, expect, it } from '@jest/globals';
import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import { arbitrum, ethereum } from '../../domain/network/built-in-networks';
import type { Network } from '../../domain/network/network';
import type { ChainAdapter, ChainAdapters } from '../../ports/chain-adapter';

/** An adapter for `eip155`, and the chains behind it. */
export interface ChainAdapterHarness {
  readonly adapter: ChainAdapter;
  readonly setBalance: (address: string, network: Network, units: bigint) => void;

  /** Makes every read fail as an endpoint does that cannot be reached. */
  readonly cutOff: () => void;
}

const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

/** What every {@link ChainAdapter} owes its callers. */
export function describeChainAdapter(name: string, create: () => ChainAdapterHarness): void {
  describe(`${name} keeps the ChainAdapter contract`, () => {
    it.each([0n, 1n, 10n ** 18n, 2n ** 256n - 1n])(
      '[R7.4] reads a balance of %s base units exactly',
      async (units) => {
        const { adapter, setBalance } = create();
        setBalance(ALICE, ethereum, units);

        expect(await adapter.nativeBalance(ALICE, ethereum)).toBe(units);
      },
    );

    it('[R7.4] keeps the networks apart', async () => {
      const { adapter, setBalance } = create();
      setBalance(ALICE, ethereum, 1n);
      setBalance(ALICE, arbitrum, 2n);

      expect(await adapter.nativeBalance(ALICE, arbitrum)).toBe(2n);
      expect(await adapter.nativeBalance(ALICE, ethereum)).toBe(1n);
    });

    it('throws where the endpoint cannot be reached, and never says zero instead', async () => {
      const { adapter, cutOff } = create();
      cutOff();

      await expect(adapter.nativeBalance(ALICE, ethereum)).rejects.toMatchObject({
        name: 'WidgetError',
        code: 'RPC_UNREACHABLE',
      });
    });

    it('ends with the reason of a signal that aborted', async () => {
      const { adapter, setBalance } = create();
      setBalance(ALICE, ethereum, 1n);
      const reason = new Error('given up');

      await expect(adapter.nativeBalance(ALICE, ethereum, AbortSignal.abort(reason))).rejects.toBe(
        reason,
      );
    });
  });
}

/** What all {@link ChainAdapters} owe their callers. `create` has an adapter for `eip155` alone. */
export function describeChainAdapters(name: string, create: () => ChainAdapters): void {
  describe(`${name} keeps the ChainAdapters contract`, () => {
    it('finds the adapter of a namespace, always the same one', async () => {
      const adapters = create();

      const adapter = await adapters.find('eip155');

      expect(adapter.namespace).toBe('eip155');
      expect(await adapters.find('eip155')).toBe(adapter);
    });

    it.each<ChainNamespace>(['solana', 'polkadot', 'bip122'])(
      'says that there is none for %s',
      async (namespace) => {
        await expect(create().find(namespace)).rejects.toMatchObject({
          code: 'ADAPTER_NOT_FOUND',
          message: `Adapter for namespace ${namespace} doesn't exist`,
        });
      },
    );
  });
}
