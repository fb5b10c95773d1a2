import { WagmiAdapter } from '@reown/appkit-adapter-wagmi';
import type { AppKitNetwork } from '@reown/appkit/networks';
import { arbitrum, mainnet } from '@reown/appkit/networks';
import { cookieStorage, createStorage } from 'wagmi';

export const projectId = 'abc';

export const networks = [mainnet, arbitrum] as [AppKitNetwork, ...AppKitNetwork[]];

/** What wagmi and the kit share. */
export const wagmiAdapter = new WagmiAdapter({
  storage: createStorage({ storage: cookieStorage }),
  ssr: true,
  projectId,
  networks,
});

export const config = wagmiAdapter.wagmiConfig;
