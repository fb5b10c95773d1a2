import type { Hex } from 'viem';
import { paymasterAt } from '../testing/account-abstraction';
import { startBundler } from '../testing/bundler';
import { startPaymasterService } from '../testing/paymaster-service';

interface SponsorOptions {
  readonly url: string;
  readonly chainId: number;

  /** Where `deployContracts` has put it. */
  readonly paymaster: Hex;
  readonly ports: { readonly bundler: number; readonly paymaster: number };
}

/** Starts what sends the bundles of smart accounts on an EVM chain of the demo, and pays for them. */
export async function startSponsor({ chainId, paymaster, ports, url }: SponsorOptions) {
  const [bundler, service] = await Promise.all([
    startBundler(url, chainId, ports.bundler),
    startPaymasterService(paymasterAt(paymaster), ports.paymaster),
  ]);
  return {
    stop: async () => {
      await Promise.all([bundler.stop(), service.stop()]);
    },
  };
}
