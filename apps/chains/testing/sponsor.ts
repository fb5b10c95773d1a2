import { deployAccountAbstraction } from './account-abstraction';
import { type TestBundler, startBundler } from './bundler';
import { evmContracts } from './evm-contracts';
import { type PaymasterService, startPaymasterService } from './paymaster-service';

/** What pays for operations on one chain. */
export interface Sponsor {
  readonly bundler: TestBundler;
  readonly paymaster: PaymasterService;
  stop(): Promise<void>;
}

/** Starts a bundler, and a paymaster with its service, on the chain of `url`. */
export async function startSponsor(
  { chainId, url }: { readonly chainId: number; readonly url: string },
  contracts = evmContracts(),
): Promise<Sponsor> {
  const { TestPaymaster } = await contracts;
  const deployed = await deployAccountAbstraction(url, TestPaymaster.bytecode);
  const [bundler, paymaster] = await Promise.all([
    startBundler(url, chainId),
    startPaymasterService(deployed),
  ]);
  return {
    bundler,
    paymaster,
    stop: async () => {
      await Promise.all([bundler.stop(), paymaster.stop()]);
    },
  };
}
