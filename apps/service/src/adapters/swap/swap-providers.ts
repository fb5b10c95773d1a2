import type { SwapConfig } from '../../config/swap-config';
import type { ProviderClients } from '../providers/provider-clients';
import { OneInch } from './one-inch';
import { ZeroEx } from './zero-ex';
import type { SwapProviders } from '../../ports/swap-provider';

/** The providers whose keys are set. */
export function swapProviders(
  { oneInch, zeroEx }: SwapConfig,
  clients: ProviderClients,
): SwapProviders {
  return {
    ...(zeroEx && { '0x': new ZeroEx(zeroEx, clients.of('0x')) }),
    ...(oneInch && { '1inch': new OneInch(oneInch, clients.of('1inch')) }),
  };
}
