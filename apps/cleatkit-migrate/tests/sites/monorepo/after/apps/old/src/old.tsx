import { ConnectButton } from '@rainbow-me/rainbowkit';

export const Old = () => <ConnectButton />;
