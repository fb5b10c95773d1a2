import { describe, expect, it } from '@jest/globals';
import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import { arbitrum, ethereum } from '../../domain/network/built-in-networks';
import type { Network } from '../../domain/network/network';
import type { ChainAdapter, ChainAdapters } from '../../ports/chain-adapter';

/** An adapter, and the chains behind it. */
export interface ChainAdapterHarness {
  readonly adapter: ChainAdapter;

  /** An account, and two of the networks it is on. Those of `eip155` where they are absent. */
  readonly account?: {
    readonly address: string;
    readonly networks: readonly [Network, Network];

    /** The most that the chain can say anybody has. */
    readonly maxUnits: bigint;
  };
  readonly setBalance: (address: string, network: Network, units: bigint) => void;

  /** Makes every read fail as an endpoint does that cannot be reached. */
  readonly cutOff: () => void;
}

const onEvm = {
  address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  networks: [ethereum, arbitrum],
  maxUnits: 2n ** 256n - 1n,
} as const;

/** What every {@link ChainAdapter} owes its callers. */
export function describeChainAdapter(name: string, create: () => ChainAdapterHarness): void {
  describe(`${name} keeps the ChainAdapter contract`, () => {
    it('[R7.4] reads a balance exactly, whatever it is', async () => {
      const { account, adapter, setBalance } = create();
      const { address, networks, maxUnits } = account ?? onEvm;

      for (const units of [0n, 1n, 10n ** 9n + 1n, maxUnits]) {
        setBalance(address, networks[0], units);
        expect(await adapter.nativeBalance(address, networks[0])).toBe(units);
      }
    });

    it('[R7.4] keeps the networks apart', async () => {
      const { account, adapter, setBalance } = create();
      const { address, networks } = account ?? onEvm;
      setBalance(address, networks[0], 1n);
      setBalance(address, networks[1], 2n);

      expect(await adapter.nativeBalance(address, networks[1])).toBe(2n);
      expect(await adapter.nativeBalance(address, networks[0])).toBe(1n);
    });

    it('throws where the endpoint cannot be reached, and never says zero instead', async () => {
      const { account, adapter, cutOff } = create();
      const { address, networks } = account ?? onEvm;
      cutOff();

      await expect(adapter.nativeBalance(address, networks[0])).rejects.toMatchObject({
        name: 'WidgetError',
        code: 'RPC_UNREACHABLE',
      });
    });

    it('ends with the reason of a signal that aborted', async () => {
      const { account, adapter, setBalance } = create();
      const { address, networks } = account ?? onEvm;
      setBalance(address, networks[0], 1n);
      const reason = new Error('given up');
      const reading = adapter.nativeBalance(address, networks[0], AbortSignal.abort(reason));

      await expect(reading).rejects.toBe(reason);
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
