import { ConnectButton } from '@rainbow-me/rainbowkit';

export const Broken = () => <ConnectButton;
